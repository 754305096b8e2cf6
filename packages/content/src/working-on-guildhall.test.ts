import { expect, test } from 'vitest'
import {
  approvalAfterDisputeHours,
  autoApprovalDays,
  autoApprovalReminderDays,
  comparedProposalsMaximum,
  contractChangesMaximum,
  contractOffersMaximum,
  deliverableMaxBytes,
  deliverableMaxFiles,
  directOfferDays,
  disputeClaimDays,
  disputesMaximum,
  feeBpsDefault,
  holdMarginDays,
  holdReminderDays,
  idleAskDays,
  idleCloseDays,
  milestonesMaximum,
  milestonesMinimum,
  nextFeeCents,
  passingPercentage,
  passingScore,
  payoutMinimumCents,
  proposalEditsMaximum,
  proposalFilesMaximum,
  providerHoldDays,
  questionCounts,
  ratingFullWeightCents,
  ratingOf,
  ratingPrior,
  ratingPriorWeight,
  ratingWeightOf,
  retakeWaitHours,
  reviewReleaseMinimumCents,
  reviewReminderDays,
  reviewWindowDays,
  secondsPerQuestion,
  verifiedPerDay,
  verifiedQuestionCounts,
  wilsonInterval,
} from '../../contract/src/index.ts'
import { readCourse, textsOfLesson } from './course.ts'

const { lessons } = readCourse('working-on-guildhall')
const limitDays = Math.min(...Object.values(providerHoldDays))
const heldDays = limitDays - holdMarginDays
const megabytes = deliverableMaxBytes / 1024 ** 2
const shortCounts = questionCounts.filter((count) => count < verifiedQuestionCounts[0])
const range = wilsonInterval(16, 20)
const inDollars = (cents: number) => (cents / 100).toFixed(2)

test.each([
  {
    lesson: 'proposals-and-counter-offers',
    says: [
      `up to ${proposalFilesMaximum} files of ${megabytes} MB each`,
      `changed up to ${proposalEditsMaximum} times`,
      `compared it with up to ${comparedProposalsMaximum - 1} others`,
      `for ${idleAskDays} days is asked`,
      `${idleCloseDays} days later the project closes`,
    ],
  },
  {
    lesson: 'contract-and-escrow',
    says: [
      `for longer than ${limitDays} days`,
      `acts ${holdMarginDays} days before, ${heldDays} days after the payment`,
      `reminded ${holdReminderDays.join(' and ')} days before`,
      `accepted for ${directOfferDays} days`,
    ],
  },
  {
    lesson: 'fee-milestones-withdrawal',
    says: [
      `${feeBpsDefault / 100} percent, unless the operator`,
      `${milestonesMinimum} to ${milestonesMaximum} milestones`,
      `withdraws at least ${payoutMinimumCents / 100} dollar,`,
    ],
  },
  {
    lesson: 'delivery-and-approval',
    says: [
      `up to ${deliverableMaxFiles} at once with ${megabytes} MB each`,
      `approved automatically after ${autoApprovalDays} days`,
      `reminded ${autoApprovalReminderDays[0]} days and one day before`,
    ],
  },
  {
    lesson: 'changing-and-ending',
    says: [`each side can offer ${contractChangesMaximum}.`, `each side can make ${contractOffersMaximum},`],
  },
  {
    lesson: 'disputes',
    says: [
      `The two have ${disputeClaimDays} days`,
      `not within ${approvalAfterDisputeHours} hours`,
      `can open ${disputesMaximum} disputes`,
      `has its ${autoApprovalDays} days again`,
    ],
  },
  {
    lesson: 'reviews-and-figures',
    says: [
      `at least ${reviewReleaseMinimumCents / 100} dollars of it were released`,
      `${reviewWindowDays} days from the end, and are reminded ${reviewReminderDays} days before`,
      `(${ratingPriorWeight} × ${ratingPrior} +`,
      `weighs 1 if at least ${ratingFullWeightCents / 100} dollars`,
    ],
  },
  {
    lesson: 'verified-results',
    says: [
      `With ${shortCounts.join(' or ')} questions`,
      `With ${verifiedQuestionCounts.join(' or ')} whose`,
      `passes with ${passingPercentage} percent: ${verifiedQuestionCounts.map((count) => `${passingScore(count)} of ${count}`).join(', or ')}`,
      `${secondsPerQuestion} seconds a question`,
      `start ${verifiedPerDay} such attempts within 24 hours`,
      `again ${retakeWaitHours} hours after`,
      `${range.from}% to ${range.to}%`,
    ],
  },
])('the lesson $lesson gives the figures that the server enforces', ({ lesson, says }) => {
  const found = lessons.find(({ id }) => id === lesson)
  const text = found ? textsOfLesson(found).join('\n') : ''

  expect(says.filter((words) => !text.includes(words))).toEqual([])
})

test('the examples of fee and rating are computed as the server does', () => {
  const parts = [3_333, 3_333, 3_334]
  const fees = parts.map((nextCents, index) => {
    const releasedCents = parts.slice(0, index).reduce((sum, cents) => sum + cents, 0)
    return inDollars(nextFeeCents({ releasedCents, nextCents, feeBps: feeBpsDefault }))
  })
  const weights = [64_000, 12_000, 3_000].map(ratingWeightOf)
  const [alma = 0, ben = 0, cleo = 0] = weights

  expect(fees).toEqual(['3.33', '3.33', '3.34'])
  expect(weights).toEqual([1, 1, 0.3])
  expect(ratingOf({ weight: alma + ben + cleo, sum: 5 * alma + 4 * ben + 5 * cleo })).toBe(4.18)
  expect(ratingOf({ weight: 1.4, sum: 5 + 3 * 0.4 })).toBe(4.09)
})
