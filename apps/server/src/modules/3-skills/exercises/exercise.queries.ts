import { and, eq, inArray } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Db } from '../../../platform/database/database.ts'
import { exerciseStates } from './exercise.tables.ts'

export type ExerciseStateRow = typeof exerciseStates.$inferSelect

export async function listExerciseStates(
  db: Db,
  { userId, courseId, exerciseIds }: { userId: string; courseId: string; exerciseIds: readonly string[] },
): Promise<ExerciseStateRow[]> {
  const { userId: user, courseId: course, exerciseId: exercise } = exerciseStates
  return db
    .select()
    .from(exerciseStates)
    .where(and(eq(user, userId), eq(course, courseId), inArray(exercise, [...exerciseIds])))
}

export async function putExerciseState(db: Db, row: ExerciseStateRow): Promise<ExerciseStateRow> {
  const { answer, ticked, failures, solved, updatedAt } = row
  const key = [exerciseStates.userId, exerciseStates.courseId, exerciseStates.exerciseId]
  const [kept] = await db
    .insert(exerciseStates)
    .values(row)
    .onConflictDoUpdate({ target: key, set: { answer, ticked, failures, solved, updatedAt } })
    .returning()
  assertRow(kept, 'a kept exercise state')
  return kept
}
