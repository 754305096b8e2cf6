import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { inMain, template, typeProof } from './misconceptions.ts'

const classes = [
  ...['Order', 'Item', 'Price', 'Route', 'Person', 'Ticket', 'Seat', 'Shelf', 'Invoice', 'Parcel', 'Room', 'Clock'],
  ...[
    'Letter',
    'Basket',
    'Photo',
    'Recipe',
    'Engine',
    'Bridge',
    'Sensor',
    'Lesson',
    'Garden',
    'Planet',
    'Song',
    'Team',
  ],
] as const

export const intermediateLambdas: Template[] = [
  template({
    id: 'what-a-lambda-captures',
    concept: 'templates and lambdas',
    difficulty: [2, 'By value when it is made, by reference when it is called.'],
    draw: (r) => ({
      capture: r.pick(['[=]', '[&]', 'value', 'reference'] as const),
      numbers: r.some<number>([2, 3, 4, 5, 6, 7, 8, 9], 3),
      names: r.pick([
        ['price', 'rate'],
        ['width', 'factor'],
        ['hours', 'wage'],
      ] as const),
    }),
    make: ({ capture, numbers: [a = 0, b = 0, c = 0], names: [one, other] }) => {
      const list = { '[=]': '[=]', '[&]': '[&]', value: `[${one}]`, reference: `[&${one}]` }[capture]
      const isLate = capture === '[&]' || capture === 'reference'
      return {
        question: prints,
        code: inMain(source`
          int ${one} = ${a};
          auto total = ${list}(int ${other}) { return ${one} * ${other}; };
          ${one} = ${b};
          std::cout << total(${c}) << ' ' << ${one};`),
        key: `${(isLate ? b : a) * c} ${b}`,
        wrong: [
          [isLate ? 'capturesAreCopies' : 'capturesFollow', `${(isLate ? a : b) * c} ${b}`],
          ['captureProtectsTheVariable', `${(isLate ? b : a) * c} ${a}`],
          ['argumentsAreCaptured', `${(isLate ? b : a) * c} ${c}`],
          ['callMultipliesTheVariable', `${(isLate ? b : a) * c} ${(isLate ? b : a) * c}`],
        ],
        because: isLate
          ? 'A capture by reference reads the variable when the lambda is called.'
          : 'A capture by value copies the variable when the lambda is made.',
      }
    },
  }),
  template({
    id: 'state-of-a-mutable-lambda',
    concept: 'templates and lambdas',
    difficulty: [4, 'A mutable lambda keeps its copy between calls, and copies of it go their own way.'],
    draw: (r) => ({
      start: r.int(1, 40),
      step: r.int(2, 9),
      way: r.pick(['same', 'copy', 'reference'] as const),
      name: r.pick(['count', 'total', 'ticket', 'level']),
    }),
    make: ({ start, step, way, name }) => {
      const text = (...numbers: number[]) => numbers.join(' ')
      const after = (times: number) => start + times * step
      const isReference = way === 'reference'
      const keys = {
        same: text(after(2), start),
        copy: text(after(2), start),
        reference: text(after(3), after(3)),
      }
      return {
        question: prints,
        code: inMain(source`
          int ${name} = ${start};
          auto next = [${isReference ? '&' : ''}${name}]() mutable { return ${name} += ${step}; };
          next();
          ${way === 'same' ? '' : 'auto other = next;\nother();\n'}int result = next();
          std::cout << result << ' ' << ${name};`),
        key: keys[way],
        wrong: [
          isReference
            ? ['capturesAreCopies', text(after(2), start)]
            : ['mutableChangesTheOriginal', way === 'same' ? text(after(2), after(2)) : text(after(3), after(3))],
          ['captureIsFreshEachCall', isReference ? text(after(1), after(1)) : text(after(1), start)],
          isReference
            ? ['copiesOfLambdasAreDetached', text(after(2), after(2))]
            : ['lambdaChangesNothing', text(start, start)],
          ...(way === 'copy' ? ([['copiedLambdasShareState', text(after(3), start)]] as const) : []),
          ...(isReference ? ([['outsideKeepsItsValue', text(after(3), start)]] as const) : []),
        ],
        because: isReference
          ? 'All copies of the lambda hold a reference to the same variable.'
          : 'The captured copy belongs to the lambda object and keeps its changes; a copy of the lambda has a copy of its own, and the variable outside stays.',
      }
    },
  }),
  template({
    id: 'function-template-or-function',
    concept: 'templates and lambdas',
    difficulty: [4, 'An exact match from a template beats a conversion; on a tie the plain function wins.'],
    draw: (r) => {
      const offered = r.some(['T', 'T*', 'int', 'double', 'const char*'] as const, 4)
      // Without the general template a long is as far from int as from double.
      const kinds = [
        'int',
        'double',
        'float',
        'text',
        'pointer',
        ...(offered.includes('T') ? ['long' as const] : []),
      ] as const
      return { offered, kind: r.pick(kinds), method: r.pick(['kind', 'show', 'log', 'label']), number: r.int(2, 40) }
    },
    make: ({ offered, kind, method, number }) => {
      const best = {
        int: ['int', 'T', 'double'],
        long: ['T'],
        double: ['double', 'T', 'int'],
        float: ['T', 'double', 'int'],
        text: ['const char*', 'T*', 'T'],
        pointer: ['T*', 'T'],
      }[kind]
      const value = {
        int: `int value = ${number};`,
        long: `long value = ${number};`,
        double: `double value = ${number}.5;`,
        float: `float value = ${number}.5f;`,
        text: `const char* value = "${number}";`,
        pointer: `int number = ${number};\nint* value = &number;`,
      }[kind]
      const find = (list: readonly string[]) => list.find((type) => (offered as readonly string[]).includes(type)) ?? ''
      const key = find(best)
      const functions = offered.map(
        (type) =>
          `${type.startsWith('T') ? 'template <typename T>\n' : ''}void ${method}(${type}) { std::cout << "${type}"; }`,
      )
      const all = [
        ['functionsBeatTemplates', find(['text', 'pointer'].includes(kind) ? ['const char*'] : ['double', 'int'])],
        ['templatesTakeEverything', find(['T'])],
        ['pointersNeedPointers', find(['T*'])],
        ['nearestNumberWins', find(['int'])],
        ['widestNumberWins', find(['double'])],
        ['textIsAnyPointer', find(['const char*'])],
      ] as const
      const options = all.filter(([, option]) => option !== '')
      return {
        question: prints,
        code: inMain(`${value}\n${method}(value);`, { before: functions.join('\n') }),
        key,
        wrong: options,
        because:
          'The best conversion decides first; a template gives an exact match. On a tie a plain function is taken, then the more specialized template.',
      }
    },
  }),
  template({
    id: 'what-auto-drops',
    version: 2,
    concept: 'templates and lambdas',
    difficulty: [3, 'auto on its own drops references and the const on top.'],
    draw: (r) => ({
      base: r.pick(classes),
      from: r.pick(['const&', '&', 'const', 'const*'] as const),
      to: r.some(['auto', 'auto&', 'const auto&', 'auto&&'] as const, 2),
      names: r.pick([
        ['price', 'seen', 'kept'],
        ['level', 'result', 'best'],
        ['total', 'copy', 'spare'],
      ] as const),
    }),
    make: ({ base, from, to, names: [one, ...others] }) => {
      const declared = {
        'const&': `const ${base}& ${one} = value;`,
        '&': `${base}& ${one} = value;`,
        const: `const ${base} ${one} = value;`,
        'const*': `const ${base}* const ${one} = &value;`,
      }[from]
      const isPointer = from === 'const*'
      const plain = isPointer ? `const ${base}*` : base
      const withConst = isPointer ? `const ${base}* const` : `const ${base}`
      const kept = from === '&' ? plain : withConst
      const types = { auto: plain, 'auto&': `${kept}&`, 'const auto&': `${withConst}&`, 'auto&&': `${kept}&` }
      const both = (mistaken: Partial<typeof types> = {}) => to.map((deduced) => mistaken[deduced] ?? types[deduced])
      const isReference = from === 'const&' || from === '&'
      const wrong = [
        ['autoCopiesTheType', both({ auto: isReference ? `${kept}&` : kept })],
        ['autoDropsOnlyReferences', both({ auto: kept })],
        ['autoDropsConstOnly', both({ 'auto&': `${plain}&`, 'auto&&': `${plain}&` })],
        ['autoIsTheBareType', both({ auto: base, 'auto&': `${base}&`, 'const auto&': `const ${base}&` })],
        ['doubleAmpersandMeansTemporary', both({ 'auto&&': `${kept}&&` })],
        ['constIsAddedAlways', both({ auto: withConst, 'auto&': `${withConst}&`, 'auto&&': `${withConst}&` })],
        ['autoNeverRefers', both({ 'auto&': plain, 'const auto&': withConst, 'auto&&': plain })],
      ] as const
      const code = source`
        struct ${base} {};
        ${base} value;
        ${declared}
        ${to.map((deduced, index) => `${deduced} ${others[index]} = ${one};`).join('\n')}`
      const text = (pair: readonly string[]) => pair.join(' and ')
      const typeOf = (pair: readonly string[]) => `Two<${pair.join(', ')}>`
      return {
        question: `What are the types of ${text(others)}?`,
        code,
        key: text(both()),
        wrong: wrong.map(([misconception, pair]) => [misconception, text(pair)] as const),
        because:
          'auto alone is deduced like a parameter by value, without reference and top-level const. With & the const of what it refers to is kept, and auto&& from a variable is an lvalue reference.',
        proof: typeProof(
          `template <class, class> struct Two;\n${code}`,
          typeOf(others.map((name) => `decltype(${name})`)),
          typeOf(both()),
          wrong.map(([misconception, pair]) => [misconception, typeOf(pair)] as const),
        ),
      }
    },
  }),
]
