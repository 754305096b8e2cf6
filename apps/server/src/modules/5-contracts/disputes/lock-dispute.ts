import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { lockAgreement } from '../contracts/shared/lock-agreement.ts'
import { type ClaimRow, type DisputeRow, findContractOf, findDispute, listClaims } from './dispute.queries.ts'
import { type ClaimCounts, restCents, type Side, type Split } from './dispute.rules.ts'

export type Claims = { all: ClaimRow[]; counts: ClaimCounts; latest: Partial<Record<Side, ClaimRow & Split>> }

/** Locks the dispute with its contract and project. Throws `dispute.not_found`. */
export async function lockDispute(tx: Tx, disputeId: string) {
  const contractId = await findContractOf(tx, disputeId)
  if (!contractId) throw new DomainError('dispute.not_found')
  const { project, contract } = await lockAgreement(tx, contractId)
  const dispute = await findDispute(tx, disputeId)
  if (!dispute) throw new DomainError('dispute.not_found')
  return { project, contract, dispute, claims: claimsOf(dispute, await listClaims(tx, disputeId)) }
}
/** Throws `contract.card_disputed` while a bank decides, `dispute.with_operator` if it kept a part. */
export function requireAllSetAside({ contract, dispute }: LockedDispute): void {
  if (contract.cardDisputed) throw new DomainError('contract.card_disputed')
  if (contract.disputedCents < restCents(dispute)) throw new DomainError('dispute.with_operator')
}

export type LockedDispute = Awaited<ReturnType<typeof lockDispute>>

export function claimsOf({ clientId }: Pick<DisputeRow, 'clientId'>, all: ClaimRow[]): Claims {
  const ofClient = all.filter(({ claimedBy }) => claimedBy === clientId)
  const ofFreelancer = all.filter(({ claimedBy }) => claimedBy !== clientId)
  const [client, freelancer] = [ofClient.at(-1), ofFreelancer.at(-1)]
  return {
    all,
    counts: { client: ofClient.length, freelancer: ofFreelancer.length },
    latest: { ...(client && { client }), ...(freelancer && { freelancer }) },
  }
}
