import { proposalEditsMaximum } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'

async function arrange() {
  const t = await startTestApp()
  const [client, freelancer, stranger] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
  const project = await t.insertProject({ clientId: client.id })
  const body = { message: 'I made three of these.', bidAmount: 1_000, deliveryTime: 14, skills: ['React'] }
  const proposal = (
    await t.as(freelancer).post('/api/proposals', { ...body, freelancerId: freelancer.id, projectId: project.id })
  ).json()
  const url = `/api/proposals/${proposal._id}`
  const edit = (change: object = {}, version = 1) => t.as(freelancer).put(url, { ...body, version, ...change })
  const accept = (version?: number) =>
    t.as(client).post(`${url}/accept`, version === undefined ? undefined : { version })
  const withdraw = () => t.as(freelancer).post(`${url}/withdraw`)
  const sendAgain = () => t.as(freelancer).post(`${url}/send-again`)
  const listed = async (query = '') => (await t.as(client).get(`/api/proposals/${project.id}${query}`)).json()
  const counted = () => t.value('select proposal_count from projects where id = $1', [project.id])
  const kinds = async (person: { token: string }) =>
    (await t.as(person).get('/api/notifications')).json().map(({ kind }: { kind: string }) => kind)
  return {
    t,
    client,
    freelancer,
    stranger,
    project,
    body,
    url,
    edit,
    accept,
    withdraw,
    sendAgain,
    listed,
    counted,
    kinds,
  }
}

describe('PUT /api/proposals/{id}', () => {
  test('replaces what it says; both sides read what changed, and the client is told once while they have not looked', async () => {
    const { t, client, freelancer, url, edit, kinds } = await arrange()
    const milestones = [
      { title: 'Design', amount: 400 },
      { title: 'Pages', amount: 500 },
    ]

    const edited = await edit({ bidAmount: 900, milestones, message: 'I made four of these.' })
    await edit({ bidAmount: 900, milestones, message: 'I made five of these.' }, 2)

    expect(edited.json()).toMatchObject({ version: 2, bidAmount: 900, milestones, editedAt: expect.any(String) })
    const forClient = (await t.as(client).get(`${url}/edits`)).json()
    expect(forClient).toEqual((await t.as(freelancer).get(`${url}/edits`)).json())
    expect(forClient.edits).toMatchObject([
      { version: 3, before: { message: 'I made four of these.' }, after: { message: 'I made five of these.' } },
      {
        version: 2,
        cause: 'edit',
        before: { message: 'I made three of these.', bidAmount: 1_000, milestones: [] },
        after: { message: 'I made four of these.', bidAmount: 900, milestones },
      },
    ])
    expect(Object.keys(forClient.edits[0].after)).toEqual(['message'])
    expect(await kinds(client)).toEqual(['proposal.edited', 'proposal.received'])
  })

  test('nothing new is no version, with milestones too', async () => {
    const { t, url, edit, freelancer } = await arrange()
    const milestones = [
      { title: 'Design', amount: 400 },
      { title: 'Pages', amount: 600 },
    ]
    await edit({ milestones })

    const again = await edit({ milestones }, 2)

    expect(again.json().version).toBe(2)
    expect((await t.as(freelancer).get(`${url}/edits`)).json().edits).toHaveLength(1)
  })

  test('a long message is truncated in the list of changes, and whole in the one', async () => {
    const { t, client, url, edit } = await arrange()
    const message = 'a'.repeat(20_000)
    await edit({ message })

    const [listed] = (await t.as(client).get(`${url}/edits`)).json().edits
    const whole = (await t.as(client).get(`${url}/edits/2`)).json()

    expect(listed.after).toMatchObject({ messageTruncated: true })
    expect(whole.after).toEqual({ message })
    expectFailure(await t.as(client).get(`${url}/edits/3`), 404, 'proposal.edit_not_found')
  })

  test('an older version, a wrong sum, someone else and the last version', async () => {
    const { t, client, stranger, url, body, edit } = await arrange()
    const milestones = [
      { title: 'Design', amount: 400 },
      { title: 'Pages', amount: 500 },
    ]
    expectFailure(await edit({ milestones }), 409, 'proposal.milestone_sum')
    for (const person of [client, stranger]) {
      expectFailure(await t.as(person).put(url, { ...body, version: 1 }), 403, 'proposal.not_sender')
    }
    expectFailure(await t.as(stranger).get(`${url}/edits`), 403, 'proposal.not_for_you')
    await edit({ bidAmount: 950 })

    expectFailure(await edit({ bidAmount: 800 }), 409, 'proposal.changed')

    await t.pool.query('update proposals set version = $2 where id = $1', [
      url.split('/').pop(),
      proposalEditsMaximum + 1,
    ])
    expectFailure(await edit({ bidAmount: 800 }, proposalEditsMaximum + 1), 409, 'proposal.edits_used_up')
  })
})

describe('a proposal that is changed again and again', () => {
  test('by edits, withdrawals and sending it again: all but the first changes are refused, and the client has few lines', async () => {
    const { t, client, freelancer, url, edit, withdraw, sendAgain, kinds } = await arrange()
    const statuses: number[] = []
    let version = 1
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const answer = attempt % 5 === 4 ? await withdraw() : await edit({ bidAmount: 1_000 + attempt }, version)
      statuses.push(answer.statusCode)
      if (answer.json().status === 'withdrawn') {
        const again = await sendAgain()
        statuses.push(again.statusCode)
        version = again.json().version ?? version
      } else version = answer.json().version ?? version
    }

    expect(version).toBe(proposalEditsMaximum + 1)
    const made = (await t.as(client).get(`${url}/edits`)).json().edits
    expect(made.length).toBeLessThanOrEqual(proposalEditsMaximum)
    expect(new Set(statuses.slice(-20))).toEqual(new Set([409]))
    expect((await kinds(client)).length).toBeLessThanOrEqual(proposalEditsMaximum)
    expectFailure(await t.as(freelancer).post(`${url}/send-again`), 409, 'proposal.edits_used_up')
  })

  test('five hundred edits at one version make one', async () => {
    const { t, client, url, edit } = await arrange()

    const answers = await Promise.all(Array.from({ length: 500 }, (_, index) => edit({ bidAmount: 2_000 + index })))

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await t.as(client).get(`${url}/edits`)).json().edits).toHaveLength(1)
  })
})

describe('a withdrawn proposal', () => {
  test('leaves the client’s list and the count; sent again it is back at its place, and a second one is refused', async () => {
    const { t, client, freelancer, project, body, withdraw, sendAgain, listed, counted, kinds } = await arrange()
    await t.insertProposal({ projectId: project.id, createdAt: new Date(Date.now() + 60_000) })

    const withdrawn = await withdraw()

    expect(withdrawn.json()).toMatchObject({ status: 'withdrawn', allowedMoves: ['send_again'] })
    expect([(await listed()).length, await counted()]).toEqual([1, 1])
    expect(await listed('?status=withdrawn')).toMatchObject([{ status: 'withdrawn' }])
    const second = { ...body, freelancerId: freelancer.id, projectId: project.id }
    expectFailure(await t.as(freelancer).post('/api/proposals', second), 409, 'proposal.already_sent')
    const counts = (await t.as(freelancer).get(`/api/proposals/freelancer/${freelancer.id}/counts`)).json()
    expect(counts).toEqual({ pending: 0, accepted: 0, rejected: 0, withdrawn: 1, total: 1 })

    const again = await sendAgain()

    expect(again.json()).toMatchObject({ status: 'pending', version: 2 })
    expect((await listed()).map(({ _id }: { _id: string }) => _id).at(-1)).toBe(again.json()._id)
    expect(await counted()).toBe(2)
    expect(await kinds(client)).toEqual(['proposal.sent_again', 'proposal.withdrawn', 'proposal.received'])
  })

  test('is not accepted, not declined with the others, and stays as it is once the project is taken', async () => {
    const { t, client, project, url, accept, withdraw, sendAgain } = await arrange()
    const other = await t.insertProposal({ projectId: project.id })
    await withdraw()

    expectFailure(await accept(), 409, 'proposal.withdrawn')

    await t.as(client).post(`/api/proposals/${other.id}/accept`)
    expect((await t.as(client).get(`${url}/full`)).json().status).toBe('withdrawn')
    expectFailure(await sendAgain(), 409, 'proposal.project_closed')
  })
})

describe('an acceptance that races', () => {
  test('with an edit that comes first: the client accepts what they saw, or nothing', async () => {
    const { t, project, edit, accept } = await arrange()

    const [edited, accepted] = await t.race({ table: 'projects', id: project.id }, [
      () => edit({ bidAmount: 5_000 }),
      () => accept(1),
    ])

    expect(edited?.statusCode).toBe(200)
    expectFailure(accepted!, 409, 'proposal.changed')
    expect((await accept(2)).statusCode).toBe(200)
    expect(await t.value('select amount_cents from contracts where project_id = $1', [project.id])).toBe(500_000)
  })

  test('with an edit that comes second: the contract has the old terms, and the edit is refused', async () => {
    const { t, project, edit, accept } = await arrange()

    const [accepted, edited] = await t.race({ table: 'projects', id: project.id }, [
      () => accept(1),
      () => edit({ bidAmount: 5_000 }),
    ])

    expect(accepted?.statusCode).toBe(200)
    expectFailure(edited!, 409, 'proposal.already_decided')
    expect(await t.value('select amount_cents from contracts where project_id = $1', [project.id])).toBe(100_000)
  })

  test('with a withdrawal: one of them counts', async () => {
    const { t, project, withdraw, accept } = await arrange()

    const [withdrawn, accepted] = await t.race({ table: 'projects', id: project.id }, [withdraw, () => accept(1)])

    expect(withdrawn?.statusCode).toBe(200)
    expectFailure(accepted!, 409, 'proposal.withdrawn')
    expect(await t.value('select count(*) from contracts where project_id = $1', [project.id])).toBe(0)
  })

  test('two withdrawals are counted once', async () => {
    const { t, project, withdraw, counted } = await arrange()

    const responses = await t.race({ table: 'projects', id: project.id }, [withdraw, withdraw])

    expect(sortedStatuses(responses)).toEqual([200, 409])
    expect(await counted()).toBe(0)
  })
})
