import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, people, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerValues: Template[] = [
  template({
    id: 'quotes-and-variables',
    concept: 'variables and output',
    difficulty: [1, 'Which quotes replace variables.'],
    draw: (r) => ({
      way: r.pick(['double', 'single', 'braces', 'escaped'] as const),
      name: r.pick(['item', 'product', 'thing', 'article']),
      value: r.pick(goods),
      count: r.int(2, 30),
    }),
    make: ({ way, name, value, count }) => {
      const text = {
        double: `"$count $${name}"`,
        single: `'$count $${name}'`,
        braces: `"$count {$${name}}s"`,
        escaped: `"\\$count $${name}"`,
      }[way]
      const plural = way === 'braces' ? 's' : ''
      return {
        question: prints,
        code: source`
          <?php
          $${name} = '${value}';
          $count = ${count};
          echo ${text};`,
        key: {
          double: `${count} ${value}`,
          single: `$count $${name}`,
          braces: `${count} ${value}s`,
          escaped: `$count ${value}`,
        }[way],
        wrong: [
          [
            way === 'single' ? 'singleQuotesReplace' : 'nothingIsReplaced',
            way === 'single' ? `${count} ${value}` : `$count $${name}${plural}`,
          ],
          [
            way === 'escaped' ? 'backslashIsPrinted' : 'onlyNumbersAreReplaced',
            way === 'escaped' ? `\\${count} ${value}` : `${count} $${name}${plural}`,
          ],
          [
            way === 'escaped' ? 'backslashDoesNothing' : 'onlyTextsAreReplaced',
            way === 'escaped' ? `${count} ${value}` : `$count ${value}${plural}`,
          ],
          ['bracesArePrinted', way === 'braces' ? `${count} {${value}}s` : `${count} {${value}}`],
        ],
        because: {
          double: 'In double quotes variables are replaced by their values.',
          single: 'In single quotes everything stays as it is written.',
          braces: 'Braces mark where the name ends, so the s belongs to the text.',
          escaped: 'A backslash in front of the $ keeps that name as text.',
        }[way],
      }
    },
  }),
  template({
    id: 'equal-or-identical',
    concept: 'types and comparison',
    difficulty: [3, 'What == converts, by the rules since PHP 8.'],
    draw: (r) => ({
      number: r.int(1, 99),
      asked: r.some(['leading', 'word', 'same', 'null', 'texts', 'strictText', 'strictFloat', 'empty'] as const, 3),
    }),
    make: ({ number, asked }) => {
      // Right, when == converted the text to a number as before PHP 8, when == compared as texts, when == was as strict as ===.
      const cases = {
        leading: [`'0${number}' == ${number}`, true, true, false, false],
        word: [`0 == 'n${number}'`, false, true, false, false],
        same: [`'${number}' == ${number}`, true, true, true, false],
        null: ['null == false', true, true, true, false],
        texts: [`'${number}.0' == '${number}'`, true, true, false, false],
        strictText: [`'${number}' === ${number}`, false, false, true, false],
        strictFloat: [`${number} === ${number}.0`, false, false, false, false],
        empty: ["'' == null", true, true, true, false],
      } as const
      const text = (at: 1 | 2 | 3 | 4) => asked.map((name) => cases[name][at]).join(' ')
      const lines = asked.map((name) => `var_export(${cases[name][0]});`)
      return {
        question: `PHP 8. What do these three lines print, in this order?`,
        code: `<?php\n${lines.join(' echo " ";\n')}`,
        key: text(1),
        wrong: [
          ['wordsAreZero', text(2)],
          ['comparesAsTexts', text(3)],
          ['looseIsStrict', text(4)],
          ['everythingConverts', asked.map(() => 'true').join(' ')],
          ['strictIsLoose', asked.map((name) => (name.startsWith('strict') ? true : cases[name][1])).join(' ')],
          [
            'floatsAndTextsConvert',
            asked.map((name) => (name === 'strictFloat' ? true : name === 'texts' ? false : cases[name][1])).join(' '),
          ],
          [
            'nothingEqualsOnlyItself',
            asked.map((name) => (name === 'null' || name === 'empty' ? false : cases[name][1])).join(' '),
          ],
        ],
        because:
          '=== wants the same type as well. == compares numeric texts as numbers, a number with any other text as texts, and null like false or an empty text.',
      }
    },
  }),
  template({
    id: 'dividing-and-the-rest',
    concept: 'types and comparison',
    difficulty: [2, 'Three ways to divide.'],
    draw: (r) => ({
      total: r.int(20, 90),
      size: r.pick([4, 5, 8]),
      isNegative: r.flip(),
      way: r.pick(['slash', 'intdiv', 'cast'] as const),
      names: r.pick([
        ['eggs', 'box'],
        ['guests', 'table'],
        ['minutes', 'step'],
      ] as const),
    }),
    make: ({ total, size, isNegative, way, names: [all, part] }) => {
      const value = isNegative ? -total : total
      const cut = Math.trunc(value / size)
      const rest = value % size
      const text = (one: number | string, other: number) => `${one} ${other}`
      const expression = {
        slash: `$${all} / $${part}`,
        intdiv: `intdiv($${all}, $${part})`,
        cast: `(int) ($${all} / $${part})`,
      }[way]
      return {
        question: prints,
        code: source`
          <?php
          $${all} = ${value};
          $${part} = ${size};
          echo ${expression}, ' ', $${all} % $${part};`,
        key: text(way === 'slash' ? value / size : cut, rest),
        wrong: [
          [way === 'slash' ? 'slashCutsOff' : 'fractionIsKept', text(way === 'slash' ? cut : value / size, rest)],
          ['divisionRounds', text(Math.round(value / size), rest)],
          ['divisionRoundsDown', text(Math.floor(value / size), ((rest % size) + size) % size)],
          ['restIsWhatIsMissing', text(way === 'slash' ? value / size : cut, size - Math.abs(rest))],
        ],
        because:
          '/ gives a float unless the division is even; intdiv and a cast cut the fraction off, and % has the sign of its left side.',
      }
    },
  }),
  template({
    id: 'true-false-and-null-as-text',
    concept: 'variables and output',
    difficulty: [3, 'What echo makes of values that are no texts.'],
    draw: (r) => ({
      values: r.some(['true', 'false', 'null', "'0'", '0', '1.50', '2.0'] as const, 3),
      sign: r.pick(['-', '|', '/', ':', '+', '*']),
      name: r.pick(['parts', 'fields', 'cells', 'values']),
    }),
    make: ({ values, sign, name }) => {
      const shown: Record<string, string> = {
        true: '1',
        false: '',
        null: '',
        "'0'": '0',
        '0': '0',
        '1.50': '1.5',
        '2.0': '2',
      }
      const text = (changed: Record<string, string> = {}) =>
        `[${values.map((value) => ({ ...shown, ...changed })[value] ?? '').join(sign)}]`
      return {
        question: prints,
        code: source`
          <?php
          $${name} = [${values.join(', ')}];
          echo '[' . implode('${sign}', $${name}) . ']';`,
        key: text(),
        wrong: [
          ['booleansAreWords', text({ true: 'true', false: 'false' })],
          ['falseIsZero', text({ false: '0' })],
          ['nullIsAWord', text({ null: 'null' })],
          ['nullIsZero', text({ null: '0', false: '0' })],
          ['floatsKeepTheirZeros', text({ '1.50': '1.50', '2.0': '2.0' })],
          ['zeroIsEmpty', text({ '0': '', "'0'": '' })],
        ],
        because: 'true becomes 1, false and null an empty text, and a float is written without zeros at its end.',
      }
    },
  }),
  template({
    id: 'found-at-the-start',
    version: 2,
    concept: 'strings',
    difficulty: [3, 'A position of 0 counts as false.'],
    draw: (r) => ({
      ways: r.some(['truth', 'strict', 'contains', 'equal'] as const, 3),
      at: r.pick(['start', 'start', 'later', 'missing'] as const),
      person: r.pick(people),
      words: r.some(tags, 6),
    }),
    make: ({ ways, at, person, words }) => {
      const haystack = { start: `${person} Smith`, later: `Dr ${person}`, missing: 'Dr Smith' }[at]
      const position = haystack.indexOf(person)
      const conditions = {
        truth: `strpos($name, '${person}')`,
        strict: `strpos($name, '${person}') !== false`,
        contains: `str_contains($name, '${person}')`,
        equal: `strpos($name, '${person}') == false`,
      }
      const found = position >= 0
      const right = { truth: position > 0, strict: found, contains: found, equal: position <= 0 }
      const shown = (changed: Partial<typeof right> = {}) =>
        ways.map((way, index) => words[2 * index + ({ ...right, ...changed }[way] ? 0 : 1)]).join(' ')
      return {
        question: prints,
        code: source`
          <?php
          $name = '${haystack}';
          ${ways.map((way, index) => `echo ${conditions[way]} ? '${words[2 * index]} ' : '${words[2 * index + 1]} ';`).join('\n')}`,
        key: shown(),
        wrong: [
          ['zeroIsAlwaysFalse', shown({ strict: position > 0, contains: position > 0 })],
          ['positionZeroIsTrue', shown({ truth: found, equal: !found })],
          ['equalSignsAreStrict', shown({ equal: !found })],
          ['missingIsMinusOne', shown({ truth: position !== 0, strict: true, equal: position === 0 })],
          ['startIsNotContained', shown({ contains: position > 0 })],
          ['notFalseIsTrue', shown({ strict: position > 0 })],
          ['equalMeansTheOpposite', shown({ equal: position > 0, truth: position <= 0 })],
        ],
        because: 'strpos gives a position from 0, or false. 0 is false in a condition and == false, but not === false.',
      }
    },
  }),
]
