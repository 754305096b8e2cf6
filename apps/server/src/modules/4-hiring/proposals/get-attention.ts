import type { AttentionView } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { countChangesRequested, countDeliveriesToReview } from './shared/attention.queries.ts'

export async function getAttention(db: Db, userId: string): Promise<AttentionView> {
  const [deliveriesToReview, changesRequested] = await Promise.all([
    countDeliveriesToReview(db, userId),
    countChangesRequested(db, userId),
  ])
  return { deliveriesToReview, changesRequested }
}
