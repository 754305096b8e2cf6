import { and, desc, eq, gt } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { assessmentResults as results } from '../results/result.tables.ts'

type ResultRow = typeof results.$inferSelect

export async function findNewestPractice(
  tx: Tx,
  { userId, skill, since }: Pick<ResultRow, 'userId' | 'skill'> & { since: Date },
): Promise<ResultRow | undefined> {
  const [row] = await tx
    .select()
    .from(results)
    .where(
      and(
        eq(results.userId, userId),
        eq(results.kind, 'practice'),
        eq(results.skill, skill),
        gt(results.completedAt, since),
      ),
    )
    .orderBy(desc(results.completedAt))
    .limit(1)
  return row
}

export async function findNthNewestPractice(
  tx: Tx,
  { userId, since, n }: { userId: string; since: Date; n: number },
): Promise<Pick<ResultRow, 'completedAt'> | undefined> {
  const [row] = await tx
    .select({ completedAt: results.completedAt })
    .from(results)
    .where(and(eq(results.userId, userId), eq(results.kind, 'practice'), gt(results.completedAt, since)))
    .orderBy(desc(results.completedAt))
    .limit(1)
    .offset(n - 1)
  return row
}
