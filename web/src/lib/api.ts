// The lobby of the hall, over HTTP.
import { readLines } from './readLines'
import type { Again, Analysing, Analysis, AnalysisMessage, Guest, Hall, NewTable, PlayOn, ReplayFrames, Seat, TableInfo, Token } from './protocol'
import { locale, t } from './text.svelte'
import { freshEntropy } from './entropy'

/** The hall refused, and says why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Fetch; a browser says only in its own words that the hall is away. */
export async function reach(address: string, how: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, how)
  } catch (error) {
    throw how.signal?.aborted ? error : new Error(t('web-error-offline'))
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await send(method, path, body)
  return (reply.status === 204 ? undefined : await reply.json()) as T
}

async function send(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const reply = await reach(`/api/${path}`, {
    method,
    signal,
    headers: {
      'Accept-Language': locale.language,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (!reply.ok) throw new Refusal(reply.status, await reason(reply))
  return reply
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
  token: (id: string, seat: Seat) => ask<Token>('POST', `tables/${id}/token`, { seat, entropy: freshEntropy() }),
  leave: (id: string) => ask<TableInfo>('POST', `tables/${id}/leave`),
  start: (id: string) => ask<TableInfo>('POST', `tables/${id}/start`),
  rematch: (id: string, again: Again) => ask<TableInfo>('POST', `tables/${id}/rematch`, again),
  playOn: (id: string, from: PlayOn) => ask<TableInfo>('POST', `tables/${id}/continue`, from),
  replay: (id: string, eyes: Seat | null) => ask<ReplayFrames>('GET', `tables/${id}/replay${eyes ? `?eyes=${eyes}` : ''}`),
}

/** The analysis of a match; until it is there the hall says, line by line, how far it is. */
export async function analyse(id: string, heard: (progress: Analysing) => void, signal: AbortSignal): Promise<Analysis> {
  try {
    const reply = await send('POST', `tables/${id}/analysis`, undefined, signal)
    for await (const line of readLines(reply.body!)) {
      const message = JSON.parse(line) as AnalysisMessage
      if (message.type === 'analysed') return message.analysis as Analysis
      if (message.type === 'error') throw new Refusal(500, message.message)
      heard(message)
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
  }
  throw new Error(t('web-error-offline'))
}

export const recordAddress = (id: string): string => `/api/tables/${id}/record`
/** The cards of a table: the house set, or a set of its own. */
export const tableCards = (id: string): string => `/api/tables/${id}/cards`
