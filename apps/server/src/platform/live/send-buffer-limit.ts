import type { LiveLimits } from './live-limits.ts'

type Packet = { data?: unknown }
type Connection = {
  writeBuffer: Packet[]
  on(event: 'packetCreate', listener: (packet: Packet) => void): unknown
  on(event: 'drain' | 'close', listener: () => void): unknown
  transport: unknown
}

/** Closes the connections of browsers that don't read, before what waits for them fills the memory. */
export class SendBufferLimit {
  readonly #limits: Pick<LiveLimits, 'unreadBytes' | 'unreadBytesPerSocket'>
  readonly #waiting = new Map<Connection, number>()
  #total = 0

  constructor(limits: Pick<LiveLimits, 'unreadBytes' | 'unreadBytesPerSocket'>) {
    this.#limits = limits
  }

  watch(connection: Connection) {
    this.#waiting.set(connection, 0)
    connection.on('packetCreate', (packet) => {
      const waiting = this.#add(connection, bytesOf(packet))
      if (waiting > this.#limits.unreadBytesPerSocket) this.#end(connection)
      if (this.#total > this.#limits.unreadBytes) this.#endLongest()
    })
    // The socket has taken all it was given. What came since waits in the buffer.
    connection.on('drain', () => {
      const waiting = connection.writeBuffer.reduce((total, packet) => total + bytesOf(packet), 0)
      this.#add(connection, waiting - (this.#waiting.get(connection) ?? 0))
    })
    connection.on('close', () => this.#forget(connection))
  }

  /** Returns what waits for the connection now. */
  #add(connection: Connection, bytes: number): number {
    const before = this.#waiting.get(connection)
    if (before === undefined) return 0 // it has been ended
    this.#waiting.set(connection, before + bytes)
    this.#total += bytes
    return before + bytes
  }

  /** Not the one that the last straw is for: it may read all it gets. */
  #endLongest() {
    let longest: Connection | undefined
    let most = 0
    for (const [connection, waiting] of this.#waiting) if (waiting > most) [longest, most] = [connection, waiting]
    if (longest) this.#end(longest)
  }

  #end(connection: Connection) {
    this.#forget(connection)
    terminate(connection)
  }

  #forget(connection: Connection) {
    this.#total -= this.#waiting.get(connection) ?? 0
    this.#waiting.delete(connection)
  }
}

/** A closing handshake would wait half a minute. The browser reconnects. */
export function terminate({ transport }: { transport: unknown }) {
  ;(transport as { socket: { terminate(): void } }).socket.terminate()
}

const overheadBytes = 64
const bytesOf = ({ data }: Packet) => (typeof data === 'string' ? data.length : 0) + overheadBytes
