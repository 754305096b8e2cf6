import { counted, dayMs, type NeedView, type Side } from '@guildhall/contract'
import type { To } from 'react-router'
import { formatDay, formatDeadline, formatMoment } from '../../dates.ts'
import { paths } from '../../paths.ts'

export interface NeedWords {
  what: string
  due: string | null
  act: string
  to: string
}

/** What is needed, until when, and the act that settles it. Its words differ from the buttons of the lists below. */
export function needWords({ kind, person, subjectId, dueAt, count, unread }: NeedView): NeedWords {
  const name = person?.name ?? 'Somebody'
  const by = (say: string, format = formatDay) => (dueAt ? `${say} ${format(dueAt)}` : null)
  switch (kind) {
    case 'proposals':
      return {
        // The cards below say 'N proposals to read'.
        what: `Proposals waiting: ${count}${unread > 0 ? `, ${unread} unread` : ''}`,
        due: null,
        act: 'Read and decide',
        to: paths.project(subjectId),
      }
    case 'delivery_to_review':
      return {
        what: `${name} delivered`,
        due: by('approved automatically on', formatMoment),
        act: 'Check the work',
        to: paths.contract(subjectId),
      }
    case 'payment_due':
      return { what: `Your payment to ${name} is due`, due: null, act: 'Pay now', to: paths.payContract(subjectId) }
    case 'to_fund':
      return {
        what: `${name} is waiting for you to fund the contract`,
        due: null,
        act: 'Fund the contract',
        to: paths.payContract(subjectId),
      }
    case 'changes_requested':
      return {
        what: `${name} asked for changes`,
        due: by('deadline', formatDeadline),
        act: 'See what to change',
        to: paths.contract(subjectId),
      }
    case 'deadline_near':
      return {
        what: `${name} expects your work`,
        due: by('deadline', formatDeadline),
        act: 'Hand in the work',
        to: paths.contract(subjectId),
      }
    case 'dispute':
      return {
        what: `${name} proposed how to split the money`,
        due: by('agree by', formatMoment),
        act: 'State your split',
        to: paths.dispute(subjectId),
      }
    case 'end_offered':
      return {
        what: `${name} offers to end the contract`,
        due: null,
        act: 'Answer the offer',
        to: paths.contract(subjectId),
      }
    case 'change_offered':
      return { what: `${name} offers a change`, due: null, act: 'Answer the change', to: paths.contract(subjectId) }
    case 'counter_offer':
      return {
        what: `${name} made a counter-offer`,
        due: null,
        act: 'Answer the counter-offer',
        to: paths.project(subjectId),
      }
    case 'direct_offer':
      return {
        what: `${name} offers you a contract`,
        due: by('answer by'),
        act: 'Answer the offer',
        to: paths.directOffer(subjectId),
      }
    case 'invitation':
      return {
        what: `${name} invites you to propose`,
        due: by('answer by'),
        act: 'Answer the invitation',
        to: paths.project(subjectId),
      }
    case 'message':
      return {
        what: `${name} wrote ${count === 1 ? 'to you' : `${counted(count, 'message')} to you`}`,
        due: null,
        act: 'Reply',
        to: paths.chat(subjectId),
      }
    case 'review':
      return {
        what: `Say how it was to work with ${name}`,
        due: by('until'),
        act: 'Write the review',
        to: paths.reviewContract(subjectId),
      }
    case 'retake':
      return {
        what: 'You practiced what you missed',
        due: null,
        act: 'See and retake',
        to: paths.ownResult(subjectId),
      }
    case 'daily_review':
      return {
        what: `${counted(count, 'question')} for your daily review`,
        due: null,
        act: 'Review now',
        to: paths.dailyReview,
      }
    default:
      return kind satisfies never
  }
}

const spans = [
  ['day', dayMs],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** 'waiting for 3 hours', since the other side waits. */
export function waitText(since: string, now: Date): string {
  const waited = now.getTime() - new Date(since).getTime()
  const [unit, ms] = spans.find(([, ms]) => waited >= ms) ?? []
  if (!unit || !ms) return 'just now'
  const span = new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' })
  return `waiting for ${span.format(Math.floor(waited / ms))}`
}

/** Within three days, or over. */
export const isUrgent = (dueAt: string, now: Date) => new Date(dueAt).getTime() - now.getTime() < 3 * dayMs

/** The best one while nothing is needed. `toInvite`: a project without a proposal. */
export function nextStep(side: Side, toInvite: string | null): { act: string; to: To } {
  if (side === 'freelancer') return { act: 'Look for your next job', to: paths.browseProjects }
  if (!toInvite) return { act: 'Post a project', to: paths.newProject }
  return { act: 'Invite people to your project', to: { pathname: paths.project(toInvite), hash: '#suggested' } }
}
