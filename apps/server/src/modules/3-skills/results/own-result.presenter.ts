import type { ConceptView, EarlierResultView, OwnResultView } from '@guildhall/contract'
import { presentSealedQuestion } from '../attempts/shared/sealed-question.presenter.ts'
import {
  type AppliedCorrection,
  type Correction,
  correctQuestions,
  regradedAt,
} from '../corrections/shared/corrected-questions.rules.ts'
import { findPlaceToLearn } from '../exercises/shared/find-place-to-learn.ts'
import { compareConcepts } from './compare-results.rules.ts'
import { type ConceptShare, conceptsOf, isMissed } from './concepts.rules.ts'
import type { AttemptOfResult, ResultRow } from './result.queries.ts'
import { attemptKindOf } from './result.rules.ts'
import { presentResult } from './shared/result.presenter.ts'

type Graded = { result: ResultRow; attempt: AttemptOfResult; corrections: readonly AppliedCorrection[] }
type OwnResult = Graded & {
  retakeAt: Date
  /** Missed concepts that were practiced enough since. */
  practiced: string[]
  /** The result before, at the same skill and level. */
  earlier: Graded | undefined
}

export function presentOwnResult({ retakeAt, practiced, earlier, ...graded }: OwnResult): OwnResultView {
  const { result, attempt, corrections } = graded
  const questions = correctQuestions(attempt.questions, corrections)
  const concepts = conceptsOf(questions, attempt.answers)
  return {
    ...presentResult(result),
    kind: attemptKindOf(result, attempt),
    source: attempt.source,
    startedAt: attempt.startedAt.toISOString(),
    retakeAt: retakeAt.toISOString(),
    regradedAt: regradedAt(corrections)?.toISOString() ?? null,
    concepts: presentConcepts(attempt.skill, concepts),
    practiced,
    before: earlier ? presentEarlier(earlier, concepts) : null,
    review: questions.map((question, position) => ({
      ...presentSealedQuestion(question),
      concept: question.concept,
      chosen: attempt.answers[position] ?? null,
      correct: question.key,
      explanation: question.explanation,
      correction: question.correction && presentCorrection(question.correction, question.counts),
    })),
  }
}

function presentEarlier({ result, attempt, corrections }: Graded, now: ConceptShare[]): EarlierResultView {
  const { id: resultId, score, totalQuestions, percentage, completedAt } = result
  const before = conceptsOf(correctQuestions(attempt.questions, corrections), attempt.answers)
  const missed = compareConcepts(before, now)
  return { resultId, score, totalQuestions, percentage, completedAt: completedAt.toISOString(), missed }
}

function presentCorrection({ reason, decidedAt }: Correction, counts: boolean) {
  return {
    decision: counts ? ('key_changed' as const) : ('dropped' as const),
    reason,
    decidedAt: decidedAt.toISOString(),
  }
}

function presentConcepts(skill: string, shares: ConceptShare[]): ConceptView[] {
  return shares.map((share) => ({
    ...share,
    lesson: isMissed(share) ? findPlaceToLearn(skill, share.concept) : null,
  }))
}
