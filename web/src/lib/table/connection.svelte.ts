// The WebSocket of a table: connects again with growing pauses, and pairs every message with its reply.
import type { Ack, ClientMessage, Error as Refused, ServerMessage } from '../protocol'

type Reply = Ack | Refused
/** A client message without its number. */
type Unnumbered<M> = M extends { id: number } ? Omit<M, 'id'> : never
export type Saying = Unnumbered<ClientMessage>

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 15_000
const PING_EVERY = 25_000

export class Connection {
  state: 'connecting' | 'open' | 'lost' | 'closed' = $state('connecting')
  reason: string | null = $state(null)
  #socket: WebSocket | undefined
  #number = 0
  #waiting = new Map<number, (reply: Reply) => void>()
  #pause = FIRST_PAUSE
  #timer: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined

  constructor(
    private readonly address: () => string,
    private readonly onMessage: (message: ServerMessage) => void,
  ) {}

  open(): void {
    clearTimeout(this.#timer)
    this.#socket?.close()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}${this.address()}`)
    this.#socket = socket
    socket.onmessage = (event) => this.#receive(socket, JSON.parse(event.data as string) as ServerMessage)
    socket.onclose = (event) => this.#lost(socket, event)
    this.#ping ??= setInterval(() => this.state === 'open' && void this.say({ type: 'ping' }), PING_EVERY)
    addEventListener('online', this.#again)
    document.addEventListener('visibilitychange', this.#again)
  }

  close(): void {
    this.state = 'closed'
    clearTimeout(this.#timer)
    clearInterval(this.#ping)
    removeEventListener('online', this.#again)
    document.removeEventListener('visibilitychange', this.#again)
    this.#socket?.close()
  }

  /** Say something; the reply is an `Ack`, an `Error`, or one of ours if the connection breaks. */
  say(saying: Saying): Promise<Reply> {
    const id = ++this.#number
    return new Promise((resolve) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        resolve({ type: 'error', id, code: 'web-error-offline', message: '' })
        return
      }
      this.#waiting.set(id, resolve)
      this.#socket.send(JSON.stringify({ ...saying, id }))
    })
  }

  #receive(socket: WebSocket, message: ServerMessage): void {
    if (socket !== this.#socket) return
    if (message.type === 'welcome') {
      this.state = 'open'
      this.reason = null
      this.#pause = FIRST_PAUSE
    }
    if (message.type === 'error' && message.id === null) this.reason = message.message
    if (message.type === 'goodbye') {
      this.reason ??= message.reason
      if (message.retry == null) this.state = 'closed'
      else this.#pause = message.retry * 1000
    }
    if ((message.type === 'ack' || message.type === 'error') && message.id !== null) {
      this.#waiting.get(message.id)?.(message)
      this.#waiting.delete(message.id)
    }
    this.onMessage(message)
  }

  #lost(socket: WebSocket, event: CloseEvent): void {
    if (socket !== this.#socket || this.state === 'closed') return
    this.state = 'lost'
    this.reason ??= event.reason || null
    for (const [id, resolve] of this.#waiting) resolve({ type: 'error', id, code: 'web-error-offline', message: '' })
    this.#waiting.clear()
    this.#timer = setTimeout(() => this.open(), this.#pause * (0.75 + Math.random() / 2))
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  /** The network is back, or somebody looks: do not wait any longer. */
  #again = (): void => {
    if (this.state === 'lost' && !document.hidden) {
      this.#pause = FIRST_PAUSE
      this.open()
    }
  }
}
