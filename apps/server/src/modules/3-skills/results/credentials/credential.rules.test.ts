import { statusListSize } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { credentialAddresses } from './addresses.rules.ts'
import { type CredentialFacts, credentialFilename, credentialOf } from './credential.rules.ts'
import { isoSecond } from './iso-second.rules.ts'
import { bitsOf, placeInLists, positionsOf } from './status-list.rules.ts'

test.each([
  { position: 0, list: 1, index: 0 },
  { position: statusListSize - 1, list: 1, index: statusListSize - 1 },
  { position: statusListSize, list: 2, index: 0 },
  { position: 3 * statusListSize + 7, list: 4, index: 7 },
])('position $position is bit $index of list $list', ({ position, list, index }) => {
  expect(placeInLists(position)).toEqual({ list, index })
  const { from, below } = positionsOf(list)
  expect(position >= from && position < below).toBe(true)
})

describe('bitsOf', () => {
  test('counts bits from the left and leaves the other lists alone', () => {
    const bits = bitsOf(1, [0, 9, statusListSize - 1, statusListSize])

    expect(bits).toHaveLength(statusListSize / 8)
    expect([bits[0], bits[1], bits[2], bits.at(-1)]).toEqual([0b1000_0000, 0b0100_0000, 0, 1])
    expect(bitsOf(2, [0, statusListSize])[0]).toBe(0b1000_0000)
  })
})

test('a JWT has whole seconds, so a credential starts in the one it was earned in', () => {
  expect(isoSecond(new Date('2026-11-20T13:04:05.999Z'))).toBe('2026-11-20T13:04:05Z')
})

test('two spellings of a skill are one achievement, two difficulties are two', () => {
  const { achievement } = credentialAddresses('https://guildhall.example')

  expect(achievement('reactjs', 'Beginner')).toBe('https://guildhall.example/modules?skill=React&difficulty=Beginner')
  expect(achievement('RUST', 'Beginner')).toBe(achievement('Rust', 'Beginner'))
  expect(achievement('React', 'Advanced')).not.toBe(achievement('React', 'Beginner'))
})

test.each([
  ['React', 'guildhall-react-beginner.jwt'],
  ['C++', 'guildhall-cpp-beginner.jwt'],
  ['UI/UX Design', 'guildhall-ui-ux-design-beginner.jwt'],
  ['Café "au lait"\r\n', 'guildhall-cafe-au-lait-beginner.jwt'],
  ['日本語', 'guildhall-beginner.jwt'],
])('the file of %s is called %s', (skill, filename) => {
  expect(credentialFilename(skill, 'Beginner', 'jwt')).toBe(filename)
})

const subjectOf = (facts: Partial<CredentialFacts>) =>
  credentialOf(credentialAddresses('https://guildhall.example'), {
    resultId: 'r',
    userId: 'u',
    skill: 'Glassblowing',
    difficulty: 'Beginner',
    score: 12,
    totalQuestions: 15,
    droppedQuestions: 0,
    percentage: 80,
    status: 'Advanced',
    attemptNumber: 3,
    source: 'generated',
    rulesVersion: 2,
    earlierAttemptsLeft: 1,
    templates: { count: 15, versions: [1, 2] },
    startedAt: new Date('2030-05-01T09:46:00Z'),
    completedAt: new Date('2030-05-01T10:00:00Z'),
    position: 0,
    ...facts,
  }).credentialSubject

test('a credential says what the proof is worth, and who graded', () => {
  const { narrative, achievement } = subjectOf({})

  expect(achievement.criteria.narrative).toContain('Guildhall keeps the answer key')
  expect(achievement.description).toContain('graded by Guildhall and passed.')
  expect(narrative).toBe(
    'Verified attempt number 3: 12 of 15 questions right, 80 percent, Advanced. Not supervised. The questions were ' +
      'generated for this attempt. Templates: 15, of version 1, 2. Of 2 earlier attempts, 1 was begun and left. ' +
      'Time taken: 14 min. With 95 percent confidence, the share of such questions answered right is between 54 and 93 ' +
      'percent (Wilson score interval).',
  )
})

test.each([
  [1, 0, 'Time taken'],
  [2, 0, 'Of 1 earlier attempt, 0 were begun and left.'],
  [2, 1, 'Of 1 earlier attempt, 1 was begun and left.'],
  [4, 2, 'Of 3 earlier attempts, 2 were begun and left.'],
])(
  'attempt number %i, with %i left before, says so in a right sentence',
  (attemptNumber, earlierAttemptsLeft, said) => {
    const { narrative } = subjectOf({ attemptNumber, earlierAttemptsLeft })

    expect(narrative).toContain(` Templates: 15, of version 1, 2. ${said}`)
  },
)

test('one question that does not count is one question', () => {
  expect(subjectOf({ droppedQuestions: 1 }).narrative).toContain(
    'Not counted is 1 question that was found to be wrong.',
  )
  expect(subjectOf({ droppedQuestions: 2 }).narrative).toContain(
    'Not counted are 2 questions that were found to be wrong.',
  )
})

test('a credential under the first rules stays as it was issued', () => {
  const { narrative, achievement } = subjectOf({ rulesVersion: 1, source: 'bank', templates: null })

  expect(narrative).toBe(
    'Verified attempt number 3: 12 of 15 questions right, 80 percent, Advanced. Not supervised. The questions came ' +
      'from a public question bank, or were added by the site’s operator.',
  )
  expect(achievement.criteria.narrative).toContain('at least 70 percent of them right. The server keeps the answer key')
  expect(achievement.description).toContain('graded by the server and passed.')
})

describe('what an achievement is called', () => {
  const achievementOf = (source: 'bank' | 'ai') => subjectOf({ source, rulesVersion: 1, templates: null }).achievement

  test('with questions of the bank, is the skill', () => {
    const { name, description } = achievementOf('bank')

    expect(name).toBe('Glassblowing, Beginner')
    expect(description).not.toMatch(/AI|own words/)
  })

  test('with written ones, says whose words the subject is in and who wrote the questions', () => {
    const { name, description } = achievementOf('ai')

    expect(name).toBe('Glassblowing, Beginner (subject in own words, questions by AI)')
    expect(description).toContain("The subject is in the candidate's own words")
    expect(description).toContain('its questions were written by an AI provider')
  })
})
