import { expect, test } from 'vitest'
import { emptyProposal, proposalFromDraft } from './proposal-values.ts'
import { readProposal } from './read-proposal.ts'

const ids = { freelancerId: 'f', projectId: 'p' }
const values = { message: ' I can do this. ', bid: '', days: '' }

test('readProposal: only a message makes the request of the specification, exactly as written', () => {
  expect(readProposal(values, ids)).toEqual({ body: { ...ids, message: ' I can do this. ' } })
})

test('readProposal: price and days are numbers on the wire', () => {
  const { body } = readProposal({ ...values, bid: '$1,250.50', days: '14' }, ids)

  expect(body).toMatchObject({ bidAmount: 1250.5, deliveryTime: 14 })
})

test.each([
  [{ ...values, message: ' \n ' }, { message: 'Please write a message before applying!' }],
  [{ ...values, bid: 'a lot' }, { bid: 'Bid must be a number.' }],
  [
    { ...values, bid: '12,50' },
    { bid: 'Bid is not clear. Write cents after a dot, such as 12.50, and thousands as 1250 or 1,250.' },
  ],
  [{ ...values, days: '1,5' }, { days: 'Delivery time must be a whole number of days.' }],
  [
    { ...values, bid: '0', days: '1.5' },
    { bid: 'Bid must be more than zero.', days: 'Delivery time must be a whole number of days.' },
  ],
])('readProposal: %j is refused beside the field', (typed, problems) => {
  expect(readProposal(typed, ids)).toEqual({ problems })
})

test.each([undefined, 'text', { message: 1 }])('proposalFromDraft: %j is no draft', (draft) => {
  expect(proposalFromDraft(draft)).toEqual(emptyProposal)
})
