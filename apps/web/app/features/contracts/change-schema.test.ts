import type { ContractDetailView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { changeSchema } from './change-schema.ts'
import { emptyChange } from './change-values.ts'

const contract = {
  money: { amount: 1000, released: 300, held: 700 },
  milestones: [
    { title: 'Design', amount: 300, releasedAt: '2030-01-01T00:00:00Z' },
    { title: 'Pages', amount: 700, releasedAt: null },
  ],
} as ContractDetailView
const whole = { ...contract, milestones: [] as ContractDetailView['milestones'] }
const typed = { ...emptyChange, reason: 'Less to do.' }

test('changeSchema: what is left empty is not sent', () => {
  expect(changeSchema(contract).parse({ ...typed, deliveryTime: '21' })).toEqual({
    deliveryTime: 21,
    reason: 'Less to do.',
  })
})

test('changeSchema: the milestones that are left make up what is not released of the new amount', () => {
  const milestones = [{ title: 'Pages', amount: '500' }]
  expect(changeSchema(contract).parse({ ...typed, amount: '800', milestones })).toMatchObject({
    amount: 800,
    milestones: [{ title: 'Pages', amount: 500 }],
  })
  expect(changeSchema(whole).parse({ ...typed, amount: '800' })).toMatchObject({ amount: 800 })
})

test.each([
  [{ reason: ' ' }, { reason: ['Say why it should change.'] }],
  [{ amount: '300' }, { amount: ['$300 is released already. The amount must be more than that.'] }],
  [{ amount: '12,50' }, { amount: [expect.stringContaining('is not clear')] }],
  [{ deliveryTime: 'soon' }, { deliveryTime: ['Delivery time must be a whole number of days.'] }],
  [{ amount: '800' }, { milestones: ['Change the milestones too: those that are left must add up to $500.'] }],
  [
    { milestones: [{ title: 'Pages', amount: '600' }] },
    { milestones: ['The milestones must add up to $700. Now they are $600.'] },
  ],
])('changeSchema: %j is refused beside the field', (values, problems) => {
  const { error } = changeSchema(contract).safeParse({ ...typed, ...values })
  expect(error && z.flattenError(error).fieldErrors).toEqual(problems)
})
