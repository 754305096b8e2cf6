import {
  answerDays,
  answerWindowDays,
  autoApprovalDays,
  figureCasesMinimum,
  formatUsd,
  hiringDays,
  hiringWindowDays,
  paymentGraceDays,
  ratingFullWeightCents,
  ratingOf,
  ratingPrior,
  ratingPriorWeight,
  ratingWeightOf,
  reviewAspectLabels,
  reviewAspects,
  reviewReleaseMinimumCents,
  reviewReminderDays,
  reviewReplyMaximum,
  reviewTextMaximum,
  reviewWindowDays,
  storyReleaseMinimumCents,
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
const full = formatUsd(toDollars(ratingFullWeightCents))
const least = ratingWeightOf(reviewReleaseMinimumCents)
const [oneFive, fiftyNearFive] = [
  { weight: 1, sum: 5 },
  { weight: 50, sum: 50 * 4.9 },
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
          A contract that was refunded in full cannot be reviewed: it would cost nothing to make one up. It still counts
          in the success rate.
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
          Neither side reads the other’s review first. Both become public at once: when the second one is written, or
          when the {reviewWindowDays} days are over. Until then nothing tells whether there is one: no list, count,
          average, message or copy of one’s data.
        </li>
        <li>
          Until then you can change yours. Once it is public, it stays as it is, and so does the one reply that the
          person who was reviewed can write, of at most {reviewReplyMaximum.toLocaleString('en-US')} characters.
        </li>
        <li>
          Everyone can read a public review. If the contract was offered directly, only its two sides can read its
          title.
        </li>
        <li>
          A public review can be reported. If it breaks a rule, operators can hide it: only its author still sees it,
          and it counts in no rating. The{' '}
          <a className="text-link" href={paths.moderationRules}>
            rules of moderation
          </a>{' '}
          say how, and how its author can appeal.
        </li>
        <li>
          While an account is suspended, the reviews it wrote are neither shown nor counted, not even for the one they
          are about. They come back when the suspension is lifted, and not by deleting the suspended account.
        </li>
        <li>When somebody else deletes their account, the reviews they wrote stay, under the name “Former member”.</li>
      </ul>

      <h2 id="rating">Rating</h2>
      <p>
        (
        <strong>
          {ratingPriorWeight} × {ratingPrior}
        </strong>{' '}
        + the sum of each person’s rating × its weight) ÷ ({ratingPriorWeight} + the sum of the weights), rounded to two
        decimals, and to one where it is shown.
      </p>
      <ul>
        <li>
          Several reviews by one person count once, as their average. So a friend cannot lift a rating by many small
          contracts.
        </li>
        <li>
          A person’s rating weighs 1 if at least {full} of the contracts they reviewed was released, and less in
          proportion below, in tenths rounded down: {minimum} weigh {least}. So ten accounts with {minimum} each weigh
          as much as one client with {full}.
        </li>
        <li>
          Everyone starts as if {ratingPriorWeight} people had given {ratingPrior}. A single 5 makes {oneFive}; fifty
          people who gave 4.9 make {fiftyNearFive}.
        </li>
        <li>
          A review that operators hid, or whose author is suspended, counts nowhere, from then on and until it is shown
          again.
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
          <strong>Jobs completed</strong>: contracts over at least {minimum} whose work was approved and paid.
        </li>
        <li>
          <strong>Success rate</strong>: completed jobs ÷ these and the contracts that were paid into and then
          cancelled. A contract that its client never paid into does not count.
        </li>
        <li>
          <strong>First answer after</strong>: the median time that people waited, over the last {answerWindowDays}{' '}
          days: from their first message to the first answer, from an invitation to a proposal or a refusal, and from
          the offer of a direct contract to its acceptance or refusal. Someone who waited several times counts once,
          with the average. What was not answered does not count.
        </li>
      </ul>

      <h2 id="clients">Figures of clients</h2>
      <ul>
        <li>
          <strong>Contracts paid</strong>: those of which at least {minimum} was released.
        </li>
        <li>
          <strong>Hire rate</strong>: of the projects posted in the last {hiringWindowDays} days that had proposals, the
          share that led to a contract of which at least {minimum} was released or is held. A project without a hire
          counts after {hiringDays} days, or when it is cancelled, if someone who was paid here proposed and did not
          withdraw, or a proposal was accepted.
        </li>
        <li>
          <strong>Proposals answered</strong>: of the freelancers who proposed in the last {answerWindowDays} days, the
          share that was answered within {answerDays} days: a proposal for the project was accepted, or the client wrote
          to the freelancer. Each freelancer counts once, by the newest proposal that is at least {answerDays} days old.
          One that was withdrawn within these days does not count.
        </li>
        <li>
          <strong>Decides on work in</strong>: the median time that freelancers waited from a delivered version to the
          approval or the request for changes, over the last {hiringWindowDays} days. Each freelancer counts once, with
          the average. Work that is approved automatically counts with its {autoApprovalDays} days.
        </li>
        <li>
          <strong>Pays approved work</strong>: of the approved contracts, the share that is paid. Paid contracts count
          if at least {minimum} was released. What is due counts as unpaid after {paymentGraceDays} days.
        </li>
        <li>
          While a client’s bank has taken a payment back, or if it keeps it, the contract counts neither as paid nor as
          hired.
        </li>
      </ul>

      <h2 id="all">All figures</h2>
      <ul>
        <li>
          Times, the hire rate and the share of answered proposals are shown from {figureCasesMinimum} cases on. Shares
          are rounded down.
        </li>
        <li>
          Accounts are free. So messages, invitations, direct contracts and proposals count only if they come from
          people who were paid here, or have paid: at least {minimum} of one of their contracts was released.
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
        The newest contracts of which at least {formatUsd(toDollars(storyReleaseMinimumCents))} was released, and not
        taken back by the client’s bank, and on which each side gave the other {storyScoreMinimum} or 5, one for each
        freelancer, and beside them the newest other reviews, whatever they say. Nobody chooses them by hand, and they
        are never about contracts that were not paid.
      </p>
    </ContentPage>
  )
}
