/** How slowly a body may arrive. Only time in which we are ready to read counts. */
export type BodyPace = {
  /** Without any byte for this long, the sender counts as gone. */
  silenceMs: number
  /** After this long, the body must have come in at `bytesPerSecond` on average. */
  graceMs: number
  bytesPerSecond: number
}

/** What connections may cost us. Tests set shorter times. */
export type ConnectionLimits = {
  /** For the head of a request, from its first byte or, on a new connection, from the start. */
  headMs: number
  /** Between two requests. Longer than the 60 seconds of common proxies, or they would send into a closed connection. */
  keepAliveMs: number
  /** For an answer of which the client reads nothing. */
  unreadAnswerMs: number
  /** For all answers that wait in memory for their clients to read on. */
  unreadBytes: number
  /** Beyond this many, idle connections are closed to make room, and new ones refused while there is none. */
  connections: number
  /** Of bodies that are read whole. */
  body: BodyPace
  /** Of uploads, which are stored as they arrive. */
  upload: BodyPace
  /** How many bytes of unfinished bodies are held in memory at once, from everybody and from one address. */
  heldBytes: number
  heldBytesPerAddress: number
  /** What is still read of a body that was refused. */
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

/** For routes that don't say that they take more: every body of theirs fits, however its text is escaped. */
export const defaultBodyBytes = 24 * 1024

/**
 * The size of a JSON body that holds this many characters of text. A character takes up to 12 bytes: as two escaped
 * halves, `\ud83d\ude00`.
 */
export function jsonBytes(characters: number, bytesPerCharacter = 12): number {
  const namesAndSpaces = 8 * 1024
  return characters * bytesPerCharacter + namesAndSpaces
}
