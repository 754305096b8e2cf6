import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bidAmount,
  clientProjectsQuery,
  formatUsd,
  priceMaximumUsd,
  profileBody,
  projectBody,
  projectListQuery,
  splitAmount,
  toCents,
  toDollars,
} from './index.ts'
import { problemsOf } from './testing/problems-of.ts'

const mural = {
  title: 'Mural',
  description: 'Three meters of wall.',
  price: 100,
  requiredSkills: ['Painting'],
  deadline: '2030-01-31',
}
const cents = fc.integer({ min: 1, max: priceMaximumUsd * 100 })

describe('money', () => {
  test('every amount of cents survives the way to dollars and back', () => {
    fc.assert(fc.property(cents, (amount) => toCents(toDollars(amount)) === amount))
  })

  test('every amount of cents is a bid the wire accepts, also as the sum of two others', () => {
    const property = fc.property(cents, cents, (one, other) => {
      const whole = Math.min(one + other, priceMaximumUsd * 100)
      const sum = toDollars(one) + (toDollars(whole) - toDollars(one))
      expect(bidAmount.safeParse(toDollars(one)).success).toBe(true)
      expect([bidAmount.safeParse(sum).success, toCents(sum)]).toEqual([true, whole])
    })

    fc.assert(property)
  })

  test('no amount with a third decimal is accepted', () => {
    const property = fc.property(cents, fc.integer({ min: 1, max: 9 }), (amount, tenths) => {
      return !bidAmount.safeParse((amount * 10 + tenths) / 1_000).success
    })

    fc.assert(property)
  })

  test.each([
    { usd: 0.1 + 0.2, cents: 30 },
    { usd: 19.99, cents: 1_999 },
    { usd: 1.1 * 3, cents: 330 },
    { usd: 0.01, cents: 1 },
    { usd: priceMaximumUsd, cents: 1_000_000_000 },
  ])('$usd is $cents cents', ({ usd, cents }) => {
    expect(bidAmount.parse(usd)).toBe(usd)
    expect(toCents(usd)).toBe(cents)
  })

  const decimals = 'Bid can have at most two decimals.'
  const positive = 'Bid must be more than zero.'
  const tooMuch = 'Bid can be at most $10,000,000.'
  const number = 'Bid must be a number.'
  test.each([
    { usd: 19.999, sentence: decimals },
    { usd: 0.001, sentence: decimals },
    { usd: 1e-7, sentence: decimals },
    { usd: 10.0000001, sentence: decimals },
    { usd: Number.MIN_VALUE, sentence: decimals },
    { usd: 0, sentence: positive },
    { usd: -0, sentence: positive },
    { usd: -5, sentence: positive },
    { usd: -5.123, sentence: positive },
    { usd: 10_000_000.01, sentence: tooMuch },
    { usd: 1e300, sentence: tooMuch },
    { usd: Number.POSITIVE_INFINITY, sentence: number },
    { usd: Number.NaN, sentence: number },
    { usd: '19.99', sentence: number },
  ])('$usd is refused: $sentence', ({ usd, sentence }) => {
    expect(bidAmount.safeParse(usd).error?.issues.map((issue) => issue.message)).toEqual([sentence])
  })

  test.each([0.001, 1e-7, Number.MIN_VALUE, 10.0000001])('%d is refused wherever zero is allowed, too', (usd) => {
    const share = splitAmount('The amount').safeParse(usd)
    const rates = [usd, String(usd)].map((hourlyRate) => profileBody.safeParse({ hourlyRate }))

    expect(problemsOf(share)).toEqual([': The amount can have at most two decimals.'])
    expect(rates.map(problemsOf)).toEqual(rates.map(() => ['hourlyRate: Hourly rate can have at most two decimals.']))
  })

  test.each([
    { usd: 1250, shown: '$1,250' },
    { usd: 1250.5, shown: '$1,250.50' },
    { usd: 0.3, shown: '$0.30' },
    { usd: 10_000_000, shown: '$10,000,000' },
  ])('$usd shows as $shown', ({ usd, shown }) => {
    expect(formatUsd(usd)).toBe(shown)
  })
})

describe('deadline', () => {
  test.each([
    { sent: '2030-01-31', instant: '2030-01-31T00:00:00.000Z' },
    { sent: '2028-02-29', instant: '2028-02-29T00:00:00.000Z' },
    { sent: '2030-01-31T10:30', instant: '2030-01-31T10:30:00.000Z' },
    { sent: '2030-01-31T10:30:15.5', instant: '2030-01-31T10:30:15.500Z' },
    { sent: '2030-01-31T10:30:00Z', instant: '2030-01-31T10:30:00.000Z' },
    { sent: '2030-01-31T10:30:00+02:00', instant: '2030-01-31T08:30:00.000Z' },
    { sent: '2030-01-31T23:30:00-05:00', instant: '2030-02-01T04:30:00.000Z' },
    { sent: '9999-12-31T23:59:59.999Z', instant: '9999-12-31T23:59:59.999Z' },
  ])('$sent is $instant, wherever the server stands', ({ sent, instant }) => {
    expect(projectBody.parse({ ...mural, deadline: sent }).deadline.toISOString()).toBe(instant)
  })

  test.each(['', 'tomorrow', '31.01.2030', '2030-02-30', '2029-02-29', '2030-13-01', '2030-01-31 10:00', 1, null])(
    '%j is no date, and the sentence shows what one looks like',
    (deadline) => {
      const parsed = projectBody.safeParse({ ...mural, deadline })

      expect(problemsOf(parsed)).toEqual(['deadline: Deadline must be a date, such as 2030-01-31.'])
    },
  )

  test('an offset that leads beyond the year 9999 is refused, as no reader could make sense of the answer', () => {
    const parsed = projectBody.safeParse({ ...mural, deadline: '9999-12-31T23:59:59-10:00' })

    expect(problemsOf(parsed)).toEqual(['deadline: Deadline must be before the year 10000.'])
  })
})

describe('projectBody', () => {
  const category =
    'category: Category must be one of All Projects, Web Development, Mobile Apps, UI/UX Design, Content Writing, ' +
    'Digital Marketing, Graphic Design.'
  const image = 'image: Image must be a web address that starts with http:// or https://.'

  test.each([
    { change: { title: undefined }, problem: 'title: Title is required.' },
    { change: { title: ' ' }, problem: 'title: Title is required.' },
    { change: { title: 'a'.repeat(201) }, problem: 'title: Title can be at most 200 characters long.' },
    { change: { description: '' }, problem: 'description: Description is required.' },
    {
      change: { description: 'a'.repeat(20_001) },
      problem: 'description: Description can be at most 20,000 characters long.',
    },
    { change: { price: undefined }, problem: 'price: Price must be a number.' },
    { change: { category: 'Plumbing' }, problem: category },
    { change: { image: 'javascript:alert(1)' }, problem: image },
    { change: { image: 'nonsense' }, problem: image },
    {
      change: { image: `https://a.example/${'x'.repeat(2_000)}` },
      problem: 'image: Image can be at most 2,000 characters long.',
    },
    { change: { requiredSkills: undefined }, problem: 'requiredSkills: Required skills must be a list of texts.' },
    { change: { requiredSkills: 'React' }, problem: 'requiredSkills: Required skills must be a list of texts.' },
    { change: { requiredSkills: [] }, problem: 'requiredSkills: Name at least one required skill.' },
    {
      change: { requiredSkills: Array.from({ length: 31 }, (_, index) => `skill ${index}`) },
      problem: 'requiredSkills: Name at most 30 required skills.',
    },
    { change: { requiredSkills: ['React', ''] }, problem: 'requiredSkills.1: A skill is required.' },
    {
      change: { requiredSkills: ['a'.repeat(61)] },
      problem: 'requiredSkills.0: A skill can be at most 60 characters long.',
    },
  ])('refuses: $problem', ({ change, problem }) => {
    expect(problemsOf(projectBody.safeParse({ ...mural, ...change }))).toEqual([problem])
  })

  test.each([
    { change: {} },
    { change: { category: null, image: null } },
    { change: { category: 'Design', image: '' } },
    { change: { category: 'All Projects', image: 'http://a.example/b.png' } },
  ])('accepts $change', ({ change }) => {
    expect(projectBody.safeParse({ ...mural, ...change }).success).toBe(true)
  })
})

describe('list queries', () => {
  test('without anything, the first fifty of all projects, newest first', () => {
    const everything = { search: '', category: 'All Projects', sort: 'newest', page: 1, limit: 50 }

    expect(projectListQuery.parse({})).toEqual(everything)
  })

  test.each([
    { query: { limit: 'abc' }, problem: 'limit: Limit must be a whole number.' },
    { query: { limit: '1.5' }, problem: 'limit: Limit must be a whole number.' },
    { query: { limit: '0' }, problem: 'limit: Limit must be at least 1.' },
    { query: { limit: '' }, problem: 'limit: Limit must be at least 1.' },
    { query: { limit: '101' }, problem: 'limit: Limit can be at most 100.' },
    { query: { page: 'x' }, problem: 'page: Page must be a whole number.' },
    { query: { page: '1e999' }, problem: 'page: Page must be a whole number.' },
    { query: { page: '-1' }, problem: 'page: Page starts at 1.' },
    { query: { sort: 'best' }, problem: 'sort: Sort must be one of newest, budget_high, budget_low.' },
    { query: { status: 'completed' }, problem: 'status: Status can only be active.' },
    { query: { search: ['a', 'b'] }, problem: 'search: Search must be text.' },
    { query: { search: 'a'.repeat(201) }, problem: 'search: Search can be at most 200 characters long.' },
    {
      query: { page: '201', limit: '50' },
      problem: 'page: Pages reach the first 10,000 projects. Search, or choose a category, to see the rest.',
    },
  ])('$query is refused: $problem', ({ query, problem }) => {
    expect(problemsOf(projectListQuery.safeParse(query))).toEqual([problem])
  })

  test('the filter of a client’s own projects names what it knows', () => {
    const problem = 'status: Status must be one of active, in_progress, completed, cancelled, closed.'

    expect(problemsOf(clientProjectsQuery.safeParse({ status: 'open' }))).toEqual([problem])
  })
})
