import { formatUsd, type ProposalView, skillKey } from '@guildhall/contract'
import { daysText } from './facts.tsx'

type Terms = Pick<ProposalView, 'bidAmount' | 'atBudget' | 'deliveryTime'> & Partial<Pick<ProposalView, 'milestones'>>

/** Note beside the price of a proposal without a bid. The client may have changed the budget since. */
export function priceNote({ atBudget, bidAmount }: Terms, budget: number): string | undefined {
  if (!atBudget) return undefined
  return bidAmount === budget ? 'at your budget' : 'at your budget when it was sent'
}

export function termsText(terms: Terms, budget: number): string {
  const note = priceNote(terms, budget)
  const parts = terms.milestones?.length ? ` in ${terms.milestones.length} milestones` : ''
  const price = `${formatUsd(terms.bidAmount)}${parts}${note ? ` (${note})` : ''}`
  return terms.deliveryTime
    ? `${price}, delivery in ${daysText(terms.deliveryTime)}`
    : `${price}, no delivery time given`
}

/** '3 projects completed here, for 2 clients'. Undefined if unknown. */
export function historyText({ completedJobs, completedForClients = 0 }: History): string | undefined {
  if (completedJobs === undefined) return undefined
  if (completedJobs === 0) return 'New here'
  if (completedJobs === 1) return '1 project completed here'
  const clients = completedForClients === 1 ? 'all for 1 client' : `for ${shown(completedForClients)} clients`
  return `${shown(completedJobs)} projects completed here, ${clients}`
}

type History = Pick<ProposalView, 'completedJobs' | 'completedForClients'>
const shown = (count: number) => count.toLocaleString('en-US')

/** How many required skills are proven, as the list can be sorted by. */
export function provenText({ verifiedSkills = [] }: ProposalView, requiredSkills: readonly string[]): string {
  const required = new Set(requiredSkills.map(skillKey))
  const proven = new Set(verifiedSkills.map(({ skill }) => skillKey(skill)).filter((key) => required.has(key)))
  if (proven.size === 0) return 'No required skills proven'
  return `${proven.size} of ${required.size} required ${required.size === 1 ? 'skill' : 'skills'} proven`
}
