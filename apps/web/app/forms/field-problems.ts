import type { ApiFailure } from '../api-errors.ts'

export type Problem = ApiFailure['details'][number]

/**
 * The fields that a server's objections are about, in the order of `values`; other objections are left out. The first counts.
 * @param values a field is where they stop being objects, so `skills.1` belongs to `skills` when that is one text
 */
export function fieldProblems(values: object, details: readonly Problem[]): Problem[] {
  const found = new Map<string, string>()
  for (const { path, message } of details) {
    const field = fieldAt(values, path)
    if (field !== undefined && !found.has(field)) found.set(field, message)
  }
  const order = Object.keys(values)
  const placeOf = (field: string) => order.indexOf(field.split('.')[0] ?? '')
  return [...found]
    .map(([path, message]) => ({ path, message }))
    .sort((one, other) => placeOf(one.path) - placeOf(other.path))
}

function fieldAt(values: object, path: string): string | undefined {
  const steps = path.split('.')
  let value: unknown = values
  for (const [position, step] of steps.entries()) {
    if (typeof value !== 'object' || value === null) return steps.slice(0, position).join('.')
    if (!Object.keys(value).includes(step)) return undefined
    value = (value as Record<string, unknown>)[step]
  }
  return path
}
