import { type PublicResultView, passingPercentage, retakeWaitHours, secondsPerQuestion } from '@guildhall/contract'
import { paths } from '../../paths.ts'
import { Section } from '../../ui/page.tsx'

const sources = {
  bank: 'The questions came from the question bank; those the holder had never seen came first.',
  ai: 'The questions were written by an AI model for this attempt, and answered again by a second call that did not see the key; those on which the two disagreed were thrown away.',
} as const

/** How much a result can be trusted, and why, in plain words. */
export function HowVerified({ result }: { result: PublicResultView }) {
  return (
    <Section title="How this was verified" className="print:gap-2 print:text-xs">
      <ul className="flex max-w-prose list-disc flex-col gap-1.5 pl-5 marker:text-rose print:max-w-none print:gap-0.5">
        <li>The right answers never left the server before the attempt was over. It graded the answers itself.</li>
        <li>
          The clock ran on the server: {secondsPerQuestion} seconds for each question, without a way to stop it. What
          was still open at the end counted as wrong.
        </li>
        <li>{sources[result.source]}</li>
        <li>
          The next attempt at the same skill and difficulty waits {retakeWaitHours} hours. This was number{' '}
          {result.attemptNumber}. From {passingPercentage}% on a result proves the skill at its difficulty.
        </li>
        <li>
          Nobody watched the holder take it. It shows that their account answered these questions in this time, and no
          more than that.
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
