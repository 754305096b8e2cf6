import type { LessonView } from '@guildhall/contract'
import { Check } from 'lucide-react'
import { sentenceFor } from '../../api-errors.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { StepExercise } from '../exercises/shared/step-exercise.tsx'
import { CheckQuestion } from './check-question.tsx'
import { useCourseWork, useFinishStep, useKeepAnswer } from './course-work.api.ts'
import { stepAnchor } from './step-anchor.ts'
import { furthestStepOf } from './steps.ts'

const titles = { exercise: 'Exercise', check: 'Check yourself', recall: 'Do you remember?' }

/** What a step ends with, and the way to the next one. */
export function StepEnd({ lesson, step: at }: { lesson: LessonView; step: number }) {
  const { steps = [], check, exercises } = lesson
  const { ends, id: stepId } = steps[at] ?? {}
  const keepAnswer = useKeepAnswer(exercises?.course ?? '', lesson.id)
  if (!ends || !exercises) return null
  const title = <p className="eyebrow mb-3">{titles[ends.with]}</p>
  return (
    <>
      {ends.with === 'exercise' ? (
        <StepExercise exercises={exercises} lessonId={lesson.id} exerciseId={ends.id}>
          {title}
        </StepExercise>
      ) : (
        <section className="rounded-lg border border-line p-4 sm:p-5 print:break-inside-avoid">
          {title}
          <CheckQuestion
            check={ends.with === 'check' ? check : ends}
            onAnswer={(answer) => keepAnswer(ends.with === 'check' ? { answer } : { step: stepId, answer })}
          />
        </section>
      )}
      <FinishStep lesson={lesson} at={at} course={exercises.course} />
    </>
  )
}

function FinishStep({ lesson, at, course }: { lesson: LessonView; at: number; course: string }) {
  const work = useCourseWork(course)
  const finish = useFinishStep(course)
  const { id: lessonId, steps = [] } = lesson
  const [step, next] = [steps[at], steps[at + 1]]
  const isFinished = furthestStepOf(lesson, work.data?.finished) >= at

  function finishStep() {
    if (!isFinished && step) {
      finish.mutate(
        { lessonId, step: step.id, isLast: !next },
        { onError: (error) => notify.error(sentenceFor(error, 'Your place could not be saved. Please try again.')) },
      )
    }
    if (!next) return
    const heading = document.getElementById(stepAnchor(lessonId, next.id))
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }

  return (
    <div className="flex flex-wrap items-center gap-4 print:hidden">
      {/* Disabled in what the server sends: a press before the script would be lost. */}
      <Button data-finish-step disabled={work.isPending} aria-disabled={isFinished && !next} onClick={finishStep}>
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
