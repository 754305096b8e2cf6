import type { LessonView } from '@guildhall/contract'
import { type ReactNode, useState } from 'react'
import { useIsLive } from '../../hooks/use-is-live.ts'
import { useSession } from '../accounts/shared/session.tsx'
import { WrittenExercise } from '../exercises/shared/written-exercise.tsx'
import { CheckQuestion } from './check-question.tsx'
import { FinishStep } from './finish-step.tsx'
import { keepLocalStep, localStepsOf } from './local-steps.ts'
import { furthestStepOf } from './steps.ts'
import { useKeepWrittenAnswer } from './use-keep-written-answer.ts'

export interface WrittenStepEndProps {
  lesson: LessonView
  step: number
}

/** As a step of the library ends, in a lesson that an AI wrote. One's place and work are kept in the browser. */
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
      <FinishWrittenStep lesson={lesson} at={at} writing={written.id} />
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

function FinishWrittenStep({ lesson, at, writing }: { lesson: LessonView; at: number; writing: string }) {
  const { status, user } = useSession()
  const isLive = useIsLive()
  const [isKept, setIsKept] = useState(false)
  const key = `written-${user?.id ?? ''}/${writing}`
  const isPending = !isLive || status === 'loading'
  const isFinished = !isPending && (isKept || furthestStepOf(lesson, localStepsOf(key)) >= at)

  return (
    <FinishStep
      lesson={lesson}
      at={at}
      isFinished={isFinished}
      isPending={isPending}
      onFinish={({ lessonId, step }) => {
        setIsKept(true)
        try {
          keepLocalStep(key, lessonId, step)
        } catch {
          // A browser that stores nothing forgets the place with the page.
        }
      }}
    />
  )
}
