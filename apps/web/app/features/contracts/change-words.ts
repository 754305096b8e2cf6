import {
  type ContractDetailView,
  type ContractMilestoneView,
  type ContractMoneyView,
  feeCents,
  formatUsd,
  nextFeeCents,
  toCents,
  toDollars,
} from '@guildhall/contract'
import type { ContractSide } from './shared/api.ts'

export const daysText = (days: number) => (days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`)

/** What releasing `cents` next means in dollars: the fee, and what the freelancer gets. */
export function nextShares({ released, feeBps }: ContractMoneyView, usd: number) {
  const cents = toCents(usd)
  const fee = nextFeeCents({ releasedCents: toCents(released), nextCents: cents, feeBps })
  return { fee: toDollars(fee), earnings: toDollars(cents - fee) }
}

export function amountTexts(
  { money, client, freelancer }: ContractDetailView,
  usd: number,
  viewer: ContractSide,
): string {
  const paid = toCents(money.held) + toCents(money.released) + toCents(money.disputed)
  const cents = toCents(usd)
  const fee = feeCents(cents, money.feeBps)
  const gets = viewer === 'freelancer' ? 'You get' : `${freelancer.name} gets`
  const total = `${gets} ${formatUsd(toDollars(cents - fee))} in all, after Guildhall’s fee of ${formatUsd(toDollars(fee))}.`
  if (cents < paid) {
    const back = formatUsd(toDollars(Math.min(paid - cents, toCents(money.held))))
    return `${back} of what is held goes back to ${viewer === 'client' ? 'you' : client.name} at once. ${total}`
  }
  if (cents === paid) return `It is then paid in full. ${total}`
  const left = formatUsd(toDollars(cents - paid))
  return `${viewer === 'client' ? 'You then have' : `${client.name} then has`} ${left} left to pay. ${total}`
}

export const milestonesLeft = ({ milestones }: Pick<ContractDetailView, 'milestones'>): ContractMilestoneView[] =>
  milestones.filter(({ releasedAt }) => releasedAt === null)
