import type { Db } from '../../../../platform/database/database.ts'
import { countPasskeys } from '../passkey.queries.ts'

export const hasPasskeys = async (db: Db, userId: string) => (await countPasskeys(db, userId)) > 0
