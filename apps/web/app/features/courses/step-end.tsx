import type { LessonView } from '@guildhall/contract'
import { sentenceFor } from '../../api-errors.ts'
import { notify } from '../../ui/notify.ts'
import { StepExercise } from '../exercises/shared/step-exercise.tsx'
import { CheckQuestion } from './check-question.tsx'
import { useCourseWork, useFinishStep, useKeepAnswer } from './course-work.api.ts'
import { FinishStep } from './finish-step.tsx'
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
      <FinishLibraryStep lesson={lesson} at={at} course={exercises.course} />
    </>
  )
}

function FinishLibraryStep({ lesson, at, course }: { lesson: LessonView; at: number; course: string }) {
  const work = useCourseWork(course)
  const finish = useFinishStep(course)
  return (
    <FinishStep
      lesson={lesson}
      at={at}
      isFinished={furthestStepOf(lesson, work.data?.finished) >= at}
      isPending={work.isPending}
      onFinish={(step) =>
        finish.mutate(step, {
          onError: (error) => notify.error(sentenceFor(error, 'Your place could not be saved. Please try again.')),
        })
      }
    />
  )
}
