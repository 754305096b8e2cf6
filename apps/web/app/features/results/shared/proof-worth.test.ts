import type { VerifiedSkillView } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { proofWorth } from './proof-worth.ts'

describe('what a proof is worth', () => {
  const proof: VerifiedSkillView = {
    skill: 'React',
    difficulty: 'Beginner',
    percentage: 80,
    source: 'bank',
    startedAt: '2026-11-20T12:00:00.000Z',
    resultId: crypto.randomUUID(),
    onProfile: true,
  }

  test.each([
    { facts: {}, worth: 'earlier rules' },
    { facts: { source: 'generated', attemptNumber: 1 }, worth: '1st attempt · generated' },
    {
      facts: { source: 'private', attemptNumber: 3, earlierAttemptsLeft: 2, completedAt: '2026-11-20T12:12:10.000Z' },
      worth: '3rd attempt, 2 unfinished · private · 12 min',
    },
    {
      facts: { source: 'ai', attemptNumber: 2, earlierAttemptsLeft: 0, completedAt: '2026-11-20T12:00:30.000Z' },
      worth: '2nd attempt · by AI · 1 min',
    },
  ] as const)('is "$worth" in short', ({ facts, worth }) => {
    expect(proofWorth({ ...proof, ...facts }, 'short')).toBe(worth)
  })

  test('is told in full where there is room', () => {
    const facts = { source: 'generated', attemptNumber: 1, completedAt: '2026-11-20T12:12:10.000Z' } as const
    const verified = { ...proof, ...facts, range: { from: 54, to: 93 } }

    expect(proofWorth(verified, 'long')).toBe(
      'Unproctored · 1st attempt · generated questions · 12 min · 54% to 93% at 95% confidence',
    )
  })
})
