import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags } from '../words.ts'
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
      const keys = {
        plain: text(add, start),
        global: text(start + 2 * add, start + 2 * add),
        static: text(2 * add, start),
        argument: text(start + add, start),
      }
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
          [
            way === 'global' ? 'globalIsACopy' : 'functionsChangeOuterNames',
            way === 'global'
              ? text(start + add, start)
              : {
                  plain: text(add, add),
                  static: text(start + 2 * add, start + 2 * add),
                  argument: text(start + 2 * add, start + 2 * add),
                }[way],
          ],
          way === 'static'
            ? ['staticStartsAnew', text(add, start)]
            : [
                'variablesAreKept',
                {
                  plain: text(2 * add, start),
                  global: text(start + add, start + add),
                  argument: text(start + 2 * add, start),
                }[way],
              ],
          [
            'functionsReadOuterNames',
            way === 'argument'
              ? text(start, start)
              : way === 'global'
                ? text(2 * add, start)
                : text(start + add, start),
          ],
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
]
