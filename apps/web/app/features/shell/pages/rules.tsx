import {
  attemptKindOf,
  difficulties,
  passingPercentage,
  passingScore,
  questionCounts,
  retakeWaitHours,
  secondsPerQuestion,
  selectableSkills,
  statusThresholds,
  verifiedPerDay,
  verifiedQuestionCounts,
} from '@guildhall/contract'
import type { MetaFunction } from 'react-router'
import { paths } from '../../../paths.ts'
import { AnchorButton } from '../../../ui/link-button.tsx'
import { signUpLink } from '../shared/sign-up-link.ts'
import { ContentPage, pageMeta } from './content-page.tsx'

const lead = 'How a skill is proven here, what a result claims and what it does not, and how anybody can check one.'

export const meta: MetaFunction = () => pageMeta('The rules of assessments', lead)

const either = new Intl.ListFormat('en', { type: 'disjunction' })
const all = new Intl.ListFormat('en')
const unverifiedCounts = questionCounts.filter((count) => attemptKindOf(count) === 'unverified').map(String)
const passes = all.format(verifiedQuestionCounts.map((count) => `${passingScore(count)} of ${count}`))

const levels = statusThresholds.map(({ status, from }, position) => ({
  status,
  from,
  to: (statusThresholds[position - 1]?.from ?? 101) - 1,
}))

export default function RulesPage() {
  return (
    <ContentPage
      eyebrow="Published rules"
      title="The rules of assessments"
      lead={lead}
      next={
        <>
          <AnchorButton {...signUpLink(paths.modules)} variant="primary">
            Take an assessment
          </AnchorButton>
          <AnchorButton href={paths.help}>Help Center</AnchorButton>
        </>
      }
    >
      <h2>Practice, unverified and verified</h2>
      <p>There are three kinds of results, and they are never mixed.</p>
      <ul>
        <li>
          <strong>Practice</strong> comes with the answers. Its result is the person’s own word, and is called{' '}
          <em>self-reported practice</em> wherever it shows.
        </li>
        <li>
          <strong>Unverified</strong> results come from an attempt of {either.format(unverifiedCounts)} questions,
          graded by the server. So few can be passed by luck, so they prove nothing. Their questions are practice
          questions.
        </li>
        <li>
          <strong>Verified</strong> results come from an attempt of {either.format(verifiedQuestionCounts.map(String))}{' '}
          questions, graded by the server. Only they can prove a skill. Somebody who guesses passes fewer than one of
          1,000 such attempts, and so does somebody who always takes the longest option.
        </li>
      </ul>

      <h2>An attempt</h2>
      <ul>
        <li>
          You choose a skill, a difficulty ({either.format(difficulties)}) and{' '}
          {either.format(questionCounts.map(String))} questions.
        </li>
        <li>The answer key never leaves the server while the attempt runs, not even hidden in the page.</li>
        <li>
          The attempt has {secondsPerQuestion} seconds for each of its questions, all together. The server keeps the
          clock; closing the page does not stop it.
        </li>
        <li>
          Answers can be changed until you finish. At the end of the time it is graded with the answers given until
          then.
        </li>
        <li>A question left open counts as wrong. You have one attempt at a time.</li>
        <li>
          You can start {verifiedPerDay} verified attempts within 24 hours. At the same skill and difficulty the next
          one waits {retakeWaitHours} hours after the last one ended. Every result says which attempt of its kind it
          was.
        </li>
        <li>
          Questions are chosen so that the right option is the longest, the second longest and so on about equally
          often. Within that, questions you have never seen come first, then those you saw longest ago. Questions and
          options come in random order.
        </li>
        <li>After an attempt you see every question with its right answer.</li>
        <li>An attempt keeps its own copy of what was asked. No later edit of the questions changes a result.</li>
      </ul>

      <h2>What a result says</h2>
      <p>
        The percentage is the share of right answers, rounded to a whole number. The level follows from it, whatever the
        difficulty:
      </p>
      <div className="mt-4 overflow-x-auto">
        <table className="w-full max-w-sm border-collapse text-left">
          <thead>
            <tr className="border-b border-edge text-sm text-muted">
              <th scope="col" className="py-2 pr-6 font-medium">
                Level
              </th>
              <th scope="col" className="py-2 font-medium">
                Right answers
              </th>
            </tr>
          </thead>
          <tbody>
            {levels.map(({ status, from, to }) => (
              <tr key={status} className="border-b border-line">
                <th scope="row" className="py-2 pr-6 font-medium">
                  {status}
                </th>
                <td className="py-2">
                  {from}% to {to}%
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        With {passingPercentage}% or more a verified result <strong>passes</strong>: it proves the skill at the
        difficulty of its questions. That is {passes}. Below that it is on record, and proves nothing.
      </p>

      <h2>What a profile shows</h2>
      <ul>
        <li>The result of an attempt shows on your profile once you save it there. You can take it off at any time.</li>
        <li>
          Of each skill a profile shows one result, and how many more there are: those that passed come before those
          that did not, then unverified ones, then practice.
        </li>
        <li>
          Among verified results the higher difficulty wins, then the higher percentage, then the later one. Of
          unverified results and of practice the latest shows.
        </li>
        <li>
          Different spellings of one skill, such as React and ReactJS, count as one. So do names written in letters of
          another alphabet that look the same.
        </li>
      </ul>

      <h2>What a client may prefer</h2>
      <p>
        A client can say at which difficulty they would like to see skills proven. That is a wish: it bars nobody from
        proposing, and decides nothing by itself.
      </p>

      <h2>Where the questions come from</h2>
      <ul>
        <li>
          For {selectableSkills.length} skills there is a built-in question bank: {all.format(selectableSkills)}. It is
          part of Guildhall’s public source, so whoever looks can read it, answers included. Verified attempts use other
          questions than practice and unverified attempts.
        </li>
        <li>
          Whoever runs a Guildhall can add private questions that only they know, in a folder named by{' '}
          <code>GUILDHALL_BANK_DIR</code>. They come up in verified attempts only, whose takers see them with their
          answers afterwards.
        </li>
        <li>
          Where an AI provider is set up, other topics can be assessed, too. A model writes the questions; a second call
          answers them without seeing the key, and a question on which the two disagree is thrown away. That finds slips
          and ambiguity, not what a model believes wrongly. Such results say that AI wrote the questions, wherever they
          show.
        </li>
        <li>Where neither has questions on a topic there is no assessment in it. Nothing is made up to fill a gap.</li>
      </ul>

      <h2 id="credentials">Credentials</h2>
      <p>
        Every verified result that passed and that its holder shows has a credential: a small signed file, an Open Badge
        3.0, that says who earned what and when. The signature shows that Guildhall issued it, and adds nothing to what
        the result claims. It names its holder by the address of their profile, and never by their email address. Its
        signature can be checked anywhere with the{' '}
        <a className="text-link" href="/api/credentials/keys">
          published keys
        </a>
        , also those no longer in use.
      </p>
      <ul>
        <li>
          <strong>Suspended.</strong> When you take a result off your profile its page is gone and its credential reads
          as suspended in the{' '}
          <a className="text-link" href="/api/credentials/status/1?format=json">
            published status list
          </a>
          . Show it again, and the same file is valid again. A credential also reads as suspended when the rules became
          stricter and its result no longer passes.
        </li>
        <li>
          <strong>Withdrawn.</strong> Whoever runs this site can withdraw a result that was not come by honestly. It
          leaves the profile, cannot come back, and its credential stays suspended.
        </li>
        <li>
          Verifiers may remember the status for some minutes. A file somebody has saved can still be read; only its
          status tells whether it holds.
        </li>
      </ul>

      <h2>What all this does not show</h2>
      <p>
        Nobody watches you take an assessment, and its questions can be known beforehand: the built-in ones are public,
        and a second account can take the same assessment and read the answers afterwards. A verified result shows that
        an account answered these questions in this time, at this attempt. It does not show who sat at the keyboard or
        what lay beside it, and it is no substitute for looking at work.
      </p>
    </ContentPage>
  )
}
