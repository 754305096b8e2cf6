import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { people, tags } from '../words.ts'
import { inMain, lineProof, listOf, template } from './misconceptions.ts'

export const advancedDesign: Template[] = [
  template({
    id: 'heap-pollution-comes-out-late',
    version: 2,
    concept: 'generics and reflection',
    difficulty: [4, 'A cast that nobody wrote is made where a value is taken out.'],
    draw: (r) => ({
      ways: r.some(['size', 'object', 'string', 'join', 'length'] as const, 2),
      words: r.some(tags, 3),
      number: r.int(2, 99),
      name: r.pick(['labels', 'states', 'names', 'notes']),
    }),
    make: ({ ways, words: [one = '', two = '', failed = ''], number, name }) => {
      const uses = {
        size: `${name}.size()`,
        object: `(Object) ${name}.get(2)`,
        string: `${name}.get(2).concat("")`,
        join: `"" + ${name}`,
        length: `${name}.get(2).length()`,
      }
      const all = listOf([one, two, number])
      const right = { size: '3', object: String(number), string: failed, join: all, length: failed }
      const shown = (changed: Partial<typeof right> = {}) =>
        ways.map((way) => ({ ...right, ...changed })[way]).join(' ')
      return {
        question: `${prints.replace('?', '')}, warnings aside?`,
        code: inMain(
          source`
            List<String> ${name} = new ArrayList<>(List.of("${one}", "${two}"));
            List raw = ${name};
            raw.add(${number});
            System.out.print(attempt(() -> ${uses[ways[0] ?? 'size']}) + " ");
            System.out.println(attempt(() -> ${uses[ways[1] ?? 'join']}));`,
          {
            imports: 'import java.util.*;\nimport java.util.function.Supplier;',
            members: source`
              static Object attempt(Supplier<Object> use) {
                  try { return use.get(); } catch (ClassCastException e) { return "${failed}"; }
              }`,
          },
        ),
        key: shown(),
        wrong: [
          ['valuesConvertToText', shown({ string: String(number), length: String(String(number).length) })],
          ['readingAlwaysCasts', shown({ object: failed, join: failed })],
          ['everyUseCasts', shown({ object: failed, join: failed, size: failed })],
          ['wrongTypesAreDropped', shown({ size: '2', join: listOf([one, two]), object: two })],
          ['wrongTypesAreNull', shown({ object: 'null', string: 'null', join: listOf([one, two, 'null']) })],
          ['onlyMethodsCast', shown({ string: String(number) })],
        ],
        because:
          'The type argument is erased, so add checks nothing. The compiler casts to String where an item is used as one, and nowhere else.',
      }
    },
  }),
  template({
    id: 'source-and-target-of-a-copy',
    version: 2,
    concept: 'generics and reflection',
    difficulty: [4, 'Wildcards of both directions, and one type to be inferred.'],
    draw: (r) => ({
      way: r.pick(['toFrom', 'fromTo'] as const),
      order: r.shuffled([0, 1, 2, 3]),
      isFine: r.pick([true, false, false, false]),
      method: r.pick(['copy', 'move', 'addAll', 'transfer']),
      names: r.pick([
        ['whole', 'numbers', 'objects'],
        ['ints', 'values', 'things'],
        ['counts', 'amounts', 'anything'],
      ] as const),
    }),
    make: ({ way, order, isFine, method, names: [ints, numbers, objects] }) => {
      const sorted = [ints, numbers, objects]
      const call = (small: string, large: string) =>
        `${method}(${way === 'toFrom' ? `${large}, ${small}` : `${small}, ${large}`});`
      const pairs = [
        [ints, numbers],
        [numbers, objects],
        [ints, ints],
      ] as const
      const bad = order[0] === 3 ? call(objects, numbers) : order[0] === 2 ? call(objects, ints) : call(numbers, ints)
      const none = 'None of them'
      const key = isFine ? none : bad
      const good = pairs.map(([small, large]) => call(small, large))
      const lines = order.map((at) => (at === 3 ? (isFine ? call(ints, objects) : bad) : (good[at] ?? '')))
      const from = 'List<? extends T> from'
      const to = 'List<? super T> to'
      const code = source`
        import java.util.*;

        class Lists {
            static <T> void ${method}(${way === 'toFrom' ? `${to}, ${from}` : `${from}, ${to}`}) {
                for (T item : from) to.add(item);
            }

            void use(List<Integer> ${sorted[0] ?? ''}, List<Number> ${sorted[1] ?? ''}, List<Object> ${sorted[2] ?? ''}) {
                ${lines.join('\n')}
            }
        }`
      return {
        question: 'Which call does the compiler refuse?',
        code,
        key,
        wrong: [
          ['typesMustBeEqual', good[0] ?? ''],
          ['superMeansSubtypes', good[1] ?? ''],
          ['wildcardsExcludeTheTypeItself', good[2] ?? ''],
          ['inferenceAlwaysFindsObject', none],
        ],
        because:
          'A type T must exist that the items of the source are, and that the target takes: the source must hold the same type or a subtype.',
        proof: lineProof(code, key),
      }
    },
  }),
  template({
    id: 'how-immutable-is-a-record',
    version: 2,
    concept: 'design and api',
    difficulty: [3, 'A record is only as immutable as what its components lead to.'],
    draw: (r) => ({
      copies: r.pick(['none', 'constructor', 'accessor', 'both'] as const),
      changes: r.shuffled(['given', 'got'] as const),
      names: r.some(people, 3),
      type: r.pick(['Team', 'Crew', 'Course', 'Board']),
      field: r.pick(['members', 'names', 'people']),
    }),
    make: ({ copies, changes, names: [one = '', two = '', three = ''], type, field }) => {
      const body = {
        constructor: `\n    ${type} {\n        ${field} = new ArrayList<>(${field});\n    }\n`,
        accessor: `\n    public List<String> ${field}() {\n        return new ArrayList<>(${field});\n    }\n`,
      }
      const added = { given: two, got: three }
      const shown = (reaches: (change: (typeof changes)[number]) => boolean) =>
        listOf([one, ...changes.filter(reaches).map((change) => added[change])])
      const guards = (change: string) =>
        copies === 'both' ||
        (copies === 'constructor' && change === 'given') ||
        (copies === 'accessor' && change === 'got')
      return {
        question: prints,
        code: inMain(
          source`
            List<String> given = new ArrayList<>(List.of("${one}"));
            var group = new ${type}(given);
            ${changes.map((change) => `${change === 'given' ? 'given' : `group.${field}()`}.add("${added[change]}");`).join('\n')}
            System.out.println(group.${field}());`,
          {
            imports: 'import java.util.*;',
            types: `record ${type}(List<String> ${field}) {${copies === 'none' || copies === 'accessor' ? '' : body.constructor}${copies === 'none' || copies === 'constructor' ? '' : body.accessor}}`,
          },
        ),
        key: shown((change) => !guards(change)),
        wrong: [
          ['recordsCopyTheirParts', shown(() => false)],
          ['copiesFollowTheOriginal', shown(() => true)],
          [
            'copyProtectsTheOtherSide',
            shown((change) => (copies === 'none' || copies === 'both' ? change === 'given' : guards(change))),
          ],
          ['onlyTheGivenListIsShared', shown((change) => change === 'given')],
          ['onlyTheResultIsShared', shown((change) => change === 'got')],
          ['addReplaces', listOf([changes[1] === 'given' ? two : three])],
        ],
        because:
          'A record keeps the reference it was given and hands the same one out. A copy in the compact constructor guards against changes of the given list only, and one in the accessor against changes of what was handed out.',
      }
    },
  }),
  template({
    id: 'objects-that-can-be-collected',
    concept: 'garbage collection and memory',
    difficulty: [3, 'What counts is being reachable from a variable, not how many references there are.'],
    draw: (r) => ({
      links: r.some([0, 1, 2, 3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 4, 8], r.int(3, 4)),
      cleared: r.some<number>([0, 1, 2, 3], r.int(2, 3)),
      type: r.pick(['Node', 'Task', 'Part', 'Step']),
    }),
    make: ({ links, cleared, type }) => {
      const names = ['a', 'b', 'c', 'd']
      const next: (number | undefined)[] = []
      const lines: string[] = []
      for (const link of links) {
        const [from, to] = [Math.floor(link / 4), link % 4]
        if (from === to) continue
        lines.push(`${names[from]}.next = ${names[to]};`)
        next[from] = to
      }
      const kept = [0, 1, 2, 3].filter((at) => !cleared.includes(at))
      const reach = (hops: number) => {
        const seen = new Set(kept)
        for (let hop = 0; hop < hops; hop++)
          for (const at of [...seen]) if (next[at] !== undefined) seen.add(next[at] ?? 0)
        return 4 - seen.size
      }
      const counted = cleared.filter((at) => ![0, 1, 2, 3].some((from) => next[from] === at)).length
      const code = source`
        class ${type} { ${type} next; }

        ${names.map((name) => `${type} ${name} = new ${type}();`).join('\n')}
        ${lines.join('\n')}
        ${cleared.map((at) => `${names[at]} = null;`).join('\n')}
        // here`
      return {
        question: `How many of the four ${type} objects may the garbage collector reclaim once this code of a method has come to the comment, if the variables are still read later?`,
        code,
        key: String(reach(4)),
        wrong: [
          ['nullMeansCollected', String(cleared.length)],
          ['referencesAreCounted', String(counted)],
          ['onlyOneHopCounts', String(reach(1))],
          ['linksKeepEverything', '0'],
          ['linksOutKeepAlive', String(cleared.filter((at) => next[at] === undefined).length)],
          [
            'everythingLinkedDies',
            String(
              Math.min(
                4,
                cleared.length +
                  new Set(
                    cleared.flatMap((at) =>
                      next[at] === undefined || cleared.includes(next[at] ?? 0) ? [] : [next[at]],
                    ),
                  ).size,
              ),
            ),
          ],
        ],
        because:
          'An object is kept while a chain of references leads to it from a variable in use. Objects that only refer to one another are reclaimed.',
        proof: {
          program: inMain(
            source`
              ${names.map((name) => `Node ${name} = new Node();`).join('\n')}
              List<WeakReference<Node>> all = List.of(${names.map((name) => `new WeakReference<>(${name})`).join(', ')});
              ${lines.join('\n')}
              ${cleared.map((at) => `${names[at]} = null;`).join('\n')}
              System.gc();
              System.out.println(all.stream().filter(one -> one.get() == null).count());
              Reference.reachabilityFence(Arrays.asList(${names.join(', ')}));`,
            { imports: 'import java.lang.ref.*;\nimport java.util.*;', types: 'class Node { Node next; }' },
          ),
        },
      }
    },
  }),
]
