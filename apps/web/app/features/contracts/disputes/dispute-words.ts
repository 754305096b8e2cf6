import { type ContractDetailView, type DisputeView, dayMs, formatUsd, hourMs } from '@guildhall/contract'
import { formatDay } from '../../../dates.ts'
import type { ContractSide } from '../shared/api.ts'

/** '3 days left', '25 hours left' from the last two days on, 'Less than an hour left'. */
export function timeLeft(until: string, now: Date): string {
  const ms = Date.parse(until) - now.getTime()
  if (ms <= 0) return 'Time is up'
  const [count, unit] = ms >= 2 * dayMs ? [Math.round(ms / dayMs), 'day'] : [Math.floor(ms / hourMs), 'hour']
  if (count === 0) return 'Less than an hour left'
  return `${count} ${unit}${count === 1 ? '' : 's'} left`
}

export const otherSide = (side: ContractSide): ContractSide => (side === 'client' ? 'freelancer' : 'client')

export function disputeHeading(dispute: DisputeView, viewer: ContractSide, name: string): string {
  switch (dispute.status) {
    case 'open':
      return dispute.openedBy === viewer ? 'You opened a dispute' : `${name} opened a dispute`
    case 'waiting':
      return 'An operator decides this dispute'
    case 'agreed':
      return 'You both agreed'
    case 'decided':
      return 'An operator decided this dispute'
    case 'withdrawn':
      return dispute.openedBy === viewer ? 'You withdrew your dispute' : `${name} withdrew the dispute`
    default:
      return dispute.status satisfies never
  }
}

export function disputeText(dispute: DisputeView, viewer: ContractSide, contract: ContractDetailView): string {
  const { paid, rest, total, status, claims } = dispute
  const name = contract[otherSide(viewer)].name
  const agreed =
    paid.release + paid.refund > 0
      ? ` You both agree on ${formatUsd(paid.release)} for the freelancer and ${formatUsd(paid.refund)} for the client: it was paid out. ${formatUsd(rest)} is still in dispute.`
      : ''
  if (status === 'waiting') {
    return `${formatUsd(total)} was set aside.${agreed} An operator of Guildhall reads the evidence and splits the rest. You both read the reason.`
  }
  const next =
    claims[viewer] === null
      ? `Say which split you think is right. What you both agree on is paid out at once.`
      : claims[otherSide(viewer)] === null
        ? `${name} has not said yet which split is right.`
        : 'You can both change your split. If they become the same, the dispute ends.'
  return `${formatUsd(total)} was set aside.${agreed} ${next} After ${formatDay(dispute.claimsUntil)}, an operator decides about the rest.`
}
