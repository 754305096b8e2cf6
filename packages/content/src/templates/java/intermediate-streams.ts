import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits } from '../words.ts'
import { inMain, template } from './misconceptions.ts'

export const intermediateStreams: Template[] = [
  template({
    id: 'items-a-stream-looks-at',
    version: 2,
    concept: 'streams and lambdas',
    difficulty: [4, 'A stream is lazy and passes its items on one by one.'],
    draw: (r) => ({
      numbers: r.shuffled([r.int(2, 15), r.int(16, 30), r.int(31, 45), r.int(46, 60)]),
      limit: r.int(12, 40),
      factor: r.int(2, 5),
      ready: r.int(61, 240),
      end: r.pick(['first', 'list', 'none'] as const),
    }),
    make: ({ numbers, limit, factor, ready, end }) => {
      const matches = numbers.filter((number) => number > limit)
      const at = numbers.findIndex((number) => number > limit)
      const seen = at < 0 ? numbers : numbers.slice(0, at + 1)
      const text = (list: readonly (number | string)[], result: string | number) => [...list, result].join(' ')
      const result = { first: at < 0 ? -1 : (numbers[at] ?? 0) * factor, list: matches.length, none: ready }[end]
      const call = {
        first: `int result = stream.findFirst().orElse(-1);`,
        list: 'int result = stream.toList().size();',
        none: `int result = ${ready};`,
      }[end]
      return {
        question: prints,
        code: inMain(
          source`
            Stream<Integer> stream = Stream.of(${numbers.join(', ')})
                .peek(n -> System.out.print(n + " "))
                .filter(n -> n > ${limit})
                .map(n -> n * ${factor});
            ${call}
            System.out.println(result);`,
          { imports: 'import java.util.stream.Stream;' },
        ),
        key: text({ first: seen, list: numbers, none: [] }[end], result),
        wrong: [
          [end === 'list' ? 'listStopsEarly' : 'streamsAreEager', text(end === 'list' ? seen : numbers, result)],
          ['peekSeesMatchesOnly', text(end === 'first' ? matches.slice(0, 1) : matches, result)],
          [
            'peekSeesResults',
            text(
              (end === 'first' ? matches.slice(0, 1) : matches).map((n) => n * factor),
              result,
            ),
          ],
          [
            end === 'none' ? 'oneItemIsPrepared' : 'peekPrintsNothing',
            text(end === 'none' ? numbers.slice(0, 1) : [], result),
          ],
          ['nextOneIsFetched', text(numbers.slice(0, at + 2), result)],
        ],
        because: {
          first:
            'Each item goes through the whole pipeline before the next one is taken, and findFirst stops at the first match.',
          list: 'toList needs every item; peek stands before the filter and sees them all.',
          none: 'Without a terminal operation nothing runs at all.',
        }[end],
      }
    },
  }),
  template({
    id: 'grouping-words',
    concept: 'streams and lambdas',
    difficulty: [3, 'The downstream collector decides what each group becomes.'],
    draw: (r) => ({
      words: r.some([...fruits.filter((word) => word.length < 6), 'banana', 'cherry', 'papaya'], 4),
      way: r.pick(['counting', 'joining', 'list'] as const),
      name: r.pick(['boxes', 'orders', 'stock', 'fruits']),
    }),
    make: ({ words, way, name }) => {
      const groups = Map.groupBy(words, (word) => word.length)
      const lengths = [...groups.keys()].sort((a, b) => a - b)
      const map = (keys: readonly number[], value: (group: readonly string[], key: number) => string | number) =>
        `{${keys.map((key) => `${key}=${value(groups.get(key) ?? [], key)}`).join(', ')}}`
      const rules = {
        counting: (group: readonly string[]) => group.length,
        joining: (group: readonly string[]) => group.join('+'),
        list: (group: readonly string[]) => `[${group.join(', ')}]`,
      }
      const downstream = {
        counting: ', Collectors.counting()',
        joining: ', Collectors.joining("+")',
        list: ', Collectors.toList()',
      }
      return {
        question: prints,
        code: inMain(
          source`
            List<String> ${name} = List.of(${words.map((word) => `"${word}"`).join(', ')});
            var groups = ${name}.stream().collect(
                Collectors.groupingBy(String::length, TreeMap::new${downstream[way]}));
            System.out.println(groups);`,
          { imports: 'import java.util.*;\nimport java.util.stream.Collectors;' },
        ),
        key: map(lengths, rules[way]),
        wrong: [
          [
            way === 'counting' ? 'groupsAreLists' : 'groupsAreCounted',
            map(lengths, way === 'counting' ? rules.list : rules.counting),
          ],
          [
            'lastOneWins',
            map(
              lengths,
              way === 'counting' ? () => 1 : (group) => (way === 'list' ? `[${group.at(-1)}]` : (group.at(-1) ?? '')),
            ),
          ],
          [
            'lettersAreCounted',
            map(lengths, way === 'counting' ? (group, key) => group.length * key : (group) => group.join('').length),
          ],
          ['orderOfFirstMeeting', map([...groups.keys()], rules[way])],
          ['treeSortsDescending', map(lengths.toReversed(), rules[way])],
        ],
        because:
          'The function gives the key of each word, the TreeMap sorts the keys, and the collector makes one value of each group.',
      }
    },
  }),
  template({
    id: 'lambda-reads-a-field-or-a-copy',
    concept: 'streams and lambdas',
    difficulty: [3, 'A lambda keeps a reference or a value, and runs when it is called.'],
    draw: (r) => ({
      way: r.pick(['local', 'array', 'field', 'bound'] as const),
      numbers: r.some<number>([3, 4, 5, 6, 7, 8, 9, 11, 12], 3),
      name: r.pick(['rate', 'fee', 'factor']),
    }),
    make: ({ way, numbers: [a = 0, b = 0, c = 0], name }) => {
      const isLate = way === 'array' || way === 'field'
      const bound = source`
        StringBuilder ${name} = new StringBuilder("${a}");
        Supplier<String> price = ${name}::toString;
        ${name} = new StringBuilder("${b}");`
      const start = {
        local: `int ${name} = ${a};\nint kept = ${name};\nSupplier<Integer> price = () -> kept * ${c};\n${name} = ${b};`,
        array: `int[] ${name} = {${a}};\nSupplier<Integer> price = () -> ${name}[0] * ${c};\n${name}[0] = ${b};`,
        field: `${name} = ${a};\nSupplier<Integer> price = () -> ${name} * ${c};\n${name} = ${b};`,
        bound,
      }
      const isBound = way === 'bound'
      const value = (one: number) => String(isBound ? one : one * c)
      return {
        question: prints,
        code: inMain(
          source`
            ${start[way]}
            System.out.println(price.get()${isBound ? ` + "-${c}"` : ''});`,
          { imports: 'import java.util.function.*;', members: way === 'field' ? `static int ${name} = 1;` : '' },
        ),
        key: value(isLate ? b : a) + (isBound ? `-${c}` : ''),
        wrong: [
          [isLate ? 'lambdaTakesASnapshot' : 'lambdaFollowsTheName', value(isLate ? a : b) + (isBound ? `-${c}` : '')],
          ['lambdaRefusesChange', 'It does not compile'],
          way === 'field'
            ? ['lambdaSeesInitialValue', String(c)]
            : ['bothValuesCount', isBound ? `${a}${b}-${c}` : String((a + b) * c)],
        ],
        because: {
          local: 'The lambda captured kept, which never changes; assigning the other variable does not matter to it.',
          array:
            'The variable is never assigned again, so it may be captured; the item of the array is read when the lambda is called.',
          field: 'A field is not captured: the lambda reads it when it is called.',
          bound: 'A method reference to an object evaluates that object once, when the reference is made.',
        }[way],
      }
    },
  }),
  template({
    id: 'reducing-and-joining',
    concept: 'streams and lambdas',
    difficulty: [3, 'flatMap, distinct, skip and limit in an order that matters.'],
    draw: (r) => ({
      words: r.some(fruits, 5),
      steps: r.some(['skip', 'limit', 'sorted', 'distinct'] as const, 3),
      count: r.int(1, 2),
      max: r.int(4, 5),
    }),
    make: ({ words: [a = '', b = '', c = '', d = '', e = ''], steps, count, max }) => {
      const all = [c, a, c, b, d, a, e]
      type Step = (list: readonly string[]) => readonly string[]
      const rules: Record<(typeof steps)[number], Step> = {
        skip: (list) => list.slice(count),
        limit: (list) => list.slice(0, max),
        sorted: (list) => list.toSorted(),
        distinct: (list) => [...new Set(list)],
      }
      const calls = { skip: `.skip(${count})`, limit: `.limit(${max})`, sorted: '.sorted()', distinct: '.distinct()' }
      const result = (changed: Partial<typeof rules> = {}, order = steps) =>
        order.reduce<readonly string[]>((list, step) => ({ ...rules, ...changed })[step](list), all).join(' ')
      return {
        question: prints,
        code: inMain(
          source`
            var stops = Stream.of(${all.map((word) => `"${word}"`).join(', ')});
            System.out.println(stops
                ${steps.map((step) => calls[step]).join('\n')}
                .collect(Collectors.joining(" ")));`,
          { imports: 'import java.util.stream.*;' },
        ),
        key: result(),
        wrong: (
          [
            [
              'sortingComesFirst',
              result(
                {},
                steps.toSorted((x, y) => Number(y === 'sorted') - Number(x === 'sorted')),
              ),
            ],
            [
              'sortingComesLast',
              result(
                {},
                steps.toSorted((x, y) => Number(x === 'sorted') - Number(y === 'sorted')),
              ),
            ],
            [
              'distinctComesFirst',
              result(
                {},
                steps.toSorted((x, y) => Number(y === 'distinct') - Number(x === 'distinct')),
              ),
            ],
            [
              'distinctDropsAllCopies',
              result({ distinct: (list) => list.filter((one) => list.indexOf(one) === list.lastIndexOf(one)) }),
            ],
            [
              'distinctChecksNeighbours',
              result({ distinct: (list) => list.filter((one, at) => one !== list[at - 1]) }),
            ],
            ['skipIsAPosition', result({ skip: (list) => list.slice(count - 1) })],
            ['limitIsAPosition', result({ limit: (list) => list.slice(0, max + 1) })],
            ['limitCountsFromTheEnd', result({ limit: (list) => list.slice(-max) })],
          ] as const
        ).filter(([, option]) => option !== ''),
        because: 'Each step works on what the one before it passed on; distinct keeps the first of equal items.',
      }
    },
  }),
]
