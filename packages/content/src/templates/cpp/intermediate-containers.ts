import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits } from '../words.ts'
import { inMain, template } from './misconceptions.ts'

const evenNumbers = Array.from({ length: 46 }, (_, index) => 2 * index + 4)

export const intermediateContainers: Template[] = [
  template({
    id: 'ways-into-a-map',
    concept: 'containers and iterators',
    difficulty: [4, 'Some functions keep what is there, some replace it, and [] inserts.'],
    draw: (r) => ({
      keys: r.some(fruits, 2),
      numbers: r.some<number>([2, 3, 4, 5, 6, 7, 8, 9], 3),
      steps: r.some(['insert', 'emplace', 'assign', 'brackets', 'add', 'try'] as const, 2),
      look: r.pick(['count', 'find', 'brackets', 'contains'] as const),
    }),
    make: ({ keys: [key = '', other = ''], numbers: [a = 0, b = 0, c = 0], steps, look }) => {
      type Rule = (old: number, value: number) => number
      const keep: Rule = (old) => old
      const replace: Rule = (_, value) => value
      const rules: Record<(typeof steps)[number], Rule> = {
        insert: keep,
        emplace: keep,
        try: keep,
        assign: replace,
        brackets: replace,
        add: (old, value) => old + value,
      }
      const lines = {
        insert: (value: number) => `stock.insert({"${key}", ${value}});`,
        emplace: (value: number) => `stock.emplace("${key}", ${value});`,
        try: (value: number) => `stock.try_emplace("${key}", ${value});`,
        assign: (value: number) => `stock.insert_or_assign("${key}", ${value});`,
        brackets: (value: number) => `stock["${key}"] = ${value};`,
        add: (value: number) => `stock["${key}"] += ${value};`,
      }
      const test = {
        count: `stock.count("${other}") > 0`,
        find: `stock.find("${other}") != stock.end()`,
        contains: `stock.contains("${other}")`,
        brackets: `stock["${other}"] > 0`,
      }[look]
      const size = look === 'brackets' ? 2 : 1
      const value = (changed: Partial<typeof rules> = {}) =>
        [b, c].reduce((old, one, at) => ({ ...rules, ...changed })[steps[at] ?? 'add'](old, one), a)
      const text = (one: number, count = size) => `${one} ${count}`
      return {
        question: `C++20. ${prints}`,
        code: inMain(
          source`
            std::map<std::string, int> stock{{"${key}", ${a}}};
            ${steps.map((step, at) => lines[step](at === 0 ? b : c)).join('\n')}
            if (${test}) std::cout << "found ";
            std::cout << stock["${key}"] << ' ' << stock.size();`,
          { headers: ['map', 'string'] },
        ),
        key: text(value()),
        wrong: [
          ['insertReplaces', text(value({ insert: replace, emplace: replace, try: replace }))],
          ['nothingReplaces', text(value({ assign: keep, brackets: keep }))],
          [look === 'brackets' ? 'readingInsertsNothing' : 'lookingUpInserts', text(value(), 3 - size)],
          ['insertAddsASecond', text(value(), size + steps.filter((step) => rules[step] === keep).length)],
          ['additionStartsAtZero', text(value({ add: replace }))],
          ['valuesAddUp', text(a + b + c)],
        ],
        because: `insert, emplace and try_emplace keep a value that is there; insert_or_assign and assigning to [] replace it. ${look === 'brackets' ? '[] with a missing key inserts it.' : 'Looking a key up that way inserts nothing.'}`,
      }
    },
  }),
  template({
    id: 'removing-without-erasing',
    version: 2,
    concept: 'containers and iterators',
    difficulty: [4, 'Algorithms cannot change the size of a container.'],
    draw: (r) => ({
      way: r.pick(['remove', 'eraseRemove', 'erase', 'unique', 'uniqueErase'] as const),
      value: r.int(1, 4),
      others: [r.int(5, 40), r.int(41, 70), r.int(71, 99)],
      name: r.pick(['codes', 'scores', 'levels', 'rows']),
    }),
    make: ({ way, value, others: [x, y, z], name }) => {
      const isUnique = way.startsWith('unique')
      const all = isUnique ? [value, value, x, value, y, y, z] : [value, x, value, y, z, value]
      const unique = all.filter((one, at) => one !== all[at - 1])
      const left = isUnique ? unique : all.filter((one) => one !== value)
      const erases = way === 'eraseRemove' || way === 'erase' || way === 'uniqueErase'
      const range = `${name}.begin(), ${name}.end()`
      const line = {
        remove: `std::remove(${range}, ${value});`,
        eraseRemove: `${name}.erase(std::remove(${range}, ${value}), ${name}.end());`,
        erase: `std::erase(${name}, ${value});`,
        unique: `std::unique(${range});`,
        uniqueErase: `${name}.erase(std::unique(${range}), ${name}.end());`,
      }[way]
      const text = (size: number, list: readonly number[]) => `${size} ${list[0]} ${list[1]}`
      return {
        question: `C++20. ${prints}`,
        code: inMain(
          source`
            std::vector<int> ${name}{${all.join(', ')}};
            ${line}
            std::cout << ${name}.size() << ' ' << ${name}[0] << ' ' << ${name}[1];`,
          { headers: ['algorithm', 'vector'] },
        ),
        key: text(erases ? left.length : all.length, left),
        wrong: [
          erases ? ['sizeNeverChanges', text(all.length, left)] : ['algorithmsShrink', text(left.length, left)],
          ['algorithmsWorkOnCopies', text(all.length, all)],
          isUnique
            ? [
                'uniqueDropsAllDuplicates',
                text(
                  erases ? new Set(all).size : all.length,
                  [...new Set(all)].toSorted((a, b) => a - b),
                ),
              ]
            : ['onlyTheFirstGoes', text(erases ? all.length - 1 : all.length, all.slice(1))],
          isUnique
            ? ['sizeOfASet', text(new Set(all).size, [...new Set(all)])]
            : ['valueIsAPosition', text(erases ? all.length - 1 : all.length, all.toSpliced(value, 1))],
        ],
        because: erases
          ? 'The call changes the container itself, so its size is that of what is left.'
          : 'The algorithm only moves what is kept to the front and returns where that ends; the size stays.',
      }
    },
  }),
  template({
    id: 'bounds-in-a-sorted-set',
    concept: 'containers and iterators',
    difficulty: [3, 'lower_bound and upper_bound differ where the value itself is in the set.'],
    draw: (r) => ({
      numbers: r.some(evenNumbers, 4),
      at: r.int(0, 2),
      offset: r.pick([0, 0, 1]),
      isUpper: r.flip(),
      isFirst: r.flip(),
      name: r.pick(['prices', 'limits', 'years', 'sizes']),
    }),
    make: ({ numbers, at, offset, isUpper, isFirst, name }) => {
      const sorted = numbers.toSorted((a, b) => a - b)
      const asked = (sorted[at] ?? 0) + offset
      const position = (upper: boolean) => sorted.findIndex((one) => (upper ? one > asked : one >= asked))
      const text = (where: number) => (isFirst ? String(sorted[where]) : `${sorted[where]} ${sorted.length - where}`)
      const right = position(isUpper)
      const rest = isFirst ? '' : ` << ' ' << std::distance(it, ${name}.end())`
      return {
        question: prints,
        code: inMain(
          source`
            std::set<int> ${name}{${numbers.join(', ')}};
            auto it = ${name}.${isUpper ? 'upper' : 'lower'}_bound(${asked});
            std::cout << *it${rest};`,
          { headers: ['iterator', 'set'] },
        ),
        key: text(right),
        wrong: [
          [isUpper ? 'upperIncludesTheValue' : 'lowerExcludesTheValue', text(position(!isUpper))],
          ['boundIsTheOneBefore', text(right - 1)],
          ['setsKeepTheirOrder', isFirst ? String(numbers[right]) : `${numbers[right]} ${numbers.length - right}`],
          ['boundGivesTheValue', isFirst ? String(asked) : `${asked} ${sorted.length - right}`],
          ['boundGivesTheEnds', text(isUpper ? 3 : 0)],
        ].filter(([, option]) => !option?.includes('undefined')) as [never, string][],
        because:
          'lower_bound gives the first element that is not less than the value, upper_bound the first that is greater.',
      }
    },
  }),
  template({
    id: 'references-into-a-vector',
    concept: 'containers and iterators',
    difficulty: [4, 'Which operations leave references and iterators valid.'],
    draw: (r) => ({
      size: r.int(2, 4),
      spare: r.int(1, 3),
      more: r.int(0, 1),
      name: r.pick(['rows', 'orders', 'points', 'names']),
      kind: r.pick(['reference', 'pointer'] as const),
      value: r.int(11, 99),
    }),
    make: ({ size, spare, more, name, kind, value }) => {
      const safe = [
        `${name}[0] = ${value};`,
        `${name}.pop_back();`,
        `${name}.push_back(${value});`,
        `${name}.reserve(${size + spare});`,
        `${name}.assign(${size}, 0);`,
      ]
      const bad =
        more === 0 ? `${name}.reserve(${size + spare + 1});` : `${name}.insert(${name}.end(), ${spare + 1}, ${value});`
      const [set = '', pop = '', push = '', reserve = ''] = safe
      return {
        question: `${name} is a std::vector<int> with size() == ${size} and capacity() == ${size + spare}. Which call, on its own, leaves a ${kind} to ${name}[0] dangling?`,
        key: bad,
        wrong: [
          ['everyChangeInvalidates', set],
          ['shrinkingInvalidates', pop],
          ['everyPushInvalidates', push],
          ['reserveAlwaysMoves', reserve],
        ],
        because: `Elements move only when more than the capacity of ${size + spare} is needed. Within it, changing, adding at the end or removing another element leaves the first one where it is.`,
        proof: {
          program: inMain(
            source`
              auto moves = [](auto change) {
                  std::vector<int> ${name}(${size});
                  ${name}.reserve(${size + spare});
                  const int* before = ${name}.data();
                  change(${name});
                  return ${name}.data() != before;
              };
              ${[bad, set, pop, push, reserve].map((call) => `if (moves([](std::vector<int>& ${name}) { ${call} })) std::cout << ${JSON.stringify(call)};`).join('\n')}`,
            { headers: ['vector'] },
          ),
        },
      }
    },
  }),
]
