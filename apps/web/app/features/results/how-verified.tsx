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
  bank: 'The questions came from a question bank that is public, answers included, or were added by whoever runs this site.',
  ai: 'The questions were written by an AI model for this attempt, and answered again by a second call that did not see the key; those on which the two disagreed were thrown away.',
} as const

export function HowVerified({ result }: { result: PublicResultView }) {
  const isVerified = result.kind === 'verified'
  return (
    <Section title={isVerified ? 'How this was verified' : 'How this was graded'} className="print:gap-2 print:text-xs">
      <ul className="flex max-w-prose list-disc flex-col gap-1.5 pl-5 marker:text-rose print:max-w-none print:gap-0.5">
        <li>The right answers never left the server before the attempt was over. It graded the answers itself.</li>
        <li>
          The clock ran on the server: {secondsPerQuestion} seconds for each question, without a way to stop it. What
          was still open at the end counted as wrong.
        </li>
        <li>{sources[result.source]}</li>
        <li>
          {isVerified
            ? `This was verified attempt number ${result.attemptNumber} at this skill and difficulty; the next one waits ${retakeWaitHours} hours. From ${passingPercentage}% on it proves the skill at its difficulty.`
            : `A verified result takes ${either.format(verifiedQuestionCounts.map(String))} questions. With ${result.totalQuestions}, luck cannot be ruled out, so this result proves nothing.`}
        </li>
        <li>
          Nobody watched the holder take it, and after each attempt its right answers are shown to whoever took it. The
          result shows that their account answered these questions in this time, and no more than that.
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
