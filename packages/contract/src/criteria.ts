const bullet = /^(?:[-*•–]|\d{1,3}[.)])\s+/
/** How many lines of the criteria can be cited. */
const linesMaximum = 200

/** The acceptance criteria of a contract line by line, quoted as they stand, without bullets and numbers. */
export function criteriaLines(criteria: string): string[] {
  const lines = criteria.split(/\r\n|\r|\n/).map((line) => line.trim().replace(bullet, '').trim())
  return [...new Set(lines.filter((line) => line !== ''))].slice(0, linesMaximum)
}
