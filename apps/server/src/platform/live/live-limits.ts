export type LiveLimits = {
  /** Leaves room for requests in `connectionLimits`. */
  sockets: number
  socketsPerAddress: number
  socketsPerAccount: number
  /** To identify itself. */
  helloMs: number
  /** Of one packet from a browser. Ours are small. */
  packetBytes: number
  packets: { count: number; windowMs: number }
  /** Unread events. */
  unreadBytesPerSocket: number
  unreadBytes: number
  awayMs: number
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
  recheckMs: 60_000,
  recheckBatch: 1_000,
}
