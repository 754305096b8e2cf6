const bullet = /^(?:[-*•–]|\d{1,3}[.)])\s+/
const linesMaximum = 200

/** Lines as they stand in the criteria, without bullets and numbers. */
export function criteriaLines(criteria: string): string[] {
  const lines = criteria.split(/\r\n|\r|\n/).map((line) => line.trim().replace(bullet, '').trim())
  return [...new Set(lines.filter((line) => line !== ''))].slice(0, linesMaximum)
}
