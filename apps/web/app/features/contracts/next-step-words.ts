import { autoApprovalDays, type ContractView, feeCents, formatUsd, toCents, toDollars } from '@guildhall/contract'
import { formatMoment } from '../../dates.ts'
import { unpaidUsd } from '../payments/shared/unpaid.ts'
import { nextShares } from './change-words.ts'
import { bankTexts, isWaitingForBank, nextText, waitsForSuspended } from './contract-words.ts'
import type { ContractSide } from './shared/api.ts'

export interface NextStepTexts {
  title: string
  text: string
}

export function nextStepTexts(contract: ContractView, side: ContractSide): NextStepTexts {
  const title = nextText(contract, side)
  if (title && isWaitingForBank(contract)) return { title, text: bankText(side) }
  if (!contract.next || !title) return endTexts(contract, side)
  const missing = waitsForSuspended(contract)
  if (missing) return { title, text: onHoldText(contract, missing, side) }
  return { title, text: textOf(contract, contract.next.move, side) }
}

/** A payment of the client is with their bank. */
export const sentPaymentTexts = (usd: number): NextStepTexts => ({
  title: bankTexts.client,
  text: `It has not confirmed your payment of ${formatUsd(usd)} yet. The payment is recorded when it does, and you have nothing to do until then.`,
})

/** Until the contract can be loaded again. */
export const paidTexts: NextStepTexts = {
  title: 'Your payment arrived',
  text: 'You have nothing more to pay for this. The rest of this page shows it as soon as it can be loaded.',
}

function onHoldText({ next, client, freelancer }: ContractView, missing: ContractSide, side: ContractSide): string {
  const isOwn = missing === side
  if (missing === 'client') {
    return isOwn
      ? 'You cannot pay into escrow until it is lifted.'
      : `${client.name} cannot pay into escrow until it is lifted. You do not have to work until then.`
  }
  if (isOwn) return 'You cannot deliver until it is lifted.'
  const money = next?.move === 'fund' ? 'You do not have to pay before.' : 'The money stays in escrow until then.'
  return `${freelancer.name} cannot deliver until it is lifted. ${money}`
}

const bankText = (side: ContractSide) =>
  side === 'client'
    ? 'Your bank has taken a payment back. Until it decides, nothing is delivered, approved or paid. If you did not mean this, ask your bank to withdraw it.'
    : 'The client’s bank has taken a payment back. Until it decides, nothing is delivered, approved or paid: you do not have to keep working. What was released to you stays yours.'

function textOf(contract: ContractView, move: NonNullable<ContractView['next']>['move'], side: ContractSide): string {
  const { client, freelancer, money, autoApprovalAt, suspended } = contract
  const isClient = side === 'client'
  const earnings = formatUsd(nextShares(money, toDollars(toCents(money.amount) - toCents(money.released))).earnings)
  const withoutAnswer = autoApprovalAt
    ? `Without an answer by ${formatMoment(autoApprovalAt)}`
    : `Without an answer within ${autoApprovalDays} days`
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
      if (suspended.includes('client')) {
        return `${isClient ? 'You' : client.name} cannot answer until the suspension is lifted. ${withoutAnswer} the work counts as approved.`
      }
      return isClient
        ? `${reviewClient(contract)} ${withoutAnswer} the work counts as approved.`
        : `${contract.isFunded ? `${earnings} is released to you when the work is approved.` : `The payment is due when the work is approved: it is not in escrow yet.`} ${withoutAnswer} it is approved automatically.`
    case 'pay':
      return isClient
        ? `You approved the work and owe ${formatUsd(unpaidUsd(money))}. It goes to ${freelancer.name} at once.`
        : `The work is approved and ${formatUsd(unpaidUsd(money))} is due. We have told ${client.name}.`
    case 'settle':
      return contract.next?.by === 'operator'
        ? `${formatUsd(money.disputed)} is set aside. An operator of Guildhall reads the evidence and decides. You both read the reason.`
        : `${formatUsd(money.disputed)} is set aside. Say which split you think is right. What you do not agree on in time is decided by an operator.`
    default:
      return move satisfies never
  }
}

const reviewClient = ({ isFunded, freelancer }: ContractView) =>
  isFunded
    ? `Approving releases the money in escrow to ${freelancer.name}.`
    : 'If you approve it, the payment is due: the money is not in escrow yet.'

function endTexts(contract: ContractView, side: ContractSide): NextStepTexts {
  const { status, money, freelancer } = contract
  if (status === 'cancelled') {
    const paid = money.released > 0 || money.refunded > 0
    return {
      title: 'This contract was cancelled',
      text: paid ? splitText(contract, side) : 'Nothing was paid, so no money moved.',
    }
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

/** Released so far, in dollars: the fee, and what the freelancer got. */
export function releasedShares({ released, feeBps }: ContractView['money']) {
  const cents = toCents(released)
  const fee = feeCents(cents, feeBps)
  return { fee: toDollars(fee), earnings: toDollars(cents - fee) }
}

function splitText({ money, client, freelancer }: ContractView, side: ContractSide): string {
  const { fee, earnings } = releasedShares(money)
  const got = `${side === 'freelancer' ? 'You' : freelancer.name} got ${formatUsd(earnings)}`
  const back = `${formatUsd(money.refunded)} went back to ${side === 'client' ? 'you' : client.name}`
  return `${got}, after Guildhall’s fee of ${formatUsd(fee)}, and ${back}.`
}
