import { type ContractEventView, type ContractMoneyView, type ContractView, formatUsd } from '@guildhall/contract'
import { formatDay } from '../../dates.ts'
import type { Tone } from '../../ui/badge.tsx'
import { unpaidUsd } from '../payments/shared/unpaid.ts'
import type { ContractSide } from './shared/api.ts'

export interface MoneyPart {
  label: string
  usd: number
  tone: Exclude<Tone, 'rose'>
}

/** Where the agreed amount is now. Zero parts are left out. */
export function moneyParts(money: ContractMoneyView, status?: ContractView['status']): MoneyPart[] {
  const parts: MoneyPart[] = [
    { label: 'Released', usd: money.released, tone: 'green' },
    { label: 'Held in escrow', usd: money.held, tone: 'tide' },
    { label: 'Set aside in a dispute', usd: money.disputed, tone: 'danger' },
    { label: 'Taken back by a bank for now', usd: money.cardDisputed, tone: 'danger' },
    { label: 'Refunded', usd: money.refunded, tone: 'neutral' },
    { label: status === 'payment_due' ? 'Not paid' : 'Not paid into escrow', usd: unpaidUsd(money), tone: 'amber' },
  ]
  return parts.filter(({ usd }) => usd > 0)
}

/** 'Held in escrow', or the parts with their amounts when there are several. */
export function moneyText(contract: Pick<ContractView, 'money' | 'status'>): string {
  const parts = moneyParts(contract.money, contract.status)
  if (parts.length === 0) return 'Nothing was paid'
  const [only] = parts
  if (parts.length === 1 && only) return only.label
  return parts
    .map(({ label, usd }, index) => `${index === 0 ? label : label.toLowerCase()} ${formatUsd(usd)}`)
    .join(', ')
}

/** The client's bank has taken a payment back, so nothing of the contract moves. */
export function isWaitingForBank({ next, endedAt }: Pick<ContractView, 'next' | 'endedAt'>): boolean {
  return next === null && endedAt === null
}

/** The suspended side without which the next step is not made. A delivery is approved without its client. */
export function waitsForSuspended({ next, suspended }: Pick<ContractView, 'next' | 'suspended'>) {
  const needed = { fund: ['client', 'freelancer'], deliver: ['freelancer'], review: [], pay: [], settle: [] } as const
  const sides: readonly ContractSide[] = next ? needed[next.move] : []
  return sides.find((side) => suspended.includes(side))
}

/** 'Held until Dec 4, 2026'. Undefined if nothing is held. */
export function heldText({ heldUntil }: Pick<ContractView, 'heldUntil'>): string | undefined {
  return heldUntil ? `Held until ${formatDay(heldUntil)}` : undefined
}

export function heldEndText({ deliveryStatus, status, client }: ContractView, side: ContractSide): string {
  if (status === 'disputed') return 'Guildhall’s operator decides before that day.'
  if (status === 'payment_due') return 'On that day it is released, and the rest stays due.'
  if (deliveryStatus === 'submitted')
    return 'The delivery under review is approved automatically on that day at the latest.'
  return `If nothing is delivered before, it goes back to ${side === 'client' ? 'you' : client.name} on that day.`
}

export const bankTexts = { client: 'Waiting for your bank', freelancer: 'Waiting for the client’s bank' }

/** Undefined when the contract has ended. */
export function nextText(contract: ContractView, side: ContractSide): string | undefined {
  const { next, client, freelancer, suspended } = contract
  if (!next) return isWaitingForBank(contract) ? bankTexts[side] : undefined
  if (contract.isPaymentSent && (next.move === 'fund' || next.move === 'pay')) return bankTexts[side]
  const missing = waitsForSuspended(contract)
  if (missing) {
    return `On hold while ${missing === side ? 'your account' : `the account of ${contract[missing].name}`} is suspended`
  }
  if (next.move === 'review' && suspended.includes('client')) return 'Waiting for the automatic approval'
  const texts = {
    fund: ['Pay into escrow', `Waiting for ${client.name} to pay into escrow`],
    deliver: [`Waiting for ${freelancer.name} to deliver`, 'Deliver your work'],
    review: ['Review the delivery', `Waiting for ${client.name} to review`],
    pay: ['Pay for the approved work', `Waiting for ${client.name} to pay`],
    settle: ['In dispute', 'In dispute'],
  } as const satisfies Record<typeof next.move, readonly [client: string, freelancer: string]>
  if (next.by === 'operator') return 'Waiting for an operator to decide'
  return texts[next.move][side === 'client' ? 0 : 1]
}

/** 'due Dec 4, 2026'. Undefined if there is no date, or one that cannot be met. */
export function untilText(contract: Pick<ContractView, 'next' | 'suspended'>, now: Date): string | undefined {
  const { next } = contract
  if (!next?.until || waitsForSuspended(contract)) return undefined
  const day = formatDay(next.until)
  if (next.move === 'review') return `approved automatically on ${day}`
  if (next.move === 'settle') return `until ${day}, you two can agree`
  return new Date(next.until) < now ? `was due ${day}` : `due ${day}`
}

export function eventText(
  { kind, amount, version, by, milestone }: ContractEventView,
  { client, freelancer }: { client: { name: string }; freelancer: { name: string } },
): { text: string; detail: string | undefined } {
  const usd = amount === null ? 'The amount' : formatUsd(amount)
  const number = version === null ? 'A version' : `Version ${version}`
  const texts = {
    agreed: `Agreed for ${usd}`,
    funded: `${usd} paid into escrow`,
    delivered: `${number} delivered`,
    changes_requested: `Changes to ${number.toLowerCase()} requested`,
    approved: 'Work approved',
    auto_approved: 'Approved automatically, without an answer in time',
    payment_due: 'Payment due',
    released: `${usd} released from escrow`,
    refunded: `${usd} refunded`,
    end_offered: 'Offered to end the contract',
    end_declined: 'Offer to end the contract declined',
    end_withdrawn: 'Offer to end the contract withdrawn',
    end_outdated: 'Offer to end the contract outdated, as the money changed',
    decided: 'Ended by the operator of Guildhall',
    cancelled: 'Contract cancelled',
    card_disputed: `${usd} taken back by the client’s bank`,
    card_dispute_won: `${usd} returned by the client’s bank`,
    card_dispute_lost: `${usd} kept by the client’s bank`,
    held_returned: `${usd} returned to the client, as it could no longer be held`,
    change_offered: 'Change of the contract offered',
    change_accepted: 'Contract changed',
    change_declined: 'Change of the contract declined',
    change_withdrawn: 'Change of the contract withdrawn',
    change_outdated: 'Change of the contract outdated, as its money or state changed',
    milestone_released: `${usd} released for the milestone “${milestone ?? ''}”`,
    dispute_opened: `Dispute opened: ${usd} set aside`,
    dispute_claimed: `Stated a split: ${usd} to the freelancer`,
    dispute_operator_asked: 'Asked for an operator',
    dispute_waiting: 'Dispute given to an operator',
    dispute_agreed: 'Dispute ended by agreement',
    dispute_withdrawn: 'Dispute withdrawn',
    dispute_decided: 'Dispute decided by an operator',
  } as const satisfies Record<typeof kind, string>
  const people = { client: client.name, freelancer: freelancer.name }
  return { text: texts[kind], detail: by === null ? undefined : people[by] }
}
