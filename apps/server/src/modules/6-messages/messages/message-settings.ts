import type { MessageSettingsView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Once } from '../../1-ground/idempotency/shared/answer-once.ts'
import { findReceipts, setReceipts } from './message-settings.queries.ts'

export async function getMessageSettings(db: Db, userId: string): Promise<MessageSettingsView> {
  return { readReceipts: await findReceipts(db, userId) }
}

export async function saveMessageSettings(
  { database: { db } }: Once<Pick<Deps, 'database'>>,
  userId: string,
  settings: MessageSettingsView,
): Promise<MessageSettingsView> {
  await setReceipts(db, userId, settings.readReceipts)
  return settings
}
