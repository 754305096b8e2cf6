import { type ExerciseOf, judgeNumber } from '@guildhall/contract'
import { useState } from 'react'
import { SubmitButton } from '../../ui/button.tsx'
import { InlineText } from '../../ui/formatted-text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AnswerVerdict, Help } from './help.tsx'
import type { ExerciseWork } from './use-exercise-work.ts'

export function CalculationExercise({ exercise, work }: { exercise: ExerciseOf<'calculation'>; work: ExerciseWork }) {
  const { state, change, fail, solve } = work
  const { unit, answer, formula, because, hint } = exercise
  const [verdict, setVerdict] = useState<ReturnType<typeof judgeNumber>>()

  function check() {
    const found = judgeNumber(state.answer, exercise)
    setVerdict(found)
    if (found.isRight) solve()
    else if (!found.isUnreadable) fail()
  }

  return (
    <>
      <form
        noValidate
        className="flex flex-col items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          check()
        }}
      >
        <TextField
          label={unit ? `Your answer (${unit})` : 'Your answer'}
          inputMode="decimal"
          autoComplete="off"
          value={state.answer}
          error={verdict?.isUnreadable ? 'Enter a number, such as 1,250.50.' : undefined}
          onChange={({ target }) => {
            setVerdict(undefined)
            change({ answer: target.value })
          }}
        />
        <SubmitButton disabled={state.answer.trim() === ''}>Check</SubmitButton>
      </form>
      <div role="status" className="empty:hidden">
        {verdict && !verdict.isUnreadable ? (
          <AnswerVerdict isRight={verdict.isRight} assumes={verdict.assumes} />
        ) : null}
      </div>
      <Help
        hint={hint}
        state={state}
        solutionTitle="Solution"
        solution={
          <div className="text-sm">
            <p>
              <code>
                {formula} = {answer.toLocaleString('en-US')}
              </code>{' '}
              {unit}
            </p>
            <p className="mt-2">
              <InlineText>{because}</InlineText>
            </p>
          </div>
        }
      />
    </>
  )
}
