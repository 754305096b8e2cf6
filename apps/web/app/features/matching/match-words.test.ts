import type { MatchView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { matchRows, reasonText } from './match-words.ts'

const none: MatchView = {
  points: 0,
  skills: { points: 0, most: 60, asked: [], minimumLevel: null },
  experience: { points: 0, most: 15, category: 'Web Development', contracts: 0, clients: 0 },
  rating: { points: 0, most: 10, rating: null, reviews: 0 },
  response: { points: 0, most: 10, minutes: null },
  availability: { points: 0, most: 5, availability: null },
}
const react = { skill: 'React', verified: 'Advanced', isStated: true, percent: 100 } as const
const sql = { skill: 'SQL', verified: null, isStated: true, percent: 10 } as const

test('the reason names what gives points', () => {
  const match: MatchView = {
    ...none,
    skills: { ...none.skills, points: 33, asked: [react, sql] },
    experience: { ...none.experience, points: 10, contracts: 2, clients: 2 },
    response: { ...none.response, points: 7, minutes: 541 },
    availability: { ...none.availability, points: 5, availability: 'available' },
  }

  expect(reasonText(match)).toBe(
    'React verified at Advanced; 2 completed contracts in Web Development; usually answers within 10 hours; available now',
  )
})

test.each([
  [2, ''],
  [3, 'Rated 4.8 of 5'],
])('a rating by %i reviews reads %j', (reviews, text) => {
  expect(reasonText({ ...none, rating: { points: 8, most: 10, rating: 4.8, reviews } })).toBe(text)
})

test('what is only stated is called so', () => {
  expect(reasonText({ ...none, skills: { ...none.skills, points: 6, asked: [sql] } })).toBe('SQL stated, not verified')
})

test('every part has a row, with points or without', () => {
  const rows = matchRows({ ...none, skills: { ...none.skills, asked: [react, sql], minimumLevel: 'Beginner' } })

  expect(rows.map(({ input }) => input)).toEqual([
    'React: verified at Advanced, 100%; SQL: stated, 10%. Asked for at Beginner or above.',
    '0 completed contracts for 0 clients',
    'No rating yet',
    'Not measured yet',
    'Not stated',
  ])
})
