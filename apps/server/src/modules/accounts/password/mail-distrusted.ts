import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { queueMail } from '../../mail/shared/queue-mail.ts'
import type { Distrusted } from './distrust-sign-ins.ts'

export async function mailDistrusted(
  deps: Deps,
  tx: Tx,
  { userId, email, distrusted }: { userId: string; email: string; distrusted: Distrusted },
): Promise<void> {
  if (distrusted.passkeys.length === 0 && !distrusted.twoFactorOff) return
  await queueMail(deps, tx, { kind: 'account.sign_ins_removed', userId, to: email, data: distrusted })
}
