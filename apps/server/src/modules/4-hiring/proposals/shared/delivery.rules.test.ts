import {
  type DeliveryMove,
  deliveryMoves,
  deliveryStatuses,
  deliveryVersionsMaximum,
  movesNow,
  refusalTo,
} from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { type DeliveryFacts, deliveryMoveContext, refusalToRead } from './delivery.rules.ts'

const delivery = (facts: Partial<DeliveryFacts> = {}): DeliveryFacts => ({
  clientId: 'client',
  freelancerId: 'freelancer',
  status: 'accepted',
  deliveryStatus: 'not_submitted',
  projectStatus: 'in_progress',
  contractStatus: 'active',
  newestVersion: 0,
  cardDisputed: false,
  ...facts,
})

const refusalToMove = (move: DeliveryMove, facts: DeliveryFacts, viewerId: string) =>
  refusalTo(deliveryMoves[move], deliveryMoveContext(facts, viewerId))

describe('a move by the party whose move it is', () => {
  test.each([
    { move: 'upload', by: 'freelancer', deliveryStatus: 'not_submitted', refusal: null },
    { move: 'upload', by: 'freelancer', deliveryStatus: 'submitted', refusal: 'delivery.under_review' },
    { move: 'upload', by: 'freelancer', deliveryStatus: 'approved', refusal: 'delivery.approved' },
    { move: 'upload', by: 'freelancer', deliveryStatus: 'rejected', refusal: null },
    { move: 'approve', by: 'client', deliveryStatus: 'not_submitted', refusal: 'delivery.not_submitted' },
    { move: 'approve', by: 'client', deliveryStatus: 'submitted', refusal: null },
    { move: 'approve', by: 'client', deliveryStatus: 'approved', refusal: 'delivery.approved' },
    { move: 'approve', by: 'client', deliveryStatus: 'rejected', refusal: 'delivery.not_submitted' },
    { move: 'request_changes', by: 'client', deliveryStatus: 'not_submitted', refusal: 'delivery.not_submitted' },
    { move: 'request_changes', by: 'client', deliveryStatus: 'submitted', refusal: null },
    { move: 'request_changes', by: 'client', deliveryStatus: 'approved', refusal: 'delivery.approved' },
    { move: 'request_changes', by: 'client', deliveryStatus: 'rejected', refusal: 'delivery.not_submitted' },
  ] as const)('$move while $deliveryStatus gives $refusal', ({ move, by, deliveryStatus, refusal }) => {
    expect(refusalToMove(move, delivery({ deliveryStatus }), by)).toBe(refusal)
  })
})

describe.each(deliveryStatuses)('while %s', (deliveryStatus) => {
  test.each([
    { move: 'upload', by: 'client', refusal: 'delivery.not_freelancer' },
    { move: 'upload', by: 'stranger', refusal: 'delivery.not_freelancer' },
    { move: 'approve', by: 'freelancer', refusal: 'delivery.not_client' },
    { move: 'approve', by: 'stranger', refusal: 'delivery.not_client' },
    { move: 'request_changes', by: 'freelancer', refusal: 'delivery.not_client' },
    { move: 'request_changes', by: 'stranger', refusal: 'delivery.not_client' },
  ] as const)('$by may not $move', ({ move, by, refusal }) => {
    expect(refusalToMove(move, delivery({ deliveryStatus }), by)).toBe(refusal)
  })
})

test.each(['pending', 'rejected'] as const)('nothing can be delivered for a proposal that is %s', (status) => {
  expect(refusalToMove('upload', delivery({ status }), 'freelancer')).toBe('delivery.not_accepted')
  expect(refusalToMove('approve', delivery({ status }), 'client')).toBe('delivery.not_accepted')
})

test.each([
  { deliveryStatus: 'not_submitted', viewer: 'freelancer', moves: ['upload'] },
  { deliveryStatus: 'not_submitted', viewer: 'client', moves: [] },
  { deliveryStatus: 'submitted', viewer: 'freelancer', moves: [] },
  { deliveryStatus: 'submitted', viewer: 'client', moves: ['approve', 'request_changes'] },
  { deliveryStatus: 'rejected', viewer: 'freelancer', moves: ['upload'] },
  { deliveryStatus: 'approved', viewer: 'client', moves: [] },
  { deliveryStatus: 'submitted', viewer: 'stranger', moves: [] },
] as const)('the $viewer of a delivery that is $deliveryStatus may $moves', ({ deliveryStatus, viewer, moves }) => {
  expect(movesNow(deliveryMoves, deliveryMoveContext(delivery({ deliveryStatus }), viewer)).allowedMoves).toEqual(moves)
})

test('the last version can be approved, but not sent back', () => {
  const last = delivery({ deliveryStatus: 'submitted', newestVersion: deliveryVersionsMaximum })

  expect(refusalToMove('approve', last, 'client')).toBeNull()
  expect(refusalToMove('request_changes', last, 'client')).toBe('delivery.last_version')
})

test.each([
  { facts: { cardDisputed: true }, refusal: 'contract.card_disputed' },
  { facts: { contractStatus: 'disputed' }, refusal: 'contract.disputed' },
] as const)('nothing of it moves with $facts', ({ facts, refusal }) => {
  expect(refusalToMove('upload', delivery(facts), 'freelancer')).toBe(refusal)
  const submitted = delivery({ deliveryStatus: 'submitted', ...facts })
  expect(refusalToMove('approve', submitted, 'client')).toBe(refusal)
  expect(refusalToMove('request_changes', submitted, 'client')).toBe(refusal)
})

test.each([
  { viewer: 'client', refusal: null },
  { viewer: 'freelancer', refusal: null },
  { viewer: 'stranger', refusal: 'proposal.not_for_you' },
])('reading by the $viewer gives $refusal', ({ viewer, refusal }) => {
  expect(refusalToRead(delivery(), viewer)).toBe(refusal)
})
