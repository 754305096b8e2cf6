import { type AttemptView, dayMs, type OwnResultView, passingPercentage } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'

const attempts = '/api/assessments/attempts'

test('the reviews of ten accounts that took an assessment three times hold next to nothing of the eleventh’s', async () => {
  const t = await startTestApp()
  const now = Date.now()
  const wordingOf = ({ question, code }: { question: string; code?: string | undefined }) => `${question}\n${code}`
  const start = async (person: { token: string }): Promise<AttemptView> =>
    (await t.as(person).post(attempts, { skill: 'JavaScript', numQuestions: 15 })).json()
  const finish = async (person: { token: string }, { _id }: AttemptView): Promise<OwnResultView> =>
    (await t.as(person).post(`${attempts}/${_id}/finish`)).json()
  const people = await Promise.all(Array.from({ length: 10 }, () => t.insertUser()))
  const harvested = new Map<string, string>()
  for (const day of [3, 2, 1]) {
    t.setClock(new Date(now - day * (dayMs + 60_000)))
    for (const person of people) {
      const { review } = await finish(person, await start(person))
      for (const one of review) harvested.set(wordingOf(one), one.options[one.correct] ?? '')
    }
  }
  t.setClock(new Date(now))

  const eleventh = await t.insertUser()
  const attempt = await start(eleventh)
  for (const [position, question] of attempt.questions.entries()) {
    const option = question.options.indexOf(harvested.get(wordingOf(question)) ?? '')
    if (option >= 0) await t.as(eleventh).put(`${attempts}/${attempt._id}/answers/${position}`, { option })
  }
  const { kind, percentage } = await finish(eleventh, attempt)

  expect(harvested.size).toBeGreaterThan(400)
  expect(kind).toBe('verified')
  expect(percentage).toBeLessThan(passingPercentage)
})
