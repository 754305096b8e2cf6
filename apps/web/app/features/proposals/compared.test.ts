import { expect, test } from 'vitest'
import { comparable, comparePath, readCompared, suggestedComparison, withCompared } from './compared.ts'

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

test('one click compares the shortlist, or else as many as fit from the top', () => {
  const listed = (count: number) => [...'abcdef'].slice(0, count).map((_id) => ({ _id, status: 'pending' }) as const)
  const shortlisted = (_id: string) =>
    ({ _id, status: 'pending', clientMark: { mark: 'shortlisted', note: '' } }) as const

  expect(suggestedComparison(listed(1), 1)).toBeUndefined()
  expect(suggestedComparison(listed(2), 2)).toEqual({ ids: ['a', 'b'], label: 'Compare both' })
  expect(suggestedComparison(listed(3), 3)?.label).toBe('Compare all 3')
  expect(suggestedComparison(listed(6), 6)).toEqual({ ids: ['a', 'b', 'c', 'd'], label: 'Compare the first 4' })
  expect(suggestedComparison([...listed(2), shortlisted('x'), shortlisted('y')], 4)).toEqual({
    ids: ['x', 'y'],
    label: 'Compare the shortlist',
  })
})
