/** One that does not count is in no share. */
type Answered = { concept: string; key: number; counts?: boolean }
export type ConceptShare = { concept: string; correct: number; total: number }

export const isMissed = ({ correct, total }: ConceptShare) => correct < total

export function conceptsOf(questions: readonly Answered[], answers: readonly (number | null)[]): ConceptShare[] {
  const shares = new Map<string, ConceptShare>()
  for (const [position, { concept, key, counts = true }] of questions.entries()) {
    if (!counts) continue
    const share = shares.get(concept) ?? { concept, correct: 0, total: 0 }
    shares.set(concept, {
      concept,
      correct: share.correct + (answers[position] === key ? 1 : 0),
      total: share.total + 1,
    })
  }
  const missed = ({ correct, total }: ConceptShare) => total - correct
  return [...shares.values()].sort(
    (one, other) => missed(other) - missed(one) || (one.concept < other.concept ? -1 : 1),
  )
}
