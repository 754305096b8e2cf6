import type { ExerciseOf } from '@guildhall/contract'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { InlineText, Paragraphs } from '../../ui/formatted-text.tsx'
import { Radio } from '../../ui/radio.tsx'
import { AnswerVerdict, Help } from './help.tsx'
import type { ExerciseWork } from './use-exercise-work.ts'

export function JudgmentExercise({ exercise, work }: { exercise: ExerciseOf<'judgment'>; work: ExerciseWork }) {
  const { state, change, fail, solve } = work
  const { title, examples, better, reasons, assumes, hint } = exercise
  const [isChecked, setIsChecked] = useState(false)
  const name = useId()
  const isRight = state.answer === better

  function check() {
    setIsChecked(true)
    if (isRight) solve()
    else fail()
  }

  return (
    <>
      <fieldset className="grid min-w-0 gap-3 xl:grid-cols-2">
        <legend className="sr-only">{title}</legend>
        {examples.map(({ label, text }) => (
          <label
            key={label}
            className="flex min-w-0 items-start gap-3 rounded-md border border-line p-4 hover:border-edge has-checked:border-ink"
          >
            <Radio
              name={name}
              value={label}
              isChosen={state.answer === label}
              onChoose={() => {
                setIsChecked(false)
                change({ answer: label })
              }}
              className="mt-1 size-4.5 shrink-0 accent-rose-solid"
            />
            <span className="min-w-0 flex-1 text-sm">
              <span className="font-semibold">{label}</span>
              {text.map((paragraph) => (
                <span key={paragraph} className="mt-2 block">
                  <InlineText>{paragraph}</InlineText>
                </span>
              ))}
            </span>
          </label>
        ))}
      </fieldset>
      <Button variant="primary" className="self-start" disabled={state.answer === '' || isChecked} onClick={check}>
        Check
      </Button>
      <div role="status" className="empty:hidden">
        {isChecked ? <AnswerVerdict of="choice" isRight={isRight} assumes={assumes} /> : null}
      </div>
      <Help
        hint={hint}
        state={state}
        solutionTitle={`Why ${better}`}
        solution={
          <ul className="flex list-disc flex-col gap-2 pl-5 text-sm marker:text-muted">
            {reasons.map((reason) => (
              <li key={reason} className="pl-1">
                <Paragraphs>{reason}</Paragraphs>
              </li>
            ))}
          </ul>
        }
      />
    </>
  )
}
