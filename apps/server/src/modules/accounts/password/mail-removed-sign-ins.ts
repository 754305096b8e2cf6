import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { queueMail } from '../../mail/shared/queue-mail.ts'
import type { RemovedSignInMethods } from './remove-sign-in-methods.ts'

export async function mailRemovedSignIns(
  deps: Deps,
  tx: Tx,
  { userId, email, removed }: { userId: string; email: string; removed: RemovedSignInMethods },
): Promise<void> {
  if (removed.passkeys.length === 0 && !removed.twoFactorOff) return
  await queueMail(deps, tx, { kind: 'account.sign_ins_removed', userId, to: email, data: removed })
}
