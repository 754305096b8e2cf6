/** A decision that changes how a question is graded. Without a question it is about all of its item. */
export type Correction = {
  id: number
  itemId: string
  questionId: string | null
  decision: 'key_changed' | 'dropped'
  answer: string | null
  reason: string
  decidedAt: Date
}

/** One that a result takes into account. `changed`: the grade was another before. */
export type AppliedCorrection = Correction & { appliedAt: Date; changed: boolean }

/** When corrections last changed the grade, or null. */
export const regradedAt = (corrections: readonly AppliedCorrection[]): Date | null =>
  corrections
    .filter(({ changed }) => changed)
    .reduce<Date | null>((latest, { appliedAt }) => (latest && latest > appliedAt ? latest : appliedAt), null)

type Asked = { id: string; options: readonly string[]; key: number; template?: { id: string } }

/** A question of a bank, or the template that a question was made from. */
export const itemOf = ({ id, template }: Pick<Asked, 'id' | 'template'>): string => template?.id ?? id

const isAbout = (question: Asked, { itemId, questionId }: Pick<Correction, 'itemId' | 'questionId'>) =>
  itemId === itemOf(question) && (questionId === null || questionId === question.id)

/** Those that are about a question of the attempt. */
export const correctionsOf = <C extends Pick<Correction, 'itemId' | 'questionId'>>(
  questions: readonly Asked[],
  corrections: readonly C[],
): C[] => corrections.filter((correction) => questions.some((question) => isAbout(question, correction)))

/**
 * The question as it is graded. A dropped one stays dropped; of changed keys the latest holds. Where the right answer was not
 * among the options, the question does not count.
 */
function correctQuestion<Q extends Asked>(question: Q, corrections: readonly Correction[]) {
  const about = corrections
    .filter((correction) => isAbout(question, correction))
    .sort((one, other) => one.id - other.id)
  const correction = about.find(({ decision }) => decision === 'dropped') ?? about.at(-1) ?? null
  const key = correction?.decision === 'key_changed' ? question.options.indexOf(correction.answer ?? '') : question.key
  const counts = correction?.decision !== 'dropped' && key >= 0
  return { ...question, key: key >= 0 ? key : question.key, counts, correction }
}

type CorrectedQuestion<Q extends Asked> = Q & { counts: boolean; correction: Correction | null }

export const correctQuestions = <Q extends Asked>(
  questions: readonly Q[],
  corrections: readonly Correction[],
): CorrectedQuestion<Q>[] => questions.map((question) => correctQuestion(question, corrections))

export type Score = { score: number; totalQuestions: number; droppedQuestions: number }

export function scoreOf(
  questions: readonly { key: number; counts: boolean }[],
  answers: readonly (number | null)[],
): Score {
  const counted = questions.filter(({ counts }) => counts).length
  return {
    score: questions.filter(({ key, counts }, position) => counts && answers[position] === key).length,
    totalQuestions: counted,
    droppedQuestions: questions.length - counted,
  }
}
