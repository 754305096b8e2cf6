import { expect, test } from 'vitest'
import { chosenSkill, emptySetup, initialSetup, kindOf, suggestSkills, waitFor } from './skill-choice.ts'

test.each([
  { search: '', draft: undefined, setup: emptySetup },
  {
    search: 'skill=reactjs&difficulty=intermediate',
    draft: undefined,
    setup: { picked: 'React', difficulty: 'Intermediate', numQuestions: 15 },
  },
  { search: 'skill=Rust', draft: undefined, setup: { picked: '', typed: 'Rust', numQuestions: 15 } },
  { search: 'difficulty=Impossible', draft: undefined, setup: { difficulty: 'Beginner' } },
  { search: '', draft: { typed: 'Cobol', numQuestions: 20 }, setup: { typed: 'Cobol', numQuestions: 20 } },
  {
    search: 'skill=React',
    draft: { typed: 'Cobol', numQuestions: 20 },
    setup: { picked: 'React', typed: '', numQuestions: 20 },
  },
  { search: '', draft: { typed: 3, numQuestions: 7, difficulty: 'Easy' }, setup: emptySetup },
  { search: '', draft: 'nonsense', setup: emptySetup },
])('?$search over the draft $draft starts with $setup', ({ search, draft, setup }) => {
  expect(initialSetup(new URLSearchParams(search), draft)).toEqual({ ...emptySetup, ...setup })
})

test.each([
  { picked: 'Java', typed: '', chosen: 'Java' },
  { picked: 'Java', typed: ' node ', chosen: 'Node.js' },
  { picked: '', typed: ' Rust ', chosen: 'Rust' },
  { picked: '', typed: '  ', chosen: '' },
])('picked $picked and typed "$typed" is $chosen', ({ picked, typed, chosen }) => {
  expect(chosenSkill({ picked, typed })).toBe(chosen)
})

test.each([
  { typed: 'Javscript', suggested: ['JavaScript'] },
  { typed: 'pyton', suggested: ['Python'] },
  { typed: 'java', suggested: ['Java', 'JavaScript'] },
  { typed: 'Angular JS', suggested: ['Angular'] },
  { typed: 'Rust', suggested: [] },
  { typed: 'C', suggested: [] },
  { typed: 'Cobol', suggested: [] },
])('$typed suggests $suggested', ({ typed, suggested }) => {
  expect(suggestSkills(typed).sort()).toEqual(suggested)
})

test.each([
  { numQuestions: 10, skill: 'Content Writing', kind: 'unverified' },
  { numQuestions: 15, skill: 'Content Writing', kind: 'verified' },
  { numQuestions: 20, skill: 'Content Writing', kind: 'graded' },
  { numQuestions: 20, skill: 'Glassblowing', kind: 'verified' },
] as const)(
  '$numQuestions questions on $skill, of which 150 are private, are $kind',
  ({ kind, skill, numQuestions }) => {
    const gradedOnly = [{ skill: 'Content Writing', difficulty: 'Advanced', from: 20, own: 150 } as const]

    expect(kindOf({ numQuestions, difficulty: 'Advanced' }, skill, gradedOnly)).toBe(kind)
  },
)

test('a wait counts for the same skill under any of its names, at the same difficulty only', () => {
  const waits = [{ skill: 'React', difficulty: 'Beginner', retakeAt: '2026-03-01T10:00:00.000Z' }] as const

  expect(waitFor(waits, 'reactjs', 'Beginner')).toBe(waits[0])
  expect(waitFor(waits, 'React', 'Advanced')).toBeUndefined()
  expect(waitFor(waits, '', 'Beginner')).toBeUndefined()
})
