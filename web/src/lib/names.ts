// What the people and bots at a table are called.
import type { Seat, SeatInfo, TableInfo } from './protocol'
import { speech, t } from './text.svelte'

export function levelName(level: string): string {
  return speech.text.has(`bots-level-${level}`) ? t(`bots-level-${level}`) : level
}

/** Somebody without a name of their own is a guest in every language. */
export function called(player: string): string {
  const number = /^Guest (\d{4})$/.exec(player)?.[1]
  return number ? t('web-guest', { number }) : player
}

export function playerNames(table: TableInfo): Record<Seat, string> {
  const names = table.seats.map((info) => (info.player && called(info.player)) ?? (info.bot ? t('web-bot', { level: levelName(info.bot) }) : ''))
  return Object.fromEntries(
    table.seats.map((info, index) => {
      const { seat } = info
      const name = names[index]!
      const alone = !name || names.indexOf(name) === names.lastIndexOf(name)
      return [seat, alone ? name : toldApart(table, info, name)]
    }),
  )
}

/** Two of one name are told apart by their seats. */
function toldApart(table: TableInfo, { seat, player, bot }: SeatInfo, name: string): string {
  const place = seatName(table.game, seat)
  return bot && !player ? t('web-bot-at', { level: levelName(bot), seat: place }) : t('web-player-at', { name, seat: place })
}

export function seatName(game: string, seat: Seat): string {
  return t(`${game}-seat-${seat}`)
}

export function optionName(game: string, option: string, value?: string): string {
  const id = value === undefined ? `web-option-${game}-${option}` : `web-option-${game}-${option}-${value}`
  return speech.text.has(id) ? t(id) : (value ?? option)
}
