import type { CaseKind, ReviewSide } from '@guildhall/contract'
import { type Db, queryPlanned, type Tx } from '../../../platform/database/database.ts'
import { hiddenText } from '../../2-people/restrictions/shared/hidden.queries.ts'

export type ReviewContextRow = {
  id: string
  contractId: string
  title: string
  authorId: string
  authorName: string
  subjectId: string
  subjectName: string
  side: ReviewSide
  rating: number
  text: string
  reply: string | null
  revealedAt: Date
  isHidden: boolean
  isReplyHidden: boolean
}

/** The reported review first. Hidden ones too, as far as they are public at `now`. */
export function listReviewContext(db: Db | Tx, reviewId: string, now: Date): Promise<ReviewContextRow[]> {
  return queryPlanned<ReviewContextRow>(
    db,
    `select r.id, r.contract_id as "contractId", c.title, r.author_id as "authorId", a.username as "authorName",
       r.subject_id as "subjectId", s.username as "subjectName", r.side, r.rating, r.text, r.reply, r.revealed_at as "revealedAt",
       ${hiddenText('review', 'r.id')} as "isHidden", ${hiddenText('reply', 'r.id')} as "isReplyHidden"
     from reviews r join contracts c on c.id = r.contract_id join users a on a.id = r.author_id join users s on s.id = r.subject_id
     where r.contract_id = (select contract_id from reviews where id = $1) and r.revealed_at <= $2
     order by r.id = $1 desc, r.id`,
    [reviewId, now],
  )
}

/**
 * Who wrote a review and, if it is public at `now`, whom it is about, for it and its reply: before, they are not to learn
 * that there is one. Nobody for other targets.
 */
export async function listReviewReaders(
  tx: Tx,
  { kind, targetId, now }: { kind: CaseKind; targetId: string; now: Date },
): Promise<string[]> {
  if (kind !== 'review' && kind !== 'reply') return []
  const rows = await queryPlanned<{ authorId: string; subjectId: string; isPublic: boolean }>(
    tx,
    'select author_id as "authorId", subject_id as "subjectId", revealed_at <= $2 as "isPublic" from reviews where id = $1',
    [targetId, now],
  )
  return rows.flatMap(({ authorId, subjectId, isPublic }) => (isPublic ? [authorId, subjectId] : [authorId]))
}
