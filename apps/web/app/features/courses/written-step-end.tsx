import type { LessonView } from '@guildhall/contract'
import type { ReactNode } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { notify } from '../../ui/notify.ts'
import { useSession } from '../accounts/shared/session.tsx'
import { WrittenExercise } from '../exercises/shared/written-exercise.tsx'
import { CheckQuestion } from './check-question.tsx'
import { browserKeyOf, useFinishWrittenStep, useWrittenWork } from './course-work.api.ts'
import { FinishStep } from './finish-step.tsx'
import { localStepsOf } from './local-steps.ts'
import { furthestStepOf } from './steps.ts'
import { useKeepWrittenAnswer } from './use-keep-written-answer.ts'

export interface WrittenStepEndProps {
  lesson: LessonView
  step: number
}

/** As a step of the library ends, in a lesson that an AI wrote. */
export function WrittenStepEnd({ lesson, step: at }: WrittenStepEndProps) {
  const { steps = [], check, written } = lesson
  const { ends, id: step } = steps[at] ?? {}
  const keepAnswer = useKeepWrittenAnswer(lesson)
  const keepRecall = (answer: string) => keepAnswer({ kind: 'recall', step, answer })
  if (!ends || !written) return null
  const exercise = ends.with === 'exercise' ? written.exercises.find((one) => one.exercise.id === ends.id) : undefined
  return (
    <>
      {exercise ? (
        <WrittenExercise
          key={exercise.exercise.id}
          lesson={lesson}
          written={exercise}
          instead={<Question title="Do you remember?" check={exercise.instead} onAnswer={keepRecall} />}
          onFail={(answer) => keepAnswer({ kind: 'exercise', step, answer })}
        >
          <p className="eyebrow mb-3">Exercise</p>
        </WrittenExercise>
      ) : null}
      {ends.with === 'check' ? (
        <Question title="Check yourself" check={check} onAnswer={(answer) => keepAnswer({ kind: 'check', answer })} />
      ) : null}
      {ends.with === 'recall' ? <Question title="Do you remember?" check={ends} onAnswer={keepRecall} /> : null}
      <FinishWrittenStep lesson={lesson} at={at} />
    </>
  )
}

interface QuestionProps {
  title: ReactNode
  check: LessonView['check']
  onAnswer: (answer: string) => void
}

const Question = ({ title, check, onAnswer }: QuestionProps) => (
  <section className="rounded-lg border border-line p-4 sm:p-5 print:break-inside-avoid">
    <p className="eyebrow mb-3">{title}</p>
    <CheckQuestion check={check} onAnswer={onAnswer} />
  </section>
)

function FinishWrittenStep({ lesson, at }: { lesson: LessonView; at: number }) {
  const { status, user } = useSession()
  const work = useWrittenWork(lesson.keptIn)
  const finish = useFinishWrittenStep(lesson)
  const isPending = status === 'loading' || work.isPending
  const finished = work.isOwn ? work.data?.finished : localStepsOf(browserKeyOf(user?.id ?? '', lesson))
  const isKept = finish.variables?.step === lesson.steps?.[at]?.id && finish.isSuccess

  return (
    <FinishStep
      lesson={lesson}
      at={at}
      isFinished={!isPending && (isKept || furthestStepOf(lesson, finished) >= at)}
      isPending={isPending}
      onFinish={(step) =>
        finish.mutate(step, {
          onError: (error) => notify.error(sentenceFor(error, 'Your place could not be saved. Please try again.')),
        })
      }
    />
  )
}
