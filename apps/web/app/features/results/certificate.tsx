import { countedQuestionsMinimum, type PublicResultView, passingPercentage } from '@guildhall/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatLongUtcDay } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { Wordmark } from '../../ui/wordmark.tsx'
import { ordinal } from './ordinal.ts'
import { Seal } from './seal.tsx'
import { timeTaken } from './time-taken.ts'

export function Certificate({ result, address }: { result: PublicResultView; address: string }) {
  const { skill, difficulty, percentage, status, score, totalQuestions, holder, passed } = result
  return (
    <article className="rounded-lg border border-edge bg-surface p-2 sm:p-2.5">
      <div className="rounded-sm border border-line px-5 py-7 sm:px-10 sm:py-10 print:px-8 print:py-5">
        <div className="flex items-start justify-between gap-4">
          <Wordmark className="text-lg" />
          {passed ? <Seal className="size-20 shrink-0 sm:size-24 print:size-20" /> : null}
        </div>
        <p className="eyebrow mt-6 sm:mt-4 print:mt-0">{headingOf(result)}</p>
        <h1 className="mt-2 text-4xl break-words print:text-3xl">
          {skill}
          <span className="block text-2xl text-muted">{difficulty} questions</span>
        </h1>
        <p className="mt-5 max-w-prose text-lg print:mt-3 print:text-base">
          <Holder holder={holder} /> answered {score} of {totalQuestions} questions right, in an assessment that
          Guildhall timed and graded. It was not supervised. {worthOf(result)}
        </p>
        <div className="mt-7 flex flex-wrap items-end gap-x-8 gap-y-4 border-t border-line pt-6 print:mt-4 print:pt-4">
          <p className="font-display text-[4rem] leading-none print:text-[3rem] font-medium">{percentage}%</p>
          <p className="pb-1">
            <span className="block text-sm text-muted">Level reached</span>
            <span className="font-display text-2xl font-medium">{status}</span>
          </p>
        </div>
        <dl className="mt-7 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-[3fr_2fr_3fr_3fr] print:mt-4 print:grid-cols-[3fr_2fr_3fr_3fr]">
          <Fact term="Completed">
            <time dateTime={result.completedAt}>{formatLongUtcDay(result.completedAt)}</time>
          </Fact>
          <Fact term="Attempt">{ordinal(result.attemptNumber)}</Fact>
          <Fact term="Took">{timeTaken(result)}</Fact>
          <Fact term="Questions">
            {result.source === 'bank' && result.rulesVersion === 1 ? 'Question bank' : sources[result.source]}
          </Fact>
        </dl>
        <Concepts concepts={result.concepts} />
        <p className="mt-7 border-t border-line pt-4 text-xs print:mt-4 print:pt-3 break-all text-muted">
          <span className="font-medium">Check it at</span> {address}
        </p>
      </div>
    </article>
  )
}

const sources = {
  bank: 'Public bank',
  generated: 'Made for this attempt',
  private: 'The operator’s own',
  ai: 'Written by AI',
} as const

function headingOf({ kind, passed }: PublicResultView): string {
  if (kind === 'unverified') return 'Unverified result'
  if (kind === 'graded') return 'Server-graded result'
  return passed ? 'Verified result' : 'Verified result, not passed'
}

function worthOf({ kind, passed, totalQuestions, source }: PublicResultView): string {
  if (kind === 'unverified') return `${totalQuestions} questions are too few to prove a skill.`
  if (kind === 'graded') {
    const why =
      source === 'bank' ? 'Its questions are public' : `Fewer than ${countedQuestionsMinimum} of its questions count`
    return `${why}, so it proves no skill.`
  }
  return passed ? '' : `From ${passingPercentage}% on it would prove the skill at this difficulty.`
}

function Holder({ holder }: { holder: PublicResultView['holder'] }) {
  if (!holder.hasProfile) return <strong className="font-semibold break-words">{holder.name}</strong>
  return (
    <Link to={paths.profile(holder._id)} className="text-link font-semibold break-words">
      {holder.name}
    </Link>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-0.5 font-medium">{children}</dd>
    </div>
  )
}

function Concepts({ concepts }: { concepts: PublicResultView['concepts'] }) {
  if (concepts.length === 0) return null
  return (
    <section aria-labelledby="concepts" className="mt-8 print:mt-4">
      <h2 id="concepts" className="text-xl">
        By concept
      </h2>
      <ul className="mt-3 grid gap-x-10 print:mt-1 sm:grid-cols-2 print:grid-cols-2">
        {concepts.map(({ concept, correct, total }) => (
          <li
            key={concept}
            className="flex items-baseline justify-between gap-4 border-b border-line py-2 text-sm print:py-0.5 print:text-xs"
          >
            <span className="min-w-0 break-words">{concept.slice(0, 1).toUpperCase() + concept.slice(1)}</span>
            <span className="flex shrink-0 items-center gap-3 text-muted">
              <span aria-hidden="true" className="flex gap-1">
                {Array.from({ length: total }, (_, position) => (
                  <span
                    key={position}
                    className={
                      position < correct
                        ? 'size-2 rounded-full border border-green bg-green'
                        : 'size-2 rounded-full border border-edge'
                    }
                  />
                ))}
              </span>
              {correct} of {total}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
