import { dayMs, type FigureInputs, figureInputsMaximum, medianOf, ratingOf, shareOf } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { refreshListing } from '../../1-ground/users/shared/refresh-listing.ts'
import { countJobs } from '../../4-hiring/proposals/shared/count-jobs.queries.ts'
import {
  countContractsOf,
  findAnswers,
  findApprovals,
  findHires,
  findNextReveal,
  findRatingFacts,
  findResponses,
  type RatingFacts,
} from './figure-facts.queries.ts'
import { lockFigures, setFigures } from './figures.queries.ts'

/** The handler of `refreshFiguresJob`: measures a person again, by the formulas of `figure-formulas.ts` in the contract. */
export async function refreshFigures(
  { database, clock, jobs: queue }: Pick<Deps, 'database' | 'clock' | 'jobs'>,
  { userId }: { userId: string },
): Promise<void> {
  await database.db.transaction(async (tx) => {
    if (!(await lockFigures(tx, userId))) return
    const now = clock()
    const who = { userId, now }
    const asFreelancer = await findRatingFacts(tx, { ...who, side: 'freelancer' })
    const asClient = await findRatingFacts(tx, { ...who, side: 'client' })
    const jobs = await countJobs(tx, userId)
    const response = await findResponses(tx, who)
    const contracts = await countContractsOf(tx, who)
    const hires = await findHires(tx, who)
    const answers = await findAnswers(tx, who)
    const approvals = await findApprovals(tx, who)
    const nextReveal = await findNextReveal(tx, who)

    const completion = { some: jobs.completedJobs, all: jobs.endedJobs }
    const payments = { some: contracts.completed, all: contracts.completed + contracts.unpaid }
    const changesDaily = response.wasAsked || hires.all > 0 || answers.all > 0 || contracts.settled > 0
    const tomorrow = changesDaily ? new Date(now.getTime() + dayMs) : null
    await setFigures(tx, userId, {
      rating: ratingOf(asFreelancer),
      reviewCount: asFreelancer.reviews,
      reviewedBy: asFreelancer.people,
      completedJobs: jobs.completedJobs,
      completedForClients: jobs.completedForClients,
      completionRate: shareOf(completion.some, completion.all, 1),
      responseMinutes: medianOf(response.minutes),
      clientRating: ratingOf(asClient),
      clientReviewCount: asClient.reviews,
      clientReviewedBy: asClient.people,
      paidContracts: contracts.paid,
      settledContracts: contracts.settled,
      hireRate: shareOf(hires.some, hires.all),
      answerRate: shareOf(answers.some, answers.all),
      approvalMinutes: medianOf(approvals),
      paidRate: shareOf(payments.some, payments.all, 1),
      inputs: {
        rating: ratingInputs(asFreelancer),
        completion,
        response: medianInputs(response.minutes),
        clientRating: ratingInputs(asClient),
        hires,
        answers,
        approval: medianInputs(approvals),
        payments,
      },
      dueAt: nextReveal && tomorrow ? new Date(Math.min(+nextReveal, +tomorrow)) : (nextReveal ?? tomorrow),
    })
    await refreshListing({ jobs: queue }, tx, userId)
  })
}

function ratingInputs({ people, weight, sum, ratings, notCounted }: RatingFacts): FigureInputs['rating'] {
  return { people, weight, sum, ratings: ratings.slice(0, figureInputsMaximum), notCounted }
}

function medianInputs(minutes: readonly number[]): FigureInputs['response'] {
  return { cases: minutes.length, minutes: minutes.slice(0, figureInputsMaximum) }
}
