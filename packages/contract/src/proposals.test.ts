import { describe, expect, test } from 'vitest'
import { requestChangesBody } from './deliveries.ts'
import { personProposalsQuery, proposalBody } from './proposals.ts'
import { problemsOf } from './testing/problems-of.ts'

const proposal = { freelancerId: 'me', projectId: 'that one', message: 'I can do it.' }

describe('proposalBody', () => {
  test.each([
    { change: { message: undefined }, problem: 'message: Message is required.' },
    { change: { message: '\n ' }, problem: 'message: Message is required.' },
    { change: { message: 'a'.repeat(20_001) }, problem: 'message: Message can be at most 20,000 characters long.' },
    { change: { freelancerId: 1 }, problem: 'freelancerId: freelancerId must be text.' },
    { change: { projectId: undefined }, problem: 'projectId: projectId must be text.' },
    { change: { bidAmount: 0 }, problem: 'bidAmount: Bid must be more than zero.' },
    { change: { bidAmount: 1.005 }, problem: 'bidAmount: Bid can have at most two decimals.' },
    { change: { deliveryTime: 0 }, problem: 'deliveryTime: Delivery time must be at least one day.' },
    { change: { deliveryTime: 1.5 }, problem: 'deliveryTime: Delivery time must be a whole number of days.' },
    { change: { deliveryTime: 3_651 }, problem: 'deliveryTime: Delivery time can be at most 3650 days.' },
    { change: { skills: 'React' }, problem: 'skills: Skills must be a list of texts.' },
    { change: { skills: [''] }, problem: 'skills.0: A skill is required.' },
    { change: { skills: Array(31).fill('a') }, problem: 'skills: Name at most 30 skills.' },
  ])('refuses: $problem', ({ change, problem }) => {
    expect(problemsOf(proposalBody.safeParse({ ...proposal, ...change }))).toEqual([problem])
  })

  test.each([
    { change: {} },
    { change: { bidAmount: null, deliveryTime: null, skills: null } },
    { change: { bidAmount: 0.01, deliveryTime: 1, skills: [] } },
    { change: { deliveryTime: 3_650, message: '💅'.repeat(20_000) } },
  ])('accepts what the spec sends, and everything up to the limits', ({ change }) => {
    expect(proposalBody.parse({ ...proposal, ...change })).toEqual({ ...proposal, ...change })
  })
})

test('the filter of a list names what it knows', () => {
  const problem = 'status: Status must be one of pending, accepted, rejected, withdrawn.'

  expect(problemsOf(personProposalsQuery.safeParse({ status: 'open' }))).toEqual([problem])
})

test.each([undefined, null, {}, { feedback: '' }, { feedback: 'Darker, please.' }])(
  'asking for changes needs no words: %j',
  (body) => {
    expect(requestChangesBody.parse(body)).toEqual(body)
  },
)
