import { describe, expect, test } from 'vitest'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'

async function arrange(count: number) {
  const t = await startTestApp()
  const client = await t.insertUser()
  const project = await t.insertProject({ clientId: client.id })
  const proposals = await Promise.all(Array.from({ length: count }, () => t.insertProposal({ projectId: project.id })))
  const accept = (proposal: { id: string }) => t.as(client).post(`/api/proposals/${proposal.id}/accept`)
  const statusOf = (proposal: { id: string }) => t.value('select status from proposals where id = $1', [proposal.id])
  const projectStatus = () => t.value('select status from projects where id = $1', [project.id])
  return { t, client, project, proposals, accept, statusOf, projectStatus }
}

describe('POST /api/proposals/{id}/accept', () => {
  test('accepts this one, rejects the others that are pending and puts the project in progress', async () => {
    const { t, client, project, proposals, accept, statusOf, projectStatus } = await arrange(3)
    const [chosen, ...others] = proposals
    const elsewhere = await t.insertProposal({ freelancerId: others[0]!.freelancerId })
    t.setClock(new Date(Date.now() + 60_000))

    const response = await accept(chosen!)

    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      _id: chosen!.id,
      status: 'accepted',
      acceptedAt: expect.stringMatching(/Z$/),
      deliveryStatus: 'not_submitted',
      projectId: { _id: project.id, status: 'in_progress' },
      allowedMoves: [],
    })
    expect(await Promise.all(proposals.map(statusOf))).toEqual(['accepted', 'rejected', 'rejected'])
    expect(await projectStatus()).toBe('in_progress')
    expect(await statusOf(elsewhere)).toBe('pending')
    const detail = (await t.as(client).get(`/projects/${project.id}`)).json()
    expect(detail).toMatchObject({ status: 'in_progress', allowedMoves: ['edit'] })
  })

  test('names the contract that it made', async () => {
    const { t, client, proposals, accept } = await arrange(1)
    const [chosen] = proposals

    const accepted = (await accept(chosen!)).json()

    const contractId = await t.value('select id from contracts where proposal_id = $1', [chosen!.id])
    expect(accepted).toMatchObject({ contractId })
    expect((await t.as(client).get(`/api/proposals/${chosen!.id}/full`)).json()).toMatchObject(accepted)
  })

  test('the accepted freelancer may now upload, the others nothing', async () => {
    const { t, proposals, accept } = await arrange(2)
    const [chosen, other] = [await t.insertUser(), await t.insertUser()]
    await t.pool.query('update proposals set freelancer_id = $1 where id = $2', [chosen.id, proposals[0]!.id])
    await t.pool.query('update proposals set freelancer_id = $1 where id = $2', [other.id, proposals[1]!.id])

    await accept(proposals[0]!)

    const movesOf = async (person: typeof chosen) =>
      (await t.as(person).get(`/api/proposals/freelancer/${person.id}`)).json()[0].allowedMoves
    expect([await movesOf(chosen), await movesOf(other)]).toEqual([['upload'], []])
  })

  test('the same once more is refused, and the hour of the first stays', async () => {
    const { t, proposals, accept } = await arrange(1)
    const first = (await accept(proposals[0]!)).json()

    const { message } = expectFailure(await accept(proposals[0]!), 409, 'proposal.already_decided')

    expect(message).toBe('A proposal for this project has already been accepted.')
    const acceptedAt = await t.value('select accepted_at from proposals where id = $1', [proposals[0]!.id])
    expect(acceptedAt).toEqual(new Date(first.acceptedAt))
  })

  test('another one of the same project is refused', async () => {
    const { proposals, accept, statusOf } = await arrange(2)
    await accept(proposals[0]!)

    expectFailure(await accept(proposals[1]!), 409, 'proposal.already_decided')

    expect(await Promise.all(proposals.map(statusOf))).toEqual(['accepted', 'rejected'])
  })

  test('one that was rejected is refused, even on a project that is active', async () => {
    const { t, client, project, projectStatus } = await arrange(0)
    const rejected = await t.insertProposal({ projectId: project.id, status: 'rejected' })

    const response = await t.as(client).post(`/api/proposals/${rejected.id}/accept`)

    expectFailure(response, 409, 'proposal.already_decided')
    expect(await projectStatus()).toBe('active')
  })

  test('a body that comes along is of no importance', async () => {
    const { t, client, proposals } = await arrange(1)

    const response = await t.as(client).post(`/api/proposals/${proposals[0]!.id}/accept`, {})

    expect(response.statusCode).toBe(200)
  })
})

describe('acceptances that race', () => {
  test('of twenty different proposals at once, one wins and the others are rejected', async () => {
    const { t, project, proposals, accept, statusOf, projectStatus } = await arrange(20)

    const responses = await t.race(
      { table: 'projects', id: project.id },
      proposals.map((proposal) => () => accept(proposal)),
    )

    expect(sortedStatuses(responses)).toEqual([200, ...Array(19).fill(409)])
    const winner = responses.findIndex((response) => response.statusCode === 200)
    const statuses = await Promise.all(proposals.map(statusOf))
    expect(statuses).toEqual(proposals.map((_, index) => (index === winner ? 'accepted' : 'rejected')))
    expect(await projectStatus()).toBe('in_progress')
  })

  test('of twenty clicks on the same one, one counts', async () => {
    const { t, project, proposals, accept, statusOf } = await arrange(1)
    const attempts = Array.from({ length: 20 }, () => () => accept(proposals[0]!))

    const responses = await t.race({ table: 'projects', id: project.id }, attempts)

    expect(sortedStatuses(responses)).toEqual([200, ...Array(19).fill(409)])
    expect(await statusOf(proposals[0]!)).toBe('accepted')
  })
})
