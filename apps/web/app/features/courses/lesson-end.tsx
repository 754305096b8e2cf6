import type { LessonView } from '@guildhall/contract'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ExerciseList } from '../exercises/shared/exercise-list.tsx'
import { CheckQuestion } from './check-question.tsx'

/** What comes after the text of a lesson. It is a file of its own, as nobody needs it to begin reading. */
export function LessonEnd({ lesson, heading: Heading }: { lesson: LessonView; heading: 'h3' | 'h4' }) {
  const { check, sources = [], checked, exercises } = lesson
  return (
    <>
      <section className="border-t border-line pt-8 print:break-inside-avoid">
        <Heading className="eyebrow mb-3 font-sans!">Check yourself</Heading>
        <CheckQuestion check={check} />
      </section>
      {exercises ? <ExerciseList exercises={exercises} lessonId={lesson.id} heading={Heading} /> : null}
      {sources.length > 0 ? <Sources sources={sources} checked={checked} /> : null}
    </>
  )
}

const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function Sources({
  sources,
  checked,
}: {
  sources: NonNullable<LessonView['sources']>
  checked: LessonView['checked']
}) {
  return (
    <section className="border-t border-line pt-5">
      <Disclosure summary={`Sources of this lesson (${sources.length})`}>
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
