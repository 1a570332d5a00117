// The lobby of the hall, over HTTP.
import type { Again, Guest, Hall, NewTable, ReplayFrames, Seat, TableInfo, Token } from './protocol'
import { speech } from './text.svelte'
import { freshWords } from './words'

/** The hall refused, and says why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await fetch(`/api/${path}`, {
    method,
    headers: {
      'Accept-Language': speech.language,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (!reply.ok) throw new Refusal(reply.status, await reason(reply))
  return (reply.status === 204 ? undefined : await reply.json()) as T
}

async function reason(reply: Response): Promise<string> {
  try {
    const said = (await reply.json()) as { message?: string; detail?: string }
    return said.message ?? said.detail ?? reply.statusText
  } catch {
    return reply.statusText
  }
}

export const api = {
  hall: () => ask<Hall>('GET', 'hall'),
  rename: (name: string) => ask<Guest>('PUT', 'me', { name }),
  open: (table: NewTable) => ask<TableInfo>('POST', 'tables', table),
  table: (id: string) => ask<TableInfo>('GET', `tables/${id}`),
  sit: (id: string, seat: Seat | null, entropy: string) => ask<TableInfo>('POST', `tables/${id}/sit`, { seat, entropy }),
  entropy: (id: string, entropy: string) => ask<TableInfo>('PUT', `tables/${id}/entropy`, { entropy }),
  seatBot: (id: string, seat: Seat, level: string) => ask<TableInfo>('PUT', `tables/${id}/bots/${seat}`, { level }),
  unseatBot: (id: string, seat: Seat) => ask<TableInfo>('DELETE', `tables/${id}/bots/${seat}`),
  token: (id: string, seat: Seat) => ask<Token>('POST', `tables/${id}/token`, { seat, entropy: freshWords() }),
  leave: (id: string) => ask<TableInfo>('POST', `tables/${id}/leave`),
  start: (id: string) => ask<TableInfo>('POST', `tables/${id}/start`),
  rematch: (id: string, again: Again) => ask<TableInfo>('POST', `tables/${id}/rematch`, again),
  replay: (id: string, eyes: Seat | null) => ask<ReplayFrames>('GET', `tables/${id}/replay${eyes ? `?eyes=${eyes}` : ''}`),
}

export const recordAddress = (id: string): string => `/api/tables/${id}/record`
/** The cards of a table: the house set, or a set of its own. */
export const tableCards = (id: string): string => `/api/tables/${id}/cards`
