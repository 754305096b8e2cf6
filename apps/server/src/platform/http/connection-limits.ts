import type { LimitPerKey } from '../limits/concurrency-limit-per-key.ts'
import type { TurnLimits } from '../limits/request-turns.ts'

/** The slowest a body may arrive. Only time when we are reading counts. */
export type BodyPace = {
  /** Without a byte for this long, the sender counts as gone. */
  silenceMs: number
  /** From then on the body must average `bytesPerSecond`. */
  graceMs: number
  bytesPerSecond: number
}

export type ConnectionLimits = {
  /** For the request head, from its first byte; on a new connection, from the start. */
  headMs: number
  /** Between requests. Longer than the 60 seconds common proxies wait, or they would send into a closed connection. */
  keepAliveMs: number
  /** In which a client reads nothing of its answer. After that it must have read `answerBytesPerSecond` on average. */
  unreadAnswerMs: number
  answerBytesPerSecond: number
  /** For all responses buffered for slow clients. */
  unreadBytes: number
  /** Above this, idle connections are closed to make room; without idle ones, new connections are refused. */
  connections: number
  /** Of those, and of the requests that come by way of a trusted proxy. */
  connectionsPerAddress: number
  body: BodyPace
  upload: BodyPace
  /** Bytes of unfinished bodies held in memory, in total and per address. */
  heldBytes: number
  heldBytesPerAddress: number
  /** How much of a refused body we still read. */
  drain: { bytes: number; milliseconds: number }
  requests: TurnLimits
  /** For each address. */
  pages: LimitPerKey
  /** For each account. */
  writes: LimitPerKey
}

const mebibyte = 1024 * 1024
/** For requests; sockets have connections of their own. */
export const connectionsBesideSockets = 1_000

/** What a process takes in all, and lets wait to be accepted. */
export const connectionsFor = (sockets: number) => sockets + connectionsBesideSockets

export const connectionLimits: ConnectionLimits = {
  headMs: 10_000,
  keepAliveMs: 72_000,
  unreadAnswerMs: 60_000,
  answerBytesPerSecond: 2_000,
  unreadBytes: 128 * mebibyte,
  connections: connectionsFor(3_000),
  connectionsPerAddress: 1_000,
  body: { silenceMs: 15_000, graceMs: 15_000, bytesPerSecond: 2_000 },
  upload: { silenceMs: 60_000, graceMs: 60_000, bytesPerSecond: 4_000 },
  heldBytes: 64 * mebibyte,
  heldBytesPerAddress: 16 * mebibyte,
  drain: { bytes: 32 * mebibyte, milliseconds: 60_000 },
  requests: { running: 24, runningBusy: 4, countedMs: 10_000, waitingAlways: 8 },
  pages: { running: 16, waiting: 240 },
  writes: { running: 8, waiting: 64 },
}

export const defaultBodyBytes = 24 * 1024

/** For bodies with this many characters. A character takes up to 12 bytes: two escaped surrogates. */
export function jsonBytes(characters: number, bytesPerCharacter = 12): number {
  const namesAndSpaces = 8 * 1024
  return characters * bytesPerCharacter + namesAndSpaces
}
