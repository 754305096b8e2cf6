import { expect, test } from 'vitest'
import { readListState, writeListState } from './proposal-list-state.ts'

test.each([
  { address: '', state: { search: '', status: 'all', view: 'grid' } },
  {
    address: 'search=a+%26+b&status=accepted&view=list',
    state: { search: 'a & b', status: 'accepted', view: 'list' },
  },
  { address: 'status=pending', state: { search: '', status: 'pending', view: 'grid' } },
] as const)('"$address" says what it was written from', ({ address, state }) => {
  expect(readListState(new URLSearchParams(address))).toEqual(state)
  expect(writeListState(state).toString()).toBe(address)
})

test('an address that says nonsense reads as the default', () => {
  const state = readListState(new URLSearchParams('status=lost&view=cube&cursor=x'))

  expect(state).toEqual({ search: '', status: 'all', view: 'grid' })
})

test('a search of nothing but spaces leaves the address clean', () => {
  expect(writeListState({ search: '  ', status: 'all', view: 'grid' }).toString()).toBe('')
})
