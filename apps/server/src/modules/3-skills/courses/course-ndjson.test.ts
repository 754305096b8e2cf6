import { setImmediate } from 'node:timers/promises'
import type { CourseEvent } from '@guildhall/contract'
import { expect, test, vi } from 'vitest'
import { DomainError } from '../../../platform/errors.ts'
import { linesOf } from './course-ndjson.ts'

const head = { type: 'course', courseTitle: 'Glass', description: 'By hand.', source: 'ai', libraryId: null } as const
const first = { done: false, value: { ...head, lessonCount: 1 } } as const
const refusalFor = () => new DomainError('internal.unexpected')
const done = { type: 'done', _id: null } as const

test('while a step takes its time, empty lines say that it is still being made', async () => {
  const step = Promise.withResolvers<void>()
  async function* steps(): AsyncGenerator<CourseEvent, void> {
    await step.promise
    yield done
  }

  const lines: string[] = []
  for await (const line of linesOf(first, steps(), refusalFor, 20)) {
    lines.push(line)
    if (lines.filter((one) => one === '\n').length === 2) step.resolve()
  }

  expect(lines.filter((line) => line !== '\n').map((line) => JSON.parse(line).type)).toEqual(['course', 'done'])
})

test('what goes wrong on the way is the last line', async () => {
  async function* steps(): AsyncGenerator<CourseEvent, void> {
    yield first.value
    throw new DomainError('ai.timeout')
  }
  const seen: unknown[] = []

  const lines: string[] = []
  for await (const line of linesOf(first, steps(), (error) => {
    seen.push(error)
    return new DomainError('ai.unavailable')
  })) {
    lines.push(line)
  }

  expect(lines.map((line) => JSON.parse(line).type)).toEqual(['course', 'course', 'failed'])
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ code: 'ai.unavailable' })
  expect(seen).toEqual([new DomainError('ai.timeout')])
})

test('a client that disconnects during a step causes no unhandled rejection', async () => {
  const ended = vi.fn()
  const step = Promise.withResolvers<void>()
  async function* steps(): AsyncGenerator<CourseEvent, void> {
    yield first.value
    await step.promise
    ended()
    throw new DomainError('ai.cancelled')
  }

  const lines: string[] = []
  for await (const line of linesOf(first, steps(), refusalFor, 10)) {
    lines.push(line)
    if (lines.length < 4) continue
    step.resolve()
    break
  }
  await setImmediate() // by when an unhandled rejection would have failed the run

  expect(lines).toHaveLength(4)
  expect(ended).toHaveBeenCalledOnce()
})
