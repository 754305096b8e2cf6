import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { inMain, template } from './misconceptions.ts'

export const advancedCosts: Template[] = [
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
          copyOnly:
            'A class with a copy constructor or destructor of its own gets no move constructor, so it is copied.',
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
      const costs: Record<string, [number, number, number]> = {
        emplace: [1, 0, 0],
        emplaceMade: [1, 0, 1],
        pushMade: [1, 0, 1],
        pushCopy: [0, 1, 0],
        pushMove: [0, 0, 1],
        emplaceCopy: [0, 1, 0],
      }
      const sum = (changed: Record<string, [number, number, number]> = {}) =>
        steps
          .map((step) => ({ ...costs, ...changed })[step] ?? [0, 0, 0])
          .reduce(([a = 0, b = 0, c = 0], [x = 0, y = 0, z = 0]) => [a + x, b + y, c + z])
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
