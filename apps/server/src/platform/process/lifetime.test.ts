import { expect, test } from 'vitest'
import { Lifetime, StoppedError } from './lifetime.ts'

test('what was opened is closed in the reverse order, once, whatever fails', async () => {
  const lifetime = new Lifetime()
  const closed: string[] = []
  const close = async (name: string) => {
    closed.push(name)
    if (name === 'pool') throw new Error('it was gone')
  }
  for (const name of ['server', 'pool', 'app']) await lifetime.step(async () => name, close)

  const ends = [lifetime.end(), lifetime.end()]

  await expect(Promise.all(ends)).rejects.toThrow('not everything could be closed')
  expect(closed).toEqual(['app', 'pool', 'server'])
})

test('an end in the middle of a step waits for it, closes what it opened, and begins no other', async () => {
  const lifetime = new Lifetime()
  const closed: string[] = []
  const opening = Promise.withResolvers<string>()
  const step = lifetime.step(
    () => opening.promise,
    async (name) => closed.push(name),
  )

  const ended = lifetime.end()
  opening.resolve('server')

  await expect(step).rejects.toThrow(StoppedError)
  await ended
  expect(closed).toEqual(['server'])
  await expect(lifetime.step(async () => 'late')).rejects.toThrow(StoppedError)
})
