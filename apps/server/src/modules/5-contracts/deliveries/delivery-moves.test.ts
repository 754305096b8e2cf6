import {
  type DeliveryGuard,
  type DeliveryState,
  deliveryMoves,
  deliveryStatuses,
  deliveryVersionsMaximum,
  proposalStatuses,
  refusalTo,
} from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { arrangeMove, combinations, expectAnswer, expectOffer, namesOf, people } from '../../../testing/moves.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
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
      const scene = await arrangeMove(t, { project, proposal, delivery: state, newestVersion })
      const refusal = refusalTo<DeliveryState, DeliveryGuard>(rule, {
        party: person,
        state: proposal !== 'accepted' ? 'not_accepted' : project === 'cancelled' ? 'cancelled' : state,
        guards: { versions_left: newestVersion < deliveryVersionsMaximum, no_card_dispute: true },
      })
      const seen = [
        await scene.read(person, `/api/proposals/${scene.proposalId}/deliverables`),
        await scene.read(person, `/api/proposals/${scene.proposalId}/full`),
        ...((await scene.read(
          person,
          `/api/proposals/${person === 'client' ? 'client' : 'freelancer'}/${scene.people[person].id}?status=${proposal}`,
        )) as []),
      ].filter(Boolean)
      expect(seen).toHaveLength(person === 'stranger' ? 0 : 3)
      for (const view of seen) expectOffer(view, move, refusal)

      const response = await scene.attempt(move, person)

      expectAnswer(response, rule, refusal)
      const next = refusal === null ? rule.to : state
      expect(await scene.statusOf('proposals', scene.proposalId, 'delivery_status')).toBe(next)
    },
  )
})
