import { proposalMarkFilters } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { proposalFilterOptions, readFilter, withFilter } from './proposal-filter.ts'

test.each(proposalMarkFilters)('the filter %s comes back from the address and can be chosen', (filter) => {
  expect(readFilter(withFilter(new URLSearchParams('show=archived'), filter))).toBe(filter)
  expect(proposalFilterOptions.map(({ value }) => value)).toContain(filter)
})

test('an unknown filter is all but the archived, and the default stays out of the address', () => {
  expect(readFilter(new URLSearchParams('show=best'))).toBe('open')
  expect(withFilter(new URLSearchParams('show=archived&sort=price'), 'open').toString()).toBe('sort=price')
})
