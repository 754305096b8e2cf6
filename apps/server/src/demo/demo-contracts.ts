import { dayMs, hourMs } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import type { OnceDeps } from '../modules/1-ground/idempotency/shared/answer-once.ts'
import { contractEffects } from '../modules/5-contracts/contracts/contract.effects.ts'
import { lockMoney } from '../modules/5-contracts/contracts/shared/lock-money.ts'
import { type Agreement, openContract } from '../modules/5-contracts/contracts/shared/open-contract.ts'
import { recordDelivery } from '../modules/5-contracts/contracts/shared/record-delivery.ts'
import { settleApproval } from '../modules/5-contracts/contracts/shared/settle-approval.ts'
import { disputeEffects } from '../modules/5-contracts/disputes/dispute.effects.ts'
import { beginPayment } from '../modules/5-contracts/payments/begin-payment.ts'
import { moneyEffects } from '../modules/5-contracts/payments/money.effects.ts'
import { chargeTestCard } from '../modules/5-contracts/payments/sandbox/charge-test-card.ts'
import { sendPayout } from '../modules/5-contracts/payments/send-payout.ts'
import { withdraw } from '../modules/5-contracts/payments/withdraw.ts'
import { numberReceipts } from '../modules/5-contracts/receipts/number-receipts.ts'
import type { Tx } from '../platform/database/database.ts'
import { atPastTimes } from './at-past-times.ts'
import { type DemoContract, endDemoContract, sendDemoRefunds } from './demo-endings.ts'
import type { DemoProposal } from './demo-types.ts'

/** The demo has its own news of proposals and deliveries. */
const toldInDemo = [contractEffects, moneyEffects, disputeEffects]
const readAfterMs = 3 * dayMs

const demoPayouts: readonly { person: string; amountUsd?: number; daysAgo: number }[] = [
  { person: 'freelancer', amountUsd: 3000, daysAgo: 12 },
  { person: 'callum', daysAgo: 9 },
]

type Version = { version: number; status: string; submittedAt: Date; decidedAt: Date | null }

/** At the demo's times, with test cards. `proposalIds` by key. Adds no jobs, so nothing is mailed. */
export async function insertDemoContracts(
  deps: Deps,
  tx: Tx,
  {
    accepted,
    proposalIds,
    idOf,
  }: {
    accepted: readonly DemoProposal[]
    proposalIds: Map<string, string>
    idOf: (person: string) => string
  },
): Promise<void> {
  const now = deps.clock()
  const at = atPastTimes(deps, tx, toldInDemo)
  for (const proposal of accepted) {
    const contract = await conclude(at, tx, { ...proposal, proposalId: proposalIds.get(proposal.key) ?? '' })
    await endDemoContract(at, proposal, contract, now)
  }
  await sendDemoRefunds(at, tx)
  for (const { person, amountUsd, daysAgo } of demoPayouts) {
    const moment = new Date(now.getTime() - daysAgo * dayMs)
    const { _id: payoutId } = await withdraw(at(moment), { viewerId: idOf(person), amount: amountUsd })
    await sendPayout(at(new Date(moment.getTime() + hourMs)), { payoutId })
  }
  await numberReceipts(at(now))
  await tx.execute(sql`update notifications set read_at = created_at + interval '6 hours'
    where kind similar to '(money|contract).%' and read_at is null and created_at < ${new Date(now.getTime() - readAfterMs).toISOString()}`)
}

async function conclude(
  at: (moment: Date) => OnceDeps,
  tx: Tx,
  { proposalId, isPaid = true }: { proposalId: string; isPaid?: boolean },
): Promise<DemoContract> {
  const agreed = await findAccepted(tx, proposalId)
  const { clientId, freelancerId } = agreed
  const contractId = await openContract(at(agreed.at), tx, agreed)
  const { projectId, title: projectTitle, amountCents } = agreed
  await at(agreed.at).events.record(tx, agreed.at, {
    kind: 'proposal.accepted',
    actorId: clientId,
    about: { contractId, proposalId, projectId, projectTitle, clientId, freelancerId },
    facts: { cents: amountCents, declined: 0 },
  })
  if (isPaid) {
    const paying = at(new Date(agreed.at.getTime() + hourMs))
    const { _id: paymentId } = await beginPayment(paying, { contractId, viewerId: clientId })
    await chargeTestCard(paying, { paymentId, viewerId: clientId, card: 'succeeds' })
  }
  for (const { version, status, submittedAt, decidedAt } of await listVersions(tx, proposalId)) {
    const delivered = {
      kind: 'delivery.submitted',
      proposalId,
      actorId: freelancerId,
      version,
      at: submittedAt,
    } as const
    await recordDelivery(at(submittedAt), tx, delivered)
    if (!decidedAt) continue
    const sentBack = {
      kind: 'delivery.changes_requested',
      proposalId,
      actorId: clientId,
      version,
      at: decidedAt,
    } as const
    if (status === 'approved') await approve(decidedAt, version)
    else await recordDelivery(at(decidedAt), tx, sentBack)
  }
  return { ...agreed, contractId }

  async function approve(decidedAt: Date, version: number) {
    const contract = await lockMoney(tx, { id: contractId })
    await settleApproval(at(decidedAt), tx, { contract, actorId: clientId, version, at: decidedAt })
  }
}

async function findAccepted(tx: Tx, proposalId: string): Promise<Agreement> {
  const { rows } = await tx.execute<Agreement>(sql`
    select p.id as "proposalId", j.id as "projectId", j.client_id as "clientId", p.freelancer_id as "freelancerId", j.title,
      j.description as criteria, j.required_skills as "requiredSkills", p.bid_cents as "amountCents",
      p.delivery_days as "deliveryDays", p.milestones, p.accepted_at as at
    from proposals p join projects j on j.id = p.project_id where p.id = ${proposalId}`)
  if (!rows[0]) throw new Error('the demo names an unknown proposal')
  return { ...rows[0], at: new Date(rows[0].at) }
}

async function listVersions(tx: Tx, proposalId: string): Promise<Version[]> {
  const { rows } = await tx.execute<Version>(sql`
    select version, status, submitted_at as "submittedAt", decided_at as "decidedAt"
    from deliveries where proposal_id = ${proposalId} order by version`)
  return rows.map((row) => ({
    ...row,
    submittedAt: new Date(row.submittedAt),
    decidedAt: row.decidedAt && new Date(row.decidedAt),
  }))
}
