import type { RepositoryListView } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { listIdentitiesOf } from './identity.queries.ts'
import { providerOf } from './provider-of.ts'

/** What the person has at GitHub, for their portfolio. Throws `identity.not_linked` unless they have linked it. */
export async function listRepositories(deps: Deps, userId: string): Promise<RepositoryListView> {
  const provider = providerOf(deps, 'github')
  const linked = (await listIdentitiesOf(deps.database.db, userId)).find((identity) => identity.provider === 'github')
  if (!linked) throw new DomainError('identity.not_linked', { provider: provider.name })
  const { label: login, subject } = linked
  return { login, repositories: (await provider.listRepositories?.({ login, subject })) ?? [] }
}
