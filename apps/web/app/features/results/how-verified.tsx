import {
  countedQuestionsMinimum,
  type PublicResultView,
  passingPercentage,
  retakeWaitHours,
  secondsPerQuestion,
  verifiedQuestionCounts,
  wilsonInterval,
} from '@guildhall/contract'
import { formatDay } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { Section } from '../../ui/page.tsx'
import { timeTaken } from './time-taken.ts'

const either = new Intl.ListFormat('en', { type: 'disjunction' })
const all = new Intl.ListFormat('en')
const fullCounts = either.format(verifiedQuestionCounts.map(String))

export function HowVerified({ result }: { result: PublicResultView }) {
  const isVerified = result.kind === 'verified'
  const interval = wilsonInterval(result.score, result.totalQuestions)
  return (
    <Section title={isVerified ? 'How this was verified' : 'How this was graded'} className="print:gap-2 print:text-xs">
      <ul className="flex max-w-prose list-disc flex-col gap-1.5 pl-5 marker:text-muted print:max-w-none print:gap-0.5">
        <li>Guildhall graded the answers. It showed the right ones to nobody before the attempt was over.</li>
        <li>
          Guildhall kept the time: {secondsPerQuestion} seconds per question, without a pause. Unanswered questions
          counted as wrong. The attempt took {timeTaken(result).toLowerCase()}.
        </li>
        <li>{sourceOf(result)}</li>
        <li>{attemptOf(result)}</li>
        {result.regradedAt ? <li>{regradeOf(result, result.regradedAt)}</li> : null}
        <li>
          {worthOf(result)} With 95% confidence, the share of such questions answered right is between {interval.from}%
          and {interval.to}% (Wilson score interval).
        </li>
        <li>
          It was not supervised: nothing keeps people from asking somebody else, a search engine or an AI model. The
          result shows only that the holder’s account answered these questions in this time. After each attempt its
          taker sees the right answers.
        </li>
      </ul>
      <p className="print:hidden">
        <a href={paths.rules} className="text-link">
          Read the rules in full
        </a>
      </p>
    </Section>
  )
}

function sourceOf({ kind, source, templates }: PublicResultView): string {
  switch (source) {
    case 'generated':
      return `All questions were generated for this attempt${templates ? `, from ${templates.count} templates (${versionsOf(templates.versions)})` : ''}.`
    case 'private':
      return templates
        ? `All questions were generated for this attempt, from ${templates.count} private templates of this site’s operator (${versionsOf(templates.versions)}).`
        : 'All questions came from the private bank of this site’s operator.'
    case 'ai':
      return 'The questions were written by an AI model for this attempt, and answered again by a second call that did not see the key; those on which the two disagreed were discarded.'
    case 'bank':
      return kind === 'verified'
        ? 'The questions came from a question bank that is public, including its answers, or were added by this site’s operator. Under the rules of that time this could prove a skill; it no longer can.'
        : 'The questions came from a question bank that is public, including its answers.'
  }
}

const versionsOf = (versions: readonly number[]) =>
  `${versions.length === 1 ? 'version' : 'versions'} ${all.format(versions.map(String))}`

function attemptOf({ kind, attemptNumber, earlierAttemptsLeft: left }: PublicResultView): string {
  if (kind === 'unverified') return `This was unverified attempt number ${attemptNumber} at this skill and difficulty.`
  const leftText = left > 0 ? `, of which ${left} ${left === 1 ? 'was' : 'were'} begun and left` : ''
  const earlier = attemptNumber > 1 ? ` after ${attemptNumber - 1} earlier${leftText}` : ''
  return `This was attempt number ${attemptNumber} with ${fullCounts} questions at this skill and difficulty${earlier}; the next one waits ${retakeWaitHours} hours.`
}

function worthOf({ kind, source, totalQuestions, droppedQuestions }: PublicResultView): string {
  switch (kind) {
    case 'verified':
      return `${passingPercentage}% or more proves the skill at its difficulty.`
    case 'graded':
      return source === 'bank'
        ? 'Anyone can read these questions beforehand, so this result proves nothing.'
        : `Fewer than ${countedQuestionsMinimum} of its questions count, so this result proves nothing any more.`
    case 'unverified':
      return `A verified result takes ${fullCounts} questions. With ${totalQuestions + droppedQuestions}, luck cannot be ruled out, so this result proves nothing.`
  }
}

function regradeOf({ totalQuestions, droppedQuestions: dropped }: PublicResultView, regradedAt: string): string {
  const why = 'after questions of it were challenged and corrected'
  if (dropped === 0) return `It was regraded on ${formatDay(regradedAt)}, ${why}.`
  return `It was regraded on ${formatDay(regradedAt)}, ${why}: ${dropped} of ${totalQuestions + dropped} questions no longer ${dropped === 1 ? 'counts' : 'count'}.`
}
