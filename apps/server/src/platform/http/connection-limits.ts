/** Only time when we are reading counts. */
export type BodyPace = {
  /** The sender counts as gone. */
  silenceMs: number
  /** From then on `bytesPerSecond` applies. */
  graceMs: number
  bytesPerSecond: number
}

export type ConnectionLimits = {
  /** From the first byte; on a new connection, from the start. */
  headMs: number
  /** Longer than the 60 seconds of common proxies, which would send into a closed connection. */
  keepAliveMs: number
  unreadAnswerMs: number
  /** Buffered for slow clients, in total. */
  unreadBytes: number
  /** Above this, idle connections are closed, then new ones refused. */
  connections: number
  body: BodyPace
  upload: BodyPace
  /** Of unfinished bodies in memory. */
  heldBytes: number
  heldBytesPerAddress: number
  /** Of a refused body. */
  drain: { bytes: number; milliseconds: number }
}

const mebibyte = 1024 * 1024

export const connectionLimits: ConnectionLimits = {
  headMs: 10_000,
  keepAliveMs: 72_000,
  unreadAnswerMs: 60_000,
  unreadBytes: 128 * mebibyte,
  connections: 4_000,
  body: { silenceMs: 15_000, graceMs: 15_000, bytesPerSecond: 2_000 },
  upload: { silenceMs: 60_000, graceMs: 60_000, bytesPerSecond: 4_000 },
  heldBytes: 64 * mebibyte,
  heldBytesPerAddress: 16 * mebibyte,
  drain: { bytes: 32 * mebibyte, milliseconds: 60_000 },
}

export const defaultBodyBytes = 24 * 1024

/** For bodies with this many characters. A character takes up to 12 bytes: two escaped surrogates. */
export function jsonBytes(characters: number, bytesPerCharacter = 12): number {
  const namesAndSpaces = 8 * 1024
  return characters * bytesPerCharacter + namesAndSpaces
}
