import { expect, test } from 'vitest'
import { startTestApp } from '../testing/test-app.ts'
import { loadDemo } from './load-demo.ts'

test('Rui of the demo has a verified result on his profile, and practice beside it', async () => {
  const t = await startTestApp()

  expect(await loadDemo(t.deps)).toBe(true)

  const rui = await t.value(`select id from users where email = 'rui@demo.guildhall.example'`)
  const { skillAssessments } = (await t.anonymous.get(`/api/profile/${String(rui)}`)).json()
  expect(skillAssessments).toMatchObject([
    {
      skill: 'React',
      kind: 'verified',
      difficulty: 'Intermediate',
      percentage: 90,
      status: 'Expert',
      attemptNumber: 1,
    },
    { skill: 'TypeScript', kind: 'practice', percentage: 70 },
  ])
  for (const { completedAt } of skillAssessments) expect(Date.parse(completedAt)).toBeLessThan(Date.now())
  expect(await loadDemo(t.deps)).toBe(false)
})
