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
  #total = 0

  constructor(limits: Pick<LiveLimits, 'unreadBytes' | 'unreadBytesPerSocket'>) {
    this.#limits = limits
  }

  watch(connection: Connection) {
    let waiting = 0
    const set = (bytes: number) => {
      this.#total += bytes - waiting
      waiting = bytes
    }
    connection.on('packetCreate', (packet) => {
      set(waiting + bytesOf(packet))
      const { unreadBytes, unreadBytesPerSocket } = this.#limits
      if (waiting > unreadBytesPerSocket || this.#total > unreadBytes) terminate(connection)
    })
    // The socket has taken all it was given. What came since waits in the buffer.
    connection.on('drain', () => set(connection.writeBuffer.reduce((total, packet) => total + bytesOf(packet), 0)))
    connection.on('close', () => set(0))
  }
}

/** A closing handshake would wait half a minute. The browser reconnects. */
export function terminate({ transport }: { transport: unknown }) {
  ;(transport as { socket: { terminate(): void } }).socket.terminate()
}

const overheadBytes = 64
const bytesOf = ({ data }: Packet) => (typeof data === 'string' ? data.length : 0) + overheadBytes
