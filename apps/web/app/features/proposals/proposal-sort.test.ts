import { proposalSorts } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { proposalSortOptions, readSort, withSort } from './proposal-sort.ts'

test.each(proposalSorts)('the sort %s comes back from the address and can be chosen', (sort) => {
  expect(readSort(withSort(new URLSearchParams('sort=days'), sort))).toBe(sort)
  expect(proposalSortOptions.map(({ value }) => value)).toContain(sort)
})

test.each(['', 'sort=', 'sort=cheap', 'sort=Price'])('the address "%s" is newest first', (address) => {
  expect(readSort(new URLSearchParams(address))).toBe('newest')
})

test('the default stays out of the address, and everything else in it stays', () => {
  expect(withSort(new URLSearchParams('sort=price&from=home'), 'newest').toString()).toBe('from=home')
})
