import { expect, test } from 'vitest'
import { countText, noFilters, readFilters, writeFilters } from './browse-filters.ts'

test('readFilters: an address without filters, or with nonsense, means all projects, newest first', () => {
  expect(readFilters(new URLSearchParams())).toEqual(noFilters)
  expect(readFilters(new URLSearchParams('category=Plumbing&sort=oldest'))).toEqual(noFilters)
})

test('writeFilters and readFilters: what is written is read back', () => {
  const filters = { search: 'c++ & 100%', category: 'UI/UX Design', sort: 'budget_low' } as const

  expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters)
})

test('writeFilters: what is as usual stays out of the address', () => {
  expect(writeFilters({ ...noFilters, search: '   ' }).toString()).toBe('')
})

test('readFilters: a search longer than the server takes is cut, and not in the middle of a character', () => {
  const { search } = readFilters(new URLSearchParams({ search: '🪵'.repeat(300) }))

  expect(search).toBe('🪵'.repeat(200))
})

test.each([
  [0, false, '0'],
  [1204, false, '1,204'],
  [1000, true, '1,000+'],
])('countText(%i, %s) is %s', (count, isCapped, text) => {
  expect(countText(count, isCapped)).toBe(text)
})
