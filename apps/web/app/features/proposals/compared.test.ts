import { expect, test } from 'vitest'
import { comparePath, readCompared } from './compared.ts'

test('the ids of a comparison come back from its address, each once and four at most', () => {
  const { searchParams } = new URL(comparePath('p', ['a', 'b']), 'http://localhost')

  expect(readCompared(searchParams)).toEqual(['a', 'b'])
  expect(readCompared(new URLSearchParams('proposals=a,b,,a,c, d,e'))).toEqual(['a', 'b', 'c', 'd'])
  expect(readCompared(new URLSearchParams())).toEqual([])
})
