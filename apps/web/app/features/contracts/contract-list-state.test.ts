import { expect, test } from 'vitest'
import { readListState, writeListState } from './contract-list-state.ts'

test.each([
  ['', { search: '', status: 'all' }],
  ['search=logo&status=payment_due', { search: 'logo', status: 'payment_due' }],
  ['status=unheard', { search: '', status: 'all' }],
])('the address ?%s is read as %j', (query, state) => {
  expect(readListState(new URLSearchParams(query))).toEqual(state)
})

test('what is not the default is kept in the address', () => {
  expect(writeListState({ search: 'logo', status: 'active' }).toString()).toBe('search=logo&status=active')
  expect(writeListState({ search: ' ', status: 'all' }).toString()).toBe('')
})
