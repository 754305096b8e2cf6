import type { SnapshotQuestion } from '../attempt.rules.ts'

/** A question without its answer. Lists the fields explicitly, so that a new field cannot leak the key. */
export function presentSealedQuestion({ question, code, options }: SnapshotQuestion) {
  return { question, ...(code === undefined ? {} : { code }), options }
}
