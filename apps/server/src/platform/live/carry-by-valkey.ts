import { setTimeout as pause } from 'node:timers/promises'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import { waitAtMost } from '../time-limits.ts'
import type { EventCarrier } from './event-carrier.ts'
import { type ValkeyClient, ValkeyConnection } from './valkey-connection.ts'

const stream = 'guildhall:events'
/** About so many events wait for a process that is slow to read them. */
const keptEvents = 10_000
/** Read at once: each may go to a hundred people, and requests wait meanwhile. */
const readAtOnce = 20
const blockMs = 1_000
/** Before a command that Valkey refused is tried again. */
const refusedMs = 500
/** For what is still to be sent when we close. */
const drainMs = 2_000
const start = '0-0'

/** `error`: why no event goes to or comes from other processes; undefined once they do again. */
export type ValkeyNews = { error?: unknown }

/**
 * The adapter of socket.io keeps an event from its own sockets until it is published, begins at the end of the stream anew until it has
 * read something, and leaves failures unhandled. So it gets a client of ours, over two connections.
 */
export function carryByValkey(
  url: string,
  onNews: (news: ValkeyNews) => void,
  onTrouble: (error: unknown) => void,
): EventCarrier {
  let isClosed = false
  let isUp = false
  let isKnownAway = false
  let last: Promise<unknown> = Promise.resolve()
  /** The latest entry that was read. */
  let read: string | undefined
  const heard = new Map<string, (payload: Buffer) => void>()

  const onChange = (error?: unknown) => {
    if (isClosed) return
    isUp = sender.client !== undefined && reader.client !== undefined
    if (isUp && isKnownAway) onNews({})
    else if (error !== undefined && !isKnownAway) onNews({ error })
    isKnownAway = !isUp && (isKnownAway || error !== undefined)
  }
  const subscribe = (client: ValkeyClient, channel: string, listener: (payload: Buffer) => void) =>
    client.subscribe(channel, listener, true)
  const sender: ValkeyConnection = new ValkeyConnection({
    url,
    onChange,
    prepare: async (client) => {
      for (const [channel, listener] of heard) await subscribe(client, channel, listener)
    },
  })
  const reader: ValkeyConnection = new ValkeyConnection({
    url,
    onChange,
    prepare: async (client) => {
      const newest = await client.xRevRange(stream, '+', '-', { COUNT: 1 })
      const end = newest?.[0]?.id ?? start
      // Flushed, or another server took over that has less, and whose clock may be behind.
      if (read === undefined || isAfter(read, end)) read = end
    },
  })

  /** Never fails: a failure would keep the event from our own sockets, too. */
  function send<T>(command: (client: ValkeyClient) => Promise<T>, otherwise: T): Promise<T> {
    const { client } = sender
    if (!client || isClosed) return Promise.resolve(otherwise)
    const sending = command(client).catch((error: unknown) => {
      if (client.isReady && !isClosed) onTrouble(error)
      return otherwise
    })
    last = sending
    return sending
  }

  async function readNext() {
    while (!isClosed) {
      const client = await reader.untilOpen()
      try {
        const from = { key: stream, id: read ?? start }
        const reply = await client.xRead(from, { COUNT: readAtOnce, BLOCK: blockMs })
        const entries = reply?.[0]?.messages ?? []
        read = entries.at(-1)?.id ?? read
        if (entries.length > 0) return reply
      } catch (error) {
        if (client.isReady && !isClosed) onTrouble(error)
        await pause(refusedMs, undefined, { ref: false })
      }
    }
    return new Promise<never>(() => {}) // the adapter would ask again at once, without end
  }

  const client = {
    // By which the adapter knows the kind of client. Not called.
    sSubscribe: () => Promise.resolve(),
    duplicate: () => client,
    on: () => client,
    connect: () => Promise.resolve(),
    disconnect: () => {},
    xRead: readNext,
    xAdd: (key: string, id: string, message: Record<string, string>, options: Parameters<ValkeyClient['xAdd']>[3]) =>
      send((one) => one.xAdd(key, id, message, options), ''),
    publish: (channel: string, payload: Buffer) => send((one) => one.publish(channel, payload), 0),
    subscribe(channels: string[], listener: (payload: Buffer) => void) {
      for (const channel of channels) {
        heard.set(channel, listener)
        void send((one) => subscribe(one, channel, listener), undefined)
      }
    },
    async sendCommand(args: string[]) {
      if (!sender.client) throw new Error('Valkey is away')
      return sender.client.sendCommand(args)
    },
  }

  const drain = () => waitAtMost(drainMs, last)

  return {
    adapter: createAdapter(client, {
      streamName: stream,
      channelPrefix: stream,
      maxLen: keptEvents,
      onlyPlaintext: true,
    }) as EventCarrier['adapter'],
    isUp: () => isUp,
    drain,
    async close() {
      await drain()
      isClosed = true
      sender.close()
      reader.close()
    },
  }
}

function isAfter(one: string, other: string): boolean {
  const [[time = 0, place = 0], [otherTime = 0, otherPlace = 0]] = [one, other].map((id) =>
    id.split('-').map(Number),
  ) as [number[], number[]]
  return time > otherTime || (time === otherTime && place > otherPlace)
}
