import { type CardDisputeView, type ContractDetailView, formatUsd } from '@guildhall/contract'
import { formatDay } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import type { ContractSide } from './shared/api.ts'

export interface CardDisputeNoticeProps {
  disputes: readonly CardDisputeView[]
  contract: ContractDetailView
  side: ContractSide
}

export function CardDisputeNotice({ disputes, contract, side }: CardDisputeNoticeProps) {
  return disputes.map((dispute) => (
    <Alert
      key={dispute.createdAt}
      tone={dispute.status === 'open' ? 'warning' : 'amber'}
      isUrgent={false}
      title={titleOf(dispute, side)}
    >
      {meaningOf(dispute, contract, side)}{' '}
      <a href={paths.moneyRules} className="text-link">
        The rules of payments
      </a>
    </Alert>
  ))
}

function titleOf({ status, amount, createdAt, endedAt }: CardDisputeView, side: ContractSide): string {
  const bank = side === 'client' ? 'Your bank' : 'The client’s bank'
  return status === 'open'
    ? `${bank} took back ${formatUsd(amount)} on ${formatDay(createdAt)}`
    : `${bank} keeps the ${formatUsd(amount)} it took back${endedAt ? `, as it decided on ${formatDay(endedAt)}` : ''}`
}

function meaningOf(
  { status, amount, borne }: CardDisputeView,
  { endedAt }: ContractDetailView,
  side: ContractSide,
): string {
  const held = amount - borne
  const isClient = side === 'client'
  const kept = borne > 0 ? ` Guildhall bears ${formatUsd(borne)}, which was paid out before.` : ''
  if (status === 'lost') {
    return isClient
      ? `${formatUsd(held)} is no longer held. You can pay again, or offer to end the contract.${kept}`
      : `${formatUsd(held)} is no longer held for you. You can wait until it is paid again, or offer to end the contract.${kept}`
  }
  if (endedAt) return `The contract has ended and stays as it is.${kept}`
  return `${formatUsd(held)} is out of what can be released until the bank decides. If it returns the money, it is held again.${kept}`
}
