import type { DisputeEvidenceView } from '@guildhall/contract'
import { beforeAll, expect, test } from 'vitest'
import { openDispute } from '../../../testing/disputes.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { arrangePaid } from '../../../testing/payments.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { expectSoundLedger } from '../../../testing/sound-ledger.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

async function arrange() {
  const hire = await arrangePaid(t)
  const { client, freelancer, clientUser, freelancerUser, projectId } = hire
  const conversationWith = async (userId: string) => {
    const { _id } = (await client.post('/api/conversations', { userId })).json()
    const url = `/api/conversations/${_id}/messages`
    return (who: typeof client, text: string) => who.post(url, { clientId: t.newId(), text })
  }
  const say = await conversationWith(freelancerUser.id)
  await say(client, 'When does the second page come?')
  const { seq, conversationId } = (await say(freelancer, 'Tomorow.')).json()
  await freelancer.put(`/api/conversations/${conversationId}/messages/${seq}`, { text: 'Tomorrow.' })
  const other = await t.insertUser()
  await t.insertProposal({ freelancerId: other.id, projectId: (await t.insertProject({ clientId: clientUser.id })).id })
  await (await conversationWith(other.id))(client, 'Something between us two')
  await hire.deliver()
  await hire.requestChanges()
  const edit = { title: 'Another title', description: 'Much more work', price: 1, category: 'Web Development' }
  await client.put(`/projects/update/${projectId}`, { ...edit, requiredSkills: ['React'], deadline: '2031-01-01' })
  const dispute = await openDispute(hire, 'client', 200)
  await dispute.claim('freelancer', 700)
  return { ...dispute, say, url: `/api/disputes/${dispute.disputeId}/evidence` }
}

test('both sides and the operator read the same: what was agreed, delivered, written, stated and paid', async () => {
  const { client, freelancer, disputeId, url } = await arrange()
  const operator = t.as(await insertOperator(t))

  const evidence = (await client.get(url)).json<DisputeEvidenceView>()

  expect(evidence.contract).toMatchObject({
    title: 'Booking page for a small ceramics studio',
    criteria: 'Visitors choose a class, a date and a seat, and pay later at the studio.',
    money: { amount: 1000, disputed: 500, released: 200, refunded: 300 },
  })
  expect(evidence.edits).toMatchObject([{ number: 1, fields: expect.arrayContaining(['title', 'description']) }])
  expect(evidence.versions).toMatchObject([
    {
      version: 1,
      status: 'rejected',
      files: [{ filename: 'plan.pdf', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    },
  ])
  expect(evidence.messages.map(({ by, text, event }) => [by, event ?? text])).toEqual([
    ['freelancer', 'proposal.sent'],
    ['client', 'proposal.accepted'],
    ['client', 'When does the second page come?'],
    ['freelancer', 'Tomorrow.'],
    ['freelancer', 'delivery.submitted'],
    ['client', 'delivery.changes_requested'],
    ['client', 'dispute.opened'],
    ['freelancer', 'dispute.claimed'],
  ])
  expect(evidence.messages[3]?.editedAt).not.toBeNull()
  expect(evidence.dispute.claimHistory.map(({ by, release }) => [by, release])).toEqual([
    ['freelancer', 700],
    ['client', 200],
  ])
  expect(evidence.timeline.at(-1)).toMatchObject({ kind: 'refunded' })
  expect(evidence.ledger.length).toBe(2 + 2 + 3 + 2)
  const { dispute: _own, ...shared } = evidence
  const { dispute: _theirs, ...freelancers } = (await freelancer.get(url)).json<DisputeEvidenceView>()
  const { dispute: _seen, ...operators } = (
    await operator.get(`/api/admin/disputes/${disputeId}`)
  ).json<DisputeEvidenceView>()
  expect(freelancers).toEqual(shared)
  expect(operators).toEqual(shared)
  expect(JSON.stringify(operators)).not.toContain('Something between us two')
  await t.runJobs()
  await expectSoundLedger(t)
})

test('the PDF has all of it, for both sides and for operators', async () => {
  const { freelancer, disputeId, url } = await arrange()
  const operator = t.as(await insertOperator(t))

  const answers = [
    await freelancer.get(`${url}.pdf`),
    await operator.get(`/api/admin/disputes/${disputeId}/evidence.pdf`),
  ]

  for (const answer of answers) {
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const text = (await readPdf(answer.rawPayload)).text.replace(/\s+/g, ' ')
    for (const part of ['Dispute: Booking page', 'pay later at the studio', 'Version 1', 'plan.pdf', 'SHA-256']) {
      expect(text).toContain(part)
    }
    for (const part of [
      'When does the second page come?',
      '$700 to the freelancer',
      'Dispute opened',
      'dispute_hold',
    ]) {
      expect(text).toContain(part)
    }
  }
})

test('what each change of the contract said is part of it, on the page and in the PDF', async () => {
  const hire = await arrangePaid(t)
  const changesUrl = `/api/contracts/${hire.contractId}/changes`
  const offer = async (body: object) => (await hire.client.post(changesUrl, { ...body, reason: 'It grew.' })).json()
  const criteria = 'Two pages, both in German.'
  const milestones = [
    { title: 'Sketch', amount: 300 },
    { title: 'Pages', amount: 600 },
  ]
  const { openChange } = await offer({ amount: 900, deliveryTime: 21, criteria, milestones })
  await hire.freelancer.post(`${changesUrl}/${openChange._id}/accept`)
  const declined = (await offer({ amount: 950, milestones: [{ title: 'All of it', amount: 950 }] })).openChange
  await hire.freelancer.post(`${changesUrl}/${declined._id}/decline`)
  const body = { release: 200, refund: 700, reason: 'We see it differently.' }
  const { _id } = (await hire.client.post(`/api/contracts/${hire.contractId}/disputes`, body)).json()
  const url = `/api/disputes/${_id}/evidence`

  const { changes } = (await hire.freelancer.get(url)).json<DisputeEvidenceView>()
  const pdf = (await readPdf((await hire.freelancer.get(`${url}.pdf`)).rawPayload)).text.replace(/\s+/g, ' ')

  expect(changes).toMatchObject([
    { status: 'declined', by: 'client', amount: { from: 900, to: 950 }, milestones: { from: milestones } },
    {
      status: 'accepted',
      amount: { from: 1000, to: 900 },
      deliveryTime: { to: 21 },
      criteria: { to: criteria },
      milestones: { from: [], to: milestones },
      refund: 100,
      reason: 'It grew.',
    },
  ])
  for (const said of [
    'from $1,000 to $900',
    'from $900 to $950',
    'to 21',
    criteria,
    'Sketch: $300',
    'All of it: $950',
  ]) {
    expect(pdf).toContain(said)
  }
  expect(pdf).toContain('Visitors choose a class, a date and a seat')
})

test('of many changes with long criteria, the latest are whole, and the page marks the others', async () => {
  const { client, clientUser, contractId, url } = await arrange()
  await t.pool.query(
    `insert into contract_changes (contract_id, offered_by, criteria_from, criteria_to, refund_cents, reason, status, created_at, ended_at)
     select $1, $2, repeat('From ', 4000), repeat('To ', 6000), 0, 'Longer', 'withdrawn', now() + n * interval '1 second', now()
     from generate_series(1, 7) n`,
    [contractId, clientUser.id],
  )

  const { changes } = (await client.get(url)).json<DisputeEvidenceView>()

  expect(changes.map(({ criteria, criteriaTruncated }) => [criteria?.from.length, criteriaTruncated === true])).toEqual(
    [...Array.from({ length: 5 }, () => [20_000, false]), ...Array.from({ length: 2 }, () => [500, true])],
  )
})

test('what is written after the dispute has ended is not part of it', async () => {
  const { client, say, claim, url } = await arrange()
  await claim('client', 700)
  t.setClock(new Date(Date.now() + 60_000))
  await say(client, 'That was it, then.')
  t.setClock(undefined)

  const { messages } = (await client.get(url)).json<DisputeEvidenceView>()

  expect(messages.some(({ text }) => text === 'That was it, then.')).toBe(false)
})

test('of many and long messages, the latest are shown, and the page says how many are not', async () => {
  const { client, clientUser, freelancerUser, disputeId, url } = await arrange()
  const pair = [clientUser.id, freelancerUser.id]
  await t.pool.query(
    `insert into messages (conversation_id, seq, change, author_id, kind, text, client_id, created_at)
     select c.id, c.last_seq + n, c.last_change + n, $1, 'text', repeat('Wort ', 4000), gen_random_uuid(), d.created_at
     from conversations c, disputes d, generate_series(1, 30) n
     where c.low_id = least($1::uuid, $2::uuid) and c.high_id = greatest($1::uuid, $2::uuid) and d.id = $3`,
    [...pair, disputeId],
  )

  const { messages, messagesLeftOut } = (await client.get(url)).json<DisputeEvidenceView>()
  const pdf = await client.get(`${url}.pdf`)

  expect([messages.length, messagesLeftOut]).toEqual([10, 28])
  expect((await readPdf(pdf.rawPayload)).text).toContain('Earlier messages left out: 28.')
})

test('of many and long deliveries, the latest are whole, and the page marks the others', async () => {
  const { client, proposalId, url } = await arrange()
  await t.pool.query(
    `insert into deliveries (proposal_id, version, message, status, feedback, submitted_at, decided_at)
     select $1, n + 1, repeat('Word ', 4000), 'rejected', repeat('Wort ', 4000), now(), now() from generate_series(1, 9) n`,
    [proposalId],
  )

  const { versions } = (await client.get(url)).json<DisputeEvidenceView>()

  expect(versions.map(({ message, messageTruncated }) => [message.length, messageTruncated === true])).toEqual([
    ...Array.from({ length: 5 }, () => [20_000, false]),
    ...Array.from({ length: 4 }, () => [500, true]),
    [0, false],
  ])
})
