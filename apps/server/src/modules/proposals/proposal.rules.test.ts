import { deliveryStatuses, projectStatuses, proposalMoves, proposalStatuses, refusalTo } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { proposalMovesNow, proposalStanding } from './proposal.rules.ts'

const facts = {
  contractStatus: null,
  clientId: 'client',
  freelancerId: 'freelancer',
  status: 'pending',
  deliveryStatus: 'not_submitted',
  newestVersion: 0,
  cardDisputed: false,
  projectStatus: 'active',
  freelancerSuspended: false,
} as const

test.each([
  { status: 'pending', refusal: null },
  { status: 'accepted', refusal: 'proposal.already_decided' },
  { status: 'rejected', refusal: 'proposal.already_decided' },
] as const)('a proposal that is $status: $refusal', ({ status, refusal }) => {
  expect(refusalTo(proposalMoves.accept, proposalStanding({ ...facts, status }, 'client'))).toBe(refusal)
})

describe('the moves of a proposal', () => {
  const accepted = { ...facts, status: 'accepted', projectStatus: 'in_progress' } as const

  test.each([
    { what: 'a pending proposal', proposal: facts, client: ['accept'], freelancer: [] },
    {
      what: 'that of a suspended person',
      proposal: { ...facts, freelancerSuspended: true },
      client: [],
      freelancer: [],
    },
    { what: 'one left pending', proposal: { ...facts, projectStatus: 'in_progress' }, client: [], freelancer: [] },
    { what: 'a rejected one', proposal: { ...facts, status: 'rejected' }, client: [], freelancer: [] },
    { what: 'an accepted one', proposal: accepted, client: [], freelancer: ['upload'] },
    {
      what: 'a delivered one',
      proposal: { ...accepted, deliveryStatus: 'submitted' },
      client: ['approve', 'request_changes'],
      freelancer: [],
    },
    {
      what: 'one sent back',
      proposal: { ...accepted, deliveryStatus: 'rejected' },
      client: [],
      freelancer: ['upload'],
    },
    {
      what: 'an approved one',
      proposal: { ...accepted, deliveryStatus: 'approved', projectStatus: 'completed' },
      client: [],
      freelancer: [],
    },
  ] as const)(
    'with $what the client may $client and the freelancer $freelancer',
    ({ proposal, client, freelancer }) => {
      expect(proposalMovesNow(proposal, 'client').allowedMoves).toEqual(client)
      expect(proposalMovesNow(proposal, 'freelancer').allowedMoves).toEqual(freelancer)
    },
  )

  test('nobody else may do anything, whatever the states', () => {
    for (const status of proposalStatuses) {
      for (const deliveryStatus of deliveryStatuses) {
        for (const projectStatus of projectStatuses) {
          const proposal = { ...facts, status, deliveryStatus, projectStatus }
          expect(proposalMovesNow(proposal, 'stranger').allowedMoves).toEqual([])
        }
      }
    }
  })
})
