import {
  difficulties,
  isFull,
  ownQuestionsFactor,
  passingPercentage,
  passingScore,
  questionCounts,
  readingWordsPerMinute,
  retakeWaitHours,
  secondsPerQuestion,
  selectableSkills,
  signalRetentionDays,
  statusThresholds,
  verifiedPerDay,
  verifiedQuestionCounts,
} from '@guildhall/contract'
import { paths } from '../../../paths.ts'
import { AnchorButton } from '../../../ui/link-button.tsx'
import { signUpLink } from '../../navigation/shared/sign-up-link.ts'
import { ContentPage, pageMeta } from './content-page.tsx'

const lead = 'How a skill is proven here, what a result claims and what it does not, and how to check one.'

export const meta = pageMeta('The rules of assessments', lead)

const either = new Intl.ListFormat('en', { type: 'disjunction' })
const all = new Intl.ListFormat('en')
const unverifiedCounts = questionCounts.filter((count) => !isFull(count)).map(String)
const fullCounts = either.format(verifiedQuestionCounts.map(String))
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
      <h2>Four kinds of results</h2>
      <p>They are never mixed, and only the last proves a skill.</p>
      <ul>
        <li>
          <strong>Practice</strong> comes with the answers. Its result is <em>self-reported practice</em>, and is
          labeled so wherever it appears.
        </li>
        <li>
          <strong>Unverified</strong> results come from an attempt of {either.format(unverifiedCounts)} questions,
          graded by Guildhall. So few questions can be passed by luck, so these results prove nothing.
        </li>
        <li>
          <strong>Server-graded</strong> results come from an attempt of {fullCounts} questions, graded by Guildhall,
          where all questions on the skill are public. Anyone can read them beforehand, so these results prove nothing
          and have no credential. The setup says so before you start.
        </li>
        <li>
          <strong>Verified</strong> results come from an attempt of {fullCounts} questions that were made for this
          attempt, or come from the private bank of this site’s operator. Guessing passes fewer than one in 1,000 such
          attempts, and so does always choosing the longest option.
        </li>
      </ul>

      <h2>An attempt</h2>
      <ul>
        <li>
          You choose a skill, a difficulty ({either.format(difficulties)}) and{' '}
          {either.format(questionCounts.map(String))} questions.
        </li>
        <li>The right answers are not sent to your browser during the attempt, not even hidden in the page.</li>
        <li>
          An attempt has a total time of {secondsPerQuestion} seconds per question. Guildhall keeps the time; closing
          the page does not stop it.
        </li>
        <li>
          You can change answers until you finish. When time is up, the attempt is graded with the answers given so far.
        </li>
        <li>An unanswered question counts as wrong. You can have one attempt at a time.</li>
        <li>
          You can start {verifiedPerDay} attempts of {fullCounts} questions within 24 hours. At the same skill and
          difficulty, the next one can start {retakeWaitHours} hours after the last one ended. Every result shows its
          attempt number.
        </li>
        <li>
          Questions are chosen so that the right option is the longest, the second longest and so on about equally
          often. Among those, questions you have never seen come first, then those you saw longest ago. Questions and
          options come in random order.
        </li>
        <li>After an attempt you see every question with its right answer.</li>
        <li>An attempt keeps its own copy of the questions, so later edits do not change a result.</li>
        <li>
          If a question is wrong, say so from the review. An operator decides. If its key changes or it no longer
          counts, every attempt that asked it is graded again, and those concerned read why. What kind of result it is
          goes by how many questions were asked, and the percentage by those that count. A credential that says another
          score is suspended; who still passes gets a new one.
        </li>
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
        difficulty of its questions. That is {passes}. Below that, it is recorded but proves nothing.
      </p>
      <p>
        A few questions measure roughly. The page of a result states the range in which the share of right answers to
        such questions lies with 95% confidence: the Wilson score interval. It also states the number of the attempt,
        how many earlier ones were begun and left, the time it took, and where its questions came from; of generated
        ones, also the versions of their templates. Its credential says the same.
      </p>

      <h2>What a profile shows</h2>
      <ul>
        <li>The result of an attempt appears on your profile once you save it there. You can remove it at any time.</li>
        <li>
          For each skill, a profile shows one result and the number of others. Passed verified results come first, then
          failed verified ones, then server-graded ones, then unverified ones, then practice.
        </li>
        <li>
          Among verified and server-graded results the higher difficulty wins, then the higher percentage, then the
          later one. For unverified results and practice, the latest is shown.
        </li>
        <li>
          Different spellings of one skill, such as React and ReactJS, count as one. So do names written in letters of
          another alphabet that look the same.
        </li>
      </ul>

      <h2>What a client may prefer</h2>
      <p>
        A client can say at which difficulty they would like to see skills proven. It is only a preference: freelancers
        without it can propose too, and it decides nothing by itself.
      </p>

      <h2>Where the questions come from</h2>
      <ul>
        <li>
          <strong>Made for the attempt.</strong> Where code decides what is right, attempts of {fullCounts} questions
          ask what is made from templates: the values, the names and the order of the program are drawn anew for each
          attempt, and wrong options are what common misconceptions lead to. The templates are public: they say what is
          asked, and each answer still has to be worked out.
        </li>
        <li>
          <strong>Private.</strong> The operator of a Guildhall site can add templates and questions of their own, in a
          folder named by <code>GUILDHALL_BANK_DIR</code>. Where there are enough templates, or fixed questions for{' '}
          {ownQuestionsFactor} attempts, attempts of {fullCounts} questions use them alone. Fixed questions become
          known: after an attempt its taker sees them with their answers. Someone who has read one such attempt passes
          the next fewer than once in 100 times; someone who has read three, about once in ten.
        </li>
        <li>
          <strong>Public.</strong> For {selectableSkills.length} skills there is a built-in question bank:{' '}
          {all.format(selectableSkills)}. It is part of Guildhall’s public source, so anyone can read it, including the
          answers. It is used for practice, for attempts of {either.format(unverifiedCounts)} questions, and where there
          is nothing else.
        </li>
        <li>
          <strong>Written by AI.</strong> If this site uses an AI service, other topics can be assessed too. A model
          writes the questions for the attempt; a second call answers them without seeing the key, and questions on
          which the two disagree are discarded. This catches slips and ambiguity, but not what a model gets wrong both
          times. Such results always say that AI wrote the questions.
        </li>
        <li>
          Every night it is counted how each question was answered, without the people. One that people who do well
          otherwise get wrong more often than others is left out of new attempts. If that leaves too few of a kind, the
          next kind is used.
        </li>
        <li>If none of them has questions on a topic, there is no assessment in it.</li>
      </ul>
      <p>
        Verified results from before questions were made for the attempt used the public bank, or questions that the
        operator had added to it. They keep their pages and credentials, and the pages say so.
      </p>

      <h2 id="credentials">Credentials</h2>
      <p>
        Every passed verified result that its holder shows has a credential, once they have confirmed their email
        address: a small signed file, an Open Badge 3.0, that says who earned what and when. The signature shows that
        Guildhall issued it, and adds nothing to what the result claims. It identifies its holder by the address of
        their profile, never by their email address. Anyone can check the signature with the{' '}
        <a className="text-link" href="/api/credentials/keys">
          published keys
        </a>
        , which include those no longer in use.
      </p>
      <ul>
        <li>
          <strong>Suspended.</strong> When you remove a result from your profile, its page is gone and its credential is
          marked as suspended in the{' '}
          <a className="text-link" href="/api/credentials/status/1?format=json">
            published status list
          </a>
          . Show it again, and the same file is valid again. A credential is also suspended if the rules become stricter
          and its result no longer passes.
        </li>
        <li>
          <strong>Withdrawn.</strong> An operator of this site can withdraw a result that was obtained dishonestly. It
          leaves the profile, and its credential stays suspended unless an operator restores the result. Its holder
          reads the reason.
        </li>
        <li>
          Verifiers may cache the status for some minutes. A saved file can still be read; only its status tells whether
          it is valid.
        </li>
      </ul>

      <h2>What all this does not show</h2>
      <p>
        Assessments are not supervised. Nothing keeps people from asking a friend, a search engine or an AI model while
        the clock runs, and with a second account they can practice on questions of the same kind. A verified result
        shows that an account answered these questions in this time, in this attempt. It does not show who sat at the
        keyboard or what help they had, and it is no substitute for looking at their work.
      </p>
      <p>
        Guildhall records when each answer was given. The operators of this site can see where right answers came faster
        than their questions can be read (at {readingWordsPerMinute} words a minute), where an attempt took far less
        time than those of others, and where two accounts made the same mistakes. None of that proves anything, and
        nothing follows from it by itself. A patient helper or a machine that waits leaves no such trace. These facts
        are part of the copy of your data, and are deleted after {signalRetentionDays} days.
      </p>
    </ContentPage>
  )
}
