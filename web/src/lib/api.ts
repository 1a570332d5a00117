// The lobby of the hall, over HTTP.
import { readLines } from './readLines'
import type { Again, Analysing, Analysis, AnalysisMessage, Guest, Hall, NewTable, PlayOn, ReplayFrames, Seat, TableInfo, Token } from './protocol'
import { apiRoutes } from './routes'
import { locale, t } from './text.svelte'

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
  const reply = await reach(path, {
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
  hall: () => ask<Hall>('GET', apiRoutes.hall()),
  rename: (name: string) => ask<Guest>('PUT', apiRoutes.me(), { name }),
  open: (table: NewTable) => ask<TableInfo>('POST', apiRoutes.tables(), table),
  table: (id: string) => ask<TableInfo>('GET', apiRoutes.table(id)),
  sit: (id: string, seat: Seat | null) => ask<TableInfo>('POST', apiRoutes.sit(id), { seat }),
  entropy: (id: string, entropy: string) => ask<TableInfo>('PUT', apiRoutes.entropy(id), { entropy }),
  seatBot: (id: string, seat: Seat, level: string) => ask<TableInfo>('PUT', apiRoutes.bot(id, seat), { level }),
  unseatBot: (id: string, seat: Seat) => ask<TableInfo>('DELETE', apiRoutes.bot(id, seat)),
  token: (id: string, seat: Seat) => ask<Token>('POST', apiRoutes.token(id), { seat }),
  leave: (id: string) => ask<TableInfo>('POST', apiRoutes.leave(id)),
  start: (id: string) => ask<TableInfo>('POST', apiRoutes.start(id)),
  rematch: (id: string, again: Again) => ask<TableInfo>('POST', apiRoutes.rematch(id), again),
  playOn: (id: string, from: PlayOn) => ask<TableInfo>('POST', apiRoutes.continue(id), from),
  replay: (id: string, eyes: Seat | null) => ask<ReplayFrames>('GET', apiRoutes.replay(id) + (eyes ? `?eyes=${eyes}` : '')),
}

/** The analysis of a match; until it is there the hall says, line by line, how far it is. */
export async function analyse(id: string, heard: (progress: Analysing) => void, signal: AbortSignal): Promise<Analysis> {
  try {
    const reply = await send('POST', apiRoutes.analysis(id), undefined, signal)
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
