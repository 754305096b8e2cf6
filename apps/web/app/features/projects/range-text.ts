import { type BriefHelpView, formatUsd } from '@guildhall/contract'

/** Such as "Similar projects: $900 to $2,400, from 31 contracts". */
export function rangeText(range: BriefHelpView['range']): string | undefined {
  if (!range) return undefined
  const { low, high, contracts } = range
  const prices = low === high ? `around ${formatUsd(low)}` : `${formatUsd(low)} to ${formatUsd(high)}`
  return `Similar projects: ${prices}, from ${contracts} contracts`
}
