import { type CounterView, formatUsd } from '@guildhall/contract'
import { daysText } from './facts.tsx'

type Viewer = { viewer: 'client' | 'freelancer'; otherName: string }

export function counterTitle(
  { by, status }: Pick<CounterView, 'by' | 'status'>,
  { viewer, otherName }: Viewer,
): string {
  const isOwn = by === viewer
  const whose = isOwn ? 'Your counter-offer' : `${otherName}’s counter-offer`
  if (status === 'open')
    return isOwn ? `${whose} is waiting for ${otherName}’s answer` : `${otherName} offers other terms`
  if (status === 'countered') return `${whose} was answered with another one`
  if (status === 'outdated') return `${whose} is out of date`
  return `${whose} was ${status}`
}

export function counterTerms({ bidAmount, deliveryTime }: Pick<CounterView, 'bidAmount' | 'deliveryTime'>): string {
  return `${formatUsd(bidAmount)}, ${deliveryTime ? `delivery in ${daysText(deliveryTime)}` : 'no delivery time given'}`
}
