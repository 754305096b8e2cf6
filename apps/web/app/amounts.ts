import { formatUsd } from '@guildhall/contract'

export type TypedAmount = { usd: number; problem?: undefined } | { usd?: undefined; problem: string }

const plain = /^-?\d*(?:\.\d*)?$/
const grouped = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/

/**
 * Parses dollars. A dot separates decimals; a comma may only separate thousands, in the right place (`1,250.50`).
 * Ambiguous input such as `12,50` or `1.250` is refused.
 * @param name the field in the error message, such as 'Price'
 */
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

/** How the form reads the amount, shown beside the field; undefined if invalid. */
export function amountHint(text: string): string | undefined {
  const { usd } = readAmount(text, '')
  return usd !== undefined && usd > 0 ? `Reads as ${formatUsd(usd)}.` : undefined
}
