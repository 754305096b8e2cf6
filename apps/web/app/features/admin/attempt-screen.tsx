import type { FlaggedAttemptDetailView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { formatMoment } from '../../dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Section } from '../../ui/page.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { measuredAttemptQuery } from './api.ts'
import { AdminPage } from './shared/admin-page.tsx'
import { adminPaths } from './shared/admin-paths.ts'
import { LoadAlert } from './shared/load-alert.tsx'
import { factsOf, secondsText } from './signal-words.ts'

const back = { to: adminPaths.attempts, label: 'Back to Attempts' }

export default function AttemptScreen() {
  const { attemptId = '' } = useParams()
  const query = useQuery(measuredAttemptQuery(attemptId))
  if (query.data) return <Attempt found={query.data} />
  return (
    <AdminPage title="Attempt" back={back}>
      {query.isPending ? (
        <SkeletonCards label="Loading..." />
      ) : (
        <LoadAlert title="The attempt could not be loaded" query={query} />
      )}
    </AdminPage>
  )
}

function Attempt({ found }: { found: FlaggedAttemptDetailView }) {
  const { person, skill, difficulty, percentage, attemptNumber, finishedAt, partner } = found
  return (
    <AdminPage
      title={`${skill} (${difficulty}), ${percentage}%`}
      back={back}
      lead={
        <>
          <Link to={adminPaths.person(person._id)} className="text-link">
            <bdi>{person.name}</bdi>
          </Link>
          , attempt {attemptNumber}, {formatMoment(finishedAt)}
        </>
      }
    >
      <Section title="What was measured">
        <ul className="max-w-prose list-disc space-y-2 pl-5 text-sm">
          {factsOf(found).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {partner ? (
          <p className="text-sm">
            The mistakes are most like those of{' '}
            <Link to={adminPaths.person(partner.person._id)} className="text-link">
              <bdi>{partner.person.name}</bdi>
            </Link>
            , in{' '}
            <Link to={adminPaths.attempt(partner.attemptId)} className="text-link">
              an attempt of {formatMoment(partner.finishedAt)}
            </Link>
            .
          </p>
        ) : null}
        <p className="max-w-prose text-sm text-muted">
          This decides nothing. Whoever reads ahead, or changes an answer, looks fast; whoever learned from the same
          course makes the same mistakes.{' '}
          <Link to={adminPaths.resultsOf(person._id)} className="text-link">
            Results of this person
          </Link>
        </p>
      </Section>
      <Section title="Question by question">
        <ol className="divide-y divide-line border-y border-line">
          {found.questions.map((question, position) => (
            <Question key={position} number={position + 1} question={question} />
          ))}
        </ol>
      </Section>
    </AdminPage>
  )
}

type MeasuredQuestion = FlaggedAttemptDetailView['questions'][number]

function Question({ number, question: one }: { number: number; question: MeasuredQuestion }) {
  const { question, chosen, isRight, seconds, readingSeconds, isFast, isShared } = one
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p dir="auto" className="min-w-0 max-w-prose font-medium wrap-anywhere">
          {number}. {question}
        </p>
        <div className="flex flex-wrap gap-2">
          {chosen === null ? (
            <Badge tone="neutral">Unanswered</Badge>
          ) : (
            <Badge tone={isRight ? 'green' : 'danger'}>{isRight ? 'Right' : 'Wrong'}</Badge>
          )}
          {isFast ? <Badge tone="amber">Faster than reading</Badge> : null}
          {isShared ? <Badge tone="amber">Same mistake</Badge> : null}
        </div>
      </div>
      <p dir="auto" className="text-sm wrap-anywhere text-muted">
        {chosen === null ? null : <>{chosen} · </>}
        {seconds === null ? 'time unknown' : secondsText(seconds)}, reading takes {secondsText(readingSeconds)}
      </p>
    </li>
  )
}
