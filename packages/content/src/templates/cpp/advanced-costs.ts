import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { inMain, template } from './misconceptions.ts'

export const advancedCosts: Template[] = [
  template({
    id: 'growing-with-copies-or-moves',
    version: 2,
    concept: 'performance',
    difficulty: [4, 'A vector moves its elements only if that cannot throw.'],
    draw: (r) => ({
      ways: r.some(['noexcept', 'throwing', 'copyOnly', 'promised'] as const, 2),
      sizes: r.some([2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17], 2),
      more: r.int(20, 60),
      types: r.some(['Track', 'Parcel', 'Frame', 'Packet'], 2),
    }),
    make: ({ ways, sizes, more, types }) => {
      const structs = types.map((type, index) => {
        const move = {
          noexcept: `${type}(${type}&&) noexcept { moves++; }`,
          throwing: `${type}(${type}&&) { moves++; }`,
          copyOnly: `~${type}() {}`,
          promised: `${type}(${type}&&) noexcept(true) { moves++; }`,
        }[ways[index] ?? 'throwing']
        return source`
          struct ${type} {
              ${type}() = default;
              ${type}(const ${type}&) { copies++; }
              ${move}
          };`
      })
      const text = (isMoved: (way: (typeof ways)[number]) => boolean, counts: readonly number[] = sizes) => {
        const moved = ways.reduce((sum, way, index) => sum + (isMoved(way) ? (counts[index] ?? 0) : 0), 0)
        return `${counts.reduce((sum, count) => sum + count, 0) - moved} ${moved}`
      }
      const right = (way: string) => way === 'noexcept' || way === 'promised'
      return {
        question: prints,
        code: inMain(
          source`
            std::vector<${types[0] ?? ''}> first(${sizes[0] ?? 0});
            std::vector<${types[1] ?? ''}> second(${sizes[1] ?? 0});
            first.reserve(${more});
            second.reserve(${more});
            std::cout << copies << ' ' << moves;`,
          { headers: ['vector'], before: ['int copies = 0, moves = 0;', ...structs].join('\n') },
        ),
        key: text(right),
        wrong: [
          ['vectorsAlwaysCopy', text(() => false)],
          ['vectorsAlwaysMove', text(() => true)],
          ['anyMoveWillDo', text((way) => way !== 'copyOnly')],
          ['onlyPlainNoexceptCounts', text((way) => way === 'noexcept')],
          ['movesMustBeAbleToFail', text((way) => !right(way))],
          ['capacityIsFilled', text(right, [more, more])],
        ],
        because:
          'The vector uses a move constructor that promises not to throw; one that might could lose elements half-way, so they are copied. A class with a copy constructor or destructor of its own gets no move constructor.',
      }
    },
  }),
  template({
    id: 'building-elements-in-place',
    version: 2,
    concept: 'performance',
    difficulty: [4, 'How many objects are made to get one into a vector.'],
    draw: (r) => ({
      steps: r.some(['emplace', 'emplaceMade', 'pushMade', 'pushCopy', 'pushMove', 'emplaceCopy'] as const, 3),
      counts: r.some([2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 14], 3),
      room: r.int(40, 90),
      type: r.pick(['Track', 'Parcel', 'Frame', 'Packet']),
    }),
    make: ({ steps, counts, room, type }) => {
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
          .map((step, index) =>
            (({ ...costs, ...changed })[step] ?? [0, 0, 0]).map((cost) => cost * (counts[index] ?? 0)),
          )
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
            ${steps.map((step, index) => `for (int i = 0; i < ${counts[index]}; i++) ${lines[step]}`).join('\n')}
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
