import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags } from '../words.ts'
import { inMain, template } from './misconceptions.ts'

export const advancedCosts: Template[] = [
  template({
    id: 'calls-before-and-after-sorting',
    concept: 'performance',
    difficulty: [4, 'sorted needs all items; what stands behind it is lazy again.'],
    draw: (r) => ({
      size: r.int(5, 9),
      limit: r.int(2, 4),
      order: r.pick([
        'map-sorted-limit',
        'sorted-map-limit',
        'map-limit-sorted',
        'filter-map-limit',
        'map-count',
      ] as const),
      method: r.pick(['price', 'rank', 'score', 'load', 'cost', 'weigh']),
    }),
    make: ({ size, limit, order, method }) => {
      const numbers = Array.from({ length: size }, (_, at) => ((at * 7 + size) % 11) + 10)
      const even = numbers.filter((number) => number % 2 === 0).length
      const steps: Record<string, string> = {
        map: `.map(Main::${method})`,
        sorted: '.sorted()',
        limit: `.limit(${limit})`,
        filter: '.filter(n -> n % 2 == 0)',
        count: '.count();',
      }
      const isCount = order === 'map-count'
      const key = {
        'map-sorted-limit': size,
        'sorted-map-limit': limit,
        'map-limit-sorted': limit,
        'filter-map-limit': Math.min(even, limit),
        'map-count': 0,
      }[order]
      return {
        question: `Java 21: how often is ${method} called?`,
        code: inMain(
          source`
            List<Integer> ids = List.of(${numbers.join(', ')});
            ids.stream()
                ${order
                  .split('-')
                  .map((step) => steps[step] ?? '')
                  .join('\n')}${isCount ? '' : '\n.toList();'}`,
          { imports: 'import java.util.List;', members: `static int ${method}(int id) {\n    return id * 3 % 7;\n}` },
        ),
        key: String(key),
        wrong: [
          ['everyStepSeesAll', String(size)],
          [isCount ? 'oneResultOneCall' : 'limitWorksBackwards', String(isCount ? 1 : limit)],
          order === 'filter-map-limit'
            ? ['limitComesTooLate', String(even)]
            : ['sortedCallsAgain', String(size + limit)],
          [isCount ? 'countCallsTwice' : 'nothingIsCalled', String(isCount ? 2 * size : 0)],
        ],
        because: {
          'map-sorted-limit': 'sorted must have all results before it can pass on the first one.',
          'sorted-map-limit': 'sorted takes all items, but passes them on one by one until limit has enough.',
          'map-limit-sorted': 'limit stands before sorted and ends the pipeline above it as soon as it has enough.',
          'filter-map-limit':
            'Only items that pass the filter reach map, and limit ends the pipeline once it has enough.',
          'map-count':
            'count knows the size of the list and map does not change it, so since Java 9 the pipeline is not run.',
        }[order],
        proof: {
          program: inMain(
            source`
              List<Integer> ids = List.of(${numbers.join(', ')});
              ids.stream()
                  ${order
                    .split('-')
                    .map((step) => steps[step] ?? '')
                    .join('\n')}${isCount ? '' : '\n.toList();'}
              System.out.println(calls);`,
            {
              imports: 'import java.util.List;',
              members: `static int calls = 0;\n\nstatic int ${method}(int id) {\n    calls++;\n    return id * 3 % 7;\n}`,
            },
          ),
        },
      }
    },
  }),
  template({
    id: 'strings-of-the-pool',
    concept: 'garbage collection and memory',
    difficulty: [4, 'Which expressions give the pooled String, and which a new one.'],
    draw: (r) => ({
      words: r.some(tags, 2),
      isFinal: r.flip(),
      second: r.pick(['intern', 'builder'] as const),
      isSwapped: r.flip(),
      names: r.pick([
        ['prefix', 'name'],
        ['start', 'label'],
        ['head', 'code'],
      ] as const),
    }),
    make: ({ words: [a = '', b = ''], isFinal, second, isSwapped, names: [prefix, name] }) => {
      const one = isFinal
      const other = second === 'intern'
      const text = (first: boolean, last: boolean) => (isSwapped ? `${last} ${first}` : `${first} ${last}`)
      const built = `${prefix} + "-${b}" == ${name}`
      const made =
        second === 'intern'
          ? `new String(${name}).intern() == ${name}`
          : `new StringBuilder(${name}).toString() == ${name}`
      return {
        question: prints,
        code: inMain(source`
          ${isFinal ? 'final ' : ''}String ${prefix} = "${a}";
          String ${name} = "${a}-${b}";
          boolean first = ${isSwapped ? made : built};
          boolean second = ${isSwapped ? built : made};
          System.out.println(first + " " + second);`),
        key: text(one, other),
        wrong: [
          [one ? 'joiningAlwaysMakesNew' : 'joinedConstantsArePooled', text(!one, other)],
          [other ? 'internMakesACopy' : 'everyTextIsPooled', text(one, !other)],
          [
            one === other
              ? one
                ? 'operatorIsNeverTrueForTexts'
                : 'operatorComparesCharacters'
              : 'poolWorksTheOtherWay',
            text(!one, !other),
          ],
        ],
        because: `${isFinal ? 'A final variable with a constant value makes the sum a constant, which comes from the pool' : 'A variable that is not final makes the sum at run time, a new String'}; ${other ? 'intern gives the pooled String' : 'toString of a StringBuilder makes a new String'}.`,
      }
    },
  }),
  template({
    id: 'cost-of-the-wrong-collection',
    concept: 'performance',
    difficulty: [4, 'How often equals runs in a list and in a set.'],
    draw: (r) => ({
      way: r.pick(['list', 'set', 'same', 'indexOf'] as const),
      size: r.int(4, 9),
      at: r.int(1, 3),
      type: r.pick(['Key', 'Code', 'Badge', 'Token', 'Ticket', 'Label', 'Seat']),
    }),
    make: ({ way, size, at, type }) => {
      const isSet = way === 'set' || way === 'same'
      const key = { list: at + 1, indexOf: size, set: 1, same: 0 }[way]
      const call = {
        list: `items.contains(new ${type}(${at}));`,
        indexOf: `items.indexOf(new ${type}(${size}));`,
        set: `items.contains(new ${type}(${at}));`,
        same: `items.contains(items.iterator().next());`,
      }[way]
      return {
        question: prints,
        code: inMain(
          source`
            Collection<Object> all = new ArrayList<>();
            for (int n = 0; n < ${size}; n++) all.add(new ${type}(n));
            var items = ${isSet ? 'new HashSet<>(all)' : 'new ArrayList<>(all)'};
            ${type}.calls = 0;
            ${call}
            System.out.println(${type}.calls);`,
          {
            imports: 'import java.util.*;',
            types: source`
              record ${type}(int n) {
                  static int calls = 0;
                  public int hashCode() { return n; }
                  public boolean equals(Object other) {
                      calls++;
                      return other instanceof ${type} k && k.n == n;
                  }
              }`,
          },
        ),
        key: String(key),
        wrong: [
          ['everyItemIsCompared', String(size)],
          ['stopsOneEarlier', String(way === 'indexOf' ? size - 1 : at)],
          [isSet ? 'setsSearchLikeLists' : 'comparesWithTheNext', String(isSet ? at + 1 : key + 1)],
          [way === 'same' ? 'hashesNeedEquals' : 'hashIsEnough', way === 'same' ? '1' : '0'],
        ],
        because: {
          list: `contains of a list compares from the start until it finds an equal item, here at index ${at}.`,
          indexOf: 'No item is equal, so the whole list is compared.',
          set: 'The hash leads to the right bucket, and equals confirms the one item there with that hash.',
          same: 'The hash leads to the bucket, and a HashMap takes the very same object without calling equals.',
        }[way],
      }
    },
  }),
]
