import type { SnapshotQuestion } from '../attempt.rules.ts'

/** What a question shows before the finish. Named one by one, so that a field added later gives no answer away. */
export function presentSealedQuestion({ question, code, options }: SnapshotQuestion) {
  return { question, ...(code === undefined ? {} : { code }), options }
}
