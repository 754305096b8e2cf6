import { and, eq } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import { type Db, queryNamed, type Tx } from '../../../platform/database/database.ts'
import { exerciseStates } from './exercise.tables.ts'

export type ExerciseStateRow = typeof exerciseStates.$inferSelect

/** Prepared, as every lesson that is opened asks for them. */
export const listExerciseStates = (
  db: Db,
  { userId, courseId, exerciseIds }: { userId: string; courseId: string; exerciseIds: readonly string[] },
): Promise<ExerciseStateRow[]> =>
  queryNamed<ExerciseStateRow>(db, 'exercise_states_of', statesText, [userId, courseId, exerciseIds])

const statesText = `select user_id as "userId", course_id as "courseId", exercise_id as "exerciseId", answer, ticked, failures,
    solved, updated_at as "updatedAt"
  from exercise_states where user_id = $1 and course_id = $2 and exercise_id = any($3::text[])`

export async function findExerciseState(
  tx: Tx,
  { userId, courseId, exerciseId }: Pick<ExerciseStateRow, 'userId' | 'courseId' | 'exerciseId'>,
): Promise<ExerciseStateRow | undefined> {
  const [row] = await tx
    .select()
    .from(exerciseStates)
    .where(
      and(
        eq(exerciseStates.userId, userId),
        eq(exerciseStates.courseId, courseId),
        eq(exerciseStates.exerciseId, exerciseId),
      ),
    )
    .for('update')
  return row
}

export async function putExerciseState(tx: Tx, row: ExerciseStateRow): Promise<ExerciseStateRow> {
  const { answer, ticked, failures, solved, updatedAt } = row
  const key = [exerciseStates.userId, exerciseStates.courseId, exerciseStates.exerciseId]
  const [kept] = await tx
    .insert(exerciseStates)
    .values(row)
    .onConflictDoUpdate({ target: key, set: { answer, ticked, failures, solved, updatedAt } })
    .returning()
  assertRow(kept, 'a kept exercise state')
  return kept
}
