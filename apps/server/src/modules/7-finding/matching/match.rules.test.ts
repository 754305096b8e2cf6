import { matchPoints } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { hasProof, type MatchedPerson, matchOf, type WantedWork } from './match.rules.ts'

const work: WantedWork = {
  requiredSkills: ['React', 'reactjs', 'TypeScript'],
  minimumLevel: null,
  category: 'Web Development',
}
const nobody: MatchedPerson = {
  verified: new Map(),
  stated: new Set(),
  contracts: 0,
  clients: 0,
  rating: null,
  reviews: 0,
  responseMinutes: null,
  availability: null,
}

test('someone of whom nothing is known has no points', () => {
  expect(matchOf(work, nobody).points).toBe(0)
})

test('the best of everything makes 100', () => {
  const match = matchOf(work, {
    verified: new Map([
      ['react', 'Advanced'],
      ['typescript', 'Advanced'],
    ]),
    stated: new Set(),
    contracts: 9,
    clients: 7,
    rating: 5,
    reviews: 7,
    responseMinutes: 4,
    availability: 'available',
  })

  expect(match.points).toBe(100)
  expect(
    [match.skills, match.experience, match.rating, match.response, match.availability].map((p) => p.points),
  ).toEqual([match.skills, match.experience, match.rating, match.response, match.availability].map((p) => p.most))
})

test('spellings of one skill are one skill', () => {
  expect(matchOf(work, nobody).skills.asked.map(({ skill }) => skill)).toEqual(['reactjs', 'TypeScript'])
})

test.each([
  { level: 'Beginner', minimumLevel: null, points: 42, proof: true },
  { level: 'Advanced', minimumLevel: null, points: 60, proof: true },
  { level: 'Intermediate', minimumLevel: 'Intermediate', points: 60, proof: true },
  { level: 'Beginner', minimumLevel: 'Intermediate', points: 24, proof: false },
  { level: null, minimumLevel: null, points: 6, proof: false },
] as const)('$level of $minimumLevel gives $points', ({ level, minimumLevel, points, proof }) => {
  const verified = new Map(level ? [['react', level] as const] : [])
  const match = matchOf(
    { ...work, requiredSkills: ['React'], minimumLevel },
    { ...nobody, verified, stated: new Set(['react']) },
  )

  expect([match.points, hasProof(match)]).toEqual([points, proof])
})

test('however many skills are stated, they weigh less than one that is verified', () => {
  const requiredSkills = ['React', 'TypeScript', 'Python', 'PHP', 'Ruby']
  const stated = new Set([
    'react',
    'typescript',
    'python',
    'php',
    'ruby',
    ...Array.from({ length: 90 }, (_, n) => `s${n}`),
  ])

  const all = matchOf({ ...work, requiredSkills }, { ...nobody, stated })
  const one = matchOf({ ...work, requiredSkills }, { ...nobody, verified: new Map([['php', 'Beginner']]) })

  expect(all.points).toBe((matchPoints.skills * matchPoints.skillShare.stated) / 100)
  expect(one.points).toBeGreaterThan(all.points)
})

test.each([
  [null, 0],
  [3.9, 0],
  [4, 0],
  [4.5, 5],
  [5, 10],
])('a rating of %s gives %s', (rating, points) => {
  expect(matchOf(work, { ...nobody, rating }).rating.points).toBe(points)
})

test.each([
  [null, 0],
  [0, 10],
  [240, 10],
  [241, 7],
  [1440, 7],
  [4320, 3],
  [4321, 0],
])('a first answer after %s minutes gives %s', (responseMinutes, points) => {
  expect(matchOf(work, { ...nobody, responseMinutes }).response.points).toBe(points)
})

test('ten contracts with one client count once', () => {
  expect(matchOf(work, { ...nobody, contracts: 10, clients: 1 }).experience.points).toBe(matchPoints.client)
})
