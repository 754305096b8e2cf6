import { type NeedKind, needsPerKind } from '@guildhall/contract'

/** A branch: `kind`, `title`, `person_id`, `subject_id`, `since`, `due_at`, `count`, `unread`. `$1` is the viewer, `$2` now. */
export const branch = (kind: NeedKind, columns: string, from: string) =>
  `(select '${kind}' as kind, ${columns} from ${from} limit ${needsPerKind})`
export const alone = '1 as count, 0 as unread'
