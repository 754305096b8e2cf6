import type { Difficulty, VerifiedSkillView } from '@guildhall/contract'
import { skillKey } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { askedFirst, proofOf, requiredSkillProof } from './verified-skills.ts'

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
