const most = 1_000
/** What a summary may have; the rest of a longer text is not read. */
const limits = { read: 4_000, tables: 6 }
const summaries = new Map<string, string>()

/** What a statement does to which tables, such as "select projects, users". Holds names of our own alone, no value. */
export function statementSummary(text: string): string {
  const known = summaries.get(text)
  if (known !== undefined) return known
  const summary = summarize(text.slice(0, limits.read))
  if (summaries.size < most) summaries.set(text, summary)
  return summary
}

/** Not before a name that is no table: `for update of`, `do update set`, `is distinct from`, `from now()`. */
const table =
  /(?<!\bfor )(?<!\bfor no key )(?<!\bdo )(?<!\bdistinct )\b(?:(?:into|update|table) (?:only )?([\w".]+)|(?:from|join) (?:(?:only|lateral) )*([\w".]+)(?![\w".]* ?\())/g

function summarize(statement: string): string {
  const text = statement
    .replace(/--.*$/gm, ' ')
    .replace(/'(?:[^']|'')*('|$)/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
  const parts = new Set(
    [...text.matchAll(/\b(\w+)(?: \([^()]*\))? as (?:not )?(?:materialized )?\(/g)].map(([, name]) => name),
  )
  const names = [...text.matchAll(table)].map(([, written, read]) => (written ?? read ?? '').replaceAll('"', ''))
  const tables = [...new Set(names)].filter((name) => !parts.has(name) && /^[a-z_]/.test(name))
  return [verbOf(text), tables.slice(0, limits.tables).join(', ')].filter(Boolean).join(' ')
}

/** Of a statement with parts, that of the last one. */
function verbOf(text: string): string {
  const [first = ''] = text.match(/^[a-z]+/) ?? []
  if (first !== 'with') return first
  return text.match(/\) (select|insert|update|delete)\b(?!.*\) (?:select|insert|update|delete)\b)/)?.[1] ?? first
}
