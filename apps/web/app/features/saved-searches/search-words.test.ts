import type { PeopleSearch } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test.each<{ search: Partial<PeopleSearch>; words: string[] }>([
  { search: { minRate: 20, maxRate: 60 }, words: ['$20 to $60 an hour'] },
  { search: { minRate: 20 }, words: ['from $20 an hour'] },
  { search: { maxRate: 60 }, words: ['up to $60 an hour'] },
  { search: { search: 'maps', location: 'Porto' }, words: ['maps', 'Porto'] },
  { search: { skill: 'React', level: 'Advanced' }, words: ['React verified at Advanced'] },
])('a saved search for people reads $words', ({ search, words }) => {
  expect(searchWords({ kind: 'people', search: { sort: 'proof', ...search } })).toEqual(words)
})
