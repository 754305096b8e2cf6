import { type ContractOfferStatus, type EvidenceChangeView, formatUsd, type MilestoneView } from '@guildhall/contract'
import type { Block } from '../../../platform/documents/document.ts'
import { heading, line, moment, type Names, paragraphs, part, shortened, small } from './evidence-blocks.ts'

const outcomes = {
  open: 'Not answered.',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  outdated: 'Outdated',
} as const satisfies Record<ContractOfferStatus, string>

/** The changes of a contract: what was, and what each would have made of it. Nothing if there are none. */
export function changeBlocks(changes: readonly EvidenceChangeView[], names: Names): Block[] {
  if (changes.length === 0) return []
  return [heading('Changes of the contract'), ...changes.flatMap((change) => blocksOf(change, names))]
}

function blocksOf(change: EvidenceChangeView, names: Names): Block[] {
  const { by, createdAt, endedAt, status, amount, deliveryTime, milestones, criteria, refund, reason } = change
  const isCut = change.criteriaTruncated
  return [
    part(`Offered by ${names[by]}, ${moment(createdAt)}`),
    small(endedAt ? `${outcomes[status]} ${moment(endedAt)}.` : outcomes[status]),
    ...(amount ? [line(`Amount: from ${formatUsd(amount.from)} to ${formatUsd(amount.to)}.`)] : []),
    ...(refund > 0 ? [line(`Of what was held, ${formatUsd(refund)} goes back to the client with it.`)] : []),
    ...(deliveryTime ? [line(`Days to deliver: from ${deliveryTime.from ?? 'none'} to ${deliveryTime.to}.`)] : []),
    ...(milestones ? [...milestoneBlocks('before', milestones.from), ...milestoneBlocks('after', milestones.to)] : []),
    ...(criteria
      ? [
          small('Acceptance criteria before:'),
          ...paragraphs(shortened(criteria.from, isCut)),
          small('Acceptance criteria after:'),
          ...paragraphs(shortened(criteria.to, isCut)),
        ]
      : []),
    small('Reason:'),
    ...paragraphs(reason),
  ]
}

function milestoneBlocks(when: 'before' | 'after', milestones: readonly MilestoneView[]): Block[] {
  if (milestones.length === 0) return [small(`Milestones left ${when}: none.`)]
  const items = milestones.map(({ title, amount }) => `${title}: ${formatUsd(amount)}`)
  return [small(`Milestones left ${when}:`), { kind: 'list', marks: 'numbers', items }]
}
