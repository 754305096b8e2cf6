/** RFC 4180. Formulas get an apostrophe in front, which spreadsheets do not show, so that they do not run. */
export function csvRow(fields: readonly (string | number)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`
}

const formulaStart = /^[=+\-@\t\r]/
const decimalNumber = /^-?\d+(\.\d+)?$/

function csvField(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = formulaStart.test(value) && !decimalNumber.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Integer cents as dollars with two decimals, such as `-12.05`. */
export function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
