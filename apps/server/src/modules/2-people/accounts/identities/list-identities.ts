import type { IdentityListView } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { listIdentitiesOf } from './identity.queries.ts'
import { providerName } from './provider-of.ts'

export async function listIdentities(deps: Deps, userId: string): Promise<IdentityListView> {
  const rows = await listIdentitiesOf(deps.database.db, userId)
  return {
    identities: rows.map(({ id: _id, provider, label, createdAt, lastUsedAt }) => ({
      ...{ _id, provider, name: providerName(deps, provider), label },
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    providers: deps.providers.map(({ id, name }) => ({ id, name })),
  }
}
