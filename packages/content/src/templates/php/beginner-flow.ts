import { prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { people, tags, tasks } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerFlow: Template[] = [
  template({
    id: 'switch-or-match',
    concept: 'conditions and loops',
    difficulty: [3, 'switch compares with == and falls through, match compares with === and does not.'],
    draw: (r) => ({
      isMatch: r.flip(),
      isText: r.flip(),
      hasBreak: r.flip(),
      number: r.int(2, 30),
      words: r.some(tags, 3),
    }),
    make: ({ isMatch, isText, hasBreak, number, words: [one = '', next = '', other = ''] }) => {
      const value = isText ? `'${number}'` : String(number)
      const stop = hasBreak ? ' break;' : ''
      const code = isMatch
        ? `echo match ($code) {\n    ${number} => '${one}',\n    '${number}' => '${next}',\n    default => '${other}',\n};`
        : `switch ($code) {\n    case ${number}: echo '${one} ';${stop}\n    case ${number + 1}: echo '${next} '; break;\n    default: echo '${other}';\n}`
      const fallen = hasBreak ? one : `${one} ${next}`
      return {
        question: prints,
        code: `<?php\n$code = ${value};\n${code}`,
        key: isMatch ? (isText ? next : one) : fallen,
        wrong: isMatch
          ? [
              isText ? ['matchConverts', one] : ['textWinsOverNumber', next],
              ['matchFallsThrough', isText ? `${next} ${other}` : `${one} ${next}`],
              ['matchFindsNothing', other],
            ]
          : [
              isText ? ['switchComparesTypes', other] : ['defaultAlwaysRuns', `${one} ${other}`],
              hasBreak ? ['breakIsIgnored', `${one} ${next}`] : ['caseEndsByItself', one],
              ['fallsThroughToDefault', `${one} ${next} ${other}`],
              ['nextCaseCounts', next],
            ],
        because: isMatch
          ? 'match compares with ===, so only the arm of the same type fits, and nothing falls through.'
          : 'switch compares with ==, so the text equals the number; without break execution goes on into the next case.',
      }
    },
  }),
  template({
    id: 'leaving-several-loops',
    concept: 'conditions and loops',
    difficulty: [3, 'break and continue can name how many loops they mean.'],
    draw: (r) => ({
      rows: r.int(3, 5),
      columns: r.int(3, 6),
      at: r.int(1, 2),
      word: r.pick(['break', 'continue'] as const),
      levels: r.int(1, 2),
      way: r.pick(['column', 'sum'] as const),
      name: r.pick(['count', 'seats', 'steps']),
    }),
    make: ({ rows, columns, at, word, levels, way, name }) => {
      const run = (kind: 'break' | 'continue', depth: number) => {
        let count = 0
        outer: for (let row = 0; row < rows; row++) {
          for (let column = 0; column < columns; column++) {
            if ((way === 'column' ? column : row + column) === at) {
              if (kind === 'break' && depth === 2) break outer
              if (kind === 'continue' && depth === 2) continue outer
              if (kind === 'break') break
              continue
            }
            count++
          }
        }
        return String(count)
      }
      return {
        question: prints,
        code: source`
          <?php
          $${name} = 0;
          for ($row = 0; $row < ${rows}; $row++) {
              for ($column = 0; $column < ${columns}; $column++) {
                  if (${way === 'column' ? '$column' : '$row + $column'} === ${at}) ${word}${levels === 2 ? ' 2' : ''};
                  $${name}++;
              }
          }
          echo $${name};`,
        key: run(word, levels),
        wrong: [
          [levels === 2 ? 'numberIsIgnored' : 'allLoopsAreLeft', run(word, 3 - levels)],
          ['breakIsContinue', run(word === 'break' ? 'continue' : 'break', levels)],
          ['bothAreConfused', run(word === 'break' ? 'continue' : 'break', 3 - levels)],
          ['loopsGoOn', String(rows * columns)],
        ],
        because: {
          break1: 'break leaves the inner loop; the outer one goes on.',
          break2: 'break 2 leaves both loops.',
          continue1: 'continue skips the rest of this round of the inner loop.',
          continue2: 'continue 2 leaves the inner loop and goes on with the next round of the outer one.',
        }[`${word}${levels as 1 | 2}`],
      }
    },
  }),
  template({
    id: 'names-inside-a-function',
    concept: 'functions',
    difficulty: [2, 'A function has variables of its own.'],
    draw: (r) => ({
      way: r.pick(['plain', 'global', 'static', 'argument'] as const),
      start: r.int(10, 50),
      add: r.int(1, 9),
      name: r.pick(['total', 'count', 'level', 'score']),
    }),
    make: ({ way, start, add, name }) => {
      const body = {
        plain: `$${name} = ${add};`,
        global: `global $${name};\n    $${name} += ${add};`,
        static: `static $${name} = 0;\n    $${name} += ${add};`,
        argument: `$${name} += ${add};`,
      }[way]
      const isArgument = way === 'argument'
      const call = isArgument ? `raise($${name})` : 'raise()'
      const text = (result: number, outside: number) => `${result} ${outside}`
      const keys = { plain: text(add, start), global: text(start + 2 * add, start + 2 * add), static: text(2 * add, start), argument: text(start + add, start) }
      return {
        question: prints,
        code: source`
          <?php
          $${name} = ${start};
          function raise(${isArgument ? `int $${name}` : ''}): int
          {
              ${body}
              return $${name};
          }
          ${call};
          echo ${call}, ' ', $${name};`,
        key: keys[way],
        wrong: [
          [way === 'global' ? 'globalIsACopy' : 'functionsChangeOuterNames', way === 'global' ? text(start + add, start) : { plain: text(add, add), static: text(start + 2 * add, start + 2 * add), argument: text(start + 2 * add, start + 2 * add) }[way]],
          way === 'static' ? ['staticStartsAnew', text(add, start)] : ['variablesAreKept', { plain: text(2 * add, start), global: text(start + add, start + add), argument: text(start + 2 * add, start) }[way]],
          ['functionsReadOuterNames', way === 'argument' ? text(start, start) : way === 'global' ? text(2 * add, start) : text(start + add, start)],
        ],
        because: {
          plain: 'The variable in the function is another one than that outside.',
          global: 'global makes the name mean the variable outside, so both calls change it.',
          static: 'A static variable belongs to the function and keeps its value between calls.',
          argument: 'The parameter is a copy of the argument and begins with it at each call.',
        }[way],
      }
    },
  }),
  template({
    id: 'missing-or-empty-input',
    concept: 'forms and requests',
    difficulty: [3, 'Two operators for a fallback, and what counts as empty.'],
    draw: (r) => ({
      operator: r.pick(['??', '?:', 'empty'] as const),
      given: r.pick(['missing', "''", "'0'", 'word', 'null'] as const),
      words: r.some(people, 2),
      field: r.pick(['name', 'city', 'page', 'sort', 'filter']),
    }),
    make: ({ operator, given, words: [word = '', fallback = ''], field }) => {
      const value = { missing: null, "''": '', "'0'": '0', word, null: null }[given]
      const isFalsy = value === null || value === '' || value === '0'
      const list = given === 'missing' ? '[]' : `['${field}' => ${given === 'word' ? `'${word}'` : given}]`
      const expression = {
        '??': `$_GET['${field}'] ?? '${fallback}'`,
        '?:': `($_GET['${field}'] ?? null) ?: '${fallback}'`,
        empty: `empty($_GET['${field}']) ? '${fallback}' : $_GET['${field}']`,
      }[operator]
      const uses = operator === '??' ? value === null : isFalsy
      const text = (result: string | null) => `[${result ?? ''}]`
      return {
        question: prints,
        code: source`
          <?php
          $_GET = ${list};
          $${field} = ${expression};
          echo '[' . $${field} . ']';`,
        key: text(uses ? fallback : value),
        wrong: [
          [uses ? 'fallbackOnlyIfMissing' : 'fallbackForFalsy', text(uses ? value : fallback)],
          ['operatorGivesATruthValue', text('1')],
          [given === 'missing' || given === 'null' ? 'missingIsTheName' : 'bothAreJoined', text(given === 'missing' || given === 'null' ? field : `${value}${fallback}`)],
          ['nullIsPrinted', text('null')],
          ['missingIsAnError', 'It throws an Error'],
        ],
        because:
          operator === '??'
            ? '?? uses the fallback only for what is missing or null; an empty text and 0 are kept.'
            : `${operator === 'empty' ? 'empty is true' : '?: uses the fallback'} for everything that counts as false: missing, null, an empty text and the text 0.`,
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
      const key = !fails ? text(first, after, last, end) : isCaught ? text(first, handled, last, end) : text(first, last, 'and an error')
      return {
        question: fails && !isCaught ? 'What does this program print before it ends with an error, if it does?' : prints,
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
          fails ? ['divisionGivesInfinity', text(first, after, last, end)] : ['finallyOnlyAfterFailure', text(first, after, end)],
          !fails ? ['catchAlwaysRuns', text(first, after, handled, last, end)] : isCaught ? ['errorsAreNoExceptions', text(first, last)] : ['errorsAreExceptions', text(first, handled, last, end)],
          fails ? ['finallyNeedsSuccess', isCaught ? text(first, handled, end) : first] : ['finallyEndsTheScript', text(first, after, last)],
          fails && isCaught ? ['tryGoesOn', text(first, handled, after, last, end)] : ['catchGoesBack', fails ? text(first, last, end) : text(first, handled, last, end)],
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
          ['appendGoesInFront', adds(second) ? (adds(third) ? `${c}-${b}-${a}-` : `${c}-`) : adds(third) ? `${c}-${b}-` : `${c}-`],
          ['firstContentStays', `${a}-`],
          ['plainAddsAppendReplaces', write((way) => !adds(way))],
          ['fopenKeepsTheFile', write((way) => adds(way) || way === 'fopenW')],
        ],
        because: "file_put_contents and mode 'w' replace what is in the file; FILE_APPEND and mode 'a' add at its end.",
      }
    },
  }),
]
