import {
  type DeliveryStatus,
  type deliveryMoves,
  type Move,
  type ProjectStatus,
  type ProposalStatus,
  type projectMoves,
  type proposalMoves,
  type RefusalCode,
  refusalSentences,
} from '@guildhall/contract'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { expectFailure } from './expect-failure.ts'
import type { TestApp } from './test-app.ts'
import { uploadForm } from './upload-form.ts'

// Every move, from each state, by each person, over HTTP.

export const people = ['client', 'freelancer', 'stranger'] as const
export type Person = (typeof people)[number]

type Facts = {
  project?: ProjectStatus
  proposal?: ProposalStatus
  delivery?: DeliveryStatus
  newestVersion?: number
  other?: ProposalStatus
  counter?: 'client' | 'freelancer' | undefined
}

export async function arrangeMove(
  t: TestApp,
  { project = 'active', proposal = 'pending', delivery = 'not_submitted', ...facts }: Facts,
) {
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
  const people = { client, freelancer, stranger }
  const scene = { people, title, ...ids }
  return {
    ...scene,
    attempt: (move: keyof typeof attempts, person: Person) =>
      attempts[move](scene, t.as(people[person]), people[person].id),
    read: async (person: Person, url: string) => {
      const response = await t.as(people[person]).get(url)
      return response.statusCode === 200 ? response.json() : undefined
    },
    statusOf: (table: 'projects' | 'proposals', id: string, column = 'status') =>
      t.value(`select ${column} from ${table} where id = $1`, [id]),
  }
}

type Scene = Record<'projectId' | 'proposalId' | 'otherId' | 'counterId' | 'title', string>

const projectBody = { description: 'As agreed.', price: 900, requiredSkills: ['React'], deadline: '2999-01-01' }

/** A move that is part of another is requested by that one. */
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
  upload: (scene, as) => as.post(`/api/proposals/${scene.proposalId}/deliverables`, uploadForm()),
  approve: (scene, as) => as.post(`/api/proposals/${scene.proposalId}/deliverables/approve`),
  request_changes: (scene, as) => as.post(`/api/proposals/${scene.proposalId}/deliverables/reject`),
} satisfies Record<
  | Exclude<keyof typeof projectMoves, 'cancel' | 'close'>
  | Exclude<keyof typeof proposalMoves, 'edit'>
  | 'edit_proposal'
  | keyof typeof deliveryMoves,
  (scene: Scene, as: ReturnType<TestApp['as']>, userId: string) => Promise<LightMyRequestResponse>
>

export function expectAnswer(response: LightMyRequestResponse, move: Move, refusal: RefusalCode | null) {
  if (refusal === null) return expect(Math.floor(response.statusCode / 100), response.body).toBe(2)
  const { message } = expectFailure(response, refusal === move.refusals.party ? 403 : 409, refusal)
  expect(message).toBe(refusalSentences[refusal])
}

export function expectOffer(
  view: { allowedMoves: string[]; refusals: Record<string, string> },
  move: string,
  refusal: RefusalCode | null,
) {
  expect(view.allowedMoves.includes(move)).toBe(refusal === null)
  expect(view.refusals[move] ?? null).toBe(refusal)
}

export function combinations<Row extends Record<string, readonly unknown[]>>(values: Row) {
  let rows: Record<string, unknown>[] = [{}]
  for (const [name, choices] of Object.entries(values)) {
    rows = rows.flatMap((row) => choices.map((choice) => ({ ...row, [name]: choice })))
  }
  return rows as { [Name in keyof Row]: Row[Name][number] }[]
}
/** No request asks for `cancel` or `close`: contract-offers.test.ts and close-idle.test.ts test them. */
export const namesOf = <Table extends object>(table: Table) =>
  Object.keys(table).filter((name) => name !== 'cancel' && name !== 'close') as (keyof Table & keyof typeof attempts)[]
