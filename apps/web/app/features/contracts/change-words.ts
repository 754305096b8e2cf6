import {
  type ContractDetailView,
  type ContractMilestoneView,
  feeCents,
  formatUsd,
  nextFeeCents,
  toCents,
  toDollars,
} from '@guildhall/contract'

export const daysText = (days: number) => (days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`)

/** Of `cents` that are released next: the fee, and what the freelancer gets. In dollars. */
export function nextShares({ released, feeBps }: ContractDetailView['money'], usd: number) {
  const cents = toCents(usd)
  const fee = nextFeeCents({ releasedCents: toCents(released), nextCents: cents, feeBps })
  return { fee: toDollars(fee), earnings: toDollars(cents - fee) }
}

/** What a contract with this amount means for the money, in a sentence for each side of it. */
export function amountTexts({ money, client, freelancer }: ContractDetailView, usd: number): string[] {
  const paid = toCents(money.held) + toCents(money.released) + toCents(money.disputed)
  const cents = toCents(usd)
  const fee = feeCents(cents, money.feeBps)
  const total = `${freelancer.name} gets ${formatUsd(toDollars(cents - fee))} in all, after Guildhall’s fee of ${formatUsd(toDollars(fee))}.`
  if (cents < paid) {
    const back = formatUsd(toDollars(Math.min(paid - cents, toCents(money.held))))
    return [`${back} of what is held goes back to ${client.name} at once.`, total]
  }
  if (cents > paid) return [`${client.name} then has ${formatUsd(toDollars(cents - paid))} left to pay.`, total]
  return ['What is paid is then exactly the amount.', total]
}

/** Milestones that are not released. */
export const milestonesLeft = ({ milestones }: Pick<ContractDetailView, 'milestones'>): ContractMilestoneView[] =>
  milestones.filter(({ releasedAt }) => releasedAt === null)
