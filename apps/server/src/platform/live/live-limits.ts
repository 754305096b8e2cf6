export type LiveLimits = {
  /** Fewer than the server's connections, so that sockets leave room for requests. */
  sockets: number
  socketsPerAddress: number
  socketsPerAccount: number
  /** For a new connection to say whose it is. */
  helloMs: number
  /** Of one packet from a browser. Ours are small. */
  packetBytes: number
  packets: { count: number; windowMs: number }
  /** Events that a browser has not taken from us yet: of one socket, and of all. */
  unreadBytesPerSocket: number
  unreadBytes: number
  awayMs: number
  /** How many sockets are to come back in a second when a process is lost. */
  returnsPerSecond: number
  /** How many people are to fetch in a second what all of them are told of. */
  fetchesPerSecond: number
  recheckMs: number
  recheckBatch: number
}

const kibibyte = 1024

export const liveLimits: LiveLimits = {
  sockets: 3_000,
  socketsPerAddress: 500,
  socketsPerAccount: 20,
  helloMs: 10_000,
  packetBytes: 16 * kibibyte,
  packets: { count: 100, windowMs: 10_000 },
  unreadBytesPerSocket: 512 * kibibyte,
  unreadBytes: 64 * kibibyte * kibibyte,
  awayMs: 5_000,
  returnsPerSecond: 100,
  fetchesPerSecond: 300,
  recheckMs: 60_000,
  recheckBatch: 1_000,
}
