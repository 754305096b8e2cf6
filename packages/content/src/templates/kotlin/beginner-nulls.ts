import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, people } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerNulls: Template[] = [
  template({
    id: 'safe-calls-and-elvis',
    concept: 'null safety',
    difficulty: [3, 'null and an empty text are two things.'],
    draw: (r) => ({
      value: r.pick(['null', 'empty', 'word'] as const),
      city: r.pick(cities),
      fallback: r.int(7, 60),
      way: r.pick(['length', 'text', 'let'] as const),
      name: r.pick(['city', 'note', 'place']),
    }),
    make: ({ value, city, fallback, way, name }) => {
      const given = { null: 'null', empty: '""', word: `"${city}"` }[value]
      const size = { null: fallback, empty: 0, word: city.length }[value]
      const expression = {
        length: `${name}?.length ?: ${fallback}`,
        text: `(${name} ?: "none").length`,
        let: `${name}?.let { it.length * 2 } ?: ${fallback}`,
      }[way]
      const other = way === 'text' ? 4 : fallback
      const own = way === 'let' ? 2 * (value === 'word' ? city.length : 0) : size
      const key = value === 'null' ? other : value === 'empty' ? 0 : own
      return {
        question: prints,
        code: source`
          fun main() {
              val ${name}: String? = ${given}
              println(${expression})
          }`,
        key: String(key),
        wrong: [
          [
            value === 'null' ? 'nullIsAnEmptyText' : value === 'empty' ? 'emptyTextsAreNull' : 'elvisAlwaysReplaces',
            String(value === 'null' ? 0 : other),
          ],
          ['safeCallsGiveNull', 'null'],
          ['safeCallsThrow', 'It throws a NullPointerException'],
          [value === 'null' ? 'nullIsItsName' : 'fallbackIsAdded', String(value === 'null' ? 4 : key + other)],
        ],
        because: {
          null: 'The value is null, so what stands right of ?: is taken.',
          empty: 'An empty text is not null, so it is used: its length is 0.',
          word: 'The value is not null, so what stands right of ?: is not needed.',
        }[value],
      }
    },
  }),
  template({
    id: 'what-counts-as-missing',
    concept: 'null safety',
    difficulty: [3, 'Four questions about a text that may be missing.'],
    draw: (r) => ({
      way: r.pick(['isNullOrEmpty', 'isNullOrBlank', 'filterNotNull', 'isBlank'] as const),
      counts: [r.int(1, 2), r.int(1, 2), r.int(1, 2), r.int(1, 2)],
      order: r.shuffled([0, 1, 2, 3]),
      word: r.pick(people),
    }),
    make: ({ way, counts, order, word }) => {
      const [nulls, empties, blanks, words] = counts
      const values = ['null', '""', '" "', `"${word}"`]
      const items = order.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => values[kind] ?? ''))
      const call = {
        isNullOrEmpty: 'count { it.isNullOrEmpty() }',
        isNullOrBlank: 'count { it.isNullOrBlank() }',
        filterNotNull: 'filterNotNull().size',
        isBlank: 'count { it?.isBlank() ?: false }',
      }[way]
      const key = {
        isNullOrEmpty: nulls + empties,
        isNullOrBlank: nulls + empties + blanks,
        filterNotNull: empties + blanks + words,
        isBlank: empties + blanks,
      }[way]
      return {
        question: prints,
        code: source`
          fun main() {
              val notes: List<String?> = listOf(${items.join(', ')})
              println("\${notes.size} \${notes.${call}}")
          }`,
        key: line(items.length, key),
        wrong: [
          [
            'onlyNullIsMissing',
            line(items.length, way === 'isBlank' ? blanks : way === 'filterNotNull' ? words : nulls),
          ],
          {
            isNullOrEmpty: ['spacesAreEmpty', line(items.length, nulls + empties + blanks)],
            isNullOrBlank: ['spacesAreContent', line(items.length, nulls + empties)],
            filterNotNull: ['emptyIsNull', line(items.length, blanks + words)],
            isBlank: ['nullIsBlank', line(items.length, nulls + empties + blanks)],
          }[way] as ['nullIsBlank', string],
          ['nullIsNotCounted', line(items.length - nulls, key)],
          ['missingIsTheOpposite', line(items.length, items.length - key)],
        ],
        because: {
          isNullOrEmpty: 'isNullOrEmpty is true for null and the empty text. A text of spaces is not empty.',
          isNullOrBlank: 'isNullOrBlank is true for null, the empty text and texts of spaces.',
          filterNotNull: 'filterNotNull takes out null alone; empty texts stay.',
          isBlank: 'For null the safe call gives null and ?: makes false of it. Empty texts and spaces are blank.',
        }[way],
      }
    },
  }),
  template({
    id: 'texts-to-numbers',
    concept: 'null safety',
    difficulty: [2, 'Which conversion throws and which gives null.'],
    draw: (r) => ({
      way: r.pick(['strict', 'orNull', 'elvis', 'fine'] as const),
      number: r.int(12, 99),
      fallback: r.int(1, 9),
      unit: r.pick(['kg', 'km', 'pcs', ' ', 'x']),
      name: r.pick(['input', 'field', 'entry']),
    }),
    make: ({ way, number, fallback, unit, name }) => {
      const text = way === 'fine' ? String(number) : `${number}${unit}`
      const call = {
        strict: 'toInt()',
        orNull: 'toIntOrNull()',
        elvis: `toIntOrNull() ?: ${fallback}`,
        fine: `toIntOrNull() ?: ${fallback}`,
      }[way]
      return {
        question: prints,
        code: source`
          fun main() {
              val ${name} = "${text}"
              println(${name}.${call})
          }`,
        key: {
          strict: 'It throws a NumberFormatException',
          orNull: 'null',
          elvis: String(fallback),
          fine: String(number),
        }[way],
        wrong: [
          [way === 'fine' ? 'fallbackAlwaysWins' : 'leadingDigitsAreRead', String(way === 'fine' ? fallback : number)],
          ['unreadableIsZero', '0'],
          ['everyConversionThrows', 'It throws a NumberFormatException'],
          ['conversionsGiveNull', 'null'],
        ],
        because: {
          strict: 'toInt throws when the text is not a number from end to end.',
          orNull: 'toIntOrNull gives null when the text is not a number from end to end.',
          elvis: 'toIntOrNull gives null for this text, so what stands right of ?: is taken.',
          fine: 'The text is a number, so what stands right of ?: is not needed.',
        }[way],
      }
    },
  }),
]
