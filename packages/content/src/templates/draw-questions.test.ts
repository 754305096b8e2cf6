import { describe, expect, test } from 'vitest'
import { listQuestionSetKeys, readQuestionSet } from '../bank.ts'
import { questionsOf } from '../check-bank.ts'
import {
  drawInstances,
  judgeTemplate,
  problemsOfCell,
  problemsOfMemory,
  problemsOfTemplate,
  shareByMemory,
} from './check-templates.ts'
import { drawableIn, drawFrom, drawInstance, drawQuestions, templatesNeeded } from './draw-questions.ts'
import { seededRandom } from './random.ts'
import { findTemplate, templatesIn } from './registry.ts'
import { source } from './source.ts'
import { type Item, templatesOf } from './template.ts'

const cells = listQuestionSetKeys().filter((cell) => templatesIn(cell).length > 0)
const names = cells.map((cell) => ({ ...cell, cell }))

test('there are some in all cells of the skills where code or facts decide', () => {
  expect(cells).toHaveLength(14 * 3)
})

describe.each(names)('the templates of $skill at level $level', ({ cell }) => {
  test('are as many as a cell needs, and about what its bank is about', () => {
    const concepts = new Set(questionsOf(readQuestionSet(cell)).map(({ concept }) => concept))

    expect(problemsOfCell(cell, concepts)).toEqual([])
  })

  test('keep the rules in a few instances each', () => {
    const problems = templatesIn(cell).flatMap((template) =>
      problemsOfTemplate(template, drawInstances(template, 5, 'test'), 5),
    )

    expect(problems).toEqual([])
  })

  test('fill an assessment in which no two questions of a template share their key', () => {
    const drawn = drawQuestions(cell, 'a seed', 20)

    expect(drawn).toHaveLength(20)
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(20)
    expect(new Set(drawn.map(({ template, options, key }) => `${template.id} ${options[key]}`)).size).toBe(20)
    expect(new Set(drawn.map(({ template }) => template.id)).size).toBe(Math.min(20, templatesIn(cell).length))
  })

  test('fill one even if as many are set aside as may be', () => {
    const without = new Set(
      templatesIn(cell)
        .slice(templatesNeeded)
        .map(({ id }) => id),
    )

    const drawn = drawFrom(drawableIn(cell, without), 'a seed', 20)

    expect(drawn).toHaveLength(20)
    expect(drawn.filter(({ template }) => without.has(template.id))).toEqual([])
  })
})

// No compiler of Swift runs its templates; with two backslashes the text itself would be printed.
test('programs in Swift insert values into texts with one backslash', () => {
  const programs = names
    .filter(({ skill }) => skill === 'swift')
    .flatMap(({ cell }) => templatesIn(cell).flatMap((template) => drawInstances(template, 12, 'test')))

  expect(programs.filter(({ code }) => code?.includes('\\\\(')).map(({ template }) => template.id)).toEqual([])
})

describe('drawing questions', () => {
  const cell = { skill: 'javascript', level: 'beginner' } as const

  test('gives the same for the same seed, and something else for another', () => {
    const ids = (seed: string) => drawQuestions(cell, seed, 15).map(({ id }) => id)

    expect(ids('one')).toEqual(ids('one'))
    expect(ids('other')).not.toEqual(ids('one'))
  })

  test('leaves out what was seen before', () => {
    const seen = new Set(drawQuestions(cell, 'one', 20).map(({ id }) => id))

    expect(drawQuestions(cell, 'one', 20, seen).filter(({ id }) => seen.has(id))).toEqual([])
  })

  test('keeps what it takes to find the key again', () => {
    for (const { template, options, key } of drawQuestions(cell, 'one', 20)) {
      const kept = JSON.parse(JSON.stringify(template.parameters))
      expect(findTemplate(template.id)?.make(kept).key).toBe(options[key])
    }
  })

  test('puts the key at every position, and at every place by length', () => {
    const drawn = Array.from({ length: 20 }, (_, index) => drawQuestions(cell, `seed ${index}`, 20)).flat()
    const shares = [0, 1, 2, 3].map((position) => drawn.filter(({ key }) => key === position).length / drawn.length)

    for (const share of shares) expect(share).toBeGreaterThan(0.15)
  })

  test('gives nothing for a cell without templates', () => {
    expect(drawQuestions({ skill: 'graphic-design', level: 'beginner' }, 'one', 15)).toEqual([])
  })
})

describe('a template', () => {
  const template = templatesOf('javascript', { one: 'one is two', two: 'two is three', three: 'three is four' })
  const withItem = (item: Partial<Item<'one' | 'two' | 'three'>>, numbers = 500) =>
    template({
      id: 'test',
      concept: 'tests',
      difficulty: [1, 'It is a test.'],
      draw: (random) => random.int(1, numbers),
      make: (number) => ({
        question: `What is ${number}?`,
        key: String(number),
        wrong: [
          ['one', `${number}1`],
          ['two', `${number}2`],
          ['three', `${number}3`],
        ],
        because: 'It is what it is.',
        ...item,
      }),
    })
  const problemsOf = (item: Parameters<typeof withItem>[0], numbers?: number) => {
    const made = withItem(item, numbers)
    return problemsOfTemplate(made, drawInstances(made, 200, 'test'), 200).join('\n')
  }

  test('that keeps every rule has no problems, and explains every wrong option', () => {
    const [instance] = drawInstances(withItem({}), 1, 'test')

    expect(problemsOf({})).toBe('')
    for (const belief of ['one is two', 'two is three', 'three is four'])
      expect(instance?.explanation).toContain(`assumes that ${belief}.`)
  })

  test.each([
    { what: 'with few instances', item: {}, numbers: 9, says: 'has 9 different instances; 200 are needed' },
    { what: 'with one key', item: { key: 'always' }, says: 'has the same key in 100 % of its instances' },
    {
      what: 'with too few wrong options',
      item: {
        wrong: [
          ['one', 'a'],
          ['two', 'b'],
        ] as const,
      },
      says: 'has 0 different instances',
    },
    {
      what: 'with a wrong option that is the key',
      item: {
        key: 'a',
        wrong: [
          ['one', 'a'],
          ['two', 'b'],
          ['three', 'c'],
        ] as const,
      },
      says: 'has 0 different instances',
    },
    {
      what: 'with one misconception for two options',
      item: {
        wrong: [
          ['one', 'a'],
          ['one', 'b'],
          ['three', 'c'],
        ] as const,
      },
      says: 'names a misconception for two options',
    },
    { what: 'with an option of two lines', item: { key: 'a\nb' }, says: 'an option must be one line of text' },
  ])('$what is a problem', ({ item, numbers, says }) => {
    expect(problemsOf(item, numbers)).toContain(says)
  })
})

describe('what is remembered of options', () => {
  const template = templatesOf('javascript', { one: 'one', two: 'two', three: 'three' })
  const withWrong = (wrong: (number: number) => readonly [string, string, string]) =>
    template({
      id: 'memory',
      concept: 'tests',
      difficulty: [1, 'It is a test.'],
      draw: (random) => random.some([1, 2, 3, 4], 4),
      make: ([number = 1]) => {
        const [one, two, three] = wrong(number)
        return {
          question: 'Which number is it?',
          key: String(number),
          wrong: [
            ['one', one],
            ['two', two],
            ['three', three],
          ],
          because: 'It is.',
          code: String(number),
        }
      },
    })
  const shareOf = (made: ReturnType<typeof withWrong>) => {
    const random = seededRandom('memory')
    return shareByMemory(Array.from({ length: 200 }, () => drawInstance(made, random)).flatMap((one) => one ?? []))
  }
  const cell = { skill: 'javascript', level: 'beginner' } as const

  test('is refused where some options are never right', () => {
    const share = shareOf(withWrong(() => ['any', 'never', 'unknown']))

    expect(share).toBeGreaterThan(0.9)
    expect(problemsOfMemory(cell, [share, 0.9])).toEqual([
      expect.stringContaining('javascript/beginner: who remembers'),
    ])
  })

  test('helps little where every option is right in its turn', () => {
    const share = shareOf(
      withWrong((number) => {
        const [one = '', two = '', three = ''] = [1, 2, 3, 4].filter((other) => other !== number).map(String)
        return [one, two, three]
      }),
    )

    expect(share).toBeLessThan(0.4)
    expect(problemsOfMemory(cell, [share])).toEqual([])
  })

  // Two of its options are never right, so who remembers them has a choice of two.
  const givingTwoAway = template({
    id: 'memory',
    concept: 'tests',
    difficulty: [1, 'It is a test.'],
    draw: (random) => ({ numbers: random.some([1, 2, 3, 4, 5, 6], 2), name: random.int(1, 999) }),
    make: ({ numbers: [right = 0, other = 0], name }) => ({
      question: `Which number has ${name}?`,
      key: String(right),
      wrong: [
        ['one', String(other)],
        ['two', 'any'],
        ['three', 'never'],
      ],
      because: 'It is.',
    }),
  })

  test('is judged by several draws, so that no template is let through by the luck of one', () => {
    const first = shareByMemory(drawInstances(givingTwoAway, 200, 'seed 20'))

    const { memory, problems } = judgeTemplate(givingTwoAway, 'seed 20')

    expect(first).toBeLessThan(0.5)
    expect(memory).toBeGreaterThan(0.5)
    expect(problems).toEqual(['memory: who remembers its options is right in 52 %; at most 50 %'])
  })
})

describe('a template that asks for two programs', () => {
  test('has every part of its key in two options', () => {
    const template = templatesIn({ skill: 'typescript', level: 'beginner' }).find(({ id }) =>
      id.endsWith('optional-chains'),
    )
    const drawn = template ? drawInstances(template, 20, 'two') : []

    expect(drawn).toHaveLength(20)
    for (const { options, code } of drawn) {
      expect(code).toContain('// other.ts')
      for (const side of [0, 1]) {
        const parts = options.map((option) => option.split(', and ')[side])
        expect(new Set(parts).size).toBe(2)
      }
    }
  })
})

test('a seeded random number is evenly spread over its range', () => {
  const random = seededRandom('dice')
  const counts = [0, 0, 0, 0, 0, 0]
  for (let rolls = 0; rolls < 6_000; rolls++) counts[random.int(1, 6) - 1]!++

  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(150)
})

test('source takes away the indentation and keeps that of values', () => {
  const body = 'one()\nif (two) {\n  three()\n}'

  expect(source`
    function run() {
      ${body}
      return \`four\\n\`
    }`).toBe('function run() {\n  one()\n  if (two) {\n    three()\n  }\n  return `four\\\\n`\n}')
})
