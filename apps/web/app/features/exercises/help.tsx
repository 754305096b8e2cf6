import type { ReactNode } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { InlineText } from '../../ui/formatted-text.tsx'
import type { ExerciseState } from './exercise-state.ts'

export const hintAfterFailures = 2
export const solutionAfterFailures = 4

export interface HelpProps {
  hint: string
  state: ExerciseState
  /** What the solution is called, once it is shown. */
  solutionTitle: string
  solution: ReactNode
}

/** Comes when somebody has failed, and the solution also to those who have solved it, to compare. */
export function Help({ hint, state: { failures, solved }, solutionTitle, solution }: HelpProps) {
  return (
    <>
      {failures >= hintAfterFailures && !solved ? (
        <Alert tone="neutral" title="Hint">
          <InlineText>{hint}</InlineText>
        </Alert>
      ) : null}
      {failures >= solutionAfterFailures || solved ? <Disclosure summary={solutionTitle}>{solution}</Disclosure> : null}
    </>
  )
}

export function Verdict({ isRight, children }: { isRight: boolean; children: ReactNode }) {
  return (
    <div
      className={
        isRight
          ? 'rounded-md border border-green/40 bg-green-wash p-4 text-sm'
          : 'rounded-md border border-amber/40 bg-amber-wash p-4 text-sm'
      }
    >
      {children}
    </div>
  )
}

/** Of an answer that is right or wrong. `assumes`: the misconception that leads to it. */
export function AnswerVerdict({ isRight, assumes, of = 'answer' }: AnswerVerdictProps) {
  return (
    <Verdict isRight={isRight}>
      <p className="font-semibold">{isRight ? 'Right.' : 'Not quite.'}</p>
      {!isRight && assumes ? (
        <p className="mt-1">
          This {of} assumes that <InlineText>{assumes}</InlineText>.
        </p>
      ) : null}
    </Verdict>
  )
}

interface AnswerVerdictProps {
  isRight: boolean
  assumes?: string
  of?: 'answer' | 'choice'
}
