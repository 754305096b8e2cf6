import { expect, test } from 'vitest'
import { acts, pages } from './destinations.ts'
import { matching } from './matching.ts'

const titles = (typed: string) => matching([...pages, ...acts], typed).map(({ entry }) => entry.title)

test('what begins with the words comes first, then later words, then other words for it', () => {
  expect(titles('pro')).toEqual([
    'Profile',
    'My Projects',
    'My Proposals',
    'Browse Projects',
    'Post a project',
    'Edit your profile',
    'Take an assessment',
  ])
  expect(titles('  DARK ')).toEqual(['Appearance'])
  expect(titles('nothing like it')).toEqual([])
})

test('words are found in any order, each by its beginning', () => {
  expect(titles('data copy')).toEqual(['Your data', 'Get a copy of your data'])
  expect(titles('find people tal')).toEqual(['Find Freelancers'])
})

test('each destination has an address, and none is there twice', () => {
  const names = [...pages, ...acts].map(({ title }) => title)

  expect(new Set(names).size).toBe(names.length)
  for (const { to } of [...pages, ...acts]) expect(to).toMatch(/^[/#]/)
})
