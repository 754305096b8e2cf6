import { judgeReading, type ReadingExerciseView, type ReadingVerdict } from '@guildhall/contract'
import { useState } from 'react'
import { SubmitButton } from '../../../ui/button.tsx'
import { CodeBlock } from '../../../ui/code-block.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AnswerVerdict, Help } from '../help.tsx'
import type { ExerciseWork } from '../use-exercise-work.ts'
import { FaultLines } from './fault-lines.tsx'
import { LineSorter } from './line-sorter.tsx'
import { ReadingSolution } from './reading-solution.tsx'

export interface ReadingAnswerProps<Exercise extends ReadingExerciseView> {
  exercise: Exercise
  answer: string
  onChange: (answer: string) => void
}

/** A program that is read: what it prints, the order of its lines, what fills its gap, or which line is wrong. */
export function ReadingExercise({ exercise, work }: { exercise: ReadingExerciseView; work: ExerciseWork }) {
  const { state, change, fail, solve } = work
  const [verdict, setVerdict] = useState<ReadingVerdict>()

  function check() {
    const found = judgeReading(exercise, state.answer)
    setVerdict(found)
    if (found.isRight) solve()
    else fail()
  }

  return (
    <>
      <form
        noValidate
        className="flex min-w-0 flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          check()
        }}
      >
        <Answer
          exercise={exercise}
          answer={state.answer}
          onChange={(answer) => {
            setVerdict(undefined)
            change({ answer })
          }}
        />
        <SubmitButton className="self-start" disabled={state.answer.trim() === ''}>
          Check
        </SubmitButton>
      </form>
      <div role="status" className="empty:hidden">
        {verdict ? <AnswerVerdict {...verdict} /> : null}
      </div>
      <Help
        hint={exercise.hint}
        state={state}
        solutionTitle="Solution"
        solution={<ReadingSolution exercise={exercise} />}
      />
    </>
  )
}

function Answer({ exercise, answer, onChange }: ReadingAnswerProps<ReadingExerciseView>) {
  const given = { answer, onChange }
  if (exercise.kind === 'order') return <LineSorter exercise={exercise} {...given} />
  if (exercise.kind === 'fault') return <FaultLines exercise={exercise} {...given} />
  const { code, colors, language, title } = exercise
  const field = {
    value: answer,
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'none',
    className: '[&_input]:font-mono [&_textarea]:font-mono',
    dir: 'ltr',
  }
  return (
    <>
      <CodeBlock copyable code={code} colors={colors} language={language} label={title} />
      {exercise.kind === 'prediction' ? (
        <TextField multiline label="Your answer" {...field} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <TextField label="What belongs in the gap?" {...field} onChange={({ target }) => onChange(target.value)} />
      )}
    </>
  )
}
