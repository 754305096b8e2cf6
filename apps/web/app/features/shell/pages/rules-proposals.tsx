import {
  comparedProposalsMaximum,
  deliverableMaxBytes,
  idleAskDays,
  idleCloseDays,
  looseProposalFileHours,
  proposalEditsMaximum,
  proposalFilesMaximum,
} from '@guildhall/contract'
import type { MetaFunction } from 'react-router'
import { paths } from '../../../paths.ts'
import { AnchorButton } from '../../../ui/link-button.tsx'
import { ContentPage, pageMeta } from './content-page.tsx'

const lead =
  'How a proposal can change before it is decided, what the other side sees of it, and when a project closes.'

export const meta: MetaFunction = pageMeta('The rules of proposals', lead)

export default function ProposalRulesPage() {
  return (
    <ContentPage
      eyebrow="Published rules"
      title="The rules of proposals"
      lead={lead}
      next={
        <>
          <AnchorButton href={paths.browseProjects}>Browse projects</AnchorButton>
          <AnchorButton href={paths.moneyRules}>The rules of payments</AnchorButton>
        </>
      }
    >
      <h2>One proposal for each project</h2>
      <ul>
        <li>
          A freelancer sends one proposal for a project, with up to {proposalFilesMaximum} files of{' '}
          {deliverableMaxBytes / 1024 ** 2} MB each. Only the two sides can read it and download them. The client also
          gets the freelancer’s email address.
        </li>
        <li>
          Until the client decides, the freelancer can change it up to {proposalEditsMaximum} times. The client sees
          that it changed, when, and what it said before, with the changed words marked. If the two write to each other,
          their conversation says so, too.
        </li>
        <li>
          A withdrawn proposal leaves the client’s list, and they can no longer download its files. It can be sent again
          while the project is open, which counts as a change. A second one cannot be sent.
        </li>
        <li>
          Changing a proposal or sending it again does not move it up: it keeps the place of the day it was first sent.
          A file that no proposal uses is removed after {looseProposalFileHours} hours.
        </li>
        <li>
          The client accepts what they read. If it has changed since, nothing is accepted, and they read it again.
        </li>
        <li>
          The contract takes its price, days and milestones from the proposal. What counts as done is the text of the
          project when the proposal is accepted.
        </li>
        <li>The client writes first: a freelancer can answer, or write once their proposal is accepted.</li>
      </ul>

      <h2>Counter-offers</h2>
      <ul>
        <li>Each side can make one: the client first, the freelancer as the answer to it.</li>
        <li>
          Accepting one changes the proposal. It makes no contract and moves no money: accepting the proposal makes the
          contract.
        </li>
        <li>
          An edit, a withdrawal or any acceptance ends an open counter-offer. The proposal stands as it is until it is
          changed or withdrawn.
        </li>
      </ul>

      <h2 id="opened">What “opened” means</h2>
      <p>
        A freelancer sees when the client first opened their proposal: expanded it on the page of the project, had it in
        a comparison of up to {comparedProposalsMaximum}, answered it with a counter-offer, or accepted it. The
        beginning that a list shows does not count. Shortlists, archives and notes stay with the client.
      </p>

      <h2 id="idle">Inactive projects</h2>
      <ul>
        <li>
          A client who does nothing on an open project for {idleAskDays} days is asked whether they are still hiring.
          One click keeps it open. {idleCloseDays} days after the question, the project closes.
        </li>
        <li>
          What counts is what the client does, exact to the hour: posting, editing or reopening the project, opening or
          marking a proposal, a counter-offer or an answer to one, and saying that it stays open. What freelancers do
          does not count, and nor do messages.
        </li>
        <li>Everyone whose proposal is pending is told. The client can reopen the project, with those proposals.</li>
      </ul>
    </ContentPage>
  )
}
