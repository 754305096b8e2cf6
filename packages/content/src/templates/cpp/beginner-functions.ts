import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { inMain, template } from './misconceptions.ts'

export const beginnerFunctions: Template[] = [
  template({
    id: 'value-reference-pointer',
    concept: 'functions',
    difficulty: [2, 'Three ways of passing a number.'],
    draw: (r) => ({
      ways: r.shuffled(['value', 'reference', 'pointer'] as const),
      values: r.some([10, 20, 30, 40, 50, 60, 70, 80], 3),
      add: r.int(1, 9),
      method: r.pick(['raise', 'adjust', 'update', 'add']),
    }),
    make: ({ ways, values, add, method }) => {
      const names = ['a', 'b', 'c']
      const parameters = ways.map(
        (way, at) => ({ value: `int ${names[at]}`, reference: `int& ${names[at]}`, pointer: `int* ${names[at]}` })[way],
      )
      const lines = ways.map((way, at) => `${way === 'pointer' ? '*' : ''}${names[at]} += ${add};`)
      const given = ['x', 'y', 'z'].map((name, at) => (ways[at] === 'pointer' ? `&${name}` : name))
      const text = (changes: (way: string) => boolean) =>
        values.map((value, at) => (changes(ways[at] ?? '') ? value + add : value)).join(' ')
      return {
        question: prints,
        code: inMain(
          source`
            int x = ${values[0] ?? 0}, y = ${values[1] ?? 0}, z = ${values[2] ?? 0};
            ${method}(${given.join(', ')});
            std::cout << x << ' ' << y << ' ' << z;`,
          { before: `void ${method}(${parameters.join(', ')}) {\n    ${lines.join('\n    ')}\n}` },
        ),
        key: text((way) => way !== 'value'),
        wrong: [
          ['valuesComeBack', text(() => true)],
          ['onlyPointersReachOut', text((way) => way === 'pointer')],
          ['onlyReferencesReachOut', text((way) => way === 'reference')],
          ['argumentsAreCopied', text(() => false)],
        ],
        because:
          'A parameter by value is a copy. A reference is another name for the argument, and a pointer leads to it.',
      }
    },
  }),
  template({
    id: 'overload-for-an-argument',
    concept: 'functions',
    difficulty: [4, 'Promotion is better than conversion, and an exact match is best.'],
    draw: (r) => ({
      offered: r.some(['int', 'double', 'char', 'bool'] as const, 3),
      kind: r.pick(['char', 'short', 'float', 'bool', 'quotient', 'mixed'] as const),
      method: r.pick(['kind', 'show', 'type', 'label']),
      number: r.int(3, 40),
    }),
    make: ({ offered, kind, method, number }) => {
      const { code, best } = {
        char: { code: "char value = 'x';", best: ['char', 'int'] },
        short: { code: `short value = ${number};`, best: ['int'] },
        float: { code: `float value = ${number}.5f;`, best: ['double'] },
        bool: { code: 'bool value = true;', best: ['bool', 'int'] },
        quotient: { code: `auto value = ${number} / 2;`, best: ['int'] },
        mixed: { code: `auto value = ${number} * 0.5;`, best: ['double'] },
      }[kind]
      const key = best.find((type) => (offered as readonly string[]).includes(type)) ?? ''
      const functions = offered.map((type) => `void ${method}(${type}) { std::cout << "${type}"; }`)
      return {
        question: prints,
        code: inMain(`${code}\n${method}(value);`, { before: functions.join('\n') }),
        key: key || 'It does not compile',
        wrong: [
          ...offered.map(
            (type) =>
              [
                (
                  {
                    int: 'numbersAreInts',
                    double: 'numbersAreDoubles',
                    char: 'smallTypesAreChars',
                    bool: 'anythingIsTrueOrFalse',
                  } as const
                )[type],
                type,
              ] as const,
          ),
          ['needsAnExactMatch', 'It does not compile'],
        ],
        because: key
          ? 'An exact match wins. Without one char, short and bool are promoted to int and float to double before any other conversion counts.'
          : 'No overload is an exact match or reached by promotion, and of several conversions none is better: the call is ambiguous.',
        ...(key ? {} : { proof: { language: 'g++', prints: `error in line ${3 + functions.length + 3}` } as const }),
      }
    },
  }),
  template({
    id: 'default-arguments',
    version: 2,
    concept: 'functions',
    difficulty: [2, 'Which parameters the given arguments belong to.'],
    draw: (r) => ({
      defaults: r.some([2, 3, 4, 5, 6, 7, 8, 9], 2),
      given: [r.int(10, 59), r.int(10, 59)],
      isTwo: r.flip(),
      method: r.pick(['price', 'score', 'area', 'weight']),
    }),
    make: ({ defaults: [b = 0, c = 0], given: [x, y], isTwo, method }) => {
      const value = (one: number, two: number, three: number) => String(100 * one + 10 * two + three)
      return {
        question: prints,
        code: inMain(`std::cout << ${method}(${isTwo ? `${x}, ${y}` : x});`, {
          before: source`
            int ${method}(int first, int second = ${b}, int third = ${c}) {
                return 100 * first + 10 * second + third;
            }`,
        }),
        key: isTwo ? value(x, y, c) : value(x, b, c),
        wrong: [
          ['argumentsFillFromTheRight', isTwo ? value(x, b, y) : value(b, c, x)],
          ['defaultsAreZeroed', isTwo ? value(x, y, 0) : value(x, 0, 0)],
          ['defaultsAlwaysCount', isTwo ? value(x, b, c) : value(b, b, c)],
          ['argumentsAreRepeated', isTwo ? value(x, y, y) : value(x, x, x)],
        ],
        because:
          'Arguments belong to the parameters from the left; the defaults are used for those that are missing at the end.',
      }
    },
  }),
  template({
    id: 'nested-loops-and-break',
    concept: 'control flow',
    difficulty: [3, 'break leaves the inner loop only.'],
    draw: (r) => ({
      rows: r.int(3, 6),
      columns: r.int(4, 7),
      at: r.int(1, 3),
      isBreak: r.flip(),
      way: r.pick(['column', 'row', 'sum'] as const),
      name: r.pick(['seats', 'cells', 'rooms']),
    }),
    make: ({ rows, columns, at, isBreak, way, name }) => {
      const test = {
        column: (_: number, column: number) => column === at,
        row: (row: number) => row === at,
        sum: (row: number, column: number) => row + column === at,
      }[way]
      const count = (leaves: 'inner' | 'outer' | 'round' | 'all') => {
        let result = 0
        for (let row = 0; row < rows; row++) {
          for (let column = 0; column < columns; column++) {
            if (test(row, column) && leaves !== 'all') {
              if (leaves === 'outer') return String(result)
              if (leaves === 'inner') break
              continue
            }
            result++
          }
        }
        return String(result)
      }
      const condition = { column: `column == ${at}`, row: `row == ${at}`, sum: `row + column == ${at}` }[way]
      return {
        question: prints,
        code: inMain(source`
          int ${name} = 0;
          for (int row = 0; row < ${rows}; row++) {
              for (int column = 0; column < ${columns}; column++) {
                  if (${condition}) ${isBreak ? 'break' : 'continue'};
                  ${name}++;
              }
          }
          std::cout << ${name};`),
        key: count(isBreak ? 'inner' : 'round'),
        wrong: [
          isBreak ? ['breakIsContinue', count('round')] : ['continueLeavesTheLoop', count('inner')],
          ['breakLeavesAllLoops', count('outer')],
          ['theRestStillRuns', count('all')],
          [
            'boundsAreIncluded',
            String((rows + 1) * (columns + 1) - (rows * columns - Number(count(isBreak ? 'inner' : 'round')))),
          ],
        ],
        because: isBreak
          ? 'break ends the innermost loop only; the outer one goes on with its next row.'
          : 'continue skips the rest of this round of the innermost loop only.',
      }
    },
  }),
]
