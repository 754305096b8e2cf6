import {
  type DeliveryGuard,
  type DeliveryState,
  type DeliveryStatus,
  deliveryMoves,
  deliveryStatuses,
  deliveryVersionsMaximum,
  type Move,
  type ProjectGuard,
  type ProjectStatus,
  type ProposalGuard,
  type ProposalStatus,
  projectMoves,
  projectStatuses,
  proposalMoves,
  proposalStatuses,
  type RefusalCode,
  refusalSentences,
  refusalTo,
  type Standing,
} from '@guildhall/contract'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectFailure } from './testing/expect-failure.ts'
import { samples } from './testing/sample-files.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

// Every move of the table, from each state, by each person, over HTTP.

const people = ['client', 'freelancer', 'stranger'] as const
type Person = (typeof people)[number]

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

type Facts = {
  project?: ProjectStatus
  proposal?: ProposalStatus
  delivery?: DeliveryStatus
  newestVersion?: number
  other?: ProposalStatus
  /** Who has made a counter-offer that is open. */
  counter?: 'client' | 'freelancer' | undefined
}

async function arrange({ project = 'active', proposal = 'pending', delivery = 'not_submitted', ...facts }: Facts) {
  const [client, freelancer, stranger] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
  const title = `Project ${t.newId()}`
  const { id: projectId } = await t.insertProject({ clientId: client.id, title, status: project })
  const { id: proposalId } = await t.insertProposal({
    projectId,
    freelancerId: freelancer.id,
    status: proposal,
    deliveryStatus: delivery,
  })
  if (delivery !== 'not_submitted') {
    const values = [proposalId, facts.newestVersion ?? 1, delivery]
    const insert = `insert into deliveries (proposal_id, version, status, decided_at)
      values ($1, $2, $3, case when $3 <> 'submitted' then now() end)`
    await t.pool.query(insert, values)
  }
  const other = facts.other && (await t.insertProposal({ projectId, status: facts.other }))
  const counterId = facts.counter
    ? await t.value(
        `insert into proposal_counters (proposal_id, by, bid_cents, milestones, created_at)
         values ($1, $2, 70000, '[]', now()) returning id`,
        [proposalId, facts.counter],
      )
    : t.newId()
  const ids = { projectId, proposalId, otherId: other?.id ?? '', counterId: String(counterId) }
  return { people: { client, freelancer, stranger }, title, ...ids }
}
type Scene = Awaited<ReturnType<typeof arrange>>

const projectBody = { description: 'As agreed.', price: 900, requiredSkills: ['React'], deadline: '2999-01-01' }

/** How each move is requested over HTTP; a move that is part of another is requested by that one. */
const attempts = {
  edit: ({ title, projectId }, as) => as.put(`/projects/update/${projectId}`, { ...projectBody, title }),
  propose: ({ projectId }, as, freelancerId) =>
    as.post('/api/proposals', { freelancerId, projectId, message: 'I can do this.' }),
  accept_proposal: (scene, as) => as.post(`/api/proposals/${scene.proposalId}/accept`),
  complete: (scene, as) => as.post(`/api/proposals/${scene.proposalId}/deliverables/approve`),
  accept: (scene, as) => as.post(`/api/proposals/${scene.proposalId}/accept`),
  edit_proposal: (scene, as) =>
    as.put(`/api/proposals/${scene.proposalId}`, { version: 1, message: 'Four of these.', bidAmount: 900 }),
  withdraw: (scene, as) => as.post(`/api/proposals/${scene.proposalId}/withdraw`),
  send_again: (scene, as) => as.post(`/api/proposals/${scene.proposalId}/send-again`),
  counter: (scene, as) => as.post(`/api/proposals/${scene.proposalId}/counters`, { version: 1, bidAmount: 800 }),
  accept_counter: (scene, as) => as.post(`/api/proposals/${scene.proposalId}/counters/${scene.counterId}/accept`),
  decline_counter: (scene, as) => as.post(`/api/proposals/${scene.proposalId}/counters/${scene.counterId}/decline`),
  decline: (scene, as) => as.post(`/api/proposals/${scene.proposalId}/accept`),
  keep_open: ({ projectId }, as) => as.post(`/api/projects/${projectId}/keep-open`),
  reopen: ({ projectId }, as) => as.post(`/api/projects/${projectId}/reopen`),
  upload(scene, as) {
    const form = new FormData()
    form.append('files', new File([samples.pdf], 'plan.pdf'))
    return as.post(`/api/proposals/${scene.proposalId}/deliverables`, form)
  },
  approve: (scene, as) => as.post(`/api/proposals/${scene.proposalId}/deliverables/approve`),
  request_changes: (scene, as) => as.post(`/api/proposals/${scene.proposalId}/deliverables/reject`),
} satisfies Record<
  | Exclude<keyof typeof projectMoves, 'cancel' | 'close'>
  | Exclude<keyof typeof proposalMoves, 'edit'>
  | 'edit_proposal'
  | keyof typeof deliveryMoves,
  (scene: Scene, as: ReturnType<TestApp['as']>, userId: string) => Promise<LightMyRequestResponse>
>

const attempt = (move: keyof typeof attempts, scene: Scene, person: Person) =>
  attempts[move](scene, t.as(scene.people[person]), scene.people[person].id)

function expectAnswer(response: LightMyRequestResponse, move: Move, refusal: RefusalCode | null) {
  if (refusal === null) return expect(Math.floor(response.statusCode / 100), response.body).toBe(2)
  const { message } = expectFailure(response, refusal === move.refusals.party ? 403 : 409, refusal)
  expect(message).toBe(refusalSentences[refusal])
}

function expectOffer(
  view: { allowedMoves: string[]; refusals: Record<string, string> },
  move: string,
  refusal: RefusalCode | null,
) {
  expect(view.allowedMoves.includes(move)).toBe(refusal === null)
  expect(view.refusals[move] ?? null).toBe(refusal)
}

const get = async (scene: Scene, person: Person, url: string) => {
  const response = await t.as(scene.people[person]).get(url)
  return response.statusCode === 200 ? response.json() : undefined
}
const statusOf = (table: 'projects' | 'proposals', id: string, column = 'status') =>
  t.value(`select ${column} from ${table} where id = $1`, [id])

function combinations<Row extends Record<string, readonly unknown[]>>(values: Row) {
  let rows: Record<string, unknown>[] = [{}]
  for (const [name, choices] of Object.entries(values)) {
    rows = rows.flatMap((row) => choices.map((choice) => ({ ...row, [name]: choice })))
  }
  return rows as { [Name in keyof Row]: Row[Name][number] }[]
}
/** But `cancel`, which comes with the end of a contract (contract-offers.test.ts), and `close`, by the clock (close-idle.test.ts). */
const namesOf = <Table extends object>(table: Table) =>
  Object.keys(table).filter((name) => name !== 'cancel' && name !== 'close') as (keyof Table & keyof typeof attempts)[]

describe('a project', () => {
  const cases = combinations({ move: namesOf(projectMoves), state: projectStatuses, person: people })

  test.each(cases)('$move while $state, by the $person', async ({ move, state, person }) => {
    const rule = projectMoves[move]
    const scene = await arrange({
      project: state,
      ...(move === 'complete' ? { proposal: 'accepted', delivery: 'submitted' } : {}),
    })
    const own = refusalTo<ProjectStatus, ProjectGuard>(rule, {
      party: person === 'client' ? 'client' : 'freelancer',
      state,
      holds: { first_proposal: person === 'stranger', asked: false },
    })
    // Only the client can approve, and only before the contract has ended: approving is refused first.
    const approve = refusalTo<DeliveryState, 'no_card_dispute'>(deliveryMoves.approve, {
      party: person,
      state: state === 'cancelled' ? 'cancelled' : 'submitted',
      holds: { no_card_dispute: true },
    })
    const refusal = move === 'complete' ? (approve ?? own) : own
    if (move !== 'complete') {
      const byTitle = `?search=${scene.title}`
      const seen = [
        await get(scene, person, `/projects/${scene.projectId}`),
        (await get(scene, person, `/projects${byTitle}`)).projects[0],
        ...(person === 'client'
          ? [(await get(scene, person, `/projects/user/${scene.people.client.id}`)).data[0]]
          : []),
      ]
      for (const view of seen) expectOffer(view, move, refusal)
    }

    const response = await attempt(move, scene, person)

    expectAnswer(response, refusal === own ? rule : deliveryMoves.approve, refusal)
    const next = refusal === null && 'to' in rule ? rule.to : state
    expect(await statusOf('projects', scene.projectId)).toBe(next)
  })
})

describe('a proposal', () => {
  // An accepted proposal on a project that is active or closed is impossible: both change in one transaction.
  const isPossible = ({ state, project }: { state: ProposalStatus; project: ProjectStatus }) =>
    state !== 'accepted' || (project !== 'active' && project !== 'closed')
  const cases = combinations({ state: proposalStatuses, project: projectStatuses, person: people }).filter(isPossible)

  const standingOf = ({ state, project, person }: (typeof cases)[number]): Standing<ProposalStatus, ProposalGuard> => ({
    party: person,
    state,
    holds: {
      project_not_closed: project !== 'closed',
      project_active: project === 'active',
      freelancer_not_suspended: true,
      edits_left: true,
      counter_left: true,
      counter_to_answer: false,
      client_or_counter_to_answer: person === 'client',
      project_shown: true,
    },
  })

  test.each(cases)('accept while $state on a project $project, by the $person', async (facts) => {
    const { state, project, person } = facts
    const scene = await arrange({ project, proposal: state })
    const refusal = refusalTo<ProposalStatus, ProposalGuard>(proposalMoves.accept, standingOf(facts))
    const { id } = scene.people[person]
    const seen = [
      await get(scene, person, `/api/proposals/${scene.proposalId}/full`),
      ...((person === 'client' && (await get(scene, person, `/api/proposals/${scene.projectId}?status=${state}`))) ||
        []),
      ...((await get(
        scene,
        person,
        `/api/proposals/${person === 'client' ? 'client' : 'freelancer'}/${id}?status=${state}`,
      )) as []),
    ].filter(Boolean)
    expect(seen).toHaveLength({ client: 3, freelancer: 2, stranger: 0 }[person])
    for (const view of seen) expectOffer(view, 'accept', refusal)

    const response = await attempt('accept', scene, person)

    expectAnswer(response, proposalMoves.accept, refusal)
    expect(await statusOf('proposals', scene.proposalId)).toBe(refusal === null ? proposalMoves.accept.to : state)
  })

  const otherMoves = ['edit', 'withdraw', 'send_again', 'counter', 'accept_counter', 'decline_counter'] as const
  const otherCases = cases
    .filter(({ project }) => project === 'active' || project === 'in_progress')
    .flatMap((facts) => otherMoves.map((move) => ({ ...facts, move })))
    .flatMap((facts) =>
      ['counter', 'accept_counter', 'decline_counter'].includes(facts.move) && facts.person !== 'stranger'
        ? [
            { ...facts, counter: undefined },
            { ...facts, counter: 'client' as const },
            { ...facts, counter: 'freelancer' as const },
          ]
        : [{ ...facts, counter: undefined }],
    )

  test.each(otherCases)(
    '$move while $state on a project $project with an open counter-offer of $counter, by the $person',
    async (facts) => {
      const { move, state, project, person, counter } = facts
      const rule: Move<ProposalStatus, ProposalGuard> = proposalMoves[move]
      const scene = await arrange({ project, proposal: state, counter })
      const standing = standingOf(facts)
      const canAnswer = counter !== undefined && counter !== person
      const refusal = refusalTo<ProposalStatus, ProposalGuard>(rule, {
        ...standing,
        holds: {
          ...standing.holds,
          counter_left: counter !== person,
          counter_to_answer: canAnswer,
          client_or_counter_to_answer: person === 'client' || canAnswer,
        },
      })
      const seen = await get(scene, person, `/api/proposals/${scene.proposalId}/full`)
      if (seen) expectOffer(seen, move, refusal)

      const response = await attempt(move === 'edit' ? 'edit_proposal' : move, scene, person)

      expectAnswer(response, rule, refusal)
      const next = refusal === null ? (rule.to ?? state) : state
      expect(await statusOf('proposals', scene.proposalId)).toBe(next)
    },
  )

  test.each(cases)('decline while $state on a project $project, by the $person', async (facts) => {
    const { state, project, person } = facts
    const scene = await arrange({ project, other: state })
    const asked = refusalTo<ProposalStatus, ProposalGuard>(
      proposalMoves.accept,
      standingOf({ ...facts, state: 'pending' }),
    )
    const refusal = asked ?? refusalTo<ProposalStatus, ProposalGuard>(proposalMoves.decline, standingOf(facts))

    const response = await attempt('decline', scene, person)

    expectAnswer(response, proposalMoves.accept, asked)
    expect(await statusOf('proposals', scene.otherId)).toBe(refusal === null ? proposalMoves.decline.to : state)
  })
})

describe('a delivery', () => {
  const cases = combinations({
    move: namesOf(deliveryMoves),
    proposal: proposalStatuses,
    state: deliveryStatuses,
    newestVersion: [0, 1, deliveryVersionsMaximum],
    project: ['in_progress', 'cancelled'] as const,
    person: people,
  }).filter(
    ({ proposal, state, newestVersion, project }) =>
      (state === 'not_submitted') === (newestVersion === 0) &&
      ((state === 'not_submitted' && project !== 'cancelled') || proposal === 'accepted'),
  )

  test.each(cases)(
    '$move while $state at version $newestVersion of a proposal $proposal, project $project, by the $person',
    async (facts) => {
      const { move, proposal, state, newestVersion, project, person } = facts
      const rule = deliveryMoves[move]
      const scene = await arrange({ project, proposal, delivery: state, newestVersion })
      const refusal = refusalTo<DeliveryState, DeliveryGuard>(rule, {
        party: person,
        state: proposal !== 'accepted' ? 'not_accepted' : project === 'cancelled' ? 'cancelled' : state,
        holds: { versions_left: newestVersion < deliveryVersionsMaximum, no_card_dispute: true },
      })
      const seen = [
        await get(scene, person, `/api/proposals/${scene.proposalId}/deliverables`),
        await get(scene, person, `/api/proposals/${scene.proposalId}/full`),
        ...((await get(
          scene,
          person,
          `/api/proposals/${person === 'client' ? 'client' : 'freelancer'}/${scene.people[person].id}?status=${proposal}`,
        )) as []),
      ].filter(Boolean)
      expect(seen).toHaveLength(person === 'stranger' ? 0 : 3)
      for (const view of seen) expectOffer(view, move, refusal)

      const response = await attempt(move, scene, person)

      expectAnswer(response, rule, refusal)
      const next = refusal === null ? rule.to : state
      expect(await statusOf('proposals', scene.proposalId, 'delivery_status')).toBe(next)
    },
  )
})
