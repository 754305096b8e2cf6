import {
  deliveryStatuses,
  projectStatuses,
  proposalEditsMaximum,
  proposalMoves,
  proposalStatuses,
  refusalTo,
} from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { mayReadFiles, proposalMoveContext, proposalMovesNow } from './proposal.rules.ts'

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
  projectHidden: false,
  version: 1,
  counters: [],
} as const

test.each([
  { status: 'pending', refusal: null },
  { status: 'accepted', refusal: 'proposal.already_decided' },
  { status: 'rejected', refusal: 'proposal.already_decided' },
  { status: 'withdrawn', refusal: 'proposal.withdrawn' },
] as const)('a proposal that is $status: $refusal', ({ status, refusal }) => {
  expect(refusalTo(proposalMoves.accept, proposalMoveContext({ ...facts, status }, 'client'))).toBe(refusal)
})

describe('the moves of a proposal', () => {
  const accepted = { ...facts, status: 'accepted', projectStatus: 'in_progress' } as const

  test.each([
    { what: 'a pending proposal', proposal: facts, client: ['accept', 'counter'], freelancer: ['edit', 'withdraw'] },
    {
      what: 'one for a project that operators hid',
      proposal: { ...facts, projectHidden: true },
      client: [],
      freelancer: ['withdraw'],
    },
    {
      what: 'that of a suspended person',
      proposal: { ...facts, freelancerSuspended: true },
      client: [],
      freelancer: ['edit', 'withdraw'],
    },
    {
      what: 'one left pending',
      proposal: { ...facts, projectStatus: 'in_progress' },
      client: [],
      freelancer: ['withdraw'],
    },
    { what: 'a withdrawn one', proposal: { ...facts, status: 'withdrawn' }, client: [], freelancer: ['send_again'] },
    {
      what: 'one changed as often as it can be',
      proposal: { ...facts, version: proposalEditsMaximum + 1 },
      client: ['accept', 'counter'],
      freelancer: ['withdraw'],
    },
    {
      what: 'one that can be changed once more',
      proposal: { ...facts, version: proposalEditsMaximum },
      client: ['accept', 'counter'],
      freelancer: ['edit', 'withdraw'],
    },
    {
      what: 'one that the client countered',
      proposal: { ...facts, counters: [{ by: 'client', status: 'open' }] },
      client: ['accept'],
      freelancer: ['edit', 'withdraw', 'counter', 'accept_counter', 'decline_counter'],
    },
    {
      what: 'one that the freelancer countered',
      proposal: {
        ...facts,
        counters: [
          { by: 'client', status: 'countered' },
          { by: 'freelancer', status: 'open' },
        ],
      },
      client: ['accept', 'accept_counter', 'decline_counter'],
      freelancer: ['edit', 'withdraw'],
    },
    {
      what: 'one whose counter-offer was declined',
      proposal: { ...facts, counters: [{ by: 'client', status: 'declined' }] },
      client: ['accept'],
      freelancer: ['edit', 'withdraw'],
    },
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

test.each([
  { status: 'pending', client: true, freelancer: true },
  { status: 'rejected', client: true, freelancer: true },
  { status: 'withdrawn', client: false, freelancer: true },
] as const)(
  'files of a proposal that is $status: the client $client, its freelancer $freelancer',
  ({ status, ...readers }) => {
    const mayRead = (viewerId: string) => mayReadFiles({ ...facts, status }, viewerId)
    expect({ client: mayRead('client'), freelancer: mayRead('freelancer') }).toEqual(readers)
  },
)
