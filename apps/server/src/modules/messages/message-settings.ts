import type { MessageSettingsView } from '@guildhall/contract'
import type { Db } from '../../platform/database/database.ts'
import { findReceipts, setReceipts } from './message-settings.queries.ts'

export async function getMessageSettings(db: Db, userId: string): Promise<MessageSettingsView> {
  return { readReceipts: await findReceipts(db, userId) }
}

export async function saveMessageSettings(
  db: Db,
  userId: string,
  settings: MessageSettingsView,
): Promise<MessageSettingsView> {
  await setReceipts(db, userId, settings.readReceipts)
  return settings
}
