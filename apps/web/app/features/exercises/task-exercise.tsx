import type { ExerciseOf } from '@guildhall/contract'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { InlineText, Paragraphs } from '../../ui/formatted-text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ExerciseWork } from './use-exercise-work.ts'

/** Judged by oneself: it is solved when every criterion is ticked. */
export function TaskExercise({ exercise, work }: { exercise: ExerciseOf<'task'>; work: ExerciseWork }) {
  const { state, change } = work
  const { criteria, sample, hint } = exercise

  function tick(position: number, isTicked: boolean) {
    const others = state.ticked.filter((one) => one !== position)
    const ticked = isTicked ? [...others, position] : others
    change({ ticked, solved: ticked.length === criteria.length }, { isDone: true })
  }

  return (
    <>
      <TextField
        multiline
        label="Your text"
        className="[&_textarea]:min-h-52"
        value={state.answer}
        onChange={({ target }) => change({ answer: target.value })}
      />
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="mb-3 font-medium">Read it again, and tick what it does</legend>
        {criteria.map((criterion, position) => (
          <Checkbox
            key={criterion}
            label={<InlineText>{criterion}</InlineText>}
            checked={state.ticked.includes(position)}
            onChange={({ target }) => tick(position, target.checked)}
          />
        ))}
      </fieldset>
      <Disclosure summary="Hint">
        <p className="text-sm">
          <InlineText>{hint}</InlineText>
        </p>
      </Disclosure>
      <Disclosure summary="A sample">
        <Paragraphs className="text-sm">{sample.join('\n\n')}</Paragraphs>
      </Disclosure>
    </>
  )
}
