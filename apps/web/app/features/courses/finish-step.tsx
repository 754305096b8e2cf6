import type { LessonView } from '@guildhall/contract'
import { Check } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { stepAnchor } from './step-anchor.ts'

interface FinishStepProps {
  lesson: LessonView
  at: number
  isFinished: boolean
  isPending: boolean
  onFinish: (step: { lessonId: string; step: string; isLast: boolean }) => void
}

/** Finishes a step, and leads to the next one. */
export function FinishStep({ lesson: { id: lessonId, steps = [] }, at, ...props }: FinishStepProps) {
  const { isFinished, isPending, onFinish } = props
  const [step, next] = [steps[at], steps[at + 1]]

  function finishStep() {
    if (!isFinished && step) onFinish({ lessonId, step: step.id, isLast: !next })
    if (!next) return
    const heading = document.getElementById(stepAnchor(lessonId, next.id))
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }

  return (
    <div className="flex flex-wrap items-center gap-4 print:hidden">
      {/* Disabled in what the server sends: a press before the script would be lost. */}
      <Button data-finish-step disabled={isPending} aria-disabled={isFinished && !next} onClick={finishStep}>
        {next ? 'Next step' : 'Finish the lesson'}
      </Button>
      <span role="status" className="flex min-h-6 items-center gap-1.5 text-sm text-muted">
        {isFinished ? (
          <>
            <Check aria-hidden="true" className="size-4 text-green" />
            {next ? `Step ${at + 1} finished` : 'Lesson finished'}
          </>
        ) : null}
      </span>
    </div>
  )
}
