/**
 * A value as people read it, and as tests compare it: two values are the same if they are described alike. It asks for no
 * prototype, so that it can be used on values of another frame or context. `left`: how many values are told. Imports nothing.
 */
export function describeValue(value: unknown, depth = 0, left = { values: Number.POSITIVE_INFINITY }): string {
  if (left.values-- <= 0) return '…'
  if (typeof value === 'string') return depth === 0 && !/['\n]/.test(value) ? `'${value}'` : JSON.stringify(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value)
  if (typeof value === 'function') return `function ${value.name || '(without a name)'}`
  if (typeof value !== 'object' || value === null) return String(value)
  if (depth > 6) return '…'
  return describeObject(value, (inner) => describeValue(inner, depth + 1, left))
}

/** They lead to all that a page is made of. */
const ofPage = /^(?:HTML|SVG)\w*Element$|Event$|^Text$|^Window$|Document$/

function describeObject(value: object, describe: (inner: unknown) => string): string {
  const tag = Object.prototype.toString.call(value).slice(8, -1)
  if (Array.isArray(value)) return `[${Array.from(value, describe).join(', ')}]`
  if (ofPage.test(tag)) return tag
  if (tag === 'Date') return `Date(${Number(value)})`
  if (tag === 'RegExp') return `/${(value as RegExp).source}/${(value as RegExp).flags}`
  if (tag === 'Error') return `${(value as Error).name}: ${(value as Error).message}`
  if (tag === 'Set') return `Set {${[...(value as Set<unknown>)].map(describe).join(', ')}}`
  if (tag === 'Map') {
    const entries = [...(value as Map<unknown, unknown>)].map(([key, held]) => `${describe(key)} → ${describe(held)}`)
    return `Map {${entries.join(', ')}}`
  }
  // The order of keys is no difference.
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, held]) => `${key}: ${describe(held)}`).join(', ')}}`
}
