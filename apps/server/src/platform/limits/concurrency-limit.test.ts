import { expect, test } from 'vitest'
import { limitConcurrency } from './concurrency-limit.ts'

test('so many run, so many wait in order, and the rest is refused', async () => {
  const run = limitConcurrency({ running: 2, waiting: 2, refuse: () => new Error('full') })
  const ends: (() => void)[] = []
  const begun: number[] = []
  const task = (name: number) => () => {
    begun.push(name)
    return new Promise<number>((resolve) => ends.push(() => resolve(name)))
  }

  const answers = [1, 2, 3, 4].map((name) => run(task(name)))
  await expect(run(task(5))).rejects.toThrow('full')
  expect(begun).toEqual([1, 2])
  ends[1]?.()
  await answers[1]
  expect(begun).toEqual([1, 2, 3])

  ends[0]?.()
  await answers[0]
  for (const end of ends.slice(2)) end()
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4])
})

test('a task that fails makes room, too', async () => {
  const run = limitConcurrency({ running: 1, waiting: 0, refuse: () => new Error('full') })

  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(run(async () => 'next')).resolves.toBe('next')
})

test('without a number of those who may wait, none is refused', async () => {
  const run = limitConcurrency({ running: 1 })
  let running = 0
  const most: number[] = []

  await Promise.all(
    Array.from({ length: 100 }, () =>
      run(async () => {
        most.push(++running)
        await Promise.resolve()
        running--
      }),
    ),
  )

  expect(most).toEqual(Array.from({ length: 100 }, () => 1))
})
