import {
  type PublicResultView,
  passingPercentage,
  retakeWaitHours,
  secondsPerQuestion,
  verifiedQuestionCounts,
} from '@guildhall/contract'
import { paths } from '../../paths.ts'
import { Section } from '../../ui/page.tsx'

const either = new Intl.ListFormat('en', { type: 'disjunction' })

const sources = {
  bank: 'The questions came from a question bank that is public, including its answers, or were added by this site’s operator.',
  ai: 'The questions were written by an AI model for this attempt, and answered again by a second call that did not see the key; those on which the two disagreed were discarded.',
} as const

export function HowVerified({ result }: { result: PublicResultView }) {
  const isVerified = result.kind === 'verified'
  return (
    <Section title={isVerified ? 'How this was verified' : 'How this was graded'} className="print:gap-2 print:text-xs">
      <ul className="flex max-w-prose list-disc flex-col gap-1.5 pl-5 marker:text-rose print:max-w-none print:gap-0.5">
        <li>Guildhall graded the answers. It showed the right ones to nobody before the attempt was over.</li>
        <li>
          Guildhall kept the time: {secondsPerQuestion} seconds per question, without a pause. Unanswered questions
          counted as wrong.
        </li>
        <li>{sources[result.source]}</li>
        <li>
          {isVerified
            ? `This was verified attempt number ${result.attemptNumber} at this skill and difficulty; the next one waits ${retakeWaitHours} hours. ${passingPercentage}% or more proves the skill at its difficulty.`
            : `A verified result takes ${either.format(verifiedQuestionCounts.map(String))} questions. With ${result.totalQuestions}, luck cannot be ruled out, so this result proves nothing.`}
        </li>
        <li>
          It was not supervised, and after each attempt its taker sees the right answers. The result shows only that the
          holder’s account answered these questions in this time.
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
