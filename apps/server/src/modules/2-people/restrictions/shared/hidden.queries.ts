import type { HideableKind } from '@guildhall/contract'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** For raw SQL. The index holds only what is hidden. */
export const hiddenText = (kind: HideableKind, id: string, seq = '0') =>
  `exists (select from moderation_decisions hidden where hidden.target_kind = '${kind}' and hidden.target_id = ${id}
    and hidden.target_seq = ${seq} and hidden.kind = 'hidden' and hidden.reversed_at is null)`

export const hiddenSql = (kind: HideableKind, id: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from moderation_decisions hidden where hidden.target_kind = ${kind} and hidden.target_id = ${id}
    and hidden.target_seq = 0 and hidden.kind = 'hidden' and hidden.reversed_at is null)`

/** For lists, as `notSuspendedText`. */
export const notHiddenText = (kind: HideableKind, id: string) => `coalesce(not ${hiddenText(kind, id)}, true)`

/** All of them. */
export const hiddenIdsText = (kind: HideableKind) =>
  `array(select target_id from moderation_decisions where target_kind = '${kind}' and kind = 'hidden' and reversed_at is null)`
