import { describe, expect, test } from 'vitest'
import type { FoundReadings } from './find-reading.ts'
import { openWholeSearch } from './testing/find-readings.ts'
import { type Expected, heldBackPrompts, prompts } from './testing/prompts.ts'

const { find } = openWholeSearch()
const rightLeast = 118

test('a search finds the same however much was prepared before, and preparing ends', () => {
  const [early, late] = [openWholeSearch(), openWholeSearch()]
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
    'Python with Flask',
    'rust borrow checker',
    'wedding speech for my brother',
  ])('“%s” opens no course by the one word they share', (prompt) => {
    expect(find(prompt).opens).toBeUndefined()
  })
})

describe('an offer says why', () => {
  test.each([
    {
      what: 'the topic of the lesson',
      prompt: 'color contrast ratio',
      offer: {
        lessonId: 'visual-design',
        why: 'The lesson “Color, contrast, text and targets” teaches: Contrast 4.5:1 and 3:1.',
      },
    },
    {
      what: 'what the unit is about',
      prompt: 'client wont pay me',
      offer: {
        lessonId: undefined,
        why: expect.stringMatching(/^On “pay”: An invoice that gets paid without a question/),
      },
    },
    {
      what: 'that the thing itself is not taught',
      prompt: 'symfony',
      offer: { why: 'Does not teach “symfony” itself, but comes closest to it.' },
    },
  ])('$what: $prompt', ({ prompt, offer: { why, ...passage } }) => {
    expect(find(prompt).offers[0]).toMatchObject({ why })
    expect(find(prompt).offers[0]?.passage ?? {}).toMatchObject(passage)
  })

  test('a first client is a course of its own', () => {
    expect(find('how do I get my first client').opens?.id).toBe('finding-first-clients')
  })
})

test('whom something is for does not open a course', () => {
  const { opens, offers } = find('build websites for small businesses')

  expect(opens).toBeUndefined()
  expect(offers.slice(0, 2).map(({ reading }) => reading.id)).toEqual(['html-css', 'wordpress'])
})

describe('spelling mistakes', () => {
  test.each([
    { mistake: 'phyton', id: 'python' },
    { mistake: 'htlm', id: 'html-css' },
    { mistake: 'javascrpit', id: 'javascript' },
    { mistake: 'tpyescript', id: 'typescript' },
    { mistake: 'rubi', id: 'ruby' },
    // No heading has "negotiate", but its stem.
    { mistake: 'negociate a better rate', id: 'pricing-freelance-work' },
  ])('$mistake finds $id', ({ mistake, id }) => {
    const { opens, offers } = find(mistake)

    expect([opens, ...offers.map(({ reading }) => reading)].map((reading) => reading?.id)).toContain(id)
  })

  test('a correction that may be wrong is offered, never opened', () => {
    expect(find('swft')).toMatchObject({ opens: undefined, offers: [{ reading: { id: 'swift' } }] })
  })

  test('a word that our texts use is not taken for a mistake', () => {
    for (const { why } of find('trust').offers) expect(why).toMatch(/trust/i)
    expect(find('trust')).toEqual(find('Trust!'))
  })
})

describe('everyday words', () => {
  test.each([
    { prompt: 'price of gold', what: 'no misspelled “good”' },
    { prompt: 'history of a horse', what: 'the topic, if no heading has them' },
    { prompt: 'sap abap programming', what: 'the topic, if two of them are in no text' },
    { prompt: 'run faster', what: 'nothing to find by, if half of the lessons have them' },
  ])('in “$prompt” are $what', ({ prompt }) => {
    expect(find(prompt)).toEqual({ opens: undefined, offers: [] })
  })

  test.each([
    { prompt: 'logo for a bakery', id: 'graphic-design' },
    { prompt: 'photo of a horse', id: 'photography-basics' },
  ])('in “$prompt” name no topic', ({ prompt, id }) => {
    expect([find(prompt).opens, ...find(prompt).offers.map(({ reading }) => reading)].map((one) => one?.id)).toContain(
      id,
    )
  })

  test.each([
    { said: 'my client ghosted me', id: 'managing-a-project-alone' },
    { said: 'taking a vacation', id: 'sustainable-week' },
    { said: 'I want money upfront', id: 'escrow-and-payment-terms' },
  ])('“$said” is offered what lessons call otherwise, and opens nothing', ({ said, id }) => {
    const { opens, offers } = find(said)

    expect(opens).toBeUndefined()
    expect(offers.map(({ reading }) => reading.id)).toContain(id)
  })
})

test('what is offered comes without doubles, the closest first, five at most', () => {
  const { opens, offers } = find('angular, react, vue, svelte, kotlin and swift')

  expect(opens).toBeUndefined()
  expect(offers).toHaveLength(5)
  expect(new Set(offers.map(({ reading }) => reading)).size).toBe(5)
})

test.each([
  { what: 'nothing', prompt: '' },
  { what: 'signs only', prompt: '?!… 🙂 \u0000 \\ %' },
  { what: 'names of object properties', prompt: '__proto__ constructor toString hasOwnProperty' },
  { what: '20,000 letters in a row', prompt: 'a'.repeat(20_000) },
  { what: '20,000 accents', prompt: 'e\u0301'.repeat(10_000) },
  { what: '2,000 ligatures of 18 letters', prompt: '\uFDFA'.repeat(2_000) },
  { what: 'words that patterns go back for', prompt: 'client says find get wont how long '.repeat(600) },
  { what: 'Arabic', prompt: 'كيف أتعلم البرمجة '.repeat(100) },
  { what: 'Chinese', prompt: '我想学习编程'.repeat(300) },
  { what: '300 different words that are close to ours', prompt: wordsCloseToOurs() },
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
  return !opens && offers.some(({ reading }) => `offers ${reading.kind} ${reading.id}` === expected)
}

const inWords = ({ opens, offers }: FoundReadings) =>
  opens
    ? `opens ${opens.id}`
    : `offers ${offers.map(({ reading }) => `${reading.kind} ${reading.id}`).join(', ') || 'nothing'}`

/** Each is compared with our vocabulary, up to the bound of corrections. */
function wordsCloseToOurs() {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  return Array.from({ length: 300 }, (_, n) => `zqx${letters[n % 26]}${letters[Math.floor(n / 26)]}wvyj`).join(' ')
}
