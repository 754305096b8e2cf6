import type { FaultExerciseView } from '@guildhall/contract'
import { useId } from 'react'
import { CodeLine } from '../../../ui/code-line.tsx'
import { codeLines } from '../../../ui/code-runs.ts'
import { Radio } from '../../../ui/radio.tsx'
import type { ReadingAnswerProps } from './reading-exercise.tsx'

/** The lines of a program, one of which is chosen. Empty ones cannot be. */
export function FaultLines({ exercise: { code, colors }, answer, onChange }: ReadingAnswerProps<FaultExerciseView>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Which line is wrong?</legend>
      <div className="overflow-hidden rounded-md border border-line bg-sunken font-mono text-sm">
        {codeLines(code, colors).map((runs, index) =>
          runs.every(({ text }) => text.trim() === '') ? (
            <div key={index} className="h-4" />
          ) : (
            <label
              key={index}
              className="flex min-h-11 min-w-0 items-center gap-3 px-3 py-1.5 hover:bg-chosen has-checked:bg-chosen sm:min-h-9"
            >
              <Radio
                name={name}
                isChosen={answer === String(index + 1)}
                onChoose={() => onChange(String(index + 1))}
                className="size-4.5 shrink-0 accent-ink"
              />
              <span aria-hidden="true" className="w-5 shrink-0 text-right text-muted">
                {index + 1}
              </span>
              <CodeLine runs={runs} />
            </label>
          ),
        )}
      </div>
    </fieldset>
  )
}
