import { expect, test } from 'vitest'
import { limitConcurrencyPerKey } from './concurrency-limit-per-key.ts'

const full = () => new Error('full')

/** Tasks that run until they are ended, in the order in which they began. */
function arrange() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const task = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { begun, task, end: (name: string) => ends.get(name)?.() }
}

test('so many of a key run, so many wait in order, the rest is refused, and other keys go on', async () => {
  const run = limitConcurrencyPerKey({ running: 2, waiting: 1 }, full)
  const { begun, task, end } = arrange()

  const [first, ...others] = [run('ada', task('1')), run('ada', task('2')), run('ada', task('3'))]
  await expect(run('ada', task('4'))).rejects.toThrow('full')
  others.push(run('rui', task('5')))
  expect(begun).toEqual(['1', '2', '5'])
  end('1')
  await first
  expect(begun).toEqual(['1', '2', '5', '3'])

  for (const name of ['2', '3', '5']) end(name)
  expect(await Promise.all(others)).toEqual(['2', '3', '5'])
})

test('without a number of those who may wait, none does', async () => {
  const run = limitConcurrencyPerKey({ running: 1 }, full)
  const { task, end } = arrange()

  const first = run('ada', task('1'))
  await expect(run('ada', task('2'))).rejects.toThrow('full')

  end('1')
  await first
  await expect(run('ada', async () => 'next')).resolves.toBe('next')
})

test('a task that fails makes room, and one that is gone before its turn takes none', async () => {
  const run = limitConcurrencyPerKey({ running: 1, waiting: 1 }, full)
  const gone = new AbortController()
  const first = Promise.withResolvers<string>()
  const running = run('ada', () => first.promise)
  const leaves = expect(
    run(
      'ada',
      async () => 'never',
      () => gone.signal,
    ),
  ).rejects.toThrow('full')

  gone.abort()
  await leaves
  const next = run('ada', async () => 'next')
  first.reject(new Error('broken'))

  await expect(running).rejects.toThrow('broken')
  await expect(next).resolves.toBe('next')
})
