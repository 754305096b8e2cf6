import {
  type Move,
  type MoveContext,
  type ProjectStatus,
  type ProposalGuard,
  type ProposalStatus,
  projectStatuses,
  proposalMoves,
  proposalStatuses,
  refusalTo,
} from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { arrangeMove, combinations, expectAnswer, expectOffer, people } from '../../../testing/moves.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

describe('a proposal', () => {
  // An accepted proposal on a project that is active or closed is impossible: both change in one transaction.
  const isPossible = ({ state, project }: { state: ProposalStatus; project: ProjectStatus }) =>
    state !== 'accepted' || (project !== 'active' && project !== 'closed')
  const cases = combinations({ state: proposalStatuses, project: projectStatuses, person: people }).filter(isPossible)

  const moveContextOf = ({
    state,
    project,
    person,
  }: (typeof cases)[number]): MoveContext<ProposalStatus, ProposalGuard> => ({
    party: person,
    state,
    guards: {
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
    const scene = await arrangeMove(t, { project, proposal: state })
    const refusal = refusalTo<ProposalStatus, ProposalGuard>(proposalMoves.accept, moveContextOf(facts))
    const { id } = scene.people[person]
    const seen = [
      await scene.read(person, `/api/proposals/${scene.proposalId}/full`),
      ...((person === 'client' && (await scene.read(person, `/api/proposals/${scene.projectId}?status=${state}`))) ||
        []),
      ...((await scene.read(
        person,
        `/api/proposals/${person === 'client' ? 'client' : 'freelancer'}/${id}?status=${state}`,
      )) as []),
    ].filter(Boolean)
    expect(seen).toHaveLength({ client: 3, freelancer: 2, stranger: 0 }[person])
    for (const view of seen) expectOffer(view, 'accept', refusal)

    const response = await scene.attempt('accept', person)

    expectAnswer(response, proposalMoves.accept, refusal)
    expect(await scene.statusOf('proposals', scene.proposalId)).toBe(refusal === null ? proposalMoves.accept.to : state)
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
      const scene = await arrangeMove(t, { project, proposal: state, counter })
      const moveContext = moveContextOf(facts)
      const canAnswer = counter !== undefined && counter !== person
      const refusal = refusalTo<ProposalStatus, ProposalGuard>(rule, {
        ...moveContext,
        guards: {
          ...moveContext.guards,
          counter_left: counter !== person,
          counter_to_answer: canAnswer,
          client_or_counter_to_answer: person === 'client' || canAnswer,
        },
      })
      const seen = await scene.read(person, `/api/proposals/${scene.proposalId}/full`)
      if (seen) expectOffer(seen, move, refusal)

      const response = await scene.attempt(move === 'edit' ? 'edit_proposal' : move, person)

      expectAnswer(response, rule, refusal)
      const next = refusal === null ? (rule.to ?? state) : state
      expect(await scene.statusOf('proposals', scene.proposalId)).toBe(next)
    },
  )

  test.each(cases)('decline while $state on a project $project, by the $person', async (facts) => {
    const { state, project, person } = facts
    const scene = await arrangeMove(t, { project, other: state })
    const asked = refusalTo<ProposalStatus, ProposalGuard>(
      proposalMoves.accept,
      moveContextOf({ ...facts, state: 'pending' }),
    )
    const refusal = asked ?? refusalTo<ProposalStatus, ProposalGuard>(proposalMoves.decline, moveContextOf(facts))

    const response = await scene.attempt('decline', person)

    expectAnswer(response, proposalMoves.accept, asked)
    expect(await scene.statusOf('proposals', scene.otherId)).toBe(refusal === null ? proposalMoves.decline.to : state)
  })
})
