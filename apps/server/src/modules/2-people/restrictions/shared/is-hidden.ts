import type { HideableKind } from '@guildhall/contract'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { isTargetHidden } from './is-hidden.queries.ts'

/** Whether operators hid a profile (by the person's id), a project, a review or its reply (by the review's id). */
export const isHidden = (db: Db | Tx, kind: Exclude<HideableKind, 'message'>, targetId: string): Promise<boolean> =>
  isTargetHidden(db, { kind, targetId, targetSeq: 0 })
