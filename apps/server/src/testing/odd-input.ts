import fc from 'fast-check'

export type Schema = {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}
/** Names that every object inherits. */
export const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype']
const oddText = [
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u{10ffff}',
  'x'.repeat(10_000),
  '%',
  "'--",
  '\\',
  '-1',
  '1e999',
]
const oddValues: unknown[] = [
  ...inherited,
  ...oddText,
  null,
  true,
  0,
  -1,
  1.5,
  Number.MAX_VALUE,
  [],
  {},
  [[]],
  ['__proto__', '\0', '\ud800'],
  { constructor: { prototype: {} }, toString: 1 },
  [{ toString: null, '\0': '\0' }],
]
/** What a database, a number or an address cannot hold: pairs that the same rule refuses. */
const likeliest: unknown[] = ['\0', '\ud800', null, Number.MAX_VALUE, '%00', '%ED%A0%80']
/**
 * In each place, one of each likeliest pair is tried; of the other values, each in every sixteenth place, so that it reaches many
 * routes. Another property seed begins with other ones. By night all are tried in every place.
 */
const turnOf = <T>(values: readonly T[], place: number) => {
  if (isNight) return values
  return values.filter((value, index) => {
    const rank = likeliest.indexOf(value)
    const [turn, turns] = rank === -1 ? [index, 16] : [rank, 2]
    return (turn + place + firstTurn) % turns === 0
  })
}
const isNight = Boolean(process.env.GUILDHALL_NIGHT)
const firstTurn = fc.readConfigureGlobal().seed ?? Date.now()

export const oddValuesFor = (place: number) => turnOf(oddValues, place)

/** URL-encoded already, as half a character cannot be encoded otherwise. */
const oddParts = [
  ...inherited,
  ...oddText.filter((text) => text.isWellFormed()).map(encodeURIComponent),
  '%00',
  '%ED%A0%80',
  '%FF%FE',
  '%',
  '%E0%A4%A',
  '..%2F..%2Fetc',
]
export const inheritedFor = (place: number) => turnOf(inherited, place)
export const oddPartsFor = (place: number) => turnOf(oddParts, place)

/** For a route that reads the parameters `names`. What it does not know it ignores, so a few stand for all. */
export function oddQueriesFor(names: readonly string[], place: number): string[] {
  const unknown = ['__proto__=1', 'unknown[a][b]=%00', 'a=%FF']
  if (names.length === 0) return unknown
  return [
    ...unknown,
    ...inheritedFor(place).map((key) => `${key}=1`),
    `${'a[b]'.repeat(500)}=1`,
    ...names.flatMap((name, index) => [
      ...oddPartsFor(place + index).map((part) => `${name}=${part}`),
      ...turnOf(inherited, place + index).map((key) => `${name}[${key}]=1`),
      ...queryForms(name).filter((_, form) => isNight || (form + place + index) % 2 === 0),
    ]),
  ]
}

const queryForms = (name: string) => [
  `${name}=1&${name}=2`,
  `${name}[]=1&${name}[]=2`,
  `${name}[a][b][c]=1`,
  `${name}`,
  `${name}=&${name}=`,
]

type Place = readonly (string | 0)[]

/** A list is represented by its first element. */
export function placesOf(schema: Schema, above: Place = []): Place[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, below]) => {
    const place = [...above, name]
    return [place, ...placesOf(below, place)]
  })
  const elements = schema.items ? [[...above, 0] as const, ...placesOf(schema.items, [...above, 0])] : []
  const others = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return [...own, ...elements, ...others.flatMap((one) => placesOf(one, above))]
}

export function withValue(whole: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value
  if (key === 0) return [withValue(Array.isArray(whole) ? whole[0] : undefined, rest, value)]
  const object = typeof whole === 'object' && whole !== null ? (whole as Record<string, unknown>) : {}
  return { ...object, [key]: withValue(object[key], rest, value) }
}
