import { type ReadingExerciseView, rightProgram } from '@guildhall/contract'
import { CodeBlock } from '../../../ui/code-block.tsx'
import { Paragraphs } from '../../../ui/formatted-text.tsx'

export function ReadingSolution({ exercise }: { exercise: ReadingExerciseView }) {
  const { title, language, solutionColors, prints, because } = exercise
  // The program of a prediction is shown already.
  const program = exercise.kind === 'prediction' ? undefined : rightProgram(exercise)
  return (
    <div className="flex min-w-0 flex-col gap-4 text-sm">
      {program === undefined ? null : (
        <CodeBlock copyable code={program} colors={solutionColors} language={language} label={`Solution: ${title}`} />
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
