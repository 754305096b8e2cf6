import type { AdminCaseView, DecisionView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { arrangeConversation } from '../../../testing/conversations.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const reason = 'No fees before work.'

test('one operator shows a message again while another hides the next of the same person', async () => {
  const t = await startTestApp()
  const { client, freelancer, conversationId, url, send } = await arrangeConversation(t)
  const [operator, other] = [t.as(await insertOperator(t)), t.as(await insertOperator(t))]
  const report = async () => {
    const seq = (await send(client, 'Pay a fee first.')).json().seq
    await t.as(freelancer).post(`${url}/reports`, { seq, reason })
    const [found] = (await operator.get(`/api/admin/reports?person=${client.id}`)).json<AdminCaseView[]>()
    return () =>
      operator.post(`/api/admin/reports/${found?._id}/resolution`, { outcome: 'hidden', harm: 'scam', reason })
  }
  await (await report())()
  const [decision] = (await t.as(client).get('/api/decisions')).json<DecisionView[]>()
  const show = () => other.post(`/api/admin/decisions/${decision?._id}/reversal`, { reason })
  const hideNext = await report()

  const answers = await t.race({ table: 'conversations', id: conversationId }, [show, hideNext])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
})
