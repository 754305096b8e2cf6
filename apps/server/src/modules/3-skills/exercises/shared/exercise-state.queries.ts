import { and, eq } from 'drizzle-orm'
import { assertRow } from '../../../../platform/database/assert-row.ts'
import { type Db, queryNamed, type Tx } from '../../../../platform/database/database.ts'
import { exerciseStates } from '../exercise.tables.ts'

export type ExerciseStateRow = typeof exerciseStates.$inferSelect

/** Prepared, as every lesson that is opened asks for them. */
export const listExerciseStates = (
  db: Db,
  { userId, courseId, exerciseIds }: { userId: string; courseId: string; exerciseIds: readonly string[] },
): Promise<ExerciseStateRow[]> =>
  queryNamed<ExerciseStateRow>(db, 'exercise_states_of', statesText, [userId, courseId, exerciseIds])

const columnsSql = `k.user_id as "userId", k.course_id as "courseId", k.exercise_id as "exerciseId", k.answer, k.ticked, k.failures,
    k.solved, k.updated_at as "updatedAt"`
const statesText = `select ${columnsSql}
  from exercise_states k where user_id = $1 and course_id = $2 and exercise_id = any($3::text[])`

type KeptState = ExerciseStateRow & { failuresBefore: number | null; solvedBefore: boolean | null }

/**
 * Says what was kept before. One prepared statement, as every pause in writing keeps a state. Two first writes at the same time both
 * find none before them, so what callers do next must be safe to do twice, as `insertCard` and `addPractice` are.
 */
export async function putExerciseState(tx: Tx, row: ExerciseStateRow): Promise<KeptState> {
  const { userId, courseId, exerciseId, answer, failures, solved, updatedAt } = row
  const ticked = [...new Set(row.ticked)].sort((one, other) => one - other)
  const values = [userId, courseId, exerciseId, answer, ticked, failures, solved, updatedAt]
  const [kept] = await queryNamed<KeptState>(tx, 'exercise_state_put', putText, values)
  assertRow(kept, 'a kept exercise state')
  return kept
}

// The account before the row, as its deletion takes them in this order, and the row before it is written anew. A deleted account is
// refused by the table's trigger.
const putText = `with account as materialized (select id from users where id = $1 for key share),
  before as materialized (
    select s.failures, s.solved from exercise_states s join account on account.id = s.user_id
    where s.course_id = $2 and s.exercise_id = $3 for update of s
  ), kept as (
    insert into exercise_states (user_id, course_id, exercise_id, answer, ticked, failures, solved, updated_at)
    select $1, $2, $3, $4, $5::smallint[], $6::int, $7::boolean, $8::timestamptz from (select) one left join before on true
    on conflict (user_id, course_id, exercise_id) do update
      set answer = excluded.answer, ticked = excluded.ticked, failures = excluded.failures, solved = excluded.solved,
        updated_at = excluded.updated_at
    returning *
  ) select ${columnsSql}, before.failures as "failuresBefore", before.solved as "solvedBefore"
  from kept k left join before on true`

/** Of a course of one's own that is deleted or written anew. */
export async function forgetExerciseStates(tx: Tx, { userId, courseId }: { userId: string; courseId: string }) {
  const of = and(eq(exerciseStates.userId, userId), eq(exerciseStates.courseId, courseId))
  await tx.delete(exerciseStates).where(of)
}
