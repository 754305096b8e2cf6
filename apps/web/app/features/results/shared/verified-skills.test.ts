import type { Difficulty, VerifiedSkillView } from '@guildhall/contract'
import { skillKey } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { askedFirst, proofOf, proofWorth, requiredSkillProof } from './verified-skills.ts'

const proven = (skill: string, difficulty: Difficulty = 'Beginner'): VerifiedSkillView => ({
  skill,
  difficulty,
  percentage: 80,
  source: 'bank',
  resultId: crypto.randomUUID(),
  onProfile: true,
})

describe('proofOf', () => {
  test.each([
    { proof: 'React', asked: 'reactjs' },
    { proof: 'React', asked: ' REACT ' },
    { proof: 'Node.js', asked: 'node' },
    { proof: 'UI/UX Design', asked: 'ux' },
    { proof: 'C++', asked: 'cpp' },
    { proof: 'Underwater welding', asked: 'underwater  Welding' },
  ])('$proof proves what a project calls $asked', ({ proof, asked }) => {
    const verified = proven(proof)

    expect(proofOf([verified]).get(skillKey(asked))).toBe(verified)
  })

  test.each([
    { proof: 'Java', asked: 'JavaScript' },
    { proof: 'C++', asked: 'C' },
    { proof: 'Angular', asked: 'AngularJS' },
    { proof: 'React', asked: 'React Native' },
  ])('$proof does not prove $asked', ({ proof, asked }) => {
    expect(proofOf([proven(proof)]).has(skillKey(asked))).toBe(false)
  })
})

describe('requiredSkillProof', () => {
  const proof = proofOf([proven('React', 'Intermediate'), proven('Underwater welding')])

  test.each([
    { skill: 'ReactJS', level: null, isReached: true, toProve: undefined },
    { skill: 'reactjs', level: 'Beginner', isReached: true, toProve: undefined },
    { skill: 'React', level: 'Intermediate', isReached: true, toProve: undefined },
    { skill: 'React.js', level: 'Advanced', isReached: false, toProve: 'React' },
    { skill: 'node', level: null, isReached: false, toProve: 'Node.js' },
    { skill: 'Figma', level: null, isReached: false, toProve: undefined },
    { skill: 'Underwater welding', level: 'Advanced', isReached: false, toProve: undefined },
  ] as const)('$skill at $level: proven $isReached, to prove $toProve', ({ skill, level, isReached, toProve }) => {
    expect(requiredSkillProof(skill, level, proof)).toMatchObject({ skill, isReached, toProve })
  })

  test('says nothing before the proof is known', () => {
    expect(requiredSkillProof('React', null, undefined)).toEqual({
      skill: 'React',
      verified: undefined,
      isReached: false,
      toProve: undefined,
    })
  })
})

test('what a project asks for comes first, in its order and by any name; the rest keeps its own', () => {
  const skills = ['Angular', 'Java', 'Node.js', 'React'].map((skill) => proven(skill))

  const ordered = askedFirst(skills, ['reactjs', 'Figma', 'node'])

  expect(ordered.map(({ skill }) => skill)).toEqual(['React', 'Node.js', 'Angular', 'Java'])
})

describe('what a proof is worth', () => {
  const startedAt = '2026-11-20T12:00:00.000Z'

  test.each([
    { facts: {}, worth: 'earlier rules' },
    { facts: { source: 'generated', attemptNumber: 1 }, worth: '1st attempt · generated' },
    {
      facts: { source: 'private', attemptNumber: 3, earlierAttemptsLeft: 2, completedAt: '2026-11-20T12:12:10.000Z' },
      worth: '3rd attempt, 2 unfinished · private · 12 min',
    },
    {
      facts: { source: 'ai', attemptNumber: 2, earlierAttemptsLeft: 0, completedAt: '2026-11-20T12:00:30.000Z' },
      worth: '2nd attempt · by AI · less than a minute',
    },
  ] as const)('is "$worth" in short', ({ facts, worth }) => {
    expect(proofWorth({ ...proven('React'), startedAt, ...facts }, 'short')).toBe(worth)
  })

  test('is told in full where there is room', () => {
    const facts = { source: 'generated', attemptNumber: 1, completedAt: '2026-11-20T12:12:10.000Z' } as const
    const verified = { ...proven('React'), startedAt, ...facts, range: { from: 54, to: 93 } }

    expect(proofWorth(verified, 'long')).toBe(
      'Unproctored · 1st attempt · generated questions · 12 min · 54% to 93% at 95% confidence',
    )
  })
})
