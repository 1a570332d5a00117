// What the people and bots at a table are called.
import type { Seat, SeatInfo, TableInfo } from './protocol'
import { locale, t } from './text.svelte'

export function levelName(level: string): string {
  return locale.text.has(`bots-level-${level}`) ? t(`bots-level-${level}`) : level
}

/** A guest without a name is called so in the language of the page. */
export function displayName(player: string): string {
  const number = /^Guest (\d{4})$/.exec(player)?.[1]
  return number ? t('web-guest', { number }) : player
}

export function playerNames(table: TableInfo): Record<Seat, string> {
  const names = table.seats.map((info) => (info.player && displayName(info.player)) ?? (info.bot ? t('web-bot', { level: levelName(info.bot) }) : ''))
  return Object.fromEntries(
    table.seats.map((info, index) => {
      const { seat } = info
      const name = names[index]!
      const alone = !name || names.indexOf(name) === names.lastIndexOf(name)
      return [seat, alone ? name : withSeat(table, info, name)]
    }),
  )
}

/** Two players of the same name are distinguished by their seats. */
function withSeat(table: TableInfo, { seat, player, bot }: SeatInfo, name: string): string {
  const place = seatName(table.game, seat)
  return bot && !player ? t('web-bot-at', { level: levelName(bot), seat: place }) : t('web-player-at', { name, seat: place })
}

/** What a game is called: by the page, else by its own texts. */
export function gameName(game: string): string {
  const id = [`web-game-${game}`, `${game}-title`].find((each) => locale.text.has(each))
  return id ? t(id) : game
}

export function seatName(game: string, seat: Seat): string {
  return t(`${game}-seat-${seat}`)
}

export function optionName(game: string, option: string, value?: string): string {
  const id = value === undefined ? `web-option-${game}-${option}` : `web-option-${game}-${option}-${value}`
  return locale.text.has(id) ? t(id) : (value ?? option)
}
