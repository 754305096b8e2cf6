import { formatUsd } from '@guildhall/contract'
import { readAmount } from '../../amounts.ts'
import type { ProposalValues } from './shared/proposal-values.ts'

type Terms = Omit<ProposalValues, 'message'>

export const termFields = ['bidAmount', 'deliveryTime', 'skills', 'milestones', 'attachments'] as const

/** What is filled in, in a few words; empty if nothing is. */
export function termsSummary({ bidAmount, deliveryTime, skills, milestones, attachments }: Terms): string {
  const { usd } = readAmount(bidAmount, '')
  const parts = [
    usd === undefined ? bidAmount.trim() : formatUsd(usd),
    deliveryTime.trim() && `${deliveryTime.trim()} ${deliveryTime.trim() === '1' ? 'day' : 'days'}`,
    skills.trim() && 'your skills',
    counted(milestones.length, 'milestone'),
    counted(attachments.length, 'file'),
  ]
  return parts.filter(Boolean).join(', ')
}

const counted = (number: number, noun: string) => number > 0 && `${number} ${number === 1 ? noun : `${noun}s`}`
