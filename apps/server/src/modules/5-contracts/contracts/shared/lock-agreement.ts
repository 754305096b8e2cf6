import type { Tx } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { type LockedProject, lockProject } from '../../../4-hiring/projects/shared/lock-project.ts'
import { findProjectOf } from '../contract.queries.ts'
import { type ContractMoney, lockMoney } from './lock-money.ts'

export async function lockAgreement(
  tx: Tx,
  contractId: string,
): Promise<{ project: LockedProject; contract: ContractMoney }> {
  const projectId = await findProjectOf(tx, contractId)
  if (!projectId) throw new DomainError('contract.not_found')
  const project = await lockProject(tx, projectId)
  return { project, contract: await lockMoney(tx, { id: contractId }) }
}
