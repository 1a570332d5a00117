// The cards of a game that the page was built without: a name, and a text.
import type { CardKit } from '../cardKit'
import type { ListedCard } from '../protocol'

export const plainCards: CardKit<ListedCard> = {
  describe: (card) => (card.text ? `${card.name}. ${card.text}` : card.name),
  facts: () => [],
  abilities: (card) => [card.text],
  order: () => 0,
  filters: {},
  drawing: null,
}
