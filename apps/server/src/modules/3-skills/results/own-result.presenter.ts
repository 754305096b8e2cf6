import { findLesson } from '@guildhall/content'
import type { ConceptView, OwnResultView } from '@guildhall/contract'
import { presentSealedQuestion } from '../attempts/shared/sealed-question.presenter.ts'
import { conceptsOf } from './concepts.rules.ts'
import type { AttemptOfResult, ResultRow } from './result.queries.ts'
import { presentResult } from './shared/result.presenter.ts'

type OwnResult = { result: ResultRow; attempt: AttemptOfResult; retakeAt: Date }

export function presentOwnResult({ result, attempt, retakeAt }: OwnResult): OwnResultView {
  return {
    ...presentResult(result),
    kind: attempt.kind,
    source: attempt.source,
    startedAt: attempt.startedAt.toISOString(),
    retakeAt: retakeAt.toISOString(),
    concepts: presentConcepts(attempt),
    review: attempt.questions.map((question, position) => ({
      ...presentSealedQuestion(question),
      concept: question.concept,
      chosen: attempt.answers[position] ?? null,
      correct: question.key,
      explanation: question.explanation,
    })),
  }
}

function presentConcepts({ skill, questions, answers }: AttemptOfResult): ConceptView[] {
  return conceptsOf(questions, answers).map((share) => ({
    ...share,
    lesson: share.correct < share.total ? (findLesson(skill, share.concept) ?? null) : null,
  }))
}
