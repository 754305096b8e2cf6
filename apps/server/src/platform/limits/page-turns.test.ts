import { setImmediate as nextLoopTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { DomainError } from '../errors.ts'
import { PageTurns } from './page-turns.ts'

const refusal = (problem: unknown) => (problem instanceof DomainError ? problem.code : problem)

test('one page is rendered in each event-loop turn', async () => {
  const turns = new PageTurns({ all: 10, perAddress: 10 })
  let rendered = 0
  const pages = Array.from({ length: 5 }, () =>
    turns.run('a', async (turn) => {
      await turn()
      rendered += 1
    }),
  )

  const seen: number[] = []
  for (let n = 0; n < 5; n += 1) {
    await nextLoopTurn()
    seen.push(rendered)
  }
  await Promise.all(pages)

  for (const [index, count] of seen.entries()) expect(count).toBeLessThanOrEqual(index + 2)
  expect(rendered).toBe(5)
})

test('addresses take turns, so that one with many pages does not come before one with few', async () => {
  const turns = new PageTurns({ all: 10, perAddress: 10 })
  const order: string[] = []
  const page = (address: string) =>
    turns.run(address, async (turn) => {
      await turn()
      order.push(address)
    })

  await Promise.all([...['a', 'a', 'a', 'a'].map(page), page('b'), page('c')])

  expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'a'])
})

test('beyond the limit of an address, or of all, pages are refused before they cost anything', async () => {
  const turns = new PageTurns({ all: 3, perAddress: 2 })
  const ends: (() => void)[] = []
  let begun = 0
  const page = (address: string) =>
    turns.run(address, () => {
      begun += 1
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const under = [page('a'), page('a')]

  expect(await page('a').catch(refusal)).toBe('page.busy')
  under.push(page('b'))
  expect(await page('c').catch(refusal)).toBe('page.busy')
  expect(begun).toBe(3)

  for (const end of ends) end()
  await Promise.all(under)
  await expect(turns.run('a', async () => 'again')).resolves.toBe('again')
})

test('a page that fails makes room', async () => {
  const turns = new PageTurns({ all: 1, perAddress: 1 })

  await expect(turns.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(turns.run('a', async () => 'next')).resolves.toBe('next')
})
