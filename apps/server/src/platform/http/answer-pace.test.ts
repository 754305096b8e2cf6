import { expect, test } from 'vitest'
import { AnswerPace } from './answer-pace.ts'

const limits = { unreadAnswerMs: 10_000, answerBytesPerSecond: 1_000 }
const megabyte = 1_000_000

/** What is left of the answer, of the chunk in it that the system is taking, at each second. */
const secondsUntilOverdue = (waiting: (second: number) => number, chunk = (_second: number) => 0) => {
  let second = 0
  const socket = {
    bytesWritten: 0,
    get writableLength() {
      return waiting(second)
    },
    get _handle() {
      return { writeQueueSize: chunk(second) }
    },
  }
  const pace = new AnswerPace(socket as never)
  pace.restart()
  socket.bytesWritten = megabyte
  for (second = 1; second < 10_000; second += 1) if (pace.isOverdue(1_000, limits)) return second
  return Number.POSITIVE_INFINITY
}

test.each([
  { client: 'has read everything', seconds: Number.POSITIVE_INFINITY, waiting: () => 0 },
  { client: 'reads nothing', seconds: 11, waiting: () => megabyte },
  { client: 'stops', seconds: 30, waiting: (second: number) => megabyte - Math.min(second, 20) },
  { client: 'reads a byte a second', seconds: 1_010, waiting: (second: number) => megabyte - second },
  {
    client: 'reads a byte a second of one long chunk',
    seconds: 1_010,
    waiting: () => megabyte,
    chunk: (second: number) => megabyte - second,
  },
  {
    client: 'waits for us every other second',
    seconds: Number.POSITIVE_INFINITY,
    waiting: (second: number) => (second < 500 && second % 2 === 0 ? megabyte - second : 0),
  },
])('a client that $client is overdue after $seconds seconds', ({ seconds, waiting, chunk }) => {
  expect(secondsUntilOverdue(waiting, chunk)).toBe(seconds)
})
