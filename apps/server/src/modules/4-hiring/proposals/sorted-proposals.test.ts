import { type ProposalSort, proposalSorts, skillKey } from '@guildhall/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { earnResult } from '../../../testing/assess.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const day = (number: number) => new Date(Date.UTC(2030, 0, number))
type Listed = { _id: string; freelancerId: { _id: string } }
type Person = { id: string; token: string }

async function arrangeProject(requiredSkills = ['JavaScript', 'TypeScript']) {
  const t = await startTestApp()
  const client = await t.insertUser()
  const project = await t.insertProject({ clientId: client.id, requiredSkills })
  return { t, client, projectId: project.id }
}

async function readAll(t: TestApp, client: Person, projectId: string, sort: ProposalSort, limit: number) {
  const ids: string[] = []
  let cursor = ''
  do {
    const response = await t
      .as(client)
      .get(`/api/proposals/${projectId}?sort=${sort}&limit=${limit}${cursor && `&cursor=${cursor}`}`)
    ids.push(...response.json().map((proposal: Listed) => proposal._id))
    cursor = String(response.headers['x-next-cursor'] ?? '')
  } while (cursor)
  return ids
}

async function insertResult(t: TestApp, userId: string, skill: string, { onProfile = true, percentage = 80 } = {}) {
  const passed = percentage >= 70
  await t.pool.query(
    `with attempt as (
       insert into assessment_attempts (user_id, skill, skill_key, difficulty, kind, source, attempt_number, questions,
         question_ids, answers, started_at, deadline_at, finished_at)
       select $1, $2, $3, 'Beginner', 'verified', 'private', 1, jsonb_agg('{}'::jsonb), array_agg(n::text),
         array_agg(null::int), now() - interval '1 hour', now(), now() from generate_series(1, 20) n
       returning id
     )
     insert into assessment_results (user_id, attempt_id, kind, source, skill, skill_key, difficulty, score,
       total_questions, percentage, status, rank, attempt_number, on_profile, completed_at)
     select $1, id, 'verified', 'private', $2, $3, 'Beginner', $4 / 5, 20, $4, $5, $6, 1, $7, now() from attempt`,
    [
      userId,
      skill,
      skillKey(skill),
      percentage,
      passed ? 'Advanced' : 'Beginner',
      1_000 + percentage + (passed ? 10_000 : 0),
      onProfile,
    ],
  )
}

test('by price the lowest comes first, and of equal prices the newest', async () => {
  const { t, client, projectId } = await arrangeProject()
  const dear = await t.insertProposal({ projectId, bidCents: 90_000, createdAt: day(4) })
  const older = await t.insertProposal({ projectId, bidCents: 50_000, createdAt: day(1) })
  const newer = await t.insertProposal({ projectId, bidCents: 50_000, createdAt: day(2) })
  const cheap = await t.insertProposal({ projectId, bidCents: 100, createdAt: day(3) })

  expect(await readAll(t, client, projectId, 'price', 2)).toEqual([cheap.id, newer.id, older.id, dear.id])
})

test('by days the fewest come first and a proposal that names none last', async () => {
  const { t, client, projectId } = await arrangeProject()
  const open = await t.insertProposal({ projectId, createdAt: day(3) })
  const openToo = await t.insertProposal({ projectId, createdAt: day(1) })
  const slow = await t.insertProposal({ projectId, deliveryDays: 3_650, createdAt: day(4) })
  const quick = await t.insertProposal({ projectId, deliveryDays: 2, createdAt: day(2) })

  expect(await readAll(t, client, projectId, 'days', 3)).toEqual([quick.id, slow.id, open.id, openToo.id])
})

test('by proven skills only what the project asks for, was passed and is on the profile counts, each skill once', async () => {
  const { t, client, projectId } = await arrangeProject(['js', 'TypeScript', 'Basket weaving', 'JavaScript'])
  const send = async (at: number) => {
    const freelancer = await t.insertUser()
    const { id } = await t.insertProposal({ projectId, freelancerId: freelancer.id, createdAt: day(at) })
    return { id, freelancer }
  }
  const [both, twiceOne, hidden, failed, other] = [
    await send(1),
    await send(2),
    await send(5),
    await send(4),
    await send(3),
  ]
  await insertResult(t, both.freelancer.id, 'JavaScript')
  await insertResult(t, both.freelancer.id, 'TypeScript')
  await earnResult(t, twiceOne.freelancer, { skill: 'JavaScript', right: 12, onProfile: true })
  await earnResult(t, twiceOne.freelancer, {
    skill: 'JavaScript',
    difficulty: 'Intermediate',
    right: 15,
    onProfile: true,
  })
  await insertResult(t, hidden.freelancer.id, 'JavaScript', { onProfile: false })
  await insertResult(t, failed.freelancer.id, 'JavaScript', { percentage: 50 })
  await insertResult(t, other.freelancer.id, 'Python')

  const sorted = await readAll(t, client, projectId, 'proven', 2)

  expect(sorted).toEqual([both, twiceOne, hidden, failed, other].map(({ id }) => id))
})

test('every sort leads page by page through every proposal once, whatever is equal among them', async () => {
  const arranged = await arrangeProject()
  const { t, client } = arranged
  const people = await Promise.all(Array.from({ length: 8 }, () => t.insertUser()))
  for (const [position, person] of people.entries()) {
    if (position % 2 === 0) await insertResult(t, person.id, 'JavaScript')
    if (position % 3 === 0) await insertResult(t, person.id, 'TypeScript')
  }
  const offer = fc.record({
    bidCents: fc.constantFrom(100, 200, 300_000_000_00),
    deliveryDays: fc.constantFrom(null, 1, 3_650),
    createdAt: fc.constantFrom(day(1), day(2)),
  })

  await fc.assert(
    fc.asyncProperty(
      fc.array(offer, { maxLength: people.length }),
      fc.constantFrom(...proposalSorts),
      fc.integer({ min: 1, max: 9 }),
      async (offers, sort, limit) => {
        const { id: projectId } = await t.insertProject({ clientId: client.id })
        const ids: string[] = []
        for (const [position, seed] of offers.entries()) {
          ids.push((await t.insertProposal({ projectId, freelancerId: people[position]!.id, ...seed })).id)
        }

        const paged = await readAll(t, client, projectId, sort, limit)

        expect(paged).toEqual(await readAll(t, client, projectId, sort, 100))
        expect([...paged].sort()).toEqual([...ids].sort())
      },
    ),
    { numRuns: 40 },
  )
})

test('sort, status and search hold together', async () => {
  const { t, client, projectId } = await arrangeProject()
  await t.insertProposal({ projectId, bidCents: 100, message: 'No.', status: 'rejected' })
  await t.insertProposal({ projectId, bidCents: 100, message: 'Something else.' })
  const dear = await t.insertProposal({ projectId, bidCents: 300, message: 'Oak chairs.' })
  const cheap = await t.insertProposal({ projectId, bidCents: 200, message: 'OAK tables.' })

  const response = await t.as(client).get(`/api/proposals/${projectId}?sort=price&status=pending&search=oak`)

  expect(response.json().map((proposal: Listed) => proposal._id)).toEqual([cheap.id, dear.id])
  expect(response.headers['x-total-count']).toBe('2')
})

describe('refuses', () => {
  test.each(proposalSorts)('a cursor of the sort %s for every other sort', async (sort) => {
    const { t, client, projectId } = await arrangeProject()
    await t.insertProposal({ projectId })
    await t.insertProposal({ projectId })
    const page = (query: string) => t.as(client).get(`/api/proposals/${projectId}?limit=1&${query}`)
    const cursor = String((await page(`sort=${sort}`)).headers['x-next-cursor'])

    for (const other of proposalSorts) {
      const response = await page(`sort=${other}&cursor=${cursor}`)
      if (other === sort) expect(response.json()).toHaveLength(1)
      else expectFailure(response, 400, 'list.cursor_invalid')
    }
  })

  test.each([
    ['price', 0.5, '2030-01-01T00:00:00.000Z'],
    ['price', 1e300, '2030-01-01T00:00:00.000Z'],
    ['price', '1', '2030-01-01T00:00:00.000Z'],
    ['price', 1, 'now'],
    ['price', null, null],
  ])('a forged cursor of %s, %s, %s', async (...content) => {
    const { t, client, projectId } = await arrangeProject()
    const cursor = Buffer.from(JSON.stringify([...content, t.newId()])).toString('base64url')

    const response = await t.as(client).get(`/api/proposals/${projectId}?sort=price&cursor=${cursor}`)

    expectFailure(response, 400, 'list.cursor_invalid')
  })

  test('an unknown sort, and any sort of a list over several projects', async () => {
    const { t, client, projectId } = await arrangeProject()
    const get = async (list: string) => expectFailure(await t.as(client).get(list), 400, 'request.invalid').message

    expect(await get(`/api/proposals/${projectId}?sort=cheap`)).toBe('Sort must be one of newest, price, days, proven.')
    for (const side of ['client', 'freelancer']) {
      const sentence = await get(`/api/proposals/${side}/${client.id}?sort=price`)
      expect(sentence).toBe('Only the proposals on one project can be sorted.')
    }
  })

  test.each(proposalSorts)('a stranger and a freelancer who proposed, sorted by %s', async (sort) => {
    const { t, projectId } = await arrangeProject()
    const freelancer = await t.insertUser()
    await t.insertProposal({ projectId, freelancerId: freelancer.id })

    for (const person of [freelancer, await t.insertUser()]) {
      expectFailure(await t.as(person).get(`/api/proposals/${projectId}?sort=${sort}`), 403, 'project.not_yours')
    }
  })
})

describe('a proposal shows its client', () => {
  test('whether its price is only the budget, which a later edit of the project does not move', async () => {
    const { t, client, projectId } = await arrangeProject()
    const [silent, bidding] = [await t.insertUser(), await t.insertUser()]
    const body = { projectId, message: 'I can do it.' }
    await t.as(silent).post('/api/proposals', { ...body, freelancerId: silent.id })
    await t.as(bidding).post('/api/proposals', { ...body, freelancerId: bidding.id, bidAmount: 1_200 })
    await t.pool.query('update projects set price_cents = 900 where id = $1', [projectId])

    const response = await t.as(client).get(`/api/proposals/${projectId}`)

    expect(response.json()).toMatchObject([
      { freelancerId: { _id: bidding.id }, bidAmount: 1_200, atBudget: false },
      { freelancerId: { _id: silent.id }, bidAmount: 1_200, atBudget: true, deliveryTime: null },
    ])
  })

  test('how many projects the freelancer completed here, and for how many clients: approved deliveries, and nothing else', async () => {
    const { t, client, projectId } = await arrangeProject()
    const [known, fresh] = [await t.insertUser(), await t.insertUser()]
    for (const deliveryStatus of ['approved', 'approved', 'submitted', 'rejected', 'not_submitted'] as const) {
      await t.insertProposal({ freelancerId: known.id, status: 'accepted', deliveryStatus })
    }
    const again = await t.insertProject({ clientId: client.id })
    const once = await t.insertProject({ clientId: client.id })
    for (const { id } of [again, once]) {
      await t.insertProposal({ projectId: id, freelancerId: known.id, status: 'accepted', deliveryStatus: 'approved' })
    }
    await t.insertProposal({ projectId, freelancerId: known.id, createdAt: day(2) })
    await t.insertProposal({ projectId, freelancerId: fresh.id, createdAt: day(1) })

    const forClient = (await t.as(client).get(`/api/proposals/${projectId}`)).json()
    const forFreelancer = (await t.as(known).get(`/api/proposals/freelancer/${known.id}`)).json()

    expect(forClient).toMatchObject([
      { completedJobs: 4, completedForClients: 3 },
      { completedJobs: 0, completedForClients: 0 },
    ])
    expect(forFreelancer[0]).not.toHaveProperty('completedJobs')
  })
})
