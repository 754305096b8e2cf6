import {
  type ContractEventKind,
  contractStatusLabels,
  type DisputeClaimView,
  type DisputeEvidenceView,
  type EvidenceMessageView,
  type EvidenceVersionView,
  evidenceEventText,
  formatUsd,
} from '@guildhall/contract'
import type { Block, DocumentContent } from '../../../platform/documents/document.ts'
import { changeBlocks } from './change-blocks.ts'
import { heading, line, moment, type Names, paragraphs, part, shortened, small } from './evidence-blocks.ts'

/** The evidence of a dispute as a document. All times are UTC. */
export function evidenceDocument(evidence: DisputeEvidenceView): DocumentContent {
  const { contract, dispute } = evidence
  const names = { client: contract.client.name, freelancer: contract.freelancer.name }
  return {
    title: `Dispute: ${contract.title}`,
    eyebrow: `Evidence · contract ${contract._id} · all times UTC`,
    address: null,
    blocks: [
      { kind: 'paragraph', look: 'lead', text: summaryOf(evidence, names) },
      small(`Dispute ${dispute._id}, opened ${moment(dispute.openedAt)} by ${names[dispute.openedBy]}.`),
      heading('What both sides ask for'),
      ...dispute.claimHistory.flatMap((claim) => claimBlocks(claim, names)),
      ...decisionBlocks(evidence),
      heading('What was agreed'),
      small(
        `Agreed ${moment(contract.createdAt)} for ${formatUsd(contract.money.amount)}.${contract.dueAt ? ` Due ${moment(contract.dueAt)}.` : ''} Skills: ${contract.requiredSkills.join(', ') || 'none named'}.`,
      ),
      ...paragraphs(contract.criteria),
      ...editBlocks(evidence),
      ...changeBlocks(evidence.changes, names),
      heading('Deliveries'),
      ...orNothing(evidence.versions.flatMap((version) => versionBlocks(version, names))),
      heading('Messages'),
      ...messageBlocks(evidence, names),
      heading('Timeline'),
      ...orNothing(timelineBlocks(evidence, names)),
      heading('The ledger'),
      ...orNothing(ledgerBlocks(evidence)),
    ],
  }
}

function summaryOf({ contract, dispute }: DisputeEvidenceView, { client, freelancer }: Names): string {
  const { held, disputed, released, refunded } = contract.money
  return `${client} (client) and ${freelancer} (freelancer). ${formatUsd(dispute.total)} were set aside. The contract is ${contractStatusLabels[contract.status].toLowerCase()}: ${formatUsd(disputed)} in dispute, ${formatUsd(held)} held, ${formatUsd(released)} released before the fee, ${formatUsd(refunded)} refunded.`
}

function claimBlocks({ by, at, release, refund, reason }: DisputeClaimView, names: Names): Block[] {
  return [
    part(`${names[by]}, ${moment(at)}`),
    line(`${formatUsd(release)} to the freelancer before the fee, ${formatUsd(refund)} to the client.`),
    ...paragraphs(reason),
  ]
}

function decisionBlocks({ dispute: { decision, paid } }: DisputeEvidenceView): Block[] {
  const agreed = paid.release + paid.refund
  const undisputed: Block[] =
    agreed > 0
      ? [
          heading('What both agreed on'),
          line(
            `${formatUsd(paid.release)} to the freelancer before the fee and ${formatUsd(paid.refund)} to the client. It was paid out.`,
          ),
        ]
      : []
  if (!decision) return undisputed
  return [
    ...undisputed,
    heading(`The decision, ${moment(decision.at)}`),
    line(
      `Of the rest, ${formatUsd(decision.release)} to the freelancer before the fee and ${formatUsd(decision.refund)} to the client.`,
    ),
    ...paragraphs(decision.reason),
  ]
}

function editBlocks({ edits }: DisputeEvidenceView): Block[] {
  if (edits.length === 0) return []
  return [
    part('Edits of the project since then'),
    small('They do not change what was agreed.'),
    { kind: 'list', marks: 'numbers', items: edits.map(({ at, fields }) => `${moment(at)}: ${fields.join(', ')}`) },
  ]
}

function versionBlocks(version: EvidenceVersionView, { client, freelancer }: Names): Block[] {
  const { files, status, decidedAt } = version
  const answer =
    status === 'submitted' || !decidedAt
      ? 'There was no answer.'
      : `${client} ${status === 'approved' ? 'approved it' : 'asked for changes'}, ${moment(decidedAt)}.`
  return [
    part(`Version ${version.version}, ${freelancer}, ${moment(version.submittedAt)}`),
    ...paragraphs(shortened(version.message, version.messageTruncated)),
    ...fileBlocks(files),
    small(answer),
    ...paragraphs(shortened(version.feedback, version.feedbackTruncated)),
  ]
}

const fileBlocks = (files: EvidenceVersionView['files']): Block[] =>
  files.length === 0
    ? []
    : [
        {
          kind: 'code',
          text: files.map(({ filename, size, sha256 }) => `${filename} (${size} bytes)\nSHA-256 ${sha256}`).join('\n'),
        },
      ]

function messageBlocks({ messages, messagesLeftOut }: DisputeEvidenceView, names: Names): Block[] {
  const left = messagesLeftOut > 0 ? [small(`Earlier messages left out: ${messagesLeftOut}.`)] : []
  if (messages.length === 0) return [...left, small('The two sides wrote no messages to each other.')]
  return [...left, ...messages.flatMap((message) => messageBlock(message, names))]
}

function messageBlock({ by, at, text, files, event, editedAt, deletedAt }: EvidenceMessageView, names: Names): Block[] {
  if (event) return [small(`${moment(at)} · ${evidenceEventText(event, names[by])}.`)]
  const mark = deletedAt ? ` (deleted ${moment(deletedAt)})` : editedAt ? ` (edited ${moment(editedAt)})` : ''
  return [small(`${moment(at)} · ${names[by]}${mark}`), ...paragraphs(text), ...fileBlocks(files)]
}

const eventWords = {
  agreed: 'Agreed',
  funded: 'Paid into escrow',
  delivered: 'Delivered',
  changes_requested: 'Changes requested',
  approved: 'Approved',
  auto_approved: 'Approved automatically',
  payment_due: 'Payment due',
  released: 'Released',
  refunded: 'Refunded',
  end_offered: 'Offered to end the contract',
  end_declined: 'Offer declined',
  end_withdrawn: 'Offer withdrawn',
  end_outdated: 'Offer outdated',
  decided: 'Ended by the operator',
  cancelled: 'Contract cancelled',
  card_disputed: 'Taken back by the client’s bank',
  card_dispute_won: 'Returned by the client’s bank',
  card_dispute_lost: 'Kept by the client’s bank',
  held_returned: 'Returned, as it could no longer be held',
  change_offered: 'Change offered',
  change_accepted: 'Contract changed',
  change_declined: 'Change declined',
  change_withdrawn: 'Change withdrawn',
  change_outdated: 'Change outdated',
  milestone_released: 'Milestone released',
  dispute_opened: 'Dispute opened',
  dispute_claimed: 'Split stated',
  dispute_operator_asked: 'Operator asked for',
  dispute_waiting: 'Given to an operator',
  dispute_agreed: 'Dispute ended by agreement',
  dispute_withdrawn: 'Dispute withdrawn',
  dispute_decided: 'Dispute decided',
} as const satisfies Record<ContractEventKind, string>

function timelineBlocks({ timeline }: DisputeEvidenceView, names: Names): Block[] {
  const items = timeline.map(({ kind, at, by, amount, version }) => {
    const facts = [
      amount === null ? '' : formatUsd(amount),
      version === null ? '' : `version ${version}`,
      by ? names[by] : '',
    ]
    return [`${moment(at)} · ${eventWords[kind]}`, ...facts.filter(Boolean)].join(' · ')
  })
  return items.length === 0 ? [] : [{ kind: 'list', marks: 'numbers', items }]
}

function ledgerBlocks({ ledger }: DisputeEvidenceView): Block[] {
  const lines = ledger.map(
    ({ position, at, reason, account, amount, hash }) =>
      `${position}. ${at} ${reason} ${account} ${amount.toFixed(2)} USD\n   ${hash}`,
  )
  return lines.length === 0 ? [] : [{ kind: 'code', text: lines.join('\n') }]
}

const orNothing = (blocks: Block[]): Block[] => (blocks.length > 0 ? blocks : [small('None.')])
