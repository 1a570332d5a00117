// Made by `python -m wizardhall.server.typescript` from the routes of the hall. Do not edit.

export const apiRoutes = {
  hall: (): string => '/api/hall',
  games: (): string => '/api/games',
  gameCards: (gameName: string): string => `/api/games/${encodeURIComponent(gameName)}/cards`,
  gameTexts: (gameName: string, language: string): string => `/api/games/${encodeURIComponent(gameName)}/texts/${encodeURIComponent(language)}`,
  me: (): string => '/api/me',
  tables: (): string => '/api/tables',
  table: (tableId: string): string => `/api/tables/${encodeURIComponent(tableId)}`,
  sit: (tableId: string): string => `/api/tables/${encodeURIComponent(tableId)}/sit`,
  bot: (tableId: string, seat: string): string => `/api/tables/${encodeURIComponent(tableId)}/bots/${encodeURIComponent(seat)}`,
  entropy: (tableId: string): string => `/api/tables/${encodeURIComponent(tableId)}/entropy`,
  leave: (tableId: string): string => `/api/tables/${encodeURIComponent(tableId)}/leave`,
  start: (tableId: string): string => `/api/tables/${encodeURIComponent(tableId)}/start`,
  rematch: (tableId: string): string => `/api/tables/${encodeURIComponent(tableId)}/rematch`,
  token: (tableId: string): string => `/api/tables/${encodeURIComponent(tableId)}/token`,
  record: (tableId: string): string => `/api/tables/${encodeURIComponent(tableId)}/record`,
  replay: (tableId: string): string => `/api/tables/${encodeURIComponent(tableId)}/replay`,
  cards: (tableId: string): string => `/api/tables/${encodeURIComponent(tableId)}/cards`,
  analysis: (tableId: string): string => `/api/tables/${encodeURIComponent(tableId)}/analysis`,
  continue: (tableId: string): string => `/api/tables/${encodeURIComponent(tableId)}/continue`,
}

export const socketRoutes = {
  table: (tableId: string): string => `/ws/tables/${encodeURIComponent(tableId)}`,
}

export const pageRoutes = {
  start: (): string => '/',
  new: (game: string): string => `/new/${encodeURIComponent(game)}`,
  table: (tableId: string): string => `/table/${encodeURIComponent(tableId)}`,
  replay: (tableId: string): string => `/replay/${encodeURIComponent(tableId)}`,
  rules: (game: string): string => `/rules/${encodeURIComponent(game)}`,
  cards: (game: string): string => `/cards/${encodeURIComponent(game)}`,
}

/** What the pages are about, by the first word of their address. */
export const PAGES = {
  new: 'game',
  table: 'tableId',
  replay: 'tableId',
  rules: 'game',
  cards: 'game',
} as const

export type PageName = keyof typeof PAGES
