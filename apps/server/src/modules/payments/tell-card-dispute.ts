import { autoApprovalDays, type CardDisputeStatus, toDollars } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { publishChanged } from '../../platform/live/publish-changed.ts'
import type { ContractMoney } from '../contracts/shared/lock-money.ts'
import { notify } from '../notifications/shared/notify.ts'
import type { CardDisputeRow } from './card-dispute.queries.ts'

type Told = { client: string; freelancer: string }

const kinds = {
  open: 'money.card_disputed',
  won: 'money.card_dispute_won',
  lost: 'money.card_dispute_lost',
} as const satisfies Record<CardDisputeStatus, string>

const staysYours = 'What was released to you stays yours: Guildhall bears it.'
const review = `A delivery under review has ${autoApprovalDays} days again.`

const underWay = {
  open: {
    client:
      'The contract waits until the bank has decided: nothing is delivered, approved or paid meanwhile. If you did not mean this, ask your bank to withdraw it.',
    freelancer:
      'The contract waits until the bank has decided: you do not have to keep working. What was released to you stays yours.',
  },
  won: {
    client: `The contract goes on as before. ${review}`,
    freelancer: `The contract goes on as before. ${review}`,
  },
  lost: {
    client: 'That much is no longer held. The contract goes on, and you can pay again or offer to end it.',
    freelancer:
      'That much is no longer held for you. You can wait until it is paid again, or offer to end the contract. What was released to you stays yours.',
  },
} as const satisfies Record<CardDisputeStatus, Told>

const afterwards = {
  open: {
    client: 'The contract has ended, so nothing else changes until the bank has decided.',
    freelancer: staysYours,
  },
  won: { client: 'Nothing changes in the contract, which has ended.', freelancer: 'Nothing changes for you.' },
  lost: { client: 'Nothing changes in the contract, which has ended.', freelancer: staysYours },
} as const satisfies Record<CardDisputeStatus, Told>

const onAppeal = {
  client:
    'It had kept it before. What the contract lacks is held again, and what it no longer needs goes back to your card.',
  freelancer: 'It had kept it before. What the contract lacks is held for you again.',
} as const satisfies Told

export async function tellCardDispute(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  { contract, dispute, appeal }: { contract: ContractMoney; dispute: CardDisputeRow; appeal?: { refundCents: number } },
): Promise<void> {
  const { id: contractId, projectId, proposalId, title: projectTitle, clientId, freelancerId, endedAt } = contract
  const sentences = appeal && !endedAt ? onAppeal : (endedAt ? afterwards : underWay)[dispute.status]
  const client =
    appeal && endedAt && appeal.refundCents > 0
      ? 'The contract has ended, so it goes back to your card.'
      : sentences.client
  const facts = { contractId, projectId, projectTitle, amountUsd: toDollars(dispute.amountCents) }
  const notice = { kind: kinds[dispute.status], event: dispute.id }
  await notify(deps, tx, [
    { ...notice, userId: clientId, facts: { ...facts, meaning: client } },
    { ...notice, userId: freelancerId, facts: { ...facts, meaning: sentences.freelancer } },
  ])
  publishChanged(deps.live, tx, [clientId, freelancerId], { part: 'delivery', projectId, proposalId })
}
