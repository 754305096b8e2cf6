import type { PasskeyView } from '@guildhall/contract'
import type { PasskeyRow } from './passkey.queries.ts'

export function presentPasskey({ id, name, createdAt, lastUsedAt, isSynced }: PasskeyRow): PasskeyView {
  return {
    _id: id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isSynced,
  }
}
