import { formatUsd } from '@guildhall/contract'

export type TypedAmount = { usd: number; problem?: undefined } | { usd?: undefined; problem: string }

const plain = /^-?\d*(?:\.\d*)?$/
const grouped = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/

/** Parses dollars such as `1,250.50`. Refuses ambiguous input such as `12,50` or `1.250`. `name` is for error messages. */
export function readAmount(text: string, name: string): TypedAmount {
  const typed = text.trim().replace(/^\$\s*/, '')
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(typed)) return { problem: `${name} must be a number.` }
  if (!plain.test(typed) && !grouped.test(typed)) {
    return { problem: `${name} is not clear. Write cents after a dot, such as 12.50, and thousands as 1250 or 1,250.` }
  }
  const decimals = typed.split('.')[1] ?? ''
  if (decimals.length > 2) return { problem: `${name} can have at most two decimals.` }
  return { usd: Number(typed.replaceAll(',', '')) }
}

/** As it is typed into a field: cents only where there are any. */
export const typedAmount = (usd: number) => usd.toFixed(2).replace(/\.00$/, '')

/** How we read the amount, shown beside the field; undefined if invalid. */
export function amountHint(text: string): string | undefined {
  const { usd } = readAmount(text, '')
  return usd !== undefined && usd > 0 ? `That is ${formatUsd(usd)}.` : undefined
}
