import { chainStart, lineHash } from './ledger-hash.ts'
import { statementColumns } from './shared/statement-csv.ts'

export type Verdict = { chains: number; lines: number; problems: string[] }

/** Checks the hashes, the positions, and that each entry adds up to zero. It cannot see lines missing at the end. */
export function verifyStatement(csv: string): Verdict {
  const [head = '', ...rows] = csv.trim().split(/\r?\n/)
  if (head !== statementColumns.join(',')) {
    return { chains: 0, lines: 0, problems: ['This is not a statement: its first line has other columns.'] }
  }
  const problems: string[] = []
  const newest = new Map<string, { position: number; hash: Buffer }>()
  const sums = new Map<string, number>()
  for (const [index, row] of rows.entries()) {
    const problem = checkRow(row.split(','), newest, sums)
    if (problem) problems.push(`Line ${index + 2}: ${problem}`)
  }
  for (const [entry, sum] of sums)
    if (sum !== 0) problems.push(`The lines of entry ${entry} add up to ${sum} cents, not to 0.`)
  return { chains: newest.size, lines: rows.length, problems }
}

function checkRow(
  fields: string[],
  newest: Map<string, { position: number; hash: Buffer }>,
  sums: Map<string, number>,
): string | undefined {
  if (fields.length !== statementColumns.length)
    return `it has ${fields.length} fields instead of ${statementColumns.length}.`
  const [
    chain = '',
    position,
    entry = '',
    reason = '',
    source = '',
    account = '',
    owner,
    amount,
    currency = '',
    at = '',
    hash,
  ] = fields
  const instant = new Date(at)
  if (Number.isNaN(instant.getTime())) return `“${at}” is no instant.`
  const line = {
    position: Number(position),
    entryId: Number(entry),
    reason,
    source,
    account,
    ownerId: owner || null,
    amountCents: Number(amount),
    currency,
    at: instant,
  }
  const before = newest.get(chain) ?? { position: 0, hash: chainStart(chain) }
  const expected = lineHash(before.hash, line)
  newest.set(chain, { position: line.position, hash: Buffer.from(hash ?? '', 'hex') })
  sums.set(entry, (sums.get(entry) ?? 0) + line.amountCents)
  if (line.position !== before.position + 1)
    return `line ${before.position + 1} of its chain is expected, not ${line.position}.`
  return expected.toString('hex') === hash ? undefined : 'its hash does not fit: it or a line before was changed.'
}
