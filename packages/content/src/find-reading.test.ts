import { describe, expect, test } from 'vitest'
import type { FoundReadings } from './find-reading.ts'
import { openReadingSearch } from './readings.ts'
import { type Expected, heldBackPrompts, prompts } from './testing/prompts.ts'

const { find } = openReadingSearch()
const rightLeast = 114

test('a search finds the same however much was prepared before, and preparing ends', () => {
  const [early, late] = [openReadingSearch(), openReadingSearch()]
  early.prepare()
  while (!late.prepare()) {}

  expect(early.find('learn Kotlin').opens?.id).toBe('kotlin')
  expect(late.find('learn Kotlin')).toEqual(early.find('learn Kotlin'))
  expect([early.prepare(), late.prepare()]).toEqual([true, true])
})

describe('what people type', () => {
  test('the table has 120 prompts, 30 of them held back from tuning', () => {
    expect([prompts.length, heldBackPrompts.length]).toEqual([90, 30])
  })

  test(`at least ${rightLeast} of 120 prompts find what was asked for, or the honest answer`, () => {
    const missesTuned = missesIn(prompts)
    const missesHeldBack = missesIn(heldBackPrompts)
    const misses = [...missesTuned, ...missesHeldBack]

    console.info(
      `${missesTuned.length} of 90 and ${missesHeldBack.length} of 30 held back missed:\n${misses.join('\n')}`,
    )
    expect(120 - misses.length).toBeGreaterThanOrEqual(rightLeast)
  })
})

describe('words that every prompt has', () => {
  test.each([
    'learn',
    'my first course about work',
    'become better with a complete roadmap for beginners',
    'please teach me something new this week',
    'Create a learning unit about',
  ])('“%s” finds nothing', (prompt) => {
    expect(find(prompt)).toEqual({ opens: undefined, offers: [] })
  })

  test('do not change what the telling ones find', () => {
    expect(find('I want to become a better professional and learn Kotlin fast, please').opens?.id).toBe('kotlin')
  })
})

describe('what nothing teaches', () => {
  test.each([
    'merge two PDF files',
    'plan a garden',
    'photo of the moon',
    'the history of rome',
    'kubernetes security',
    'repair a broken lens',
    'how to write a poem',
    'the history of jazz music',
    'Python with Django',
  ])('“%s” opens no course by the one word they share', (prompt) => {
    expect(find(prompt).opens).toBeUndefined()
  })
})

describe('spelling mistakes', () => {
  test.each([
    { mistake: 'phyton', id: 'python' },
    { mistake: 'htlm', id: 'html-css' },
    { mistake: 'javascrpit', id: 'javascript' },
    { mistake: 'tpyescript', id: 'typescript' },
    { mistake: 'rubi', id: 'ruby' },
  ])('$mistake finds $id', ({ mistake, id }) => {
    const { opens, offers } = find(mistake)

    expect([opens, ...offers].map((reading) => reading?.id)).toContain(id)
  })

  test('a correction that may be wrong is offered, never opened', () => {
    expect(find('swft')).toMatchObject({ opens: undefined, offers: [{ id: 'swift' }] })
  })

  test('a word that our texts use is not taken for a mistake', () => {
    expect(find('trust').offers).toEqual([])
  })
})

test('what is offered comes without doubles, the closest first, four at most', () => {
  const { opens, offers } = find('angular, react, vue, svelte, kotlin and swift')

  expect(opens).toBeUndefined()
  expect(offers).toHaveLength(4)
  expect(new Set(offers).size).toBe(4)
})

test.each([
  { what: 'nothing', prompt: '' },
  { what: 'signs only', prompt: '?!… 🙂 \u0000 \\ %' },
  { what: 'names of object properties', prompt: '__proto__ constructor toString hasOwnProperty' },
  { what: '20,000 letters in a row', prompt: 'a'.repeat(20_000) },
  { what: '20,000 accents', prompt: 'e\u0301'.repeat(10_000) },
])('$what is answered: there is nothing', ({ prompt }) => {
  expect(find(prompt)).toEqual({ opens: undefined, offers: [] })
})

function missesIn(table: readonly (readonly [string, Expected])[]): string[] {
  return table
    .filter(([prompt, expected]) => !isAsExpected(find(prompt), expected))
    .map(([prompt, expected]) => `- ${prompt}: expected ${expected}, ${inWords(find(prompt))}`)
}

function isAsExpected({ opens, offers }: FoundReadings, expected: Expected): boolean {
  if (expected === 'nothing') return !opens && offers.length === 0
  if (expected.startsWith('opens')) return `opens ${opens?.id}` === expected
  return !opens && offers.some(({ kind, id }) => `offers ${kind} ${id}` === expected)
}

const inWords = ({ opens, offers }: FoundReadings) =>
  opens ? `opens ${opens.id}` : `offers ${offers.map(({ kind, id }) => `${kind} ${id}`).join(', ') || 'nothing'}`
