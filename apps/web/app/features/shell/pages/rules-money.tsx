import {
  approvalAfterDisputeHours,
  autoApprovalDays,
  autoApprovalReminderDays,
  contractChangesMaximum,
  contractOffersMaximum,
  disputeClaimDays,
  feeBpsDefault,
  formatUsd,
  holdMarginDays,
  holdReminderDays,
  milestonesMaximum,
  milestonesMinimum,
  payoutMinimumCents,
  providerHoldDays,
  toDollars,
} from '@guildhall/contract'
import { paths } from '../../../paths.ts'
import { AnchorButton } from '../../../ui/link-button.tsx'
import { ContentPage, pageMeta } from './content-page.tsx'

const lead = 'What happens to the money of a contract, and when: the same rules for both sides.'

export const meta = pageMeta('The rules of payments', lead)

const heldDays = Math.min(...Object.values(providerHoldDays)) - holdMarginDays
const limitDays = Math.min(...Object.values(providerHoldDays))
const fee = `${feeBpsDefault / 100}%`
const daysBefore = (days: readonly number[]) =>
  new Intl.ListFormat('en').format(days.map((count) => (count === 1 ? 'one day' : `${count} days`)))

export default function MoneyRulesPage() {
  return (
    <ContentPage
      eyebrow="Published rules"
      title="The rules of payments"
      lead={lead}
      next={
        <>
          <AnchorButton href={paths.howItWorks}>How it works</AnchorButton>
          <AnchorButton href={paths.help}>Help Center</AnchorButton>
        </>
      }
    >
      <h2 id="escrow">Escrow</h2>
      <ul>
        <li>An accepted proposal is a contract for its price. The client pays that price into escrow.</li>
        <li>What is in escrow moves only by the rules below.</li>
        <li>
          Approving the work releases it to the freelancer. If work is approved before it is paid for, the payment
          becomes due.
        </li>
        <li>
          Both sides read the same ledger on the page of the contract: every movement of its money, line by line. The
          lines of an entry add up to zero, and each hash includes the one before it, so any change would show. An
          exported file can be checked on its own.
        </li>
        <li>
          Until this site takes real payments it runs in test mode: no real money moves, and the screens where you pay
          and withdraw say so.
        </li>
      </ul>

      <h2 id="fee">The fee</h2>
      <p>
        Guildhall keeps a share of what is released to the freelancer: {fee}, unless this site has set another one. It
        is rounded down to whole cents. Nothing is kept of what goes back to the client. You see the fee before you
        propose, before you accept and before you pay, and a contract keeps the fee it was agreed with.
      </p>

      <h2 id="approval">Approval without an answer</h2>
      <ul>
        <li>
          A delivery that the client neither approves nor sends back is approved automatically after {autoApprovalDays}{' '}
          days. Both sides see the date on the contract and beside the delivery.
        </li>
        <li>The client is reminded {daysBefore(autoApprovalReminderDays)} before.</li>
        <li>Every delivered version restarts this period. Asking for changes stops it.</li>
        <li>
          A request for changes can cite the line of the agreed criteria that it is about. The freelancer reads it.
        </li>
      </ul>

      <h2 id="milestones">Milestones</h2>
      <ul>
        <li>
          A proposal can split its price into {milestonesMinimum} to {milestonesMaximum} milestones, each with a name
          and an amount. Together they are the whole price. Accepting the proposal makes them part of the contract.
        </li>
        <li>
          As long as the work is not approved, the client can release the milestones for which the money is held one by
          one, in any order. Each goes to the freelancer less the fee, and stays released.
        </li>
        <li>The last milestone is released when the work is approved, so nothing is paid in full before that.</li>
        <li>Milestones are optional. Without them, everything is released with the approval.</li>
      </ul>

      <h2 id="changes">Changing a contract</h2>
      <ul>
        <li>
          Until the work is approved, either side can offer to change the amount, the days, what counts as done, or the
          milestones that are left. Nothing changes until the other side accepts.
        </li>
        <li>
          If the new amount is lower, what is held beyond it goes back to the client at once. If it is higher, the
          client pays the rest into escrow, or owes it when the work is approved.
        </li>
        <li>
          A change never touches what was released: the new amount is always more than that, and the milestones that are
          left add up to the rest.
        </li>
        <li>
          The side that did not act is told of every offer, acceptance, refusal and withdrawal. Both sides keep reading
          what each change said, and so does an operator in a dispute.
        </li>
        <li>
          One change is open at a time, and each side can offer {contractChangesMaximum}. An open one is outdated as
          soon as money moves or the work is approved.
        </li>
      </ul>

      <h2 id="held">How long money is held</h2>
      <ul>
        <li>
          Payment services let nobody hold a payment for longer than {limitDays} days. Guildhall acts {holdMarginDays}{' '}
          days before that: {heldDays} days after the payment. The date is on the contract and in both lists.
        </li>
        <li>Both sides are reminded {daysBefore(holdReminderDays)} before, and told what is going to happen.</li>
        <li>
          If a delivery waits for an answer on that day, it counts as approved, even before its {autoApprovalDays} days.
        </li>
        <li>
          If nothing waits for an answer, the money goes back to the client. The contract goes on without it, and the
          client can pay again. Both sides are told.
        </li>
        <li>While the two sides are in dispute, or a bank decides on the payment, neither happens automatically.</li>
      </ul>

      <h2 id="end">Ending a contract by agreement</h2>
      <ul>
        <li>
          Before the work is approved and paid, either side can offer to end the contract and to split what is held.
        </li>
        <li>
          The other side accepts or declines. Accepted, each part goes where the offer said, and the contract is over.
        </li>
        <li>
          One offer is open at a time, and each side can make {contractOffersMaximum}. An offer is outdated as soon as
          the money changes.
        </li>
      </ul>

      <h2 id="dispute">When the two do not agree</h2>
      <ul>
        <li>
          While money is held, either side can open a dispute: it says why, and how it would split what is held. Until
          it is settled, nothing is delivered, approved or paid.
        </li>
        <li>
          The two have {disputeClaimDays} days to agree. What both leave to the same side is paid out at once. If both
          state the same split, the dispute and the contract are over.
        </li>
        <li>
          Then an operator of this site decides how the rest is split, sooner if both ask for it. Operators read what
          was agreed, delivered and written between the two in this time, as both sides can. Operators never decide
          about their own contracts.
        </li>
        <li>Both sides read the reason in the timeline of the contract, and every payment in its ledger.</li>
        <li>
          The side that opened it can withdraw it as long as nothing was paid out. A delivery under review is then
          approved after the time that it had left, but not within {approvalAfterDisputeHours} hours.
        </li>
      </ul>

      <h2 id="card">When a bank takes a payment back</h2>
      <ul>
        <li>
          A cardholder can ask their bank to take a card payment back. The bank takes it at once, and decides weeks
          later.
        </li>
        <li>
          What it takes is out of what is held. Until it decides, the contract waits: nothing is delivered, approved,
          paid or ended. Both sides are told.
        </li>
        <li>
          If the bank returns the money, it is held again. A delivery under review then has its {autoApprovalDays} days
          again.
        </li>
        <li>
          If the bank keeps it, the contract goes on without it. The client can pay again, and either side can offer to
          end.
        </li>
        <li>
          What was released to a freelancer stays theirs. If a bank takes such a payment back, Guildhall bears the loss.
        </li>
      </ul>

      <h2 id="suspension">While an account is suspended</h2>
      <p>
        A suspended client can still pay for approved work, and a suspended freelancer still gets what is released. Both
        can take part in disputes, copy their data and delete their account, and do nothing else. The terms say{' '}
        <a className="text-link" href={paths.suspensionRules}>
          what holds while an account is suspended
        </a>
        . If it is yours, start from{' '}
        <a className="text-link" href={paths.suspended}>
          the page of your suspension
        </a>
        .
      </p>

      <h2 id="withdrawals">Withdrawals</h2>
      <p>
        A freelancer withdraws what was released, at least {formatUsd(toDollars(payoutMinimumCents))}, or all of it if
        it is less, once their email address is confirmed.
      </p>
    </ContentPage>
  )
}
