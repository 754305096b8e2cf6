import type { AdminCaseDetailView, AdminCaseView } from '@guildhall/contract'
import { expect } from 'vitest'
import { insertOperator } from './operators.ts'
import type { TestApp } from './test-app.ts'

type Person = { id: string; token: string }

/** Returns how to show it again. */
export async function hide(
  t: TestApp,
  {
    reporter,
    person,
    report,
  }: { reporter: Person; person: Person; report: { kind: string; targetId: string; seq?: number } },
) {
  const as = t.as(await insertOperator(t))
  const sent = await t.as(reporter).post('/api/reports', { ...report, harm: 'scam', reason: 'It asks for a fee.' })
  expect(sent.statusCode, sent.body).toBe(201)
  const [found] = (await as.get(`/api/admin/reports?person=${person.id}`)).json<AdminCaseView[]>()
  const resolution = { outcome: 'hidden', harm: 'scam', reason: 'No fees before work.' }
  const answer = await as.post(`/api/admin/reports/${found?._id}/resolution`, resolution)
  expect(answer.statusCode, answer.body).toBe(200)
  const { decision } = answer.json<AdminCaseDetailView>()
  return {
    as,
    restore: async () => {
      const restored = await as.post(`/api/admin/decisions/${decision?._id}/reversal`, { reason: 'It was invited.' })
      expect(restored.statusCode, restored.body).toBe(200)
    },
  }
}
