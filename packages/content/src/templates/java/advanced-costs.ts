import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags } from '../words.ts'
import { inMain, template } from './misconceptions.ts'

export const advancedCosts: Template[] = [
  template({
    id: 'calls-before-and-after-sorting',
    version: 2,
    concept: 'performance',
    difficulty: [4, 'sorted needs all items; what stands behind it is lazy again.'],
    draw: (r) => ({
      sizes: [r.int(32, 60), r.int(61, 90)],
      limits: [r.int(2, 31), r.int(2, 40)],
      orders: r.some(
        ['map-sorted-limit', 'sorted-map-limit', 'map-limit-sorted', 'filter-map-limit', 'map-count'] as const,
        2,
      ),
      method: r.pick(['price', 'rank', 'score', 'load', 'cost', 'weigh']),
    }),
    make: ({ sizes, limits, orders, method }) => {
      const pipelines = orders.map((order, index) => {
        const [size = 0, limit = 0] = [sizes[index], limits[index]]
        const even = Math.floor(size / 2)
        const steps: Record<string, string> = {
          map: `.map(Main::${method})`,
          sorted: '.sorted()',
          limit: `.limit(${limit})`,
          filter: '.filter(n -> n % 2 == 0)',
          count: '.count();',
        }
        const right = {
          'map-sorted-limit': size,
          'sorted-map-limit': limit,
          'map-limit-sorted': limit,
          'filter-map-limit': Math.min(even, limit),
          'map-count': 0,
        }[order]
        const chain = order.split('-').map((step) => steps[step] ?? '')
        return {
          order,
          size,
          limit,
          even,
          right,
          text: `list(${size}).stream()${chain.join('')}${order === 'map-count' ? '' : '.toList();'}`,
        }
      })
      type Pipeline = (typeof pipelines)[number]
      const show = (rule: (one: Pipeline) => number) => pipelines.map(rule).join(' ')
      const code = source`
        static int calls = 0;

        static int ${method}(int id) {
            calls++;
            return id * 3 % 7;
        }

        static List<Integer> list(int size) {
            return IntStream.rangeClosed(1, size).boxed().toList();
        }`
      return {
        question: `Java 21. ${prints}`,
        code: inMain(
          source`
            ${pipelines[0]?.text ?? ''}
            System.out.print(calls + " ");
            calls = 0;
            ${pipelines[1]?.text ?? ''}
            System.out.println(calls);`,
          { imports: 'import java.util.List;\nimport java.util.stream.IntStream;', members: code },
        ),
        key: show(({ right }) => right),
        wrong: [
          ['everyStepSeesAll', show(({ size }) => size)],
          ['limitWorksBackwards', show(({ order, size, limit }) => (order === 'map-count' ? size : limit))],
          ['limitComesTooLate', show(({ order, even, right }) => (order === 'filter-map-limit' ? even : right))],
          [
            'sortedCallsAgain',
            show(({ order, size, limit, right }) => (order.includes('sorted') ? size + limit : right)),
          ],
          ['countCallsEveryStep', show(({ order, size, right }) => (order === 'map-count' ? size : right))],
          ['sortedIsLazy', show(({ order, limit, right }) => (order === 'map-sorted-limit' ? limit : right))],
          ['sortedStopsLaziness', show(({ order, size, right }) => (order.includes('sorted') ? size : right))],
        ],
        because:
          'sorted needs all results of what stands before it, and passes on one by one; limit ends the pipeline as soon as it has enough. count knows the size of a list that only map stands on, so since Java 9 nothing is run.',
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
    version: 2,
    concept: 'performance',
    difficulty: [4, 'How often equals and hashCode run in a list and in a set.'],
    draw: (r) => ({
      way: r.pick(['list', 'missingInList', 'set', 'missingInSet', 'same'] as const),
      size: r.int(7, 30),
      from: r.int(0, 3),
      count: r.int(2, 4),
      type: r.pick(['Key', 'Code', 'Badge', 'Token', 'Ticket', 'Label', 'Seat']),
    }),
    make: ({ way, size, from, count, type }) => {
      const isSet = way !== 'list' && way !== 'missingInList'
      const isMissing = way === 'missingInList' || way === 'missingInSet'
      const start = isMissing ? from + size : from
      const lookups = way === 'same' ? size : count
      // Of a search from the start that finds each of them.
      const searched = (first: number) => Array.from({ length: lookups }, (_, at) => first + at + 1)
      const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
      const inList = isMissing ? lookups * size : sum(searched(way === 'same' ? 0 : from))
      const equals = { list: inList, missingInList: inList, set: lookups, missingInSet: 0, same: 0 }[way]
      const text = (calls: number, hashes: number) => `${calls} ${hashes}`
      const loop =
        way === 'same'
          ? 'for (var item : items) items.contains(item);'
          : `for (int n = ${start}; n < ${start + count}; n++) items.contains(new ${type}(n));`
      return {
        question: prints,
        code: inMain(
          source`
            Collection<Object> all = new ArrayList<>();
            for (int n = 0; n < ${size}; n++) all.add(new ${type}(n));
            var items = ${isSet ? 'new HashSet<>(all)' : 'new ArrayList<>(all)'};
            ${type}.equals = ${type}.hashes = 0;
            ${loop}
            System.out.println(${type}.equals + " " + ${type}.hashes);`,
          {
            imports: 'import java.util.*;',
            types: source`
              record ${type}(int n) {
                  static int equals, hashes;
                  public int hashCode() {
                      hashes++;
                      return n;
                  }
                  public boolean equals(Object other) {
                      equals++;
                      return other instanceof ${type} k && k.n == n;
                  }
              }`,
          },
        ),
        key: text(equals, isSet ? lookups : 0),
        wrong: isSet
          ? [
              ['everyItemIsCompared', text(lookups * size, lookups)],
              ['setsSearchLikeLists', text(inList, 0)],
              way === 'set' ? ['hashIsEnough', text(0, lookups)] : ['hashesNeedEquals', text(lookups, lookups)],
              ['hashesAreKept', text(equals, 0)],
            ]
          : [
              ['everyItemIsCompared', text(lookups * size, 0)],
              ['stopsOneEarlier', text(inList - lookups, 0)],
              ['listsSearchLikeSets', text(isMissing ? 0 : lookups, lookups)],
              ['listsHashFirst', text(equals, lookups)],
            ],
        because: {
          list: 'contains of a list compares from the start until it finds an equal item, and asks for no hash.',
          missingInList: 'No item is equal, so each search compares the whole list, and asks for no hash.',
          set: 'The hash leads to the right bucket, and equals confirms the one item there with that hash.',
          missingInSet: 'No item has such a hash, so equals is not needed.',
          same: 'The hash leads to the bucket, and a HashMap takes the very same object without calling equals.',
        }[way],
      }
    },
  }),
]
