import type { Db, Tx } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { partyTo } from '../../../4-hiring/proposals/shared/party.rules.ts'
import { findContract } from '../contract.queries.ts'

export async function requireParty(db: Db | Tx, { contractId, viewerId }: { contractId: string; viewerId: string }) {
  const contract = await findContract(db, contractId)
  if (!contract) throw new DomainError('contract.not_found')
  if (partyTo(contract, viewerId) === 'stranger') throw new DomainError('contract.not_for_you')
  return contract
}
