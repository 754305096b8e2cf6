import { difficulties, type SelectableSkill, selectableSkills, verifiedFrom } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { withoutCall } from '../../../1-ground/idempotency/shared/answer-once.ts'
import { answerQuestion } from '../answer-question.ts'
import { finishIfOverdue } from '../finish-attempt.ts'
import { insertMadeUpPerson } from '../rehearsal.queries.ts'
import { startAttempt } from '../start-attempt.ts'

/** Nobody sends from it, so no limit of an address is touched. */
const address = '::'

/**
 * Takes an attempt in each skill, which the first people after a start would otherwise wait for: templates are loaded, statements are
 * built, and V8 compiles what it runs. Nothing of it stays in the database.
 */
export async function* rehearseAttempts(deps: Deps): AsyncGenerator<void> {
  for (const skill of selectableSkills) {
    await rehearse(deps, skill)
    yield
  }
}

async function rehearse(outer: Deps, skill: SelectableSkill) {
  const undone = new Error('a rehearsal is undone')
  try {
    await outer.database.db.transaction(async (tx) => {
      const deps = withoutCall(outer, tx)
      const userId = await insertMadeUpPerson(tx)
      const wanted = { skill, difficulty: difficulties[0], numQuestions: verifiedFrom }
      const { attempt } = await startAttempt(deps, { ...wanted, userId, address, signal: AbortSignal.abort() })
      await answerQuestion(deps, { attemptId: attempt._id, userId, position: 0, option: 0 })
      // Not as a person finishes it, whose result is read with several statements at once: a transaction has one connection.
      await finishIfOverdue({ ...deps, clock: () => new Date(attempt.deadlineAt) }, tx, attempt._id)
      throw undone
    })
  } catch (error) {
    if (error !== undone) throw error
  }
}
