import type { TalentListView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { arrangeHire } from '../../../testing/contracts.ts'
import { talk } from '../../../testing/conversations.ts'
import { pay } from '../../../testing/payments.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { refreshFiguresJob } from '../reviews/shared/review.jobs.ts'

type User = Awaited<ReturnType<TestApp['insertUser']>>

async function insertPayer(t: TestApp): Promise<User> {
  const hire = await arrangeHire(t, { bidAmount: 100 })
  await pay(hire)
  await hire.deliver()
  await hire.approve()
  return hire.clientUser
}

async function answer(
  t: TestApp,
  { client, freelancer, minutes }: { client: User; freelancer: User; minutes: number },
) {
  const { id: projectId } = await t.insertProject({ clientId: client.id })
  await t.insertProposal({ projectId, freelancerId: freelancer.id })
  const { conversationId } = await talk(t, client, freelancer)
  await t.as(freelancer).post(`/api/conversations/${conversationId}/messages`, { clientId: t.newId(), text: 'Yes.' })
  await t.pool.query(
    `update messages set created_at = c.started_at + make_interval(mins => $3)
      from conversations c where c.id = conversation_id and conversation_id = $1 and author_id = $2`,
    [conversationId, freelancer.id, minutes],
  )
}

test('people are sorted by the measured time of their first answers, those without one last', async () => {
  const t = await startTestApp()
  const payers = [await insertPayer(t), await insertPayer(t), await insertPayer(t)]
  await t.runJobs()
  const arrange = async (name: string, minutes?: number) => {
    const freelancer = await t.insertUser()
    await t.as(freelancer).put('/api/profile/me', { name, title: 'Cartographer', skills: ['Maps'] })
    if (minutes === undefined) return
    for (const client of payers) await answer(t, { client, freelancer, minutes })
    await t.deps.jobs.add(t.db, refreshFiguresJob, { userId: freelancer.id }, { key: freelancer.id })
  }
  await arrange('Nele')
  await arrange('Abe', 200)
  await arrange('Zoe', 15)

  await t.runJobs()

  const { people } = (await t.anonymous.get('/api/talent?skill=maps&sort=response')).json<TalentListView>()
  expect(people.map(({ name, responseMinutes }) => [name, responseMinutes])).toEqual([
    ['Zoe', 15],
    ['Abe', 200],
    ['Nele', null],
  ])
})
