import { expect, test } from 'vitest'
import { comparable, comparePath, readCompared, withCompared } from './compared.ts'

test('the ids of a comparison come back from its address, each once and four at most', () => {
  const address = comparePath('p', withCompared(new URLSearchParams(), ['a', 'b']))

  expect(readCompared(new URL(address, 'http://localhost').searchParams)).toEqual(['a', 'b'])
  expect(readCompared(new URLSearchParams('proposals=a,b,,a,c, d,e'))).toEqual(['a', 'b', 'c', 'd'])
  expect(readCompared(new URLSearchParams())).toEqual([])
})

test('what is chosen joins the rest of an address, and leaves it', () => {
  const chosen = withCompared(new URLSearchParams('sort=price'), ['a', 'b'])

  expect([chosen.get('sort'), readCompared(chosen)]).toEqual(['price', ['a', 'b']])
  expect(withCompared(chosen, []).toString()).toBe('sort=price')
})

test('a comparison has no withdrawn proposals and none of another project or client', () => {
  const shown = { projectId: { _id: 'p' }, clientId: 'me', status: 'pending' } as const
  const others = [
    { ...shown, status: 'withdrawn' },
    { ...shown, projectId: { _id: 'another' } },
    { ...shown, clientId: 'another' },
  ] as const

  expect(comparable([shown, ...others], { projectId: 'p', userId: 'me' })).toEqual([shown])
})
