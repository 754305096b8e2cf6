import type { LessonView } from '@guildhall/contract'
import { Suspense, useRef } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { CheckQuestion } from './check-question.tsx'
import { ClosedLesson } from './closed-lesson.tsx'
import type { LessonProps } from './lesson.tsx'
import type { LessonPartProps } from './steady-part.tsx'
import { StepEnd } from './step-end.tsx'
import { useKeepWrittenAnswer } from './use-keep-written-answer.ts'
import { useNextStepKey } from './use-next-step-key.ts'

const WrittenStepEnd = lazyPart(async () => ({ default: (await import('./written-step-end.tsx')).WrittenStepEnd }))

/** What nobody needs to begin reading, so it is a file of its own: what comes after the text of a step or a lesson, and closed lessons. */
export function LessonEnd(props: LessonPartProps | LessonProps) {
  return 'number' in props ? <ClosedLesson {...props} /> : <OpenEnd {...props} />
}

function OpenEnd({ lesson, heading: Heading, step }: LessonPartProps) {
  if (step !== undefined) {
    return lesson.written ? (
      <Suspense fallback={<div className="min-h-80" />}>
        <WrittenStepEnd lesson={lesson} step={step} />
      </Suspense>
    ) : (
      <StepEnd lesson={lesson} step={step} />
    )
  }
  const { sources = [], checked, steps } = lesson
  return (
    <>
      {steps ? (
        <NextStepKey />
      ) : (
        <section className="border-t border-line pt-8 print:break-inside-avoid">
          <Heading className="eyebrow mb-3 font-sans!">Check yourself</Heading>
          <LessonCheck lesson={lesson} />
        </section>
      )}
      {sources.length > 0 ? <Sources sources={sources} checked={checked} /> : null}
    </>
  )
}

function LessonCheck({ lesson }: { lesson: LessonView }) {
  const keepAnswer = useKeepWrittenAnswer(lesson)
  return <CheckQuestion check={lesson.check} onAnswer={(answer) => keepAnswer({ kind: 'check', answer })} />
}

function NextStepKey() {
  const mark = useRef<HTMLSpanElement>(null)
  useNextStepKey(mark)
  return <span ref={mark} hidden />
}

const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function Sources({
  sources,
  checked,
}: {
  sources: NonNullable<LessonView['sources']>
  checked: LessonView['checked']
}) {
  const isUnverified = sources.some(({ unverified }) => unverified)
  return (
    <section className="border-t border-line pt-5">
      <Disclosure summary={`${isUnverified ? 'Unverified sources' : 'Sources'} of this lesson (${sources.length})`}>
        {isUnverified ? (
          <p className="mb-4 text-sm text-muted">An AI named these. Nobody has checked that they exist and say so.</p>
        ) : null}
        <ul className="flex list-disc flex-col gap-2.5 pl-5 text-sm marker:text-muted">
          {sources.map(({ title, url, supports }) => (
            <li key={url} className="pl-1 break-words">
              <a className="text-link" href={url} target="_blank" rel="noopener noreferrer">
                {title}
              </a>{' '}
              <span className="text-muted">({new URL(url).host})</span>
              <p className="text-muted">{supports}</p>
            </li>
          ))}
        </ul>
        {checked ? (
          <p className="mt-4 text-sm text-muted">
            Checked in {monthAndYear.format(new Date(checked.on))} against {checked.against}.
          </p>
        ) : null}
      </Disclosure>
    </section>
  )
}
