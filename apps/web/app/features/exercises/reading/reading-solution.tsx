import { gapMark, type ReadingExerciseView } from '@guildhall/contract'
import { CodeBlock } from '../../../ui/code-block.tsx'
import { Paragraphs } from '../../../ui/formatted-text.tsx'

export function ReadingSolution({ exercise }: { exercise: ReadingExerciseView }) {
  const { title, language, prints, because } = exercise
  const program = rightProgram(exercise)
  return (
    <div className="flex min-w-0 flex-col gap-4 text-sm">
      {program === undefined ? null : (
        <CodeBlock copyable code={program} language={language} label={`Solution: ${title}`} />
      )}
      {prints === undefined ? null : (
        <div>
          <p className="mb-2 font-medium">It prints:</p>
          <CodeBlock code={prints} label={`What it prints: ${title}`} />
        </div>
      )}
      <Paragraphs>{because}</Paragraphs>
    </div>
  )
}

/** Undefined if the program that is shown is right. */
function rightProgram(exercise: ReadingExerciseView): string | undefined {
  switch (exercise.kind) {
    case 'prediction':
      return undefined
    case 'order':
      return exercise.lines.join('\n')
    case 'gap':
      // With a function, as "$" in an answer means something to `replace`.
      return exercise.code.replace(gapMark, () => exercise.accepts[0] ?? '')
    case 'fault':
      return exercise.code
        .split('\n')
        .with(exercise.line - 1, exercise.fixed)
        .join('\n')
  }
}
