import { randomUUID } from 'node:crypto'
import { autoApprovalDays, dayMs, directOfferDays, reviewAspects, toCents } from '@guildhall/contract'
import { projectSearchText } from '../../modules/4-hiring/projects/project.rules.ts'
import { projects } from '../../modules/4-hiring/projects/project.tables.ts'
import { proposals } from '../../modules/4-hiring/proposals/proposal.tables.ts'
import { contracts } from '../../modules/5-contracts/contracts/contract.tables.ts'
import { deliverables, deliveries } from '../../modules/5-contracts/deliveries/delivery.tables.ts'
import { directOffers } from '../../modules/5-contracts/direct-contracts/direct-offer.tables.ts'
import { reviews } from '../../modules/7-finding/reviews/review.tables.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type DemoBytes, keepDemoFile } from '../demo-files.ts'
import { type Ids, offerAnsweredMs } from './crowd-happenings.ts'
import { insertRows } from './insert-rows.ts'
import type { PlannedContract, PlannedDeal, PlannedReview } from './plan-deals.ts'
import { spread } from './spread.ts'

export type HiredDeal = PlannedDeal & { contract: PlannedContract }
export const isHired = (deal: PlannedDeal): deal is HiredDeal => deal.contract !== undefined

type Surroundings = { idOf: Ids; feeBps: number; demoBytes: DemoBytes; now: Date }

export async function insertCrowdDeals(tx: Tx, deals: readonly PlannedDeal[], around: Surroundings): Promise<void> {
  const { idOf, feeBps, demoBytes } = around
  await insertRows(
    tx,
    projects,
    deals.map((deal) => projectRow(deal, around)),
  )
  await insertRows(
    tx,
    proposals,
    deals.flatMap((deal) => proposalRows(deal, idOf)),
  )
  const hired = deals.filter(isHired)
  await insertRows(
    tx,
    contracts,
    hired.map((deal) => contractRow(deal, idOf, feeBps)),
  )
  await insertRows(
    tx,
    directOffers,
    hired.filter(({ category }) => !category).map((deal) => offerRow(deal, idOf)),
  )
  await insertRows(tx, deliveries, hired.flatMap(deliveryRows))
  const files = hired.flatMap(({ title, contract }) =>
    contract.deliveries.map((delivery) => fileOf(title, delivery, demoBytes)),
  )
  await insertRows(tx, deliverables, await Promise.all(files))
}

type Row<Table extends { $inferInsert: object }> = Table['$inferInsert']

const statusOf = {
  open: 'active',
  closed: 'closed',
  unpaid: 'in_progress',
  working: 'in_progress',
  review: 'in_progress',
  changes: 'in_progress',
  done: 'completed',
  // Use cases end these two, which are under way until then.
  ended: 'in_progress',
  disputed: 'in_progress',
} as const

function projectRow(deal: PlannedDeal, { idOf, now }: Surroundings): Row<typeof projects> {
  const { title, description, category, skills: requiredSkills, postedAt, contract, closedAt } = deal
  return {
    id: deal.projectId,
    clientId: idOf(deal.client),
    ...{ title, description, requiredSkills },
    priceCents: toCents(deal.usd),
    category: category ?? null,
    deadlineAt: deal.deadlineAt,
    minimumLevel: deal.minimumLevel ?? null,
    status: statusOf[deal.state],
    isPrivate: category === undefined,
    proposalCount: deal.bids.length,
    searchText: projectSearchText({ title, description, category, requiredSkills }),
    createdAt: postedAt,
    updatedAt: contract?.endedAt ?? closedAt ?? contract?.acceptedAt ?? postedAt,
    clientActiveAt: closedAt ? postedAt : now,
    askedAt: closedAt ? new Date(closedAt.getTime() - 7 * dayMs) : null,
    closedAt: closedAt ?? null,
    image: '',
  }
}

function proposalRows(deal: PlannedDeal, idOf: Ids): Row<typeof proposals>[] {
  return deal.bids.map((bid) => {
    const isAccepted = bid.status === 'accepted'
    return {
      id: bid.id,
      projectId: deal.projectId,
      freelancerId: idOf(bid.by),
      message: bid.text,
      bidCents: toCents(bid.usd),
      atBudget: false,
      deliveryDays: bid.days,
      milestones: [],
      version: 1,
      skills: deal.skills,
      status: bid.status,
      deliveryStatus: isAccepted ? deliveryStatusOf(deal) : 'not_submitted',
      createdAt: bid.sentAt,
      openedAt: bid.openedAt,
      acceptedAt: isAccepted ? (deal.contract?.acceptedAt ?? null) : null,
    } as Row<typeof proposals>
  })
}

function deliveryStatusOf({ state, contract }: PlannedDeal) {
  if (!contract || contract.deliveries.length === 0) return 'not_submitted'
  return state === 'done' ? 'approved' : state === 'review' ? 'submitted' : 'rejected'
}

function contractRow(deal: HiredDeal, idOf: Ids, feeBps: number): Row<typeof contracts> {
  const { contract, title, description, state } = deal
  const [latest] = contract.deliveries.slice(-1)
  return {
    id: contract.id,
    proposalId: contract.bid.id,
    projectId: deal.projectId,
    clientId: idOf(deal.client),
    freelancerId: idOf(contract.bid.by),
    title,
    criteria: description,
    requiredSkills: deal.skills,
    amountCents: toCents(contract.bid.usd),
    currency: 'USD',
    feeBps,
    deliveryDays: contract.bid.days,
    status: state === 'done' ? 'completed' : 'active',
    createdAt: contract.acceptedAt,
    autoApprovalAt:
      state === 'review' && latest ? new Date(latest.submittedAt.getTime() + autoApprovalDays * dayMs) : null,
    endedAt: state === 'done' ? (contract.endedAt ?? null) : null,
  }
}

function offerRow(deal: HiredDeal, idOf: Ids): Row<typeof directOffers> {
  const { contract, title, description, offerId } = deal
  const createdAt = new Date(contract.acceptedAt.getTime() - offerAnsweredMs)
  return {
    id: offerId,
    clientId: idOf(deal.client),
    freelancerId: idOf(contract.bid.by),
    ...{ title, description, criteria: '' },
    amountCents: toCents(contract.bid.usd),
    deliveryDays: contract.bid.days,
    milestones: [],
    status: 'accepted',
    declineNote: '',
    contractId: contract.id,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + directOfferDays * dayMs),
    endedAt: contract.acceptedAt,
  }
}

function deliveryRows({ contract, state }: HiredDeal): Row<typeof deliveries>[] {
  return contract.deliveries.map(({ id, message, feedback, submittedAt, decidedAt }, index) => {
    const isLast = index === contract.deliveries.length - 1
    const status = !decidedAt ? 'submitted' : isLast && state === 'done' ? 'approved' : 'rejected'
    return {
      id,
      proposalId: contract.bid.id,
      version: index + 1,
      message,
      feedback,
      criterion: '',
      status,
      submittedAt,
      decidedAt,
    }
  })
}

async function fileOf(
  title: string,
  { id, message, submittedAt }: PlannedContract['deliveries'][number],
  demoBytes: DemoBytes,
) {
  const name = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .slice(0, 4)
    .join('-')
  const file = { filename: `${name}.zip`, kind: 'zip', text: `${title}\n\n${message}\n` } as const
  return { id: randomUUID(), deliveryId: id, position: 0, ...(await keepDemoFile(demoBytes, file, submittedAt)) }
}

export async function insertCrowdReviews(tx: Tx, deals: readonly HiredDeal[], idOf: Ids): Promise<void> {
  const rows = deals.flatMap(({ client, contract }) => {
    const { bid, byClient, byFreelancer } = contract
    const written = [
      { review: byClient, author: client, subject: bid.by, side: 'freelancer' },
      { review: byFreelancer, author: bid.by, subject: client, side: 'client' },
    ] as const
    return written.flatMap(({ review, author, subject, side }) =>
      review
        ? [{ ...reviewRow(review), contractId: contract.id, authorId: idOf(author), subjectId: idOf(subject), side }]
        : [],
    )
  })
  await insertRows(tx, reviews, rows)
}

function reviewRow({ id, rating, text, reply, writtenAt, revealedAt }: PlannedReview) {
  const scores = reviewAspects.client.map((name) => {
    const chance = spread(`${name} ${text}`, 0, 1)
    return Math.min(5, Math.max(1, rating + (chance < 0.22 ? -1 : chance > 0.88 ? 1 : 0)))
  })
  const repliedAt = reply ? new Date(revealedAt.getTime() + 0.1 * dayMs) : null
  return { id, rating, aspects: scores, text, createdAt: writtenAt, revealedAt, reply: reply ?? null, repliedAt }
}
