import type { ReviewedQuestionView } from '@guildhall/contract'

const list = new Intl.ListFormat('en')

/** One for each decision, with the numbers of the questions that it is about. */
export function listCorrections(review: readonly Pick<ReviewedQuestionView, 'correction'>[]) {
  const corrected = review.flatMap(({ correction }, position) => (correction ? [{ ...correction, position }] : []))
  const decisions = Map.groupBy(corrected, ({ decision, reason, decidedAt }) => `${decision} ${decidedAt} ${reason}`)
  return [...decisions.values()].flatMap((about) => {
    const [first] = about
    if (!first) return []
    const numbers = list.format(about.map(({ position }) => String(position + 1)))
    const isOne = about.length === 1
    const sentence =
      first.decision === 'dropped'
        ? `${isOne ? 'Question' : 'Questions'} ${numbers} no longer ${isOne ? 'counts' : 'count'}:`
        : `Another answer counts as right in ${isOne ? 'question' : 'questions'} ${numbers}:`
    return [{ numbers, sentence, reason: first.reason }]
  })
}
