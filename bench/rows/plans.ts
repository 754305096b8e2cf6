/** One statement as PostgreSQL carried it out, read from the log of auto_explain. */
export type Carried = { text: string; ms: number; pages: number; findings: string[] }

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Plan Rows': number
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  Plans?: Node[]
}

/** More rows than a page of a list needs. */
const many = 2_000
const farOff = 100

export function readPlans(log: string): Carried[] {
  return [...log.matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g)].map(([, ms, json]) => {
    const { 'Query Text': text, Plan: plan } = JSON.parse((json ?? '').replaceAll('\n\t', '\n')) as {
      'Query Text': string
      Plan: Node
    }
    const pages = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
    return { text, ms: Number(ms), pages, findings: [...new Set(findingsOf(plan))] }
  })
}

function findingsOf(node: Node): string[] {
  const { 'Node Type': type, 'Plan Rows': planned, 'Actual Rows': actual, 'Actual Loops': loops } = node
  const name = node['Relation Name'] ?? node['Index Name'] ?? ''
  const rows = actual * loops
  const removed = (node['Rows Removed by Filter'] ?? 0) * loops
  const own = [
    ...(type === 'Seq Scan' && rows + removed > many ? [`reads all of ${name} (${count(rows + removed)} rows)`] : []),
    ...(/Index|Bitmap/.test(type) && rows + removed > many
      ? [`${type} of ${name} reads ${count(rows + removed)} rows`]
      : []),
    ...(type === 'Sort' && rows > many ? [`sorts ${count(rows)} rows`] : []),
    ...(loops > 0 &&
    Math.max(planned, actual) > many &&
    Math.max((planned + 1) / (actual + 1), (actual + 1) / (planned + 1)) > farOff
      ? [`${type} ${name}: ${count(planned)} rows estimated, ${count(actual)} found`]
      : []),
  ]
  return [...own, ...(node.Plans ?? []).flatMap(findingsOf)]
}

const count = (rows: number) => Math.round(rows).toLocaleString('en-US')
