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
  const { id: lessonId, steps = [], check, exercises } = lesson
  const step = steps[at]
  if (!step || !exercises) return null
  const { ends, id } = step
  const { course } = exercises
  const title = <p className="eyebrow mb-3">{titles[ends.with]}</p>
  return (
    <>
      {ends.with === 'exercise' ? (
        <StepExercise exercises={exercises} lessonId={lessonId} exerciseId={ends.id}>
          {title}
        </StepExercise>
      ) : (
        <section className="rounded-lg border border-line p-4 sm:p-5 print:break-inside-avoid">
          {title}
          {ends.with === 'check' ? (
            <StepQuestion course={course} lessonId={lessonId} check={check} />
          ) : (
            <StepQuestion course={course} lessonId={lessonId} check={ends} step={id} />
          )}
        </section>
      )}
      <FinishLibraryStep lesson={lesson} at={at} course={course} />
    </>
  )
}

interface StepQuestionProps {
  check: LessonView['check']
  course: string
  lessonId: string
  /** Without one, it is the question of the lesson. */
  step?: string | undefined
}

function StepQuestion({ check, course, lessonId, step }: StepQuestionProps) {
  const keepAnswer = useKeepAnswer(course, lessonId)
  return <CheckQuestion check={check} onAnswer={(answer) => keepAnswer({ step, answer })} />
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
