import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, people } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerNulls: Template[] = [
  template({
    id: 'safe-calls-and-elvis',
    version: 2,
    concept: 'null safety',
    difficulty: [3, 'null and an empty text are two things.'],
    draw: (r) => ({
      values: r.shuffled(['null', r.pick(['empty', 'null'] as const), 'word'] as const),
      city: r.pick([...cities, ...people, 'Amsterdam', 'Copenhagen', 'Barcelona']),
      fallback: r.int(11, 60),
      way: r.pick(['length', 'text', 'let'] as const),
      name: r.pick(['city', 'note', 'place']),
    }),
    make: ({ values, city, fallback, way, name }) => {
      const given = { null: 'null', empty: '""', word: `"${city}"` }
      const spare = 'x'.repeat(1 + (fallback % 9))
      const expression = {
        length: `${name}?.length ?: ${fallback}`,
        text: `(${name} ?: "${spare}").length`,
        let: `${name}?.let { it.length * 2 } ?: ${fallback}`,
      }[way]
      const other = way === 'text' ? spare.length : fallback
      const own = city.length * (way === 'let' ? 2 : 1)
      const right = { null: other, empty: 0, word: own }
      const shown = (changed: Partial<Record<keyof typeof right, number>> = {}) =>
        `[${values.map((value) => ({ ...right, ...changed })[value]).join(', ')}]`
      return {
        question: prints,
        code: source`
          fun main() {
              val all: List<String?> = listOf(${values.map((value) => given[value]).join(', ')})
              println(all.map { ${name} -> ${expression} })
          }`,
        key: shown(),
        wrong: [
          ['nullIsAnEmptyText', shown({ null: 0 })],
          ['emptyTextsAreNull', shown({ empty: other })],
          ['elvisAlwaysReplaces', shown({ empty: other, word: other })],
          ['elvisReplacesWhatIsThere', shown({ null: 0, word: other })],
          ['nullIsItsName', shown({ null: way === 'let' ? 8 : 4 })],
          ['fallbackIsAdded', shown({ empty: other, word: own + other })],
        ],
        because:
          'What stands right of ?: is taken for null only. An empty text is not null, so it is used: its length is 0.',
      }
    },
  }),
  template({
    id: 'what-counts-as-missing',
    version: 2,
    concept: 'null safety',
    difficulty: [3, 'Four questions about a text that may be missing.'],
    draw: (r) => ({
      ways: r.some(['isNullOrEmpty', 'isNullOrBlank', 'filterNotNull', 'isBlank'] as const, 3),
      counts: [r.int(1, 3), r.int(1, 3), r.int(1, 3), r.int(1, 2)],
      order: r.shuffled([0, 1, 2, 3]),
      word: r.pick(people),
    }),
    make: ({ ways, counts: [nulls, empties, blanks, words], order, word }) => {
      const values = ['null', '""', '" "', `"${word}"`]
      const counts = [nulls, empties, blanks, words]
      const items = order.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => values[kind] ?? ''))
      const calls = {
        isNullOrEmpty: 'count { it.isNullOrEmpty() }',
        isNullOrBlank: 'count { it.isNullOrBlank() }',
        filterNotNull: 'filterNotNull().size',
        isBlank: 'count { it?.isBlank() ?: false }',
      }
      const right = {
        isNullOrEmpty: nulls + empties,
        isNullOrBlank: nulls + empties + blanks,
        filterNotNull: empties + blanks + words,
        isBlank: empties + blanks,
      }
      const shown = (changed: Partial<typeof right> = {}) => line(...ways.map((way) => ({ ...right, ...changed })[way]))
      return {
        question: prints,
        code: source`
          fun main() {
              val notes: List<String?> = listOf(${items.join(', ')})
              val counts = listOf(
                  ${ways.map((way) => `notes.${calls[way]}`).join(',\n')}
              )
              println(counts.joinToString(" "))
          }`,
        key: shown(),
        wrong: [
          ['onlyNullIsMissing', shown({ isNullOrEmpty: nulls, isNullOrBlank: nulls, isBlank: blanks })],
          ['spacesAreEmpty', shown({ isNullOrEmpty: nulls + empties + blanks })],
          ['spacesAreContent', shown({ isNullOrBlank: nulls + empties, isBlank: empties })],
          ['emptyIsNull', shown({ filterNotNull: blanks + words })],
          ['nullIsBlank', shown({ isBlank: nulls + empties + blanks })],
          ['nullIsNotCounted', shown({ isNullOrEmpty: empties, isNullOrBlank: empties + blanks })],
        ],
        because:
          'isNullOrEmpty is true for null and the empty text, isNullOrBlank for texts of spaces as well. filterNotNull takes out null alone. For null the safe call gives null and ?: makes false of it.',
      }
    },
  }),
  template({
    id: 'texts-to-numbers',
    version: 2,
    concept: 'null safety',
    difficulty: [2, 'Which conversion throws and which gives null.'],
    draw: (r) => ({
      ways: r.shuffled([r.pick(['strict', 'orNull', 'elvis'] as const), r.pick(['orNull', 'elvis'] as const)]),
      isNumber: r.pick([
        [true, false],
        [false, true],
        [false, false],
      ] as const),
      numbers: [r.int(12, 99), r.int(100, 199)],
      fallbacks: [r.int(1, 9), r.int(1, 9)],
      units: r.some(['kg', 'km', 'pcs', ' ', 'x'], 2),
      names: r.some(['input', 'field', 'entry', 'cell'], 2),
    }),
    make: ({ ways, isNumber, numbers, fallbacks, units, names }) => {
      const throws = 'It throws a NumberFormatException'
      const calls = ways.map(
        (way, at) =>
          `${names[at]}.${{ strict: 'toInt()', orNull: 'toIntOrNull()', elvis: `toIntOrNull() ?: ${fallbacks[at]}` }[way]}`,
      )
      const show = (other: (at: number) => number | null, taken = (at: number) => numbers[at] ?? 0) =>
        line(...ways.map((_, at) => String(isNumber[at] ? taken(at) : other(at))))
      const orFallback = (at: number) => (ways[at] === 'elvis' ? (fallbacks[at] ?? 0) : null)
      const isThrown = ways.some((way, at) => way === 'strict' && !isNumber[at])
      return {
        question: prints,
        code: source`
          fun main() {
              ${names.map((name, at) => `val ${name} = "${numbers[at]}${isNumber[at] ? '' : units[at]}"`).join('\n')}
              println("${calls.map((call) => `\${${call}}`).join(' ')}")
          }`,
        key: isThrown ? throws : show(orFallback),
        wrong: [
          ['leadingDigitsAreRead', show((at) => numbers[at] ?? 0)],
          ['unreadableIsZero', show(() => 0)],
          ['everyConversionThrows', throws],
          ['conversionsGiveNull', show(isThrown ? orFallback : () => null)],
          ['fallbackAlwaysWins', show(orFallback, (at) => orFallback(at) ?? numbers[at] ?? 0)],
        ],
        because:
          'For a text that is not a number from end to end, toInt throws and toIntOrNull gives null, so that what stands right of ?: is taken.',
      }
    },
  }),
]
