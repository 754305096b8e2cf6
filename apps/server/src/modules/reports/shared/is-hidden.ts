import type { HideableKind } from '@guildhall/contract'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { isTargetHidden } from '../admin-case.queries.ts'

/** `targetId`: the person's id for a profile, the review's id for a reply. */
export const isHidden = (db: Db | Tx, kind: Exclude<HideableKind, 'message'>, targetId: string): Promise<boolean> =>
  isTargetHidden(db, { kind, targetId, targetSeq: 0 })
