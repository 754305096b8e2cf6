import type { SnapshotQuestion } from '../attempt.rules.ts'

/** Lists the fields explicitly, so that a new field cannot leak the key. */
export function presentSealedQuestion({ question, code, options }: SnapshotQuestion) {
  return { question, ...(code === undefined ? {} : { code }), options }
}
