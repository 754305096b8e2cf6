import { autoApprovalDays, type ContractView, formatUsd } from '@guildhall/contract'
import { unpaidUsd } from '../payments/shared/unpaid.ts'
import { nextText } from './contract-words.ts'
import type { ContractSide } from './shared/api.ts'

export interface NextStepTexts {
  title: string
  text: string
}

/** What the panel of the next step says to this side of the contract. */
export function nextStepTexts(contract: ContractView, side: ContractSide): NextStepTexts {
  const title = nextText(contract, side)
  if (!contract.next || !title) return endTexts(contract, side)
  return { title, text: textOf(contract, contract.next.move, side) }
}

function textOf(contract: ContractView, move: NonNullable<ContractView['next']>['move'], side: ContractSide): string {
  const { client, freelancer, money } = contract
  const isClient = side === 'client'
  const earnings = formatUsd(money.earnings)
  switch (move) {
    case 'fund':
      return isClient
        ? `${freelancer.name} may wait until the money is held in escrow. It stays there until you approve the work.`
        : `You may wait until the money is held in escrow. If you deliver before, ${client.name} owes the payment when the work is approved.`
    case 'deliver':
      return isClient
        ? 'The money is held in escrow. You review what is delivered, then approve it or ask for changes.'
        : `Upload your files below. When ${client.name} approves them, ${earnings} is released to you.`
    case 'review':
      return isClient
        ? `${reviewClient(contract)} Without an answer within ${autoApprovalDays} days the work counts as approved.`
        : `${contract.isFunded ? `${earnings} is released to you when the work is approved.` : `The payment is due when the work is approved: it is not in escrow yet.`} Without an answer within ${autoApprovalDays} days it is approved by itself.`
    case 'pay':
      return isClient
        ? `You approved the work and owe ${formatUsd(unpaidUsd(money))}. It goes to ${freelancer.name} at once.`
        : `The work is approved and ${formatUsd(unpaidUsd(money))} is due. We have told ${client.name}.`
    case 'settle':
      return contract.next?.by === 'operator'
        ? `${formatUsd(money.disputed)} is set aside. An operator of Guildhall reads the evidence and decides. You both read the reason.`
        : `${formatUsd(money.disputed)} is set aside. Say which split you think right. What you do not agree on in time is decided by an operator.`
    default:
      return move satisfies never
  }
}

const reviewClient = ({ isFunded, freelancer }: ContractView) =>
  isFunded
    ? `Approving releases the money in escrow to ${freelancer.name}.`
    : 'If you approve it, the payment is due: the money is not in escrow yet.'

function endTexts({ status, money, freelancer }: ContractView, side: ContractSide): NextStepTexts {
  if (status === 'cancelled') {
    const paid = money.released > 0 || money.refunded > 0
    const split = `${formatUsd(money.released)} was released, before the fee, and ${formatUsd(money.refunded)} was refunded.`
    return { title: 'This contract was cancelled', text: paid ? split : 'Nothing was paid, so no money moved.' }
  }
  const earnings = formatUsd(money.earnings)
  return {
    title: 'This contract is completed',
    text:
      side === 'client'
        ? `The work is approved, and ${earnings} was released to ${freelancer.name}.`
        : `The work is approved, and ${earnings} was released to you. You can withdraw it.`,
  }
}
