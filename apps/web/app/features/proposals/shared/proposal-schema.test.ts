import { expect, test } from 'vitest'
import { z } from 'zod'
import { proposalSchema } from './proposal-schema.ts'

const ids = { freelancerId: 'f', projectId: 'p' }
const schema = proposalSchema({ ...ids, budget: 100 })
const values = {
  message: ' I can do this. ',
  bidAmount: '',
  deliveryTime: '',
  milestones: [],
  skills: '',
  attachments: [],
}

test('proposalSchema: only a message makes the request of the specification, exactly as written', () => {
  expect(schema.parse(values)).toEqual({ ...ids, message: ' I can do this. ' })
})

test('proposalSchema: price and days are numbers on the wire', () => {
  const body = schema.parse({ ...values, bidAmount: '$1,250.50', deliveryTime: '14' })

  expect(body).toMatchObject({ bidAmount: 1250.5, deliveryTime: 14 })
})

test('proposalSchema: skills are separated by commas, and files are named by their ids', () => {
  const attachments = [{ _id: 'one', filename: 'plan.pdf', size: 3 }]

  expect(schema.parse({ ...values, skills: 'React, , Type', attachments })).toMatchObject({
    skills: ['React', 'Type'],
    attachments: ['one'],
  })
})

test('proposalSchema: milestones add up to the bid, or to the budget without one', () => {
  const milestones = [
    { title: 'Design', amount: '40' },
    { title: 'Pages', amount: '60.00' },
  ]
  const asSent = [
    { title: 'Design', amount: 40 },
    { title: 'Pages', amount: 60 },
  ]
  expect(schema.parse({ ...values, milestones })).toMatchObject({ milestones: asSent })
  expect(schema.parse({ ...values, milestones, bidAmount: '100' })).toMatchObject({ milestones: asSent })
  const { error } = schema.safeParse({ ...values, milestones, bidAmount: '120' })
  expect(error && z.flattenError(error).fieldErrors).toEqual({
    milestones: ['The milestones must add up to $120. Now they are $100.'],
  })
})

test.each([
  [{ ...values, message: ' \n ' }, { message: ['Please write a message before applying!'] }],
  [{ ...values, bidAmount: 'a lot' }, { bidAmount: ['Bid must be a number.'] }],
  [
    { ...values, bidAmount: '12,50' },
    { bidAmount: ['Bid is not clear. Write cents after a dot, such as 12.50, and thousands as 1250 or 1,250.'] },
  ],
  [
    { ...values, milestones: [{ title: 'All', amount: '100' }] },
    { milestones: ['Name at least 2 milestones, or none.'] },
  ],
  [{ ...values, deliveryTime: '1,5' }, { deliveryTime: ['Delivery time must be a whole number of days.'] }],
  [
    { ...values, bidAmount: '0', deliveryTime: '1.5' },
    { bidAmount: ['Bid must be more than zero.'], deliveryTime: ['Delivery time must be a whole number of days.'] },
  ],
])('proposalSchema: %j is refused beside the field', (typed, problems) => {
  const { error } = schema.safeParse(typed)

  expect(error && z.flattenError(error).fieldErrors).toEqual(problems)
})
