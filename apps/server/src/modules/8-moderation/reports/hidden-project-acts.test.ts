import type { AdminCaseView, ProposalView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { startTestApp } from '../../../testing/test-app.ts'

async function arrange() {
  const t = await startTestApp()
  const [client, freelancer, other] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
  const { id: projectId } = await t.insertProject({ clientId: client.id })
  const propose = async (person: typeof freelancer): Promise<string> => {
    const proposal = { projectId, freelancerId: person.id, message: 'I could do it.', bidAmount: 100 }
    return (await t.as(person).post('/api/proposals', proposal)).json()._id
  }
  const [pending, withdrawn] = [await propose(freelancer), await propose(other)]
  await t.as(other).post(`/api/proposals/${withdrawn}/withdraw`)
  const report = { kind: 'project', targetId: projectId, harm: 'scam', reason: 'It asks for a fee.' }
  await t.as(freelancer).post('/api/reports', report)
  const as = t.as(await insertOperator(t))
  const [found] = (await as.get(`/api/admin/reports?person=${client.id}`)).json<AdminCaseView[]>()
  const hide = () =>
    as.post(`/api/admin/reports/${found?._id}/resolution`, { outcome: 'hidden', harm: 'scam', reason: 'No fees.' })
  const accept = () => t.as(client).post(`/api/proposals/${pending}/accept`)
  const statusOf = async (id: string) => (await t.as(client).get(`/api/proposals/${id}/full`)).json().status
  return { t, client, freelancer, other, projectId, pending, withdrawn, as, hide, accept, statusOf }
}

test('while a project is hidden nothing new is agreed on it; what was sent stays, can be withdrawn, and waits', async () => {
  const { t, client, freelancer, other, projectId, pending, withdrawn, as, hide, accept, statusOf } = await arrange()
  const { decision } = (await hide()).json()

  expectFailure(await accept(), 409, 'proposal.project_hidden')
  expectFailure(await t.as(other).post(`/api/proposals/${withdrawn}/send-again`), 409, 'proposal.project_hidden')
  const counter = { bidAmount: 80, version: 1 }
  expectFailure(await t.as(client).post(`/api/proposals/${pending}/counters`, counter), 409, 'proposal.project_hidden')
  const invitation = { freelancerId: (await t.insertUser()).id, message: 'Come.' }
  expectFailure(
    await t.as(client).post(`/api/projects/${projectId}/invitations`, invitation),
    409,
    'invitation.project_hidden',
  )
  const seen = (await t.as(client).get(`/api/proposals/${pending}/full`)).json<ProposalView>()
  expect(seen).toMatchObject({ status: 'pending', refusals: { accept: 'proposal.project_hidden' } })
  expect(seen.allowedMoves).not.toContain('accept')
  expect((await t.as(freelancer).post(`/api/proposals/${pending}/withdraw`)).statusCode).toBe(200)
  expectFailure(await t.as(freelancer).post(`/api/proposals/${pending}/send-again`), 409, 'proposal.project_hidden')

  await as.post(`/api/admin/decisions/${decision._id}/reversal`, { reason: 'It was invited.' })

  expect((await t.as(freelancer).post(`/api/proposals/${pending}/send-again`)).statusCode).toBe(200)
  expect((await accept()).statusCode).toBe(200)
  expect(await statusOf(pending)).toBe('accepted')
})

test('a proposal for a hidden project stays as it is: not edited, no counter-offer taken, but declined', async () => {
  const { t, client, freelancer, pending, as, hide, accept } = await arrange()
  const counter = { bidAmount: 80, version: 1 }
  const { counters } = (await t.as(client).post(`/api/proposals/${pending}/counters`, counter)).json<ProposalView>()
  const answer = (word: 'accept' | 'decline') =>
    t.as(freelancer).post(`/api/proposals/${pending}/counters/${counters[0]?._id}/${word}`)
  const edit = () =>
    t.as(freelancer).put(`/api/proposals/${pending}`, { message: 'Better.', bidAmount: 90, version: 1 })
  const read = async () => (await t.as(freelancer).get(`/api/proposals/${pending}/full`)).json<ProposalView>()
  const before = await read()
  expect(before.allowedMoves).toEqual(expect.arrayContaining(['edit', 'withdraw', 'accept_counter', 'decline_counter']))
  const { decision } = (await hide()).json()

  for (const response of [await edit(), await answer('accept')]) {
    expectFailure(response, 409, 'proposal.project_hidden')
    expect(response.json().message).toContain('While it is hidden, no proposal for it is changed or accepted.')
  }
  const seen = await read()
  const refused = { edit: 'proposal.project_hidden', accept_counter: 'proposal.project_hidden' }
  expect(seen.refusals).toMatchObject(refused)
  expect(seen.allowedMoves).toEqual(expect.arrayContaining(['withdraw', 'decline_counter']))
  expect(seen).toMatchObject({ version: 1, bidAmount: 100, message: 'I could do it.', counters: [{ status: 'open' }] })
  expect((await answer('decline')).json()).toMatchObject({ version: 1, counters: [{ status: 'declined' }] })

  await as.post(`/api/admin/decisions/${decision._id}/reversal`, { reason: 'It was invited.' })

  expect((await edit()).json()).toMatchObject({ version: 2, bidAmount: 90 })
  expect((await accept()).statusCode).toBe(200)
})

test('hiding a project and taking a counter-offer at once: the first of the two holds', async () => {
  const first = await arrange()
  const counter = { bidAmount: 80, version: 1 }
  const made = await first.t.as(first.client).post(`/api/proposals/${first.pending}/counters`, counter)
  const [{ _id: counterId }] = made.json().counters
  const take = () => first.t.as(first.freelancer).post(`/api/proposals/${first.pending}/counters/${counterId}/accept`)

  const responses = await first.t.race({ table: 'projects', id: first.projectId }, [first.hide, take])

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 409])
  expect(responses[1]?.json()).toMatchObject({ code: 'proposal.project_hidden' })
})

test('hiding and accepting at once: the first of the two holds, and there is no contract on a project that was hidden before', async () => {
  const first = await arrange()
  const hidden = await first.t.race({ table: 'projects', id: first.projectId }, [first.hide, first.accept])
  expect(hidden.map(({ statusCode }) => statusCode)).toEqual([200, 409])
  expect(hidden[1]?.json()).toMatchObject({ code: 'proposal.project_hidden' })
  expect(await first.t.value('select count(*) from contracts where project_id = $1', [first.projectId])).toBe(0)

  const second = await arrange()
  const accepted = await second.t.race({ table: 'projects', id: second.projectId }, [second.accept, second.hide])
  expect(accepted.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await second.statusOf(second.pending)).toBe('accepted')
  expect((await second.t.as(second.client).get('/api/contracts?role=client')).json()).toMatchObject([
    { status: 'active' },
  ])
})
