import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, people, tags, tasks } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerInput: Template[] = [
  template({
    id: 'missing-or-empty-input',
    version: 2,
    concept: 'forms and requests',
    difficulty: [3, 'Two operators for a fallback, and what counts as empty.'],
    draw: (r) => ({
      fields: r.some(['name', 'city', 'page', 'sort', 'filter', 'team', 'order'], 3),
      operators: [r.pick(['??', '?:', 'empty'] as const), r.pick(['??', '?:', 'empty'] as const), '??' as const],
      given: r.shuffled([
        "'0'",
        r.pick(['missing', "''", 'null'] as const),
        r.pick(['missing', "''", 'word'] as const),
      ]),
      words: r.some([...people, ...cities], 4),
    }),
    make: ({ fields, operators, given, words }) => {
      const word = words[3] ?? ''
      const values = given.map((one) => (one === 'word' ? word : one === "'0'" ? '0' : one === "''" ? '' : null))
      const list = fields.flatMap((field, index) =>
        given[index] === 'missing' ? [] : [`'${field}' => ${given[index] === 'word' ? `'${word}'` : given[index]}`],
      )
      const expression = (field: string, index: number) =>
        ({
          '??': `$_GET['${field}'] ?? '${words[index]}'`,
          '?:': `($_GET['${field}'] ?? null) ?: '${words[index]}'`,
          empty: `empty($_GET['${field}']) ? '${words[index]}' : $_GET['${field}']`,
        })[operators[index] ?? '??']
      const text = (replaces: (value: string | null, operator: string) => boolean) =>
        `[${values.map((value, index) => (replaces(value, operators[index] ?? '') ? words[index] : value)).join('|')}]`
      const isFalsy = (value: string | null) => value === null || value === '' || value === '0'
      return {
        question: prints,
        code: source`
          <?php
          $_GET = [${list.join(', ')}];
          $all = [
              ${fields.map((field, index) => `${expression(field, index)},`).join('\n')}
          ];
          echo '[' . implode('|', $all) . ']';`,
        key: text((value, operator) => (operator === '??' ? value === null : isFalsy(value))),
        wrong: [
          ['fallbackOnlyIfMissing', text((value) => value === null)],
          ['fallbackForFalsy', text(isFalsy)],
          ['zeroIsAValue', text((value, operator) => (operator === '??' ? value === null : !value))],
          [
            'emptyTextIsAValue',
            text((value, operator) => (operator === '??' ? value === null : value !== '' && isFalsy(value))),
          ],
          ['questionMarksAreForEmptyTexts', text((value, operator) => (operator === '??' ? !value : isFalsy(value)))],
          ['operatorsAreSwapped', text((value, operator) => (operator === '??' ? isFalsy(value) : value === null))],
        ],
        because:
          '?? uses the fallback only for what is missing or null; an empty text and 0 are kept. ?: and empty use it for everything that counts as false: missing, null, an empty text and the text 0.',
      }
    },
  }),
  template({
    id: 'steps-around-an-exception',
    concept: 'errors and files',
    difficulty: [2, 'The path through try, catch and finally.'],
    draw: (r) => ({
      words: r.some(tasks, 5),
      divisor: r.pick([0, 0, 2, 4]),
      caught: r.pick(['DivisionByZeroError', 'Error', 'Throwable', 'Exception'] as const),
      number: r.int(5, 60),
    }),
    make: ({ words: [first = '', after = '', handled = '', last = '', end = ''], divisor, caught, number }) => {
      const fails = divisor === 0
      const isCaught = caught !== 'Exception'
      const text = (...parts: string[]) => parts.join(' ')
      const key = !fails
        ? text(first, after, last, end)
        : isCaught
          ? text(first, handled, last, end)
          : text(first, last, 'and an error')
      return {
        question:
          fails && !isCaught ? 'What does this program print before it ends with an error, if it does?' : prints,
        code: source`
          <?php
          try {
              echo '${first} ';
              $share = intdiv(${number}, ${divisor});
              echo '${after} ';
          } catch (${caught} $e) {
              echo '${handled} ';
          } finally {
              echo '${last} ';
          }
          echo '${end}';`,
        key: key.replace(' and an error', ''),
        wrong: [
          fails
            ? ['divisionGivesInfinity', text(first, after, last, end)]
            : ['finallyOnlyAfterFailure', text(first, after, end)],
          !fails
            ? ['catchAlwaysRuns', text(first, after, handled, last, end)]
            : isCaught
              ? ['errorsAreNoExceptions', text(first, last)]
              : ['errorsAreExceptions', text(first, handled, last, end)],
          fails
            ? ['finallyNeedsSuccess', isCaught ? text(first, handled, end) : first]
            : ['finallyEndsTheScript', text(first, after, last)],
          fails && isCaught
            ? ['tryGoesOn', text(first, handled, after, last, end)]
            : ['catchGoesBack', fails ? text(first, last, end) : text(first, handled, last, end)],
        ],
        because: !fails
          ? 'Nothing is thrown, so catch is skipped; finally runs in any case.'
          : isCaught
            ? 'intdiv by 0 throws a DivisionByZeroError, which is an Error and a Throwable; the rest of try is skipped.'
            : 'DivisionByZeroError is an Error and no Exception, so it is not caught; finally still runs.',
        ...(fails && !isCaught ? { proof: { prints: `${text(first, last)} throws DivisionByZeroError` } } : {}),
      }
    },
  }),
  template({
    id: 'writing-to-a-file',
    concept: 'errors and files',
    difficulty: [2, 'What is overwritten and what is added.'],
    draw: (r) => ({
      words: r.some(tags, 3),
      second: r.pick(['plain', 'append'] as const),
      third: r.pick(['plain', 'append', 'fopenW', 'fopenA'] as const),
      name: r.pick(['notes', 'report', 'orders', 'log']),
    }),
    make: ({ words: [a = '', b = '', c = ''], second, third, name }) => {
      const file = `'${name}.txt'`
      const put = (word: string, way: string) =>
        way.startsWith('fopen')
          ? `$handle = fopen(${file}, '${way === 'fopenW' ? 'w' : 'a'}');\nfwrite($handle, '${word}-');\nfclose($handle);`
          : `file_put_contents(${file}, '${word}-'${way === 'append' ? ', FILE_APPEND' : ''});`
      const adds = (way: string) => way === 'append' || way === 'fopenA'
      const write = (rule: (way: string) => boolean) => {
        let text = `${a}-`
        text = rule(second) ? `${text}${b}-` : `${b}-`
        return rule(third) ? `${text}${c}-` : `${c}-`
      }
      return {
        question: prints,
        code: source`
          <?php
          ${put(a, 'plain')}
          ${put(b, second)}
          ${put(c, third)}
          echo file_get_contents(${file});`,
        key: write(adds),
        wrong: [
          ['writingAlwaysAdds', write(() => true)],
          ['writingAlwaysReplaces', write(() => false)],
          [
            'appendGoesInFront',
            adds(second) ? (adds(third) ? `${c}-${b}-${a}-` : `${c}-`) : adds(third) ? `${c}-${b}-` : `${c}-`,
          ],
          ['firstContentStays', `${a}-`],
          ['plainAddsAppendReplaces', write((way) => !adds(way))],
          ['fopenKeepsTheFile', write((way) => adds(way) || way === 'fopenW')],
        ],
        because: "file_put_contents and mode 'w' replace what is in the file; FILE_APPEND and mode 'a' add at its end.",
      }
    },
  }),
]
