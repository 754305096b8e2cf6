import { formatUsd } from '@guildhall/contract'

/** Dollars as typed: the amount, or why it cannot be read. */
export type TypedAmount = { usd: number; problem?: undefined } | { usd?: undefined; problem: string }

const plain = /^-?\d*(?:\.\d*)?$/
const grouped = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/

/**
 * Reads dollars as a person types them. A dot separates decimals; a comma may only separate thousands, in its right place
 * (`1,250.50`). Anything else could mean two amounts, such as `12,50` or `1.250`, and is refused.
 * @param name what the sentence calls the amount, such as 'Price'
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

/** What the form understood, to be shown beside the field before anything is sent; undefined while it is unreadable. */
export function amountHint(text: string): string | undefined {
  const { usd } = readAmount(text, '')
  return usd !== undefined && usd > 0 ? `Reads as ${formatUsd(usd)}.` : undefined
}
