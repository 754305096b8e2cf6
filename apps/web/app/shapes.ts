/**
 * Checks values the browser reads back or is sent: drafts, history state, the few answers whose shape decides what a
 * screen says. The contract's schemas do far more and cost every page 24 kB, so they load with the forms that need them.
 */

/** Returns `value` typed, without keys it does not know, or throws {@link ShapeError}. */
export type Shape<T> = (value: unknown) => T
export type Shaped<S> = S extends Shape<infer T> ? T : never

export class ShapeError extends Error {
  override readonly name = 'ShapeError'
}

type OptionalKeys<T> = { [Key in keyof T]: undefined extends T[Key] ? Key : never }[keyof T]
type Tidy<T> = { [Key in keyof T]: T[Key] }
type RecordOf<Fields> = Tidy<
  { [Key in Exclude<keyof Fields, OptionalKeys<Fields>>]: Fields[Key] } & {
    [Key in OptionalKeys<Fields>]?: Exclude<Fields[Key], undefined>
  }
>

function check<T>(expected: string, test: (value: unknown) => value is T): Shape<T> {
  return (value) => {
    if (test(value)) return value
    throw new ShapeError(`${expected} expected`)
  }
}

export const text = check('a text', (value): value is string => typeof value === 'string')
export const flag = check('true or false', (value): value is boolean => typeof value === 'boolean')
export const wholeNumber = check('a whole number', (value): value is number => Number.isSafeInteger(value))

export function oneOf<const Value>(values: readonly Value[]): Shape<Value> {
  return check(`one of ${values.join(', ')}`, (value): value is Value => values.some((known) => known === value))
}

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return (value) => (value === null ? null : shape(value))
}

/** For a field of a record that may be missing. */
export function optional<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value) => (value === undefined ? undefined : shape(value))
}

/** `fallback` where the value has another shape. */
export function or<T>(shape: Shape<T>, fallback: T): Shape<T> {
  return (value) => fitting(shape, value) ?? fallback
}

export function listOf<T>(item: Shape<T>): Shape<T[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new ShapeError('a list expected')
    return value.map(item)
  }
}

export function record<Fields extends object>(fields: { [Key in keyof Fields]: Shape<Fields[Key]> }) {
  return (value: unknown): RecordOf<Fields> => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ShapeError('a record expected')
    const given = value as Record<string, unknown>
    const read = Object.entries<Shape<unknown>>(fields).map(([key, shape]) => [key, shape(given[key])] as const)
    return Object.fromEntries(read.filter(([, field]) => field !== undefined)) as RecordOf<Fields>
  }
}

/** The value, or undefined when it does not have the shape. */
export function fitting<T>(shape: Shape<T>, value: unknown): T | undefined {
  try {
    return shape(value)
  } catch (error) {
    if (error instanceof ShapeError) return undefined
    throw error
  }
}
