import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, people } from '../words.ts'
import { inMain, listOf, template } from './misconceptions.ts'

const imports = 'import java.util.*;'

export const intermediateCollections: Template[] = [
  template({
    id: 'ways-to-put-into-a-map',
    concept: 'collections',
    difficulty: [3, 'Four methods that treat a key that is already there, or not, in different ways.'],
    draw: (r) => ({
      key: r.pick(fruits),
      numbers: r.some<number>([2, 3, 4, 5, 6, 7, 8, 9], 3),
      first: r.pick(['put', 'none'] as const),
      steps: r.some(['putIfAbsent', 'merge', 'compute', 'put'] as const, 2),
    }),
    make: ({ key, numbers: [a = 0, b = 0, c = 0], first, steps }) => {
      type Rule = (old: number | null, value: number) => number | null
      const rules = {
        put: (_, value) => value,
        putIfAbsent: (old, value) => old ?? value,
        merge: (old, value) => (old ?? 0) + value,
        compute: (old, value) => (old === null ? null : old * value),
      } satisfies Record<string, Rule>
      const lines = {
        put: (value: number) => `stock.put("${key}", ${value});`,
        putIfAbsent: (value: number) => `stock.putIfAbsent("${key}", ${value});`,
        merge: (value: number) => `stock.merge("${key}", ${value}, Integer::sum);`,
        compute: (value: number) => `stock.computeIfPresent("${key}", (name, old) -> old * ${value});`,
      }
      const result = (changed: Partial<Record<keyof typeof rules, Rule>> = {}) => {
        const used: Record<string, Rule> = { ...rules, ...changed }
        const start = first === 'put' ? a : null
        return String(
          [b, c].reduce<number | null>((old, value, index) => used[steps[index] ?? '']?.(old, value) ?? null, start),
        )
      }
      return {
        question: prints,
        code: inMain(
          source`
            Map<String, Integer> stock = new HashMap<>();
            ${first === 'put' ? `stock.put("${key}", ${a});\n` : ''}${lines[steps[0] ?? 'put'](b)}
            ${lines[steps[1] ?? 'put'](c)}
            System.out.println(stock.get("${key}"));`,
          { imports },
        ),
        key: result(),
        wrong: [
          ['putIfAbsentReplaces', result({ putIfAbsent: (_, value) => value })],
          ['mergeReplaces', result({ merge: (_, value) => value })],
          ['mergeNeedsAKey', result({ merge: (old, value) => (old === null ? null : old + value) })],
          ['putKeepsTheFirst', result({ put: (old, value) => old ?? value })],
          ['computeStartsAtOne', result({ compute: (old, value) => (old ?? 1) * value })],
          ['computeReplaces', result({ compute: (_, value) => value })],
          ['putAdds', result({ put: (old, value) => (old ?? 0) + value })],
        ],
        because:
          'put replaces, putIfAbsent keeps a value that is there, merge combines with it or puts the new one, and computeIfPresent does nothing without one.',
      }
    },
  }),
  template({
    id: 'view-or-copy-of-a-list',
    concept: 'collections',
    difficulty: [3, 'Some methods return a view of the same items.'],
    draw: (r) => ({
      way: r.pick(['subList', 'copy', 'unmodifiable', 'copyOf'] as const),
      numbers: r.some<number>([11, 14, 18, 22, 25, 27, 31, 36, 42], 4),
      value: r.int(50, 99),
      at: r.int(1, 2),
      name: r.pick(['prices', 'scores', 'rows', 'delays']),
    }),
    make: ({ way, numbers, value, at, name }) => {
      const changed = numbers.with(at, value)
      const isPart = way === 'subList' || way === 'copy'
      const seen = (list: readonly number[]) => listOf(isPart ? list.slice(1, 3) : list)
      const isView = way === 'subList' || way === 'unmodifiable'
      return {
        question: prints,
        code: inMain(
          source`
            List<Integer> ${name} = new ArrayList<>(List.of(${numbers.join(', ')}));
            List<Integer> part = ${{ subList: `${name}.subList(1, 3)`, copy: `new ArrayList<>(${name}.subList(1, 3))`, unmodifiable: `Collections.unmodifiableList(${name})`, copyOf: `List.copyOf(${name})` }[way]};
            ${name}.set(${at}, ${value});
            System.out.println(part);`,
          { imports },
        ),
        key: seen(isView ? changed : numbers),
        wrong: [
          [isView ? 'viewsAreCopies' : 'copiesAreViews', seen(isView ? numbers : changed)],
          isPart
            ? ['endOfPartIncluded', listOf((isView ? changed : numbers).slice(1, 4))]
            : ['setInserts', listOf(numbers.toSpliced(at, 0, value))],
          isPart
            ? ['partStartsAtOne', listOf((isView ? changed : numbers).slice(0, 2))]
            : ['positionsFromOne', listOf(numbers.with(at - 1, value))],
          ['setOnAViewThrows', 'It throws an UnsupportedOperationException'],
        ],
        because: {
          subList: 'subList is a view of the list: it reads the same items, and setting one changes no structure.',
          copy: 'The constructor copies the items, so the new list keeps what it had.',
          unmodifiable: 'The wrapper only refuses changes made through it. It shows those made to the list itself.',
          copyOf: 'List.copyOf keeps a list of its own, which no later change reaches.',
        }[way],
      }
    },
  }),
  template({
    id: 'removing-inside-a-loop',
    concept: 'collections',
    difficulty: [4, 'Whether the change is noticed depends on how and where it is made.'],
    draw: (r) => ({
      way: r.pick(['each', 'each', 'removeIf', 'iterator', 'copy'] as const),
      names: r.some<string>(people, 4),
      at: r.int(0, 3),
      list: r.pick(['guests', 'players', 'readers']),
    }),
    make: ({ way, names, at, list }) => {
      const target = names[at] ?? ''
      const rest = listOf(names.toSpliced(at, 1))
      const item = list.slice(0, -1)
      const fails = way === 'each' && at !== 2
      const loop = {
        each: `for (String ${item} : ${list}) {\n    if (${item}.equals("${target}")) ${list}.remove(${item});\n}`,
        copy: `for (String ${item} : List.copyOf(${list})) {\n    if (${item}.equals("${target}")) ${list}.remove(${item});\n}`,
        removeIf: `${list}.removeIf(${item} -> ${item}.equals("${target}"));`,
        iterator: `Iterator<String> all = ${list}.iterator();\nwhile (all.hasNext()) {\n    if (all.next().equals("${target}")) all.remove();\n}`,
      }[way]
      return {
        question: prints,
        code: inMain(
          source`
            List<String> ${list} = new ArrayList<>(List.of(${names.map((name) => `"${name}"`).join(', ')}));
            ${loop}
            System.out.println(${list});`,
          { imports },
        ),
        key: fails ? 'It throws a ConcurrentModificationException' : rest,
        wrong: [
          fails
            ? ['loopAllowsRemoving', rest]
            : ['anyRemovalInALoopFails', 'It throws a ConcurrentModificationException'],
          ['loopWorksOnACopy', listOf(names)],
          ['nextItemGoesToo', listOf(names.toSpliced(at, 2))],
          ['removeLeavesNull', listOf(names.with(at, 'null'))],
        ],
        because: fails
          ? 'The list is changed behind the back of the iterator, whose next call notices it.'
          : way === 'each'
            ? 'After the last but one item was removed the iterator has given as many items as the list holds: the loop ends before anybody notices.'
            : way === 'copy'
              ? 'The loop runs over a copy, so removing from the list itself disturbs no iterator.'
              : 'The removal is made by the very method or iterator that runs the loop, so nothing is changed behind its back.',
      }
    },
  }),
]
