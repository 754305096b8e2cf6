import type { ConceptView, OwnResultView } from '@guildhall/contract'
import { presentSealedQuestion } from '../attempts/shared/sealed-question.presenter.ts'
import {
  type AppliedCorrection,
  type Correction,
  correctQuestions,
  regradedAt,
} from '../corrections/shared/corrected-questions.rules.ts'
import { type ConceptShare, conceptsOf } from './concepts.rules.ts'
import type { AttemptOfResult, ResultRow } from './result.queries.ts'
import { attemptKindOf } from './result.rules.ts'
import { findPlaceToLearn } from './shared/missed-concepts.ts'
import { presentResult } from './shared/result.presenter.ts'

type OwnResult = {
  result: ResultRow
  attempt: AttemptOfResult
  corrections: readonly AppliedCorrection[]
  retakeAt: Date
}

export function presentOwnResult({ result, attempt, corrections, retakeAt }: OwnResult): OwnResultView {
  const questions = correctQuestions(attempt.questions, corrections)
  return {
    ...presentResult(result),
    kind: attemptKindOf(result, attempt),
    source: attempt.source,
    startedAt: attempt.startedAt.toISOString(),
    retakeAt: retakeAt.toISOString(),
    regradedAt: regradedAt(corrections)?.toISOString() ?? null,
    concepts: presentConcepts(attempt.skill, conceptsOf(questions, attempt.answers)),
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
    lesson: share.correct < share.total ? findPlaceToLearn(skill, share.concept) : null,
  }))
}
