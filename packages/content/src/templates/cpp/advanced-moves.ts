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
      given: r.some(['variable', 'constant', 'temporary', 'moved'] as const, 3),
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
          [way === 'forward' ? 'namesAreAlwaysLvalues' : 'namesKeepTheirCategory', text(way === 'forward' ? plain : forward)],
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
      const expression = { name, brackets: `(${name})`, move: `std::move(${name})`, sum: `${name} + ${name}`, element: 'list[0]', autoName: 'plain()', autoBrackets: 'other()' }[way]
      const key = { name: own, brackets: `${own}&`, move: `${own}&&`, sum: base, element: `${own}&`, autoName: base, autoBrackets: `${base}&` }[way]
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
  template({
    id: 'growing-with-copies-or-moves',
    concept: 'performance',
    difficulty: [4, 'A vector moves its elements only if that cannot throw.'],
    draw: (r) => ({
      way: r.pick(['noexcept', 'throwing', 'copyOnly', 'defaulted'] as const),
      size: r.int(2, 9),
      more: r.int(10, 30),
      type: r.pick(['Track', 'Parcel', 'Frame', 'Packet']),
      list: r.pick(['items', 'all', 'rows', 'queue']),
    }),
    make: ({ way, size, more, type, list }) => {
      const text = (copies: number, moves: number) => `${copies} ${moves}`
      const move = {
        noexcept: `${type}(${type}&&) noexcept { moves++; }`,
        throwing: `${type}(${type}&&) { moves++; }`,
        copyOnly: `~${type}() {}`,
        defaulted: `${type}(${type}&& other) noexcept(true) { moves++; }`,
      }[way]
      const moves = way === 'noexcept' || way === 'defaulted'
      return {
        question: prints,
        code: inMain(
          source`
            std::vector<${type}> ${list}(${size});
            ${list}.reserve(${more});
            std::cout << copies << ' ' << moves;`,
          {
            headers: ['vector'],
            before: source`
              int copies = 0, moves = 0;
              struct ${type} {
                  ${type}() = default;
                  ${type}(const ${type}&) { copies++; }
                  ${move}
              };`,
          },
        ),
        key: moves ? text(0, size) : text(size, 0),
        wrong: [
          [moves ? 'vectorsAlwaysCopy' : 'vectorsAlwaysMove', moves ? text(size, 0) : text(0, size)],
          ['growingMovesNoObjects', text(0, 0)],
          ['capacityIsFilled', moves ? text(0, more) : text(more, 0)],
          ['copiedThenMoved', text(size, size)],
        ],
        because: {
          noexcept: 'The move constructor cannot throw, so the vector may use it when it moves to larger storage.',
          defaulted: 'noexcept(true) promises that moving cannot throw, so the vector uses it.',
          throwing: 'A move that might throw could lose elements half-way, so the vector copies what can be copied.',
          copyOnly: 'A class with a copy constructor or destructor of its own gets no move constructor, so it is copied.',
        }[way],
      }
    },
  }),
  template({
    id: 'building-elements-in-place',
    concept: 'performance',
    difficulty: [4, 'How many objects are made to get one into a vector.'],
    draw: (r) => ({
      steps: r.some(['emplace', 'emplaceMade', 'pushMade', 'pushCopy', 'pushMove', 'emplaceCopy'] as const, 3),
      room: r.int(4, 20),
      type: r.pick(['Track', 'Parcel', 'Frame', 'Packet']),
    }),
    make: ({ steps, room, type }) => {
      const lines = {
        emplace: 'list.emplace_back(1);',
        emplaceMade: `list.emplace_back(${type}(2));`,
        pushMade: `list.push_back(${type}(3));`,
        pushCopy: 'list.push_back(one);',
        pushMove: 'list.push_back(std::move(one));',
        emplaceCopy: 'list.emplace_back(one);',
      }
      const costs: Record<string, [number, number, number]> = { emplace: [1, 0, 0], emplaceMade: [1, 0, 1], pushMade: [1, 0, 1], pushCopy: [0, 1, 0], pushMove: [0, 0, 1], emplaceCopy: [0, 1, 0] }
      const sum = (changed: Record<string, [number, number, number]> = {}) =>
        steps
          .map((step) => ({ ...costs, ...changed })[step] ?? [0, 0, 0])
          .reduce(([a, b, c], [x, y, z]) => [a + x, b + y, c + z])
          .join(' ')
      return {
        question: `C++17 or later. ${prints}`,
        code: inMain(
          source`
            ${type} one(0);
            std::vector<${type}> list;
            list.reserve(${room});
            made = 0;
            ${steps.map((step) => lines[step]).join('\n')}
            std::cout << made << ' ' << copied << ' ' << moved;`,
          {
            headers: ['utility', 'vector'],
            before: source`
              int made = 0, copied = 0, moved = 0;
              struct ${type} {
                  explicit ${type}(int) { made++; }
                  ${type}(const ${type}&) { copied++; }
                  ${type}(${type}&&) noexcept { moved++; }
              };`,
          },
        ),
        key: sum(),
        wrong: [
          ['emplaceNeverMoves', sum({ emplaceMade: [1, 0, 0], emplaceCopy: [0, 0, 0] })],
          ['pushAlwaysCopies', sum({ pushMade: [1, 1, 0], pushMove: [0, 1, 0] })],
          ['temporariesAreFree', sum({ pushMade: [1, 0, 0], emplaceMade: [1, 0, 0] })],
          ['emplaceMakesATemporary', sum({ emplace: [1, 0, 1] })],
          ['moveIsFree', sum({ pushMove: [0, 0, 0] })],
          ['emplaceMovesVariables', sum({ emplaceCopy: [0, 0, 1] })],
          ['copiesAreMade', sum({ pushCopy: [1, 1, 0], emplaceCopy: [1, 1, 0] })],
        ],
        because:
          'emplace_back makes the element from its arguments, which is a copy or a move if it is given an object; push_back copies a variable and moves a temporary or what std::move gives.',
      }
    },
  }),
]
