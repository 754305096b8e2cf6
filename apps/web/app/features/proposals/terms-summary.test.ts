import { expect, test } from 'vitest'
import { emptyProposal } from './shared/proposal-values.ts'
import { termsSummary } from './terms-summary.ts'

const file = { _id: '1', filename: 'plan.pdf', size: 1 }
const milestone = { title: 'Draft', amount: '10' }

test.each([
  [{}, ''],
  [{ bidAmount: '1700' }, '$1,700'],
  [{ bidAmount: 'a lot' }, 'a lot'],
  [{ bidAmount: '1,250.50', deliveryTime: '1' }, '$1,250.50, 1 day'],
  [{ deliveryTime: '10', skills: 'React', milestones: [milestone, milestone] }, '10 days, your skills, 2 milestones'],
  [{ attachments: [file] }, '1 file'],
])('%o reads %s', (values, text) => {
  expect(termsSummary({ ...emptyProposal, ...values })).toBe(text)
})
