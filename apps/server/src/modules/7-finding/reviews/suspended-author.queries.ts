import { eq } from 'drizzle-orm'
import { type Db, queryNamed } from '../../../platform/database/database.ts'
import { reviews } from './review.tables.ts'

export async function listSubjectsOf(db: Db, authorId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ subjectId: reviews.subjectId })
    .from(reviews)
    .where(eq(reviews.authorId, authorId))
  return rows.map(({ subjectId }) => subjectId)
}

/** The contracts of reviews that became public since the author was last suspended. */
export async function listRevealedSinceSuspension(
  db: Db,
  { authorId, now }: { authorId: string; now: Date },
): Promise<string[]> {
  const rows = await queryNamed<{ contractId: string }>(
    db,
    'reviews_revealed_since_suspension',
    `select contract_id as "contractId" from reviews
     where author_id = $1 and revealed_at <= $2
       and revealed_at >= (select max(suspended_at) from suspensions where user_id = $1)`,
    [authorId, now],
  )
  return rows.map(({ contractId }) => contractId)
}
