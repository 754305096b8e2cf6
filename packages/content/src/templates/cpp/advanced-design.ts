import { prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags } from '../words.ts'
import { inMain, template } from './misconceptions.ts'

export const advancedDesign: Template[] = [
  template({
    id: 'hidden-overloads',
    version: 2,
    concept: 'class design',
    difficulty: [4, 'A name in a derived class hides all of that name in the base.'],
    draw: (r) => ({
      calls: r.shuffled(['direct', 'base', 'through'] as const),
      isUsing: r.flip(),
      number: r.int(2, 40),
      words: r.some(tags, 4),
      method: r.pick(['set', 'log', 'add', 'show']),
      child: r.pick(['Gauge', 'Meter', 'Panel']),
    }),
    make: ({ calls, isUsing, number, words: [exact = '', other = '', whole = '', own = ''], method, child }) => {
      const code = {
        direct: `item.${method}(${number}.5);`,
        base: `item.Base::${method}(${number}.5);`,
        through: `one.${method}(${number});`,
      }
      const right = { direct: isUsing ? exact : own, base: exact, through: whole }
      const shown = (changed: Partial<typeof right> = {}) =>
        calls.map((call) => ({ ...right, ...changed })[call]).join(' ')
      return {
        question: prints,
        code: inMain(`${child} item;\nBase& one = item;\n${calls.map((call) => code[call]).join('\n')}`, {
          before: source`
            struct Base {
                void ${method}(double) { std::cout << "${exact} "; }
                void ${method}(long) { std::cout << "${other} "; }
                void ${method}(int) { std::cout << "${whole} "; }
            };
            struct ${child} : Base {${isUsing ? `\n    using Base::${method};` : ''}
                void ${method}(int) { std::cout << "${own} "; }
            };`,
        }),
        key: shown(),
        wrong: [
          ['methodsAreAlwaysVirtual', shown({ through: own })],
          ['ownVersionWins', shown({ direct: own, base: own, through: own })],
          ['overloadsReachDown', shown({ direct: exact })],
          ['longIsTheSaferInteger', shown({ direct: isUsing ? other : own, base: other, through: other })],
          ['usingChangesNothing', shown({ direct: own, base: whole })],
          ['scopeIsOnlyAHint', shown({ base: right.direct === exact ? own : right.direct })],
        ],
        because:
          'The function in the derived class hides all of that name in the base unless using brings them in. A call that names the base looks there, and so does one through a reference to the base, as the function is not virtual.',
      }
    },
  }),
  template({
    id: 'special-members-that-are-missing',
    concept: 'class design',
    difficulty: [4, 'Declaring one special member takes others away.'],
    draw: (r) => ({
      way: r.pick(['nothing', 'destructor', 'copy', 'moveDefault', 'both'] as const),
      isAssign: r.flip(),
      type: r.pick(['Order', 'Parcel', 'Ticket', 'Report', 'Invoice']),
      part: r.pick(['Name', 'Label', 'Image', 'Buffer']),
      names: r.pick([
        ['a', 'b'],
        ['first', 'second'],
        ['one', 'other'],
        ['old', 'fresh'],
        ['left', 'right'],
      ] as const),
    }),
    make: ({ way, isAssign, type, part, names: [one, other] }) => {
      const members = {
        nothing: '',
        destructor: `~${type}() {}`,
        copy: `${type}() = default;\n${type}(const ${type}&) = default;\n${type}& operator=(const ${type}&) = default;`,
        moveDefault: `${type}() = default;\n${type}(${type}&&) = default;\n${type}& operator=(${type}&&) = default;`,
        both: `${type}() = default;\n~${type}() {}\n${type}(const ${type}&) = default;\n${type}(${type}&&) = default;\n${type}& operator=(${type}&&) = default;`,
      }[way]
      const moves = way === 'nothing' || way === 'moveDefault' || way === 'both'
      const move = isAssign ? 'move assign' : 'move construct'
      const copy = isAssign ? 'copy assign' : 'copy construct'
      return {
        question: prints,
        code: inMain(
          source`
            ${type} ${one};
            ${isAssign ? `${type} ${other};\n${other} = std::move(${one});` : `${type} ${other} = std::move(${one});`}`,
          {
            headers: ['utility'],
            before: source`
              struct ${part} {
                  ${part}() = default;
                  ${part}(const ${part}&) { std::cout << "copy construct"; }
                  ${part}(${part}&&) { std::cout << "move construct"; }
                  ${part}& operator=(const ${part}&) { std::cout << "copy assign"; return *this; }
                  ${part}& operator=(${part}&&) { std::cout << "move assign"; return *this; }
              };
              struct ${type} {
                  ${part} part;${members ? `\n    ${members.replaceAll('\n', '\n    ')}` : ''}
              };`,
          },
        ),
        key: moves ? move : copy,
        wrong: [
          moves ? ['movesHaveToBeWritten', copy] : ['movesAreAlwaysMade', move],
          ['missingMoveIsAnError', 'It does not compile'],
          isAssign
            ? ['assigningConstructs', moves ? 'move construct' : 'copy construct']
            : ['equalsSignAssigns', moves ? 'move assign' : 'copy assign'],
        ],
        because: moves
          ? 'The class has move operations, made by the compiler for the whole or by =default, and they move each member.'
          : 'A destructor or copy operation of its own keeps the compiler from making move operations, so std::move ends in a copy.',
      }
    },
  }),
  template({
    id: 'compare-and-exchange',
    concept: 'concurrency',
    difficulty: [4, 'What a failed exchange does to its first argument.'],
    draw: (r) => ({
      start: r.int(2, 20),
      guess: r.int(0, 2),
      wanted: r.int(40, 60),
      add: r.int(1, 9),
      isTwice: r.flip(),
      name: r.pick(['state', 'head', 'ticket', 'owner']),
    }),
    make: ({ start, guess, wanted, add, isTwice, name }) => {
      const expected = guess === 0 ? start : start + guess
      const run = (rule: { noUpdate?: true; always?: true; gives?: true } = {}) => {
        let [value, seen] = [start, expected]
        for (let turn = 0; turn < (isTwice ? 2 : 1); turn++) {
          if (value === seen || rule.always) value = wanted + turn
          else if (!rule.noUpdate) seen = value
        }
        const old = value
        value += add
        return `${seen} ${rule.gives ? value : old} ${value}`
      }
      return {
        question: prints,
        code: inMain(
          source`
            std::atomic<int> ${name}{${start}};
            int expected = ${expected};
            ${name}.compare_exchange_strong(expected, ${wanted});
            ${isTwice ? `${name}.compare_exchange_strong(expected, ${wanted + 1});\n` : ''}int got = ${name}.fetch_add(${add});
            std::cout << expected << ' ' << got << ' ' << ${name};`,
          { headers: ['atomic'] },
        ),
        key: run(),
        wrong: [
          ['expectedIsNeverChanged', run({ noUpdate: true })],
          ['exchangeAlwaysStores', run({ always: true })],
          ['fetchAddGivesTheNewValue', run({ gives: true })],
          ['expectedIsNeverChangedAndNew', run({ noUpdate: true, gives: true })],
        ],
        because:
          'The exchange stores only if the value equals expected; otherwise expected gets the value found. fetch_add returns the value before the addition.',
      }
    },
  }),
  template({
    id: 'deferred-or-waited-for',
    concept: 'concurrency',
    difficulty: [4, 'When a deferred task runs, and that a future of async waits.'],
    draw: (r) => ({
      way: r.pick(['deferred', 'never', 'asyncWait', 'dropped'] as const),
      words: r.some(tags, 3),
      name: r.pick(['job', 'task', 'result', 'load']),
    }),
    make: ({ way, words: [work = '', next = '', end = ''], name }) => {
      const text = (...parts: string[]) => parts.join(' ')
      const policy = way === 'deferred' || way === 'never' ? 'deferred' : 'async'
      const start = `std::async(std::launch::${policy}, [] { std::cout << "${work} "; })`
      const lines = {
        deferred: `auto ${name} = ${start};\nstd::cout << "${next} ";\n${name}.get();`,
        never: `{\n    auto ${name} = ${start};\n    std::cout << "${next} ";\n}`,
        asyncWait: `auto ${name} = ${start};\n${name}.wait();\nstd::cout << "${next} ";`,
        dropped: `${start};\nstd::cout << "${next} ";`,
      }[way]
      const keys = {
        deferred: text(next, work, end),
        never: text(next, end),
        asyncWait: text(work, next, end),
        dropped: text(work, next, end),
      }
      return {
        question: printsInOrder,
        code: inMain(`${lines}\nstd::cout << "${end} ";`, { headers: ['future'] }),
        key: keys[way],
        wrong: [
          ['tasksRunAtOnce', text(work, next, end)],
          [way === 'never' ? 'futuresRunAtTheirEnd' : 'getIsTooLate', text(next, work, end)],
          ['unusedTasksAreDropped', text(next, end)],
          ['tasksRunAtTheEndOfMain', text(next, end, work)],
        ],
        because: {
          deferred: 'A deferred task runs in the thread that asks for its result, when it asks.',
          never: 'A deferred task whose result nobody asks for never runs.',
          asyncWait: 'wait returns once the task has run in its thread.',
          dropped: 'The destructor of a future from async waits, and this temporary dies at the end of its line.',
        }[way],
      }
    },
  }),
]
