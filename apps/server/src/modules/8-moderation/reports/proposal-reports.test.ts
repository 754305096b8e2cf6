import type { AdminCaseDetailView, AdminCaseView } from '@guildhall/contract'
import { beforeAll, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const body = (targetId: string) => ({ kind: 'proposal', targetId, harm: 'scam', reason: 'It asks for a fee first.' })

async function arrange() {
  const [client, freelancer, operator] = [await t.insertUser(), await t.insertUser('Rui'), await insertOperator(t)]
  const project = await t.insertProject({ clientId: client.id })
  const sent = await t.as(freelancer).post('/api/proposals', {
    ...{ projectId: project.id, freelancerId: freelancer.id, message: 'Pay my agent $50 first.', bidAmount: 300 },
  })
  expect(sent.statusCode, sent.body).toBe(201)
  const proposalId: string = sent.json()._id
  const report = (person: { token: string }) => t.as(person).post('/api/reports', body(proposalId))
  return { client, freelancer, operator, project, proposalId, report }
}

test('a proposal: its client reports it, operators read what it said, and its author is warned', async () => {
  const { client, freelancer, operator, proposalId, report } = await arrange()

  const reported = await report(client)
  const edited = { message: 'I would love to.', expectedVersion: 1 }
  await t.as(freelancer).put(`/api/proposals/${proposalId}`, edited)

  expect([reported.statusCode, reported.json()]).toMatchObject([201, { target: { kind: 'proposal', _id: proposalId } }])
  const cases = await t.as(operator).get(`/api/admin/reports?person=${freelancer.id}&kind=proposal`)
  const [found] = cases.json<AdminCaseView[]>()
  const url = `/api/admin/reports/${found?._id}`
  const { snapshots, outcomes } = (await t.as(operator).get(url)).json<AdminCaseDetailView>()
  expect(snapshots[0]?.parts).toContainEqual({ label: 'Message', text: 'Pay my agent $50 first.' })
  expect(snapshots[0]?.parts).toContainEqual({ label: 'Price', text: '$300' })
  expect(outcomes).toEqual(['no_action', 'warning', 'suspension'])
  const warned = await t.as(operator).post(`${url}/resolution`, { outcome: 'warning', harm: 'scam', reason: 'A fee.' })
  expect(warned.statusCode, warned.body).toBe(200)
  const [decision] = (await t.as(freelancer).get('/api/decisions')).json()
  expect(decision).toMatchObject({ kind: 'warning', target: { kind: 'proposal', _id: proposalId } })
  await t.runJobs()
  const told = (await t.mailsTo(freelancer.email)).map(({ text }) => text)
  expect(told.join()).toContain('your proposal to ')
})

test('a proposal is unknown to everyone but the two sides, and cannot be reported by its author', async () => {
  const { freelancer, report } = await arrange()

  expectFailure(await report(await t.insertUser()), 404, 'report.target_not_found')
  expectFailure(await t.as(freelancer).post('/api/reports', body(t.newId())), 404, 'report.target_not_found')
  expectFailure(await report(freelancer), 403, 'report.own')
})

test('no operator decides about a proposal to a project of theirs', async () => {
  const { freelancer, operator } = await arrange()
  const project = await t.insertProject({ clientId: operator.id })
  const { id } = await t.insertProposal({ projectId: project.id, freelancerId: freelancer.id })

  await t.as(operator).post('/api/reports', body(id))

  const [found] = (await t.as(operator).get(`/api/admin/reports?person=${freelancer.id}`)).json<AdminCaseView[]>()
  const resolution = { outcome: 'no_action', harm: 'other', reason: 'Fine.' }
  const answer = await t.as(operator).post(`/api/admin/reports/${found?._id}/resolution`, resolution)
  expect(answer.statusCode).toBe(403)
})
