import type { PasskeyListView } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { presentPasskey } from './passkey.presenter.ts'
import { listPasskeysOf } from './passkey.queries.ts'

export async function listPasskeys(db: Db, userId: string): Promise<PasskeyListView> {
  return { passkeys: (await listPasskeysOf(db, userId)).map(presentPasskey) }
}
