import {
  answerDays,
  answerWindowDays,
  autoApprovalDays,
  figureCasesMinimum,
  formatUsd,
  hiringDays,
  hiringWindowDays,
  paymentGraceDays,
  ratingOf,
  ratingPrior,
  ratingPriorWeight,
  reviewAspectLabels,
  reviewAspects,
  reviewReleaseMinimumCents,
  reviewReminderDays,
  reviewReplyMaximum,
  reviewTextMaximum,
  reviewWindowDays,
  storyScoreMinimum,
  toDollars,
} from '@guildhall/contract'
import { paths } from '../../../paths.ts'
import { AnchorButton } from '../../../ui/link-button.tsx'
import { ContentPage, pageMeta } from './content-page.tsx'

const lead = 'Who can review whom, when a review is public, and how every figure on a profile is computed.'

export const meta = pageMeta('The rules of reviews and figures', lead)

const minimum = formatUsd(toDollars(reviewReleaseMinimumCents))
const all = new Intl.ListFormat('en')
const aspects = (side: keyof typeof reviewAspects) =>
  all.format(reviewAspects[side].map((name) => `“${reviewAspectLabels[name]}”`))
const [oneFive, fiftyNearFive] = [
  { people: 1, sum: 5 },
  { people: 50, sum: 50 * 4.9 },
].map((facts) => ratingOf(facts))

export default function ReviewRulesPage() {
  return (
    <ContentPage
      eyebrow="Published rules"
      title="The rules of reviews and figures"
      lead={lead}
      next={
        <>
          <AnchorButton href={paths.newestReviews}>The newest reviews</AnchorButton>
          <AnchorButton href={paths.moneyRules}>The rules of payments</AnchorButton>
        </>
      }
    >
      <h2 id="who">Who can review</h2>
      <ul>
        <li>
          Both sides of a contract, once it has ended and at least {minimum} of it was released to the freelancer. It
          does not matter how it ended: by approval, by agreement, by a dispute or by an operator’s decision.
        </li>
        <li>
          A contract of which all went back to the client cannot be reviewed: it would cost nothing to make one up. It
          still counts in the success rate.
        </li>
        <li>
          Each side writes one review: 1 to 5 for the whole, and 1 to 5 for each of three aspects. Of a freelancer these
          are {aspects('freelancer')}, of a client {aspects('client')}. The text has at most{' '}
          {reviewTextMaximum.toLocaleString('en-US')} characters.
        </li>
      </ul>

      <h2 id="when">When a review is public</h2>
      <ul>
        <li>
          You have {reviewWindowDays} days from the end of the contract. We ask both sides at the end, and remind those
          who have not written {reviewReminderDays} days before the time is over.
        </li>
        <li>
          Nobody reads the other side’s review first. Both become public at once: when the second one is written, or
          when the {reviewWindowDays} days are over. Until then nothing tells whether there is one: no list, count,
          average, message or copy of one’s data.
        </li>
        <li>
          Until then you can change yours. Once it is public, it stays as it is, and so does the one reply that the
          person who was reviewed can write, of at most {reviewReplyMaximum.toLocaleString('en-US')} characters.
        </li>
        <li>
          A public review can be reported. If it breaks a rule, operators can hide it: only its author still sees it,
          and it counts in no rating. The{' '}
          <a className="text-link" href={paths.moderationRules}>
            rules of moderation
          </a>{' '}
          say how, and how its author can appeal.
        </li>
        <li>The review of a direct contract is public without the contract’s title.</li>
        <li>When somebody deletes their account, the reviews they wrote stay, under the name “Former member”.</li>
      </ul>

      <h2 id="rating">Rating</h2>
      <p>
        (
        <strong>
          {ratingPriorWeight} × {ratingPrior}
        </strong>{' '}
        + the sum of ratings) ÷ ({ratingPriorWeight} + the number of people), rounded to two decimals, and to one where
        it is shown.
      </p>
      <ul>
        <li>
          Several reviews by one person count once, as their average. So a friend cannot lift a rating by many small
          contracts.
        </li>
        <li>
          Everyone starts as if {ratingPriorWeight} people had given {ratingPrior}. A single 5 makes {oneFive}; fifty
          people who gave 4.9 make {fiftyNearFive}.
        </li>
        <li>
          A client’s review does not count while their bank has taken the payment back, or if it keeps it. It stays
          readable.
        </li>
        <li>People have one rating as freelancers and another one as clients.</li>
      </ul>

      <h2 id="freelancers">Figures of freelancers</h2>
      <ul>
        <li>
          <strong>Jobs completed</strong>: contracts whose work was approved and paid.
        </li>
        <li>
          <strong>Success rate</strong>: completed contracts ÷ contracts that ended.
        </li>
        <li>
          <strong>First answer after</strong>: the middle of the times between the first message that somebody sent and
          the first answer, over the last {answerWindowDays} days.
        </li>
      </ul>

      <h2 id="clients">Figures of clients</h2>
      <ul>
        <li>
          <strong>Contracts paid</strong>: those of which at least {minimum} was released.
        </li>
        <li>
          <strong>Hire rate</strong>: of the projects posted in the last {hiringWindowDays} days that had proposals, the
          share that led to a contract that was paid into. A project that did not counts after {hiringDays} days, or
          when it is cancelled.
        </li>
        <li>
          <strong>Proposals answered</strong>: of the proposals that came in the last {answerWindowDays} days and are at
          least {answerDays} days old, the share that was answered within {answerDays} days: one of the project was
          accepted, or the client wrote to the freelancer.
        </li>
        <li>
          <strong>Decides on work in</strong>: the middle of the times from each delivered version to the approval or
          the request for changes, over the last {hiringWindowDays} days. Work that is approved by itself counts with
          its {autoApprovalDays} days.
        </li>
        <li>
          <strong>Pays approved work</strong>: of the approved contracts, the share that is paid. What is due counts as
          unpaid after {paymentGraceDays} days.
        </li>
      </ul>

      <h2 id="all">All figures</h2>
      <ul>
        <li>
          Times, the hire rate and the share of answered proposals are shown from {figureCasesMinimum} cases on. Shares
          are rounded down.
        </li>
        <li>
          Accounts are free. So messages and proposals count only if they come from people who were paid here, or have
          paid: at least {minimum} of one of their contracts was released.
        </li>
        <li>
          Every figure leads to what it was computed from. It is computed anew when a contract ends or a review becomes
          public, and once a day.
        </li>
        <li>
          What people state about themselves is marked as self-reported, and shown only until we have measured it.
        </li>
      </ul>

      <h2 id="stories">Success stories</h2>
      <p>
        The newest contracts on which each side gave the other {storyScoreMinimum} or 5, and beside them the newest
        other reviews, whatever they say. Nobody chooses them by hand, and they are never about contracts that were not
        paid.
      </p>
    </ContentPage>
  )
}
