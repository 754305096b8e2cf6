import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerClasses: Template[] = [
  template({
    id: 'equal-or-the-same',
    version: 2,
    concept: 'classes',
    difficulty: [3, 'What a data class compares.'],
    draw: (r) => ({
      isData: r.flip(),
      more: r.int(8, 40),
      unique: r.int(5, 60),
      pair: r.pick(['itself', 'copy', 'copy', 'other'] as const),
      at: r.int(0, 4),
      names: r.pick([
        ['Seat', 'row'],
        ['Item', 'size'],
        ['Badge', 'level'],
        ['Ticket', 'zone'],
      ] as const),
    }),
    make: ({ isData, more, unique, pair, at, names: [type, field] }) => {
      const count = unique + more
      const isSame = pair === 'itself'
      const looksEqual = pair !== 'other'
      const equal = isSame || (isData && looksEqual)
      const size = isData ? unique : count
      const place = { itself: at, copy: at + unique, other: at + unique - 1 }[pair]
      return {
        question: prints,
        code: source`
          ${isData ? 'data ' : ''}class ${type}(val ${field}: Int)

          fun main() {
              val all = List(${count}) { index -> ${type}(index % ${unique}) }
              val one = all[${at}]
              val other = all[${place}]
              println("\${one == other} \${one === other} \${all.toSet().size}")
          }`,
        key: line(equal, isSame, size),
        wrong: [
          isData
            ? ['equalMeansTheSame', line(isSame, isSame, count)]
            : ['everyClassComparesFields', line(looksEqual, isSame, unique)],
          ['identityComparesFields', line(looksEqual, looksEqual, isData ? unique : count)],
          ['setsCompareOtherwise', line(equal, isSame, isData ? count : unique)],
          ['equalityIsTheOtherSign', line(!equal, equal, size)],
          ['onlySetsCompareFields', line(isSame, isSame, unique)],
        ],
        because: isData
          ? 'A data class compares its fields with == and in sets. === asks whether it is one object.'
          : 'Without data a class compares by identity, so two objects are never equal, and one is equal to itself.',
      }
    },
  }),
  template({
    id: 'how-deep-copy-goes',
    concept: 'classes',
    difficulty: [4, 'A list inside a data class that is copied.'],
    draw: (r) => ({
      words: r.some([...goods, ...tags], 3),
      numbers: [r.int(2, 19), r.int(20, 60)],
      isShared: r.flip(),
      type: r.pick(['Order', 'Parcel', 'Ticket', 'Cart']),
    }),
    make: ({ words: [a = '', b = ''], numbers: [x, y], isShared, type }) => {
      const copy = isShared ? `one.copy(number = ${y})` : `one.copy(number = ${y}, items = one.items.toMutableList())`
      const show = (first: number, size: number, second: number, other: number) => line(first, size, second, other)
      return {
        question: prints,
        code: source`
          data class ${type}(val number: Int, val items: MutableList<String>)

          fun main() {
              val one = ${type}(${x}, mutableListOf("${a}"))
              val other = ${copy}
              other.items.add("${b}")
              println("\${one.number} \${one.items.size} \${other.number} \${other.items.size}")
          }`,
        key: show(x, isShared ? 2 : 1, y, 2),
        wrong: [
          [isShared ? 'copyIsDeep' : 'listsAreNeverCopied', show(x, isShared ? 1 : 2, y, 2)],
          ['copyIsAnotherName', show(y, 2, y, 2)],
          ['copyKeepsAllFields', show(x, isShared ? 2 : 1, x, 2)],
          ['copiesAreReadOnly', show(x, 1, y, 1)],
        ],
        because: isShared
          ? 'copy makes a new object with the same list in it, so an item added through one shows in both.'
          : 'Here the copy is given a list of its own, so the item is added to that alone.',
      }
    },
  }),
  template({
    id: 'stored-or-computed',
    version: 2,
    concept: 'classes',
    difficulty: [3, 'A property with a value and one with a getter.'],
    draw: (r) => ({
      isGetter: r.flip(),
      numbers: [r.int(3, 29), r.int(3, 12), r.int(30, 79)],
      names: r.pick([
        ['Room', 'width', 'height', 'area'],
        ['Order', 'count', 'price', 'total'],
        ['Trip', 'hours', 'speed', 'distance'],
      ] as const),
    }),
    make: ({ isGetter, numbers: [a, b, c], names: [type, one, other, result] }) => ({
      question: prints,
      code: source`
        class ${type}(var ${one}: Int, val ${other}: Int) {
            val ${result}${isGetter ? ' get()' : ''} = ${one} * ${other}
        }

        fun main() {
            val item = ${type}(${a}, ${b})
            item.${one} = ${c}
            println("\${item.${one}} \${item.${result}}")
        }`,
      key: line(c, isGetter ? c * b : a * b),
      wrong: [
        [isGetter ? 'gettersKeepTheirValue' : 'propertiesFollow', line(c, isGetter ? a * b : c * b)],
        ['valProtectsTheObject', line(a, a * b)],
        ['assignmentIsLost', line(a, c * b)],
        ['resultIsOnlyTheChange', line(c, c + a * b)],
      ],
      because: isGetter
        ? 'A getter computes the value each time it is read.'
        : 'The value is computed once, when the object is made, and stored.',
    }),
  }),
  template({
    id: 'defaults-and-named-arguments',
    concept: 'functions',
    difficulty: [2, 'Which parameter an argument goes to.'],
    draw: (r) => ({
      numbers: r.some([2, 3, 4, 5, 6, 7, 8, 9], 4),
      base: r.int(20, 90),
      way: r.pick(['last', 'position', 'swapped', 'none'] as const),
      name: r.pick(['label', 'ticket', 'order', 'price']),
    }),
    make: ({ numbers: [a = 0, b = 0, c = 0, d = 0], base, way, name }) => {
      const call = {
        last: `${name}(${base}, fee = ${c})`,
        position: `${name}(${base}, ${c})`,
        swapped: `${name}(fee = ${c}, tax = ${d}, net = ${base})`,
        none: `${name}(net = ${base})`,
      }[way]
      const key = {
        last: line(base, a, c),
        position: line(base, c, b),
        swapped: line(base, d, c),
        none: line(base, a, b),
      }[way]
      return {
        question: prints,
        code: source`
          fun ${name}(net: Int, tax: Int = ${a}, fee: Int = ${b}) = "$net $tax $fee"

          fun main() {
              println(${call})
          }`,
        key,
        wrong: [
          [
            way === 'last'
              ? 'namesDoNotMatter'
              : way === 'position'
                ? 'lastParameterFirst'
                : way === 'swapped'
                  ? 'namesDoNotMatter'
                  : 'missingIsZero',
            way === 'last'
              ? line(base, c, b)
              : way === 'position'
                ? line(base, a, c)
                : way === 'swapped'
                  ? line(c, d, base)
                  : line(base, 0, 0),
          ],
          ...(way === 'none' ? [] : ([['defaultsWin', line(base, a, b)]] as const)),
          [
            'defaultsAreLost',
            way === 'none' ? line(base, 'null', 'null') : way === 'position' ? line(base, c, 0) : line(base, 0, c),
          ],
          [way === 'swapped' ? 'orderIsFixed' : 'everyParameterNeedsAnArgument', 'It does not compile'],
        ],
        because: {
          last: 'A named argument goes to the parameter of that name; the one between keeps its default.',
          position: 'Without a name arguments go to the parameters in their order; the last keeps its default.',
          swapped: 'Named arguments may come in any order.',
          none: 'Parameters without an argument have their defaults.',
        }[way],
      }
    },
  }),
]
