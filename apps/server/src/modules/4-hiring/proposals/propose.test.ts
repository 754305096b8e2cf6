import { textLimits } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'

async function arrange(seed: Parameters<Awaited<ReturnType<typeof startTestApp>>['insertProject']>[0] = {}) {
  const t = await startTestApp()
  const client = await t.insertUser()
  const freelancer = await t.insertUser()
  const project = await t.insertProject({ clientId: client.id, ...seed })
  const body = { freelancerId: freelancer.id, projectId: project.id, message: 'I made three of these.' }
  const post = (change: object = {}) => t.as(freelancer).post('/api/proposals', { ...body, ...change })
  const sent = () => t.value('select count(*) from proposals where project_id = $1', [project.id])
  const counted = () => t.value('select proposal_count from projects where id = $1', [project.id])
  return { t, client, freelancer, project, body, post, sent, counted }
}

describe('POST /api/proposals', () => {
  test('answers the proposal with its project and both parties; budget and skills stand in for what is not said', async () => {
    const { client, freelancer, project, post, counted } = await arrange({
      priceCents: 48_050,
      requiredSkills: ['Oil'],
    })

    const response = await post()

    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({
      _id: expect.any(String),
      projectId: {
        _id: project.id,
        title: 'Booking page for a small ceramics studio',
        status: 'active',
        createdBy: { _id: client.id, name: client.username, company: '', profileImage: '' },
      },
      freelancerId: { _id: freelancer.id, name: freelancer.username, email: freelancer.email, profileImage: '' },
      clientId: client.id,
      message: 'I made three of these.',
      description: 'I made three of these.',
      bidAmount: 480.5,
      atBudget: true,
      deliveryTime: null,
      skills: ['Oil'],
      milestones: [],
      status: 'pending',
      deliveryStatus: 'not_submitted',
      createdAt: expect.stringMatching(/Z$/),
      version: 1,
      editedAt: null,
      openedAt: null,
      attachments: [],
      counters: [],
      acceptedAt: null,
      contractId: null,
      allowedMoves: ['edit', 'withdraw'],
      refusals: {
        accept: 'project.not_yours',
        send_again: 'proposal.not_withdrawn',
        counter: 'proposal.no_counter',
        accept_counter: 'proposal.no_counter',
        decline_counter: 'proposal.no_counter',
        upload: 'delivery.not_accepted',
        approve: 'delivery.not_client',
        request_changes: 'delivery.not_client',
      },
    })
    expect(await counted()).toBe(1)
  })

  test('bid, days and skills are kept where they are said', async () => {
    const { post } = await arrange()

    const response = await post({ bidAmount: 0.1 + 0.2, deliveryTime: 14, skills: ['Type', 'Ink'] })

    expect(response.json()).toMatchObject({ bidAmount: 0.3, deliveryTime: 14, skills: ['Type', 'Ink'] })
  })

  test('the project then says that the viewer has proposed, and offers it no more', async () => {
    const { t, freelancer, project, post } = await arrange()

    const { _id } = (await post()).json()

    const detail = (await t.as(freelancer).get(`/projects/${project.id}`)).json()
    expect(detail).toMatchObject({ proposals: 1, myProposalId: _id, allowedMoves: [] })
  })

  test.each(['  \n a \r\n', '💅 \u202e مرحبا', `'"\\%_<b>`])(
    'the message %j comes back exactly as sent',
    async (message) => {
      const { t, client, project, post } = await arrange()

      const proposal = (await post({ message })).json()

      expect(proposal).toMatchObject({ message, description: message })
      expect((await t.as(client).get(`/api/proposals/${project.id}`)).json()[0].message).toBe(message)
    },
  )

  test('a message may be as long as the limit, four bytes a character, and not one longer', async () => {
    const { post } = await arrange()

    const tooLong = await post({ message: '💅'.repeat(textLimits.message + 1) })
    const fits = await post({ message: '💅'.repeat(textLimits.message) })

    const { message } = expectFailure(tooLong, 400, 'request.invalid')
    expect(message).toBe('Message can be at most 20,000 characters long.')
    expect(fits.statusCode).toBe(201)
  })
})

describe('POST /api/proposals refuses', () => {
  const unstorable = 'Message contains a character that cannot be stored. Remove it and try again.'

  test.each([
    { change: { message: ' \n' }, path: 'message', message: 'Message is required.' },
    { change: { message: 'a\u0000' }, path: 'message', message: unstorable },
    { change: { message: '\ud83d' }, path: 'message', message: unstorable },
    { change: { bidAmount: 19.999 }, path: 'bidAmount', message: 'Bid can have at most two decimals.' },
    { change: { bidAmount: -1 }, path: 'bidAmount', message: 'Bid must be more than zero.' },
    { change: { deliveryTime: 0 }, path: 'deliveryTime', message: 'Delivery time must be at least one day.' },
    { change: { skills: 'Ink' }, path: 'skills', message: 'Skills must be a list of texts.' },
    { change: { projectId: 7 }, path: 'projectId', message: 'projectId must be text.' },
  ])('$change: $message', async ({ change, path, message }) => {
    const { post, sent } = await arrange()

    const { details } = expectFailure(await post(change), 400, 'request.invalid')

    expect(details).toEqual([{ path, message }])
    expect(await sent()).toBe(0)
  })

  test.each(['not-an-id', crypto.randomUUID(), ''])('an unknown project: “%s”', async (projectId) => {
    const { post } = await arrange()

    expectFailure(await post({ projectId }), 404, 'project.not_found')
  })

  test('a proposal in the name of another, whether they exist or not', async () => {
    const { t, client, post, sent } = await arrange()

    for (const freelancerId of [client.id, t.newId(), 'me', '']) {
      expectFailure(await post({ freelancerId }), 403, 'proposal.not_yours')
    }
    expect(await sent()).toBe(0)
  })

  test('a proposal to oneself', async () => {
    const { t, client, body, sent } = await arrange()

    const response = await t.as(client).post('/api/proposals', { ...body, freelancerId: client.id })

    const { message } = expectFailure(response, 403, 'proposal.own_project')
    expect(message).toBe('You posted this project, so you cannot propose on it.')
    expect(await sent()).toBe(0)
  })

  test.each(['in_progress', 'completed'] as const)('a proposal on a project that is %s', async (status) => {
    const { post, sent, counted } = await arrange({ status })

    const { message } = expectFailure(await post(), 409, 'proposal.project_closed')

    expect(message).toBe('This project no longer accepts proposals.')
    expect([await sent(), await counted()]).toEqual([0, 0])
  })

  test('a second proposal, and counts only the first', async () => {
    const { post, sent, counted } = await arrange()
    await post()

    const { message } = expectFailure(await post({ message: 'Another try' }), 409, 'proposal.already_sent')

    expect(message).toBe('You have already sent a proposal for this project.')
    expect([await sent(), await counted()]).toEqual([1, 1])
  })
})

test('what a proposal left to the project stays as it was offered when the project is edited', async () => {
  const t = await startTestApp()
  const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
  const project = await t.insertProject({ clientId: client.id, priceCents: 500_000, requiredSkills: ['React'] })
  const body = { freelancerId: freelancer.id, projectId: project.id, message: 'For your price.' }
  const sent = (await t.as(freelancer).post('/api/proposals', body)).json()
  await t.as(client).post(`/api/proposals/${sent._id}/accept`)

  const edit = {
    title: 'Cheaper',
    description: 'Now for less.',
    price: 1,
    requiredSkills: ['PHP'],
    deadline: '2999-01-01',
  }
  expect((await t.as(client).put(`/projects/update/${project.id}`, edit)).statusCode).toBe(200)

  const [kept] = (await t.as(freelancer).get(`/api/proposals/freelancer/${freelancer.id}`)).json()
  expect(kept).toMatchObject({ bidAmount: 5_000, skills: ['React'], status: 'accepted' })
})

describe('proposals that race', () => {
  test('of twenty equal ones at once, one is sent', async () => {
    const { t, project, post, sent, counted } = await arrange()
    const attempts = Array.from({ length: 20 }, () => () => post())

    const responses = await t.race({ table: 'projects', id: project.id }, attempts)

    expect(sortedStatuses(responses)).toEqual([201, ...Array(19).fill(409)])
    expect([await sent(), await counted()]).toEqual([1, 1])
  })

  test('of twenty freelancers at once, each is counted', async () => {
    const { t, project, sent, counted } = await arrange()
    const freelancers = await Promise.all(Array.from({ length: 20 }, () => t.insertUser()))
    const attempts = freelancers.map((freelancer) => () => {
      const body = { freelancerId: freelancer.id, projectId: project.id, message: 'Me!' }
      return t.as(freelancer).post('/api/proposals', body)
    })

    const responses = await t.race({ table: 'projects', id: project.id }, attempts)

    expect(responses.map((response) => response.statusCode)).toEqual(Array(20).fill(201))
    expect([await sent(), await counted()]).toEqual([20, 20])
  })

  test('one that arrives while another is being accepted finds the project closed', async () => {
    const { t, client, project, post, sent } = await arrange()
    const other = await t.insertProposal({ projectId: project.id })

    const [accept, late] = await t.race({ table: 'projects', id: project.id }, [
      () => t.as(client).post(`/api/proposals/${other.id}/accept`),
      () => post(),
    ])

    expect(accept!.statusCode).toBe(200)
    expectFailure(late!, 409, 'proposal.project_closed')
    expect(await sent()).toBe(1)
  })
})
