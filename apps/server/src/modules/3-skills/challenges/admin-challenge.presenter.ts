import type { ChallengedItemDetailView, ChallengedItemView, ChallengedQuestionView } from '@guildhall/contract'
import { presentSealedQuestion } from '../attempts/shared/sealed-question.presenter.ts'
import { type Correction, correctQuestions } from '../corrections/shared/corrected-questions.rules.ts'
import type { DecisionRow, OpenChallengeRow, OpenItemRow, StatisticsRow } from './admin-challenge.queries.ts'

export function presentOpenItem(row: OpenItemRow): ChallengedItemView {
  const { itemId, skill, difficulty, source, openChallenges, oldestAt } = row
  if (!oldestAt) throw new Error('an item with open challenges must have an oldest one')
  const isTemplate = source === 'generated'
  return { itemId, isTemplate, skill, difficulty, openChallenges, oldestAt: oldestAt.toISOString() }
}

export function presentStatistics(row: StatisticsRow): NonNullable<ChallengedItemDetailView['statistics']> {
  const { answers, right, discrimination, medianMilliseconds, computedAt } = row
  return {
    answers,
    rightPercentage: Math.round((100 * right) / Math.max(1, answers)),
    discrimination,
    medianSeconds: medianMilliseconds === null ? null : Math.round(medianMilliseconds / 1_000),
    computedAt: computedAt.toISOString(),
  }
}

export function presentDecision(row: DecisionRow): ChallengedItemDetailView['corrections'][number] {
  const { questionId, decision, answer, reason, decidedAt } = row
  return { questionId, decision, answer, reason, decidedAt: decidedAt.toISOString() }
}

/** The challenges by question, in their order. */
export function presentChallengedQuestions(
  rows: readonly OpenChallengeRow[],
  corrections: readonly Correction[],
): ChallengedQuestionView[] {
  const questions = new Map<string, ChallengedQuestionView>()
  for (const { challenge, username, questions: asked, answers } of rows) {
    const { id, questionId, userId, position, kind, text, sentAt } = challenge
    const [question] = correctQuestions(asked.slice(position, position + 1), corrections)
    if (!question) throw new Error('a challenge must be about a question of its attempt')
    const shown = questions.get(questionId) ?? {
      questionId,
      ...presentSealedQuestion(question),
      key: question.key,
      explanation: question.explanation,
      challenges: [],
    }
    const chosen = question.options[answers[position] ?? -1] ?? null
    shown.challenges.push({
      _id: id,
      person: { _id: userId, name: username },
      ...{ kind, text, chosen },
      sentAt: sentAt.toISOString(),
    })
    questions.set(questionId, shown)
  }
  return [...questions.values()]
}
