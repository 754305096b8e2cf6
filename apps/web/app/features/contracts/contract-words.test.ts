import type { ContractView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { heldEndText, heldText, moneyParts, moneyText, nextText, untilText } from './contract-words.ts'

const people = {
  client: { _id: 'c', name: 'Maren', profileImage: '' },
  freelancer: { _id: 'f', name: 'Rui', profileImage: '' },
}
const money = {
  amount: 0.3,
  fee: 0,
  earnings: 0.3,
  held: 0,
  disputed: 0,
  released: 0,
  refunded: 0,
  cardDisputed: 0,
  takenBack: 0,
  unpaid: 0.3,
  feeBps: 1_000,
  currency: 'USD',
} as const
const now = new Date('2029-12-10T12:00:00Z')

const contractWith = (part: Partial<ContractView>) =>
  ({
    ...people,
    money,
    status: 'active',
    next: null,
    endedAt: null,
    heldUntil: null,
    suspended: [],
    isPaymentSent: false,
    ...part,
  }) as ContractView

test('moneyParts: what is left is exact to the cent', () => {
  const parts = moneyParts({ ...money, held: 0.1, released: 0.1, unpaid: 0.1 })

  expect(parts.map(({ label, usd }) => [label, usd])).toEqual([
    ['Released', 0.1],
    ['Held in escrow', 0.1],
    ['Not paid into escrow', 0.1],
  ])
})

test.each([
  [{}, 'Not paid into escrow'],
  [{ status: 'payment_due' as const }, 'Not paid'],
  [{ money: { ...money, held: 0.3, unpaid: 0 } }, 'Held in escrow'],
  [{ status: 'cancelled' as const, money: { ...money, unpaid: 0 } }, 'Nothing was paid'],
  [{ money: { ...money, held: 0.1, released: 0.2, unpaid: 0 } }, 'Released $0.20, held in escrow $0.10'],
])('moneyText of %j is %s', (part, text) => {
  expect(moneyText(contractWith(part))).toBe(text)
})

test.each([
  ['fund', 'client', 'Pay into escrow', 'Waiting for Maren to pay into escrow'],
  ['deliver', 'freelancer', 'Waiting for Rui to deliver', 'Deliver your work'],
  ['review', 'client', 'Review the delivery', 'Waiting for Maren to review'],
  ['pay', 'client', 'Pay for the approved work', 'Waiting for Maren to pay'],
  ['settle', 'both', 'In dispute', 'In dispute'],
  ['settle', 'operator', 'Waiting for an operator to decide', 'Waiting for an operator to decide'],
] as const)('nextText of %s: both sides read who acts', (move, by, forClient, forFreelancer) => {
  const contract = contractWith({ next: { by, move, until: null } })

  expect([nextText(contract, 'client'), nextText(contract, 'freelancer')]).toEqual([forClient, forFreelancer])
})

const ofMaren = 'On hold while the account of Maren is suspended'
const ofRui = 'On hold while the account of Rui is suspended'
const own = 'On hold while your account is suspended'
test.each([
  ['fund', 'client', 'freelancer', ofRui, own],
  ['fund', 'client', 'client', own, ofMaren],
  ['deliver', 'freelancer', 'freelancer', ofRui, own],
  ['deliver', 'freelancer', 'client', 'Waiting for Rui to deliver', 'Deliver your work'],
  ['review', 'client', 'client', 'Waiting for the automatic approval', 'Waiting for the automatic approval'],
  ['review', 'client', 'freelancer', 'Review the delivery', 'Waiting for Maren to review'],
  ['pay', 'client', 'client', 'Pay for the approved work', 'Waiting for Maren to pay'],
  ['settle', 'both', 'freelancer', 'In dispute', 'In dispute'],
] as const)(
  '%s by the %s while the %s is suspended: who could not act is not waited for',
  (move, by, suspended, forClient, forFreelancer) => {
    const contract = contractWith({ next: { by, move, until: '2029-12-20T12:00:00Z' }, suspended: [suspended] })

    expect([nextText(contract, 'client'), nextText(contract, 'freelancer')]).toEqual([forClient, forFreelancer])
    expect(untilText(contract, now) === undefined).toBe(forClient.startsWith('On hold'))
  },
)

test.each([
  ['deliver', '2029-12-20T12:00:00Z', 'due Dec 20, 2029'],
  ['deliver', '2029-12-01T12:00:00Z', 'was due Dec 1, 2029'],
  ['review', '2029-12-20T12:00:00Z', 'approved automatically on Dec 20, 2029'],
  ['settle', '2029-12-20T12:00:00Z', 'until Dec 20, 2029, you two can agree'],
] as const)('untilText of %s by %s is %s', (move, until, text) => {
  expect(untilText(contractWith({ next: { by: 'client', move, until } }), now)).toBe(text)
})

test('nextText: while a bank decides, both sides wait; a contract that has ended has no next step', () => {
  expect(nextText(contractWith({}), 'client')).toBe('Waiting for your bank')
  expect(nextText(contractWith({}), 'freelancer')).toBe('Waiting for the client’s bank')
  const sent = contractWith({ isPaymentSent: true, next: { by: 'client', move: 'fund', until: null } })
  expect([nextText(sent, 'client'), nextText(sent, 'freelancer')]).toEqual([
    'Waiting for your bank',
    'Waiting for the client’s bank',
  ])
  expect(nextText(contractWith({ endedAt: '2029-12-01T12:00:00Z' }), 'client')).toBeUndefined()
})

test('heldText: nothing if nothing is held', () => {
  expect(heldText(contractWith({ heldUntil: '2030-03-12T12:00:00Z' }))).toBe('Held until Mar 12, 2030')
  expect(heldText(contractWith({}))).toBeUndefined()
})

test.each([
  [{ deliveryStatus: 'not_submitted' }, 'client', 'If nothing is delivered before, it goes back to you on that day.'],
  [{ deliveryStatus: 'rejected' }, 'freelancer', 'If nothing is delivered before, it goes back to Maren on that day.'],
  [
    { deliveryStatus: 'submitted' },
    'client',
    'The delivery under review is approved automatically on that day at the latest.',
  ],
  [{ status: 'disputed' }, 'client', 'Guildhall’s operator decides before that day.'],
  [{ status: 'payment_due' }, 'freelancer', 'On that day it is released, and the rest stays due.'],
] as const)('heldEndText of %j for the %s is %s', (part, side, text) => {
  expect(heldEndText(contractWith(part), side)).toBe(text)
})
