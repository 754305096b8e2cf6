import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { inMain, template } from './misconceptions.ts'

export const beginnerValues: Template[] = [
  template({
    id: 'dividing-two-ints',
    concept: 'types and operators',
    difficulty: [2, 'Whether the fraction is kept depends on where the conversion stands.'],
    draw: (r) => ({
      total: 2 * r.int(11, 80) + 1,
      size: r.pick([2, 4, 8]),
      way: r.pick(['none', 'before', 'after', 'literal'] as const),
      names: r.pick([
        ['points', 'rounds'],
        ['guests', 'tables'],
        ['hours', 'days'],
        ['pages', 'readers'],
      ] as const),
    }),
    make: ({ total, size, way, names: [all, parts] }) => {
      const cut = Math.floor(total / size)
      const keeps = way === 'before' || way === 'literal'
      return {
        question: prints,
        code: inMain(source`
          int ${all} = ${total};
          int ${parts} = ${size};
          double share = ${{ none: `${all} / ${parts}`, before: `static_cast<double>(${all}) / ${parts}`, after: `static_cast<double>(${all} / ${parts})`, literal: `1.0 * ${all} / ${parts}` }[way]};
          std::cout << share;`),
        key: String(keeps ? total / size : cut),
        wrong: [
          keeps ? ['castComesTooLate', String(cut)] : ['targetTypeDecides', String(total / size)],
          ['doublesShowAPoint', `${cut}.0`],
          ['divisionRounds', String(Math.round(total / size))],
          ['remainderIsFraction', `${cut}.${total % size}`],
        ],
        because: keeps
          ? 'One operand is a double before the division, so the other one is converted and the fraction is kept.'
          : 'Both operands of / are ints, so the fraction is gone before the result becomes a double, which is printed without a point.',
      }
    },
  }),
  template({
    id: 'below-zero-without-a-sign',
    concept: 'types and operators',
    difficulty: [3, 'One unsigned operand makes the whole calculation unsigned.'],
    draw: (r) => ({
      way: r.pick(['unsigned', 'int', 'mixed'] as const),
      first: r.int(2, 90),
      more: r.int(1, 400),
      names: r.pick([
        ['stock', 'sold'],
        ['seats', 'guests'],
        ['budget', 'cost'],
      ] as const),
    }),
    make: ({ way, first, more, names: [one, other] }) => {
      const isInt = way === 'int'
      const wrapped = String(2 ** 32 - more)
      return {
        question: 'int and unsigned int have 32 bits. What does this program print?',
        code: inMain(source`
          ${isInt ? 'int' : 'unsigned int'} ${one} = ${first};
          ${way === 'unsigned' ? 'unsigned int' : 'int'} ${other} = ${first + more};
          std::cout << ${one} - ${other};`),
        key: isInt ? String(-more) : wrapped,
        wrong: [
          isInt ? ['differencesAreUnsigned', wrapped] : ['unsignedGoesBelowZero', String(-more)],
          ['belowZeroIsZero', '0'],
          ['signIsDropped', String(more)],
          ['signedLimitAppears', String(2 ** 31 - more)],
        ],
        because: isInt
          ? 'Both are ints, which can be negative.'
          : 'An unsigned operand makes the result unsigned, and below zero that wraps around from the top of its range.',
      }
    },
  }),
  template({
    id: 'a-letter-and-a-number',
    concept: 'types and operators',
    difficulty: [3, 'The type of the expression decides how it is printed.'],
    draw: (r) => ({
      letter: r.pick(['a', 'b', 'c', 'd', 'e', 'f', 'k', 'm', 'p', 'B', 'D', 'E', 'G', 'H', 'K', 'L', 'N', 'P']),
      step: r.int(1, 8),
      way: r.pick(['plain', 'auto', 'compound', 'char'] as const),
      name: r.pick(['grade', 'row', 'letter', 'mark']),
    }),
    make: ({ letter, step, way, name }) => {
      const code = letter.charCodeAt(0)
      const shifted = String.fromCharCode(code + step)
      const isChar = way === 'compound' || way === 'char'
      return {
        question: 'The character set is ASCII. What does this program print?',
        code: inMain(source`
          char ${name} = '${letter}';
          ${{ plain: `std::cout << ${name} + ${step};`, auto: `auto next = ${name} + ${step};\nstd::cout << next;`, compound: `${name} += ${step};\nstd::cout << ${name};`, char: `char next = ${name} + ${step};\nstd::cout << next;` }[way]}`),
        key: isChar ? shifted : String(code + step),
        wrong: [
          [isChar ? 'charsBecomeNumbers' : 'charPlusIntIsChar', isChar ? String(code + step) : shifted],
          ['charsAreTexts', `${letter}${step}`],
          isChar ? ['numberIsDropped', letter] : ['charsCountFromA', String((code % 32) + step)],
        ],
        because: isChar
          ? 'The result is stored in a char, and a char is printed as a character.'
          : 'The char is promoted to int for the sum, so the result is an int and is printed as a number.',
      }
    },
  }),
  template({
    id: 'increments-in-a-condition',
    concept: 'control flow',
    difficulty: [3, 'The right side of && and || is not always evaluated.'],
    draw: (r) => ({
      isAnd: r.flip(),
      isPostfix: r.flip(),
      first: r.int(1, 20),
      second: r.int(30, 50),
      offset: r.int(-1, 2),
      names: r.pick([
        ['tries', 'errors'],
        ['rows', 'pages'],
        ['hits', 'misses'],
      ] as const),
    }),
    make: ({ isAnd, isPostfix, first, second, offset, names: [one, other] }) => {
      const limit = first + offset
      const step = (name: string) => (isPostfix ? `${name}++` : `++${name}`)
      const holds = (isPostfix ? first : first + 1) > limit
      const otherWay = (isPostfix ? first + 1 : first) > limit
      const runs = (test: boolean) => (isAnd ? test : !test)
      const text = (a: number, b: number) => `${a} ${b}`
      return {
        question: prints,
        code: inMain(source`
          int ${one} = ${first};
          int ${other} = ${second};
          if (${step(one)} > ${limit} ${isAnd ? '&&' : '||'} ${step(other)} > ${second + 5}) {
              ${other} += 10;
          }
          std::cout << ${one} << ' ' << ${other};`),
        key: text(first + 1, second + (runs(holds) ? 1 : 0) + (!isAnd && holds ? 10 : 0)),
        wrong: [
          ['bothSidesAlwaysRun', text(first + 1, second + 1 + (!isAnd && holds ? 10 : 0))],
          ['prefixIsPostfix', text(first + 1, second + (runs(otherWay) ? 1 : 0) + (!isAnd && otherWay ? 10 : 0))],
          ['conditionsChangeNothing', text(first, second + (!isAnd && holds ? 10 : 0))],
          ['oneSideIsEnough', text(first + 1, second + (runs(holds) ? 1 : 0) + (isAnd && holds ? 10 : 0))],
          ['bothSidesMustHold', text(first + 1, second + (runs(holds) ? 1 : 0))],
        ],
        because: `${isPostfix ? 'A postfix ++ gives the old value' : 'A prefix ++ gives the new value'}; the right side of ${isAnd ? '&& is evaluated only if the left one is true' : '|| is evaluated only if the left one is false'}.`,
      }
    },
  }),
  template({
    id: 'switch-without-break',
    concept: 'control flow',
    difficulty: [2, 'Execution goes on into the next case.'],
    draw: (r) => ({
      at: r.int(0, 3),
      breakAt: r.int(0, 2),
      first: r.int(1, 6),
      points: r.some([1, 2, 3, 5, 10, 20, 30, 50], 4),
      name: r.pick(['level', 'rank', 'grade', 'stage']),
    }),
    make: ({ at, breakAt, first, points, name }) => {
      const sum = (from: number, to: number) =>
        String(points.slice(from, to + 1).reduce((total, one) => total + one, 0))
      const end = at <= breakAt ? breakAt : 3
      const cases = points.map((value, index) => {
        const label = index === 3 ? 'default' : `case ${first + index}`
        return `${label}: sum += ${value};${index === breakAt ? ' break;' : ''}`
      })
      return {
        question: prints,
        code: inMain(source`
          int ${name} = ${first + at};
          int sum = 0;
          switch (${name}) {
              ${cases.join('\n')}
          }
          std::cout << sum;`),
        key: sum(at, end),
        wrong: [
          ['caseEndsByItself', sum(at, at)],
          ['defaultAlwaysRuns', String((points[at] ?? 0) + (points[3] ?? 0))],
          ['breakLeavesOneCase', sum(at, 3)],
          ['switchRunsFromTheTop', sum(0, end)],
          ['switchRunsUpToTheCase', sum(0, at)],
        ],
        because:
          'Execution starts at the label that matches, or at default if none does, and goes on until a break or the end.',
      }
    },
  }),
]
