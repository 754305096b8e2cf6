import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateValues: Template[] = [
  template({
    id: 'types-that-are-converted',
    version: 2,
    concept: 'types and errors',
    difficulty: [4, 'What strict_types changes, and the one conversion it allows.'],
    draw: (r) => {
      // A value of the declared type would be no question.
      const [type, ...others] = r.shuffled(['int', 'float', 'string', 'bool'] as const)
      return {
        isStrict: r.int(1, 3) === 1,
        type: type ?? 'int',
        given: r.pick(others),
        number: r.int(2, 900),
        method: r.pick(['show', 'store', 'check', 'report']),
      }
    },
    make: ({ isStrict, type, given, number, method }) => {
      const value = { string: `'${number}'`, int: String(number), float: `${number}.5`, bool: 'true' }[given]
      const converted: Record<string, string> = {
        int: given === 'bool' ? 'int(1)' : `int(${number})`,
        float: given === 'bool' ? 'float(1)' : given === 'float' ? `float(${number}.5)` : `float(${number})`,
        string:
          given === 'bool'
            ? 'string(1) "1"'
            : `string(${given === 'float' ? String(number).length + 2 : String(number).length}) "${number}${given === 'float' ? '.5' : ''}"`,
        bool: 'bool(true)',
      }
      const allowed = type === 'float' && given === 'int'
      const fails = isStrict && !allowed
      const unchanged = {
        string: `string(${String(number).length}) "${number}"`,
        int: `int(${number})`,
        float: `float(${number}.5)`,
        bool: 'bool(true)',
      }[given]
      const thrown = 'It throws a TypeError'
      return {
        question: 'What does this program print, deprecation notices aside?',
        code: source`
          <?php
          ${isStrict ? 'declare(strict_types=1);\n' : ''}function ${method}(${type} $value): void
          {
              var_dump($value);
          }
          ${method}(${value});`,
        key: fails ? thrown : (converted[type] ?? ''),
        wrong: [
          fails ? ['strictStillConverts', converted[type] ?? ''] : ['typesMustMatch', thrown],
          ['valueKeepsItsType', unchanged],
          ['unfitGivesNull', 'NULL'],
          ['unfitGivesZero', { int: 'int(0)', float: 'float(0)', string: 'string(0) ""', bool: 'bool(false)' }[type]],
        ],
        because: fails
          ? 'With strict_types a scalar must have the declared type; only an int may be passed for a float.'
          : allowed
            ? 'An int may always be passed for a float, with strict_types as well, and becomes one.'
            : 'Without strict_types scalars are converted to the declared type if they can be.',
      }
    },
  }),
  template({
    id: 'escaping-for-html',
    concept: 'security and sessions',
    difficulty: [3, 'Which characters are replaced, and what happens when it is done twice.'],
    draw: (r) => ({
      way: r.pick(['once', 'twice', 'strip', 'noQuotes'] as const),
      tag: r.pick(['b', 'i', 'u', 'em']),
      word: r.pick([...tags]),
      quote: r.pick(['"', "'"]),
      sign: r.pick(['&', '>', '<']),
    }),
    make: ({ way, tag, word, quote, sign }) => {
      const text = `<${tag}>${word}</${tag}> ${quote}${sign}${quote}`
      const escaped = (value: string, quotes = true) => {
        const plain = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
        return quotes ? plain.replaceAll('"', '&quot;').replaceAll("'", '&#039;') : plain
      }
      const expression = {
        once: 'htmlspecialchars($text)',
        twice: 'htmlspecialchars(htmlspecialchars($text))',
        strip: `htmlspecialchars(str_replace(['<${tag}>', '</${tag}>'], '', $text))`,
        noQuotes: 'htmlspecialchars($text, ENT_NOQUOTES)',
      }[way]
      const bare = `${word} ${quote}${sign}${quote}`
      const input = way === 'strip' ? bare : text
      const key = {
        once: escaped(text),
        twice: escaped(escaped(text)),
        strip: escaped(bare),
        noQuotes: escaped(text, false),
      }[way]
      return {
        question: 'PHP 8.3. What does this program write into the page source?',
        code: source`
          <?php
          $text = ${quote === "'" ? `"${text}"` : `'${text}'`};
          echo ${expression};`,
        key,
        wrong: [
          [
            way === 'twice' ? 'twiceIsOnce' : 'quotesStay',
            way === 'twice' ? escaped(text) : escaped(input, way === 'noQuotes'),
          ],
          ['tagsAreRemoved', way === 'strip' ? escaped(text) : escaped(bare, way !== 'noQuotes')],
          ['ampersandsStay', escaped(input, way !== 'noQuotes').replaceAll('&amp;', '&')],
          ['onlyTagsCount', input.replaceAll('<', '&lt;').replaceAll('>', '&gt;')],
          ['nothingIsEscaped', input],
        ],
        because: {
          once: 'Since PHP 8.1 both kinds of quotes are replaced by default, besides the angle brackets and the ampersand.',
          twice: 'The second call replaces the ampersands that the first one wrote.',
          strip: 'The tags were taken out before; what is left is escaped, quotes included.',
          noQuotes: 'ENT_NOQUOTES leaves both kinds of quotes alone.',
        }[way],
      }
    },
  }),
  template({
    id: 'sorting-by-two-fields',
    concept: 'arrays and functions',
    difficulty: [3, 'The spaceship operator on arrays, and a stable sort.'],
    draw: (r) => ({
      names: r.some(fruits, 4),
      numbers: r.some<number>([1, 2, 3, 4, 5, 6], 2),
      way: r.pick(['both', 'numberOnly', 'descending', 'nameOnly'] as const),
    }),
    make: ({ names, numbers: [a = 0, b = 0], way }) => {
      const rows = names.map((name, at) => ({ name, n: at % 2 === 0 ? a : b }))
      const compare = {
        both: '[$x[1], $x[0]] <=> [$y[1], $y[0]]',
        numberOnly: '$x[1] <=> $y[1]',
        descending: '$y[1] <=> $x[1]',
        nameOnly: '$x[0] <=> $y[0]',
      }[way]
      const text = (order: (x: { name: string; n: number }, y: { name: string; n: number }) => number) =>
        rows
          .toSorted(order)
          .map(({ name }) => name)
          .join(' ')
      const byName = (x: { name: string }, y: { name: string }) => (x.name < y.name ? -1 : x.name > y.name ? 1 : 0)
      const orders = {
        both: text((x, y) => x.n - y.n || byName(x, y)),
        numberOnly: text((x, y) => x.n - y.n),
        descending: text((x, y) => y.n - x.n),
        nameOnly: text(byName),
      }
      return {
        question: `PHP 8. ${prints}`,
        code: source`
          <?php
          $rows = [${rows.map(({ name, n }) => `['${name}', ${n}]`).join(', ')}];
          usort($rows, fn ($x, $y) => ${compare});
          echo implode(' ', array_column($rows, 0));`,
        key: orders[way],
        wrong: [
          ['secondFieldIsIgnored', orders.numberOnly],
          ['tiesAreSortedByName', orders.both],
          ['firstFieldDecides', orders.nameOnly],
          ['spaceshipIsDescending', way === 'descending' ? orders.numberOnly : orders.descending],
          ['tiesAreReversed', text((x, y) => (way === 'descending' ? y.n - x.n : x.n - y.n) || byName(y, x))],
        ],
        because:
          'Arrays are compared item by item, the first difference decides. Items that are equal for the function keep their order, as the sort is stable since PHP 8.',
      }
    },
  }),
]
