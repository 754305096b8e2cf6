import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { inMain, template, typeProof } from './misconceptions.ts'

export const advancedMoves: Template[] = [
  template({
    id: 'forwarded-or-not',
    concept: 'move semantics and forwarding',
    difficulty: [4, 'A named rvalue reference is an lvalue; forward restores what was given.'],
    draw: (r) => ({
      given: Array.from({ length: 4 }, () => r.pick(['variable', 'constant', 'temporary', 'moved'] as const)),
      way: r.pick(['forward', 'plain', 'move'] as const),
      names: r.pick([
        ['relay', 'show'],
        ['pass', 'store'],
        ['wrap', 'send'],
      ] as const),
      number: r.int(2, 90),
    }),
    make: ({ given, way, names: [relay, show], number }) => {
      const argument = { variable: 'a', constant: 'c', temporary: String(number), moved: 'std::move(a)' }
      const own = { variable: 'L', constant: 'C', temporary: 'R', moved: 'R' } as const
      type Rule = (kind: keyof typeof own) => string
      const text = (rule: Rule) => given.map(rule).join('')
      const forward: Rule = (kind) => own[kind]
      const plain: Rule = (kind) => (own[kind] === 'R' ? 'L' : own[kind])
      const move: Rule = (kind) => (kind === 'constant' ? 'C' : 'R')
      const body = { forward: 'std::forward<T>(x)', plain: 'x', move: 'std::move(x)' }[way]
      const key = { forward, plain, move }[way]
      return {
        question: prints,
        code: inMain(
          source`
            int a = 1;
            const int c = 2;
            ${given.map((kind) => `${relay}(${argument[kind]});`).join('\n')}`,
          {
            headers: ['utility'],
            before: source`
              void ${show}(int&) { std::cout << 'L'; }
              void ${show}(const int&) { std::cout << 'C'; }
              void ${show}(int&&) { std::cout << 'R'; }

              template <typename T>
              void ${relay}(T&& x) { ${show}(${body}); }`,
          },
        ),
        key: text(key),
        wrong: [
          [
            way === 'forward' ? 'namesAreAlwaysLvalues' : 'namesKeepTheirCategory',
            text(way === 'forward' ? plain : forward),
          ],
          [way === 'move' ? 'moveRespectsLvalues' : 'doubleAmpersandIsRvalue', text(way === 'move' ? plain : move)],
          ['constDoesNotMatter', text((kind) => (key(kind) === 'C' ? (way === 'move' ? 'R' : 'L') : key(kind)))],
          ['temporariesAreConst', text((kind) => (key(kind) === 'R' ? 'C' : key(kind)))],
          ['everythingIsConst', text(() => 'C')],
        ],
        because: {
          forward: 'T is deduced with the category of the argument, and forward gives it back.',
          plain: 'x has a name and so is an lvalue, whatever it refers to; its const is kept.',
          move: 'std::move makes an rvalue of anything, but a const one fits int&& not, so it binds to const int&.',
        }[way],
      }
    },
  }),
  template({
    id: 'references-collapse',
    concept: 'move semantics and forwarding',
    difficulty: [4, 'An & anywhere wins over &&.'],
    draw: (r) => ({
      base: r.pick(['int', 'double', 'long', 'char', 'bool'] as const),
      inner: r.pick(['&', '&&', 'const &', ''] as const),
      outer: r.pick(['&', '&&', 'const'] as const),
      name: r.pick(['Alias', 'Ref', 'Kind', 'Param']),
      seen: r.pick(['Seen', 'Result', 'Type', 'Final']),
    }),
    make: ({ base, inner, outer, name, seen }) => {
      const isConst = inner === 'const &'
      const start = isConst ? `const ${base}&` : `${base}${inner}`
      const core = isConst ? `const ${base}` : base
      const isLvalue = inner === '&' || isConst
      const key = {
        '&': `${core}&`,
        '&&': isLvalue ? `${core}&` : `${core}&&`,
        const: inner === '' ? `const ${base}` : start,
      }[outer]
      const code = source`
        using ${name} = ${start};
        using ${seen} = ${outer === 'const' ? `const ${name}` : `${name}${outer}`};`
      const wrong = [
        ['outerReferenceWins', outer === 'const' ? `const ${core.replace('const ', '')}` : `${core}${outer}`],
        ['innerReferenceWins', start],
        ['constReachesThrough', `const ${base}${inner.replace('const ', '')}`],
        ['twoAmpersandsCancel', core],
        ['rvalueAlwaysWins', `${core}&&`],
        ['lvalueAlwaysWins', `${core}&`],
        ['aliasDropsConst', `${base}${inner.replace('const ', '')}`],
      ] as const
      return {
        question: `What is the type ${seen}?`,
        code,
        key,
        wrong,
        because:
          outer === 'const'
            ? 'const on an alias for a reference is ignored: a reference itself cannot be const. On an alias for another type it counts.'
            : 'References to references collapse: only && on && stays &&, everything else becomes &. The const of the target is kept.',
        proof: typeProof(code, seen, key, wrong),
      }
    },
  }),
  template({
    id: 'decltype-and-brackets',
    concept: 'templates and concepts',
    difficulty: [5, 'decltype of a name and of an expression follow different rules.'],
    draw: (r) => ({
      base: r.pick(['int', 'double', 'long'] as const),
      isConst: r.flip(),
      way: r.pick(['name', 'brackets', 'move', 'sum', 'element', 'autoName', 'autoBrackets'] as const),
      names: r.pick([
        ['price', 'Seen'],
        ['level', 'Kind'],
        ['total', 'Type'],
        ['width', 'Result'],
        ['score', 'Got'],
      ] as const),
    }),
    make: ({ base, isConst, way, names: [name, seen] }) => {
      const own = isConst ? `const ${base}` : base
      const expression = {
        name,
        brackets: `(${name})`,
        move: `std::move(${name})`,
        sum: `${name} + ${name}`,
        element: 'list[0]',
        autoName: 'plain()',
        autoBrackets: 'other()',
      }[way]
      const key = {
        name: own,
        brackets: `${own}&`,
        move: `${own}&&`,
        sum: base,
        element: `${own}&`,
        autoName: base,
        autoBrackets: `${base}&`,
      }[way]
      const functions = source`
        ${base} stored = 0;
        decltype(auto) plain() { ${base} x = stored; return x; }
        decltype(auto) other() { return (stored); }`
      const code = source`
        ${way.startsWith('auto') ? `${functions}\n` : ''}${own} ${name} = 0;
        ${own} list[2] = {1, 2};
        using ${seen} = decltype(${expression});`
      const wrong = [
        ['decltypeDropsReferences', way === 'sum' || way.startsWith('auto') ? base : own],
        ['everyExpressionIsAReference', `${way.startsWith('auto') ? base : own}&`],
        ['everythingIsMovable', `${way.startsWith('auto') ? base : own}&&`],
        ['decltypeDropsConst', base],
        ['valuesAreConst', `const ${base}`],
        ['referencesAreConst', `const ${base}&`],
      ] as const
      return {
        question: `What is the type ${seen}?`,
        code,
        key,
        wrong,
        because:
          'decltype of a name is its declared type. Of any other expression it is T& for an lvalue, such as a name in brackets or an element, T&& for an xvalue and T for a temporary.',
        proof: typeProof(code, seen, key, wrong),
      }
    },
  }),
]
