import {
  type DeliveryState,
  deliveryMoves,
  type ProjectGuard,
  type ProjectStatus,
  projectMoves,
  projectStatuses,
  refusalTo,
} from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { arrangeMove, combinations, expectAnswer, expectOffer, namesOf, people } from '../../../testing/moves.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

describe('a project', () => {
  const cases = combinations({ move: namesOf(projectMoves), state: projectStatuses, person: people })

  test.each(cases)('$move while $state, by the $person', async ({ move, state, person }) => {
    const rule = projectMoves[move]
    const scene = await arrangeMove(t, {
      project: state,
      ...(move === 'complete' ? { proposal: 'accepted', delivery: 'submitted' } : {}),
    })
    const own = refusalTo<ProjectStatus, ProjectGuard>(rule, {
      party: person === 'client' ? 'client' : 'freelancer',
      state,
      guards: { first_proposal: person === 'stranger', asked: false },
    })
    const approve = refusalTo<DeliveryState, 'no_card_dispute'>(deliveryMoves.approve, {
      party: person,
      state: state === 'cancelled' ? 'cancelled' : 'submitted',
      guards: { no_card_dispute: true },
    })
    const refusal = move === 'complete' ? (approve ?? own) : own
    if (move !== 'complete') {
      const byTitle = `?search=${scene.title}`
      const seen = [
        await scene.read(person, `/projects/${scene.projectId}`),
        (await scene.read(person, `/projects${byTitle}`)).projects[0],
        ...(person === 'client'
          ? [(await scene.read(person, `/projects/user/${scene.people.client.id}`)).data[0]]
          : []),
      ]
      for (const view of seen) expectOffer(view, move, refusal)
    }

    const response = await scene.attempt(move, person)

    expectAnswer(response, refusal === own ? rule : deliveryMoves.approve, refusal)
    const next = refusal === null && 'to' in rule ? rule.to : state
    expect(await scene.statusOf('projects', scene.projectId)).toBe(next)
  })
})
