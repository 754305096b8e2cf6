import type { LandingPersonView, VerifiedSkillView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { ProvenPeople } from './proven-people.tsx'

const verified = (skill: string): VerifiedSkillView => ({
  skill,
  difficulty: 'Intermediate',
  percentage: 95,
  source: 'generated',
  attemptNumber: 1,
  earlierAttemptsLeft: 0,
  startedAt: '2026-11-20T12:00:00.000Z',
  completedAt: '2026-11-20T12:30:00.000Z',
  range: { from: 76, to: 99 },
  resultId: crypto.randomUUID(),
  onProfile: true,
})

const provenIn = (first: string, second: string): LandingPersonView => ({
  _id: crypto.randomUUID(),
  username: 'ana',
  name: 'Ana',
  title: 'Designs shops',
  profileImage: '',
  verifiedSkills: [verified(first), verified(second)],
  verifiedTotal: 14,
  completedJobs: 112,
})

test.each([1280, 375])('what people have proven takes as much room in wider letters, at %i px', async (width) => {
  await page.viewport(width, 800)
  const people = [
    provenIn('React', 'SQL'),
    provenIn('C++', 'Python'),
    provenIn('Digital Marketing', 'Content Writing'),
    provenIn('PHP', 'Go'),
  ]
  mount(<ProvenPeople people={people} />, '/')
  const row = page.getByRole('list').first()
  await expect.element(row.getByText('Digital Marketing')).toBeVisible()
  const narrow = row.element().getBoundingClientRect().height

  for (const spacing of ['0.02em', '0.06em', '0.1em']) {
    document.body.style.letterSpacing = spacing
    expect(row.element().getBoundingClientRect().height, spacing).toBe(narrow)
  }
  document.body.style.letterSpacing = ''
})
