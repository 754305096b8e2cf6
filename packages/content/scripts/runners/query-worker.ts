/** A thread of its own: a PostgreSQL in memory, the one that browsers of learners have, and one program at a time. */
import { parentPort } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { dataDir } from '@electric-sql/pglite-prepopulatedfs'
import { judgeQuery } from '../../../contract/src/judge-query.ts'
import type { SqlExercise } from '../../src/exercises/code-exercise.ts'
import type { Judgment } from './judge.ts'
import { workSince } from './work-since.ts'

const database = await PGlite.create({ loadDataDir: await dataDir() })

async function judge({ setup, tests }: SqlExercise, code: string): Promise<Judgment> {
  const judged = []
  for (const test of tests) {
    const before = process.threadCpuUsage()
    const outcome = await judgeQuery(database, { setup, code }, test)
    if ('error' in outcome) return { loads: false, error: outcome.error }
    judged.push({ says: test.says, ...outcome, workMs: workSince(before) })
  }
  return { loads: true, tests: judged }
}

parentPort?.on('message', ({ exercise, code }: { exercise: SqlExercise; code: string }) => {
  // Rejects when the tables cannot be made or the database has died: then the thread ends, and its judge begins another.
  void judge(exercise, code).then((judgment) => parentPort?.postMessage(judgment))
})
parentPort?.postMessage('loaded')
