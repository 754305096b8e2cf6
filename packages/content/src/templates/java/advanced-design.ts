import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { people, tags } from '../words.ts'
import { inMain, lineProof, listOf, template } from './misconceptions.ts'

export const advancedDesign: Template[] = [
  template({
    id: 'heap-pollution-comes-out-late',
    concept: 'generics and reflection',
    difficulty: [4, 'A cast that nobody wrote is made where a value is taken out.'],
    draw: (r) => ({
      way: r.pick(['size', 'object', 'string', 'join'] as const),
      words: r.some(tags, 2),
      number: r.int(2, 99),
      name: r.pick(['labels', 'states', 'names', 'notes']),
    }),
    make: ({ way, words, number, name }) => {
      const use = {
        size: `Object result = ${name}.size();`,
        object: `Object result = ${name}.get(2);`,
        string: `String result = ${name}.get(2);`,
        join: `Object result = "" + ${name};`,
      }[way]
      const all = listOf([...words, number])
      const keys = { size: '3', object: String(number), string: 'It throws a ClassCastException', join: all }
      return {
        question: prints,
        code: inMain(
          source`
            List<String> ${name} = new ArrayList<>(List.of("${words[0] ?? ''}", "${words[1] ?? ''}"));
            List raw = ${name};
            raw.add(${number});
            ${use}
            System.out.println(result);`,
          { imports: 'import java.util.*;' },
        ),
        key: keys[way],
        wrong: [
          way === 'string'
            ? ['valuesConvertToText', String(number)]
            : ['readingAlwaysCasts', 'It throws a ClassCastException'],
          ['addChecksTheType', 'It throws an ArrayStoreException'],
          ['rawListsAreRefused', 'It does not compile'],
          way === 'size'
            ? ['wrongTypesAreDropped', '2']
            : way === 'join'
              ? ['wrongTypesAreDropped', listOf(words)]
              : ['wrongTypesAreNull', 'null'],
        ],
        because:
          way === 'string'
            ? 'The type argument is erased, so add checks nothing. The compiler casts to String where an item is taken out as one.'
            : 'The type argument is erased, so add checks nothing, and no cast to String is made where any Object will do.',
      }
    },
  }),
  template({
    id: 'source-and-target-of-a-copy',
    concept: 'generics and reflection',
    difficulty: [4, 'Wildcards of both directions, and one type to be inferred.'],
    draw: (r) => ({
      way: r.pick(['toFrom', 'fromTo'] as const),
      order: r.shuffled([0, 1, 2, 3]),
      method: r.pick(['copy', 'move', 'addAll', 'transfer']),
      names: r.pick([
        ['whole', 'numbers', 'objects'],
        ['ints', 'values', 'things'],
        ['counts', 'amounts', 'anything'],
      ] as const),
    }),
    make: ({ way, order, method, names: [ints, numbers, objects] }) => {
      const sorted = [ints, numbers, objects]
      const call = (small: string, large: string) =>
        `${method}(${way === 'toFrom' ? `${large}, ${small}` : `${small}, ${large}`});`
      const pairs = [
        [ints, numbers],
        [numbers, objects],
        [ints, ints],
      ] as const
      const bad = order[0] === 3 ? call(objects, numbers) : order[0] === 2 ? call(objects, ints) : call(numbers, ints)
      const good = pairs.map(([small, large]) => call(small, large))
      const lines = order.map((at) => (at === 3 ? bad : (good[at] ?? '')))
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
        key: bad,
        wrong: [
          ['typesMustBeEqual', good[0] ?? ''],
          ['superMeansSubtypes', good[1] ?? ''],
          ['wildcardsExcludeTheTypeItself', good[2] ?? ''],
          ['inferenceAlwaysFindsObject', 'None of them'],
        ],
        because:
          'A type T must exist that the items of the source are, and that the target takes: the source must hold the same type or a subtype.',
        proof: lineProof(code, bad),
      }
    },
  }),
  template({
    id: 'how-immutable-is-a-record',
    concept: 'design and api',
    difficulty: [3, 'A record is only as immutable as what its components lead to.'],
    draw: (r) => ({
      copies: r.pick(['none', 'constructor', 'accessor'] as const),
      change: r.pick(['given', 'got'] as const),
      names: r.some(people, 3),
      type: r.pick(['Team', 'Crew', 'Course', 'Board']),
      field: r.pick(['members', 'names', 'people']),
    }),
    make: ({ copies, change, names: [one = '', two = '', three = ''], type, field }) => {
      const body = {
        none: '',
        constructor: `\n    ${type} {\n        ${field} = new ArrayList<>(${field});\n    }\n`,
        accessor: `\n    public List<String> ${field}() {\n        return new ArrayList<>(${field});\n    }\n`,
      }[copies]
      const same = listOf([one, two])
      const grown = listOf([one, two, three])
      const isSafe = (copies === 'constructor' && change === 'given') || (copies === 'accessor' && change === 'got')
      return {
        question: prints,
        code: inMain(
          source`
            List<String> given = new ArrayList<>(List.of("${one}", "${two}"));
            var group = new ${type}(given);
            ${change === 'given' ? 'given' : `group.${field}()`}.add("${three}");
            System.out.println(group.${field}());`,
          { imports: 'import java.util.*;', types: `record ${type}(List<String> ${field}) {${body}}` },
        ),
        key: isSafe ? same : grown,
        wrong: [
          isSafe
            ? ['copiesFollowTheOriginal', grown]
            : [copies === 'none' ? 'recordsCopyTheirParts' : 'oneCopyProtectsBoth', same],
          ['recordsRefuseChanges', 'It throws an UnsupportedOperationException'],
          copies === 'constructor'
            ? ['parameterIsNotTheField', 'null']
            : ['recordListsAreRefused', 'It does not compile'],
          ['addReplaces', listOf([three])],
        ],
        because: {
          none: 'A record keeps the reference it was given and hands the same one out.',
          constructor:
            'The compact constructor assigns the copy to the component, which guards against changes of the given list only.',
          accessor: 'The accessor hands out a copy, but the record itself still holds the list that it was given.',
        }[copies],
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
