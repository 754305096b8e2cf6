import { randomUUID } from 'node:crypto'
import { dayMs, reviewWindowDays } from '@guildhall/contract'
import type { CrowdBid, CrowdDeal, CrowdReview, CrowdSplit } from './crowd-types.ts'
import { spread } from './spread.ts'

export type PlannedBid = CrowdBid & {
  id: string
  sentAt: Date
  openedAt: Date | null
  status: 'pending' | 'accepted' | 'rejected'
}
export type PlannedDelivery = {
  id: string
  message: string
  feedback: string
  submittedAt: Date
  decidedAt: Date | null
}
export type PlannedReview = CrowdReview & { id: string; writtenAt: Date; revealedAt: Date; isPublic: boolean }
export type PlannedContract = {
  id: string
  bid: PlannedBid
  acceptedAt: Date
  payment?: { id: string; at: Date }
  deliveries: PlannedDelivery[]
  splits: (CrowdSplit & { daysAgo: number })[]
  endedAt?: Date
  byClient?: PlannedReview
  byFreelancer?: PlannedReview
}
export type PlannedDeal = Omit<CrowdDeal, 'bids' | 'splits' | 'byClient' | 'byFreelancer'> & {
  projectId: string
  offerId: string
  postedAt: Date
  deadlineAt: Date
  closedAt?: Date
  bids: PlannedBid[]
  contract?: PlannedContract
}

/** Days since the newest and the oldest deal that is done. */
const doneDays = [4.5, 380] as const

/** When everything happened, with all days counted back from `now`. */
export function planDeal(deal: CrowdDeal, now: Date): PlannedDeal {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const times = timesOf(deal)
  const bids = deal.bids.map((bid): PlannedBid => {
    const status = deal.hired === undefined ? 'pending' : bid.by === deal.hired ? 'accepted' : 'rejected'
    if (!deal.category)
      return { ...bid, text: acceptance, id: randomUUID(), sentAt: ago(times.accepted), openedAt: null, status }
    const chance = spread(`${deal.title} ${bid.by}`, 0, 1)
    const sent = times.posted - (0.03 + 0.8 * chance) * (times.posted - times.accepted)
    // The client read it in the last tenth of the time until they decided; some of the open ones are unread.
    const isOpened = status !== 'pending' || chance < 0.5
    const opened = times.accepted + (sent - times.accepted) * 0.1
    return { ...bid, id: randomUUID(), sentAt: ago(sent), openedAt: isOpened ? ago(opened) : null, status }
  })
  const { splits: _splits, byClient: _byClient, byFreelancer: _byFreelancer, ...rest } = deal
  const accepted = bids.find(({ status }) => status === 'accepted')
  return {
    ...rest,
    projectId: randomUUID(),
    offerId: randomUUID(),
    bids,
    postedAt: ago(deal.category ? times.posted : times.accepted),
    deadlineAt: startOfDay(ago(times.deadline)),
    ...(deal.state === 'closed' && { closedAt: ago(times.closed) }),
    ...(accepted && { contract: planContract(deal, accepted, times, ago) }),
  }
}

/** As the product writes it for a direct contract. */
const acceptance = 'I accept this direct contract as it was offered.'

type Times = { posted: number; accepted: number; ended: number; deadline: number; closed: number }

/** In days ago. */
function timesOf({ title, state, bids, hired }: CrowdDeal): Times {
  const days = bids.find(({ by }) => by === hired)?.days ?? 14
  const pick = (what: string, from: number, to: number) => spread(`${what} ${title}`, from, to)
  const decided = pick('decided', 2.5, 7)
  if (state === 'open') {
    const posted = pick('posted', 0.15, 23)
    return { posted, accepted: 0, ended: 0, closed: 0, deadline: posted - 23 - pick('deadline', 4, 40) }
  }
  if (state === 'closed') {
    const closed = pick('closed', 6, 70)
    return { posted: closed + 74, accepted: closed + 30, ended: 0, closed, deadline: closed + 30 }
  }
  const [newest, oldest] = doneDays
  const ended =
    state === 'done'
      ? newest + (oldest - newest) * pick('ended', 0, 1) ** 1.7
      : state === 'ended' || state === 'disputed'
        ? pick('ended', 5, 9)
        : 0
  const work = days * pick('work', 0.7, 1.05)
  const accepted =
    state === 'done' ? ended + work + 1 : state === 'working' || state === 'unpaid' ? work * 0.6 : ended + work + 2.5
  return { posted: accepted + decided, accepted, ended, closed: 0, deadline: accepted - days - pick('deadline', 3, 12) }
}

function planContract(deal: CrowdDeal, bid: PlannedBid, times: Times, ago: (days: number) => Date): PlannedContract {
  const { title, state } = deal
  const pick = (what: string, from: number, to: number) => spread(`${what} ${title}`, from, to)
  const paid = times.accepted - pick('paid', 0.02, 0.4)
  const isOver = state === 'done'
  const ended = isOver ? times.ended : times.ended - 1
  const endedAt = isOver || state === 'ended' ? ago(ended) : undefined
  return {
    id: randomUUID(),
    bid,
    acceptedAt: ago(times.accepted),
    ...(state !== 'unpaid' && { payment: { id: randomUUID(), at: ago(paid) } }),
    deliveries: planDeliveries(deal, { from: paid, to: isOver ? times.ended : 0 }, ago),
    splits: deal.splits.map((split, index) => ({ ...split, daysAgo: times.ended - index * 1.3 })),
    ...(endedAt && { endedAt }),
    ...planReviews(deal, endedAt ? ended : undefined, ago),
  }
}

function planDeliveries(
  { title, state, deliveries }: CrowdDeal,
  { from, to }: { from: number; to: number },
  ago: (days: number) => Date,
): PlannedDelivery[] {
  const isDecided = state !== 'review'
  const step = (from - to) / (deliveries.length + (isDecided && to > 0 ? 0 : 0.4))
  return deliveries.map(({ message, feedback = '' }, index) => {
    const isLast = index === deliveries.length - 1
    const decided = isLast && to > 0 ? to : from - step * (index + 1) + 0.05
    const submitted = Math.min(decided + spread(`looked at ${title} ${index}`, 0.2, 1.6), from - 0.3)
    const decidedAt = isLast && !isDecided ? null : ago(decided)
    return { id: randomUUID(), message, feedback, submittedAt: ago(submitted), decidedAt }
  })
}

function planReviews(
  { title, byClient, byFreelancer }: CrowdDeal,
  ended: number | undefined,
  ago: (days: number) => Date,
): Pick<PlannedContract, 'byClient' | 'byFreelancer'> {
  if (ended === undefined) return {}
  const after = (who: string) => ended - spread(`${who} reviews ${title}`, 0.15, 3.2)
  const written = [byClient && after('client'), byFreelancer && after('freelancer')]
  const both = written.every((days) => days !== undefined)
  const revealed = both ? Math.min(...written.filter((days) => days !== undefined)) : ended - reviewWindowDays
  const plan = (review: CrowdReview | undefined, days: number | undefined) =>
    review && days !== undefined
      ? { ...review, id: randomUUID(), writtenAt: ago(days), revealedAt: ago(revealed), isPublic: revealed >= 0 }
      : undefined
  const [one, other] = [plan(byClient, written[0]), plan(byFreelancer, written[1])]
  return { ...(one && { byClient: one }), ...(other && { byFreelancer: other }) }
}

function startOfDay(instant: Date): Date {
  const day = new Date(instant)
  day.setUTCHours(0, 0, 0, 0)
  return day
}
