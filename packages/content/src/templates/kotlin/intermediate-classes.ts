import { line, prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateClasses: Template[] = [
  template({
    id: 'order-in-a-constructor',
    concept: 'classes and objects',
    difficulty: [3, 'Initializers run from the top, the other constructor last.'],
    draw: (r) => ({
      order: r.shuffled(['init', 'property', 'other', 'constructor'] as const),
      words: r.some(tags, 4),
      type: r.pick(['Order', 'Parcel', 'Account', 'Ticket']),
    }),
    make: ({ order, words, type }) => {
      const word = (part: (typeof order)[number]) =>
        words[['init', 'property', 'other', 'constructor'].indexOf(part)] ?? ''
      const parts = {
        init: `init { note("${word('init')}") }`,
        other: `init { note("${word('other')}") }`,
        property: `val size = note("${word('property')}")`,
        constructor: `constructor() : this("none") { note("${word('constructor')}") }`,
      }
      const show = (ranks: Partial<Record<(typeof order)[number], number>>) =>
        order
          .map((part, index) => ({ part, rank: ranks[part] ?? index }))
          .sort((one, other) => one.rank - other.rank)
          .map(({ part }) => word(part))
          .join(' ')
      return {
        question: printsInOrder,
        code: source`
          fun note(word: String): Int {
              print("$word ")
              return word.length
          }

          class ${type}(val name: String) {
              ${order.map((part) => parts[part]).join('\n')}
          }

          fun main() {
              ${type}()
          }`,
        key: show({ constructor: 9 }),
        wrong: [
          ['constructorRunsInItsPlace', show({})],
          ['constructorRunsFirst', show({ constructor: -1 })],
          ['propertiesComeFirst', show({ property: -1, constructor: 9 })],
          ['initBlocksComeFirst', show({ property: 8, constructor: 9 })],
          ['initBlocksComeLast', show({ property: -2, constructor: -1 })],
        ],
        because:
          'Properties and init blocks run from the top as they stand, as a part of this(…); the body of the other constructor follows.',
      }
    },
  }),
  template({
    id: 'when-an-object-is-made',
    concept: 'classes and objects',
    difficulty: [4, 'The companion comes with its class, an object at its first use.'],
    draw: (r) => ({
      steps: r.shuffled(['say', 'make', 'use', 'make'] as const),
      words: r.some(tags, 5),
      names: r.pick([
        ['Box', 'Registry'],
        ['Order', 'Ledger'],
        ['Page', 'Cache'],
      ] as const),
    }),
    make: ({
      steps,
      words: [start = '', companion = '', instance = '', single = '', used = ''],
      names: [type, other],
    }) => {
      const calls = { say: `print("${start} ")`, make: `${type}()`, use: `${other}.use()` }
      type Parts = { make?: (isFirst: boolean) => string[]; use?: string[]; before?: string[] }
      const show = ({ make, use = [single, used], before = [] }: Parts) => {
        const ways = make ?? ((isFirst) => (isFirst ? [companion, instance] : [instance]))
        return [
          ...before,
          ...steps.flatMap((step, index) =>
            step === 'say' ? [start] : step === 'use' ? use : ways(steps.indexOf('make') === index),
          ),
        ].join(' ')
      }
      return {
        question: printsInOrder,
        code: source`
          class ${type} {
              init { print("${instance} ") }
              companion object {
                  init { print("${companion} ") }
              }
          }
          object ${other} {
              init { print("${single} ") }
              fun use() = print("${used} ")
          }

          fun main() {
              ${steps.map((step) => calls[step]).join('\n')}
          }`,
        key: show({}),
        wrong: [
          ['objectsAreMadeAtTheStart', show({ before: [companion, single], make: () => [instance], use: [used] })],
          ['companionIsMadeForEach', show({ make: () => [companion, instance] })],
          ['companionFollowsTheFirst', show({ make: (isFirst) => (isFirst ? [instance, companion] : [instance]) })],
          ['companionWaitsForItsName', show({ make: () => [instance] })],
          ['onlyTheCompanionIsEarly', show({ before: [companion], make: () => [instance] })],
        ],
        because:
          'The companion is made once, when its class is first used and before its first object; a named object is made at its first use.',
      }
    },
  }),
  template({
    id: 'fields-outside-the-constructor',
    concept: 'classes and objects',
    difficulty: [4, 'What a data class leaves out.'],
    draw: (r) => ({
      way: r.pick(['copy', 'renamed', 'new'] as const),
      words: r.some(goods, 2),
      numbers: [r.int(0, 3), r.int(4, 9)],
      type: r.pick(['Item', 'Label', 'Stock']),
      field: r.pick(['count', 'views', 'marks']),
    }),
    make: ({ way, words: [a = '', b = ''], numbers: [first, set], type, field }) => {
      const made = { copy: 'one.copy()', renamed: `one.copy(name = "${b}")`, new: `${type}("${a}")` }[way]
      const isEqual = way !== 'renamed'
      const name = way === 'renamed' ? b : a
      const text = `${type}(name=${name})`
      return {
        question: prints,
        code: source`
          data class ${type}(val name: String) {
              var ${field} = ${first}
          }

          fun main() {
              val one = ${type}("${a}")
              one.${field} = ${set}
              val other = ${made}
              println("\${one == other} \${other.${field}} $other")
          }`,
        key: line(isEqual, first, text),
        wrong: [
          way === 'new'
            ? ['allFieldsAreCompared', line(false, first, text)]
            : ['copyTakesAllFields', line(isEqual, set, text)],
          ['bodyFieldsAreInTheText', line(isEqual, first, `${type}(name=${name}, ${field}=${first})`)],
          isEqual
            ? ['copiesAreNeverEqual', line(false, first, text)]
            : ['copiesAreAlwaysEqual', line(true, first, text)],
          way === 'renamed'
            ? ['copyIsAnotherName', line(true, set, `${type}(name=${b})`)]
            : ['equalObjectsShareTheBody', line(way === 'new', set, text)],
        ],
        because:
          'Equality, copy and the text of a data class use only what stands in its primary constructor; the body begins anew.',
      }
    },
  }),
  template({
    id: 'parts-by-position',
    version: 2,
    concept: 'classes and objects',
    difficulty: [3, 'Names in parentheses say nothing of the fields.'],
    draw: (r) => ({
      numbers: r.shuffled([r.int(11, 39), r.int(40, 69), r.int(70, 99)]),
      fields: r.pick([
        ['Part', 'code', 'count', 'price'],
        ['Trip', 'hours', 'stops', 'fare'],
        ['Score', 'home', 'guests', 'minute'],
      ] as const),
      picked: r.pick([
        [2, 0],
        [1, 0],
        [2, 1],
        [1, 2],
        [0, 2],
        [-1, 0],
        [-1, 2],
      ] as const),
    }),
    make: ({ numbers, fields: [type, ...fields], picked }) => {
      const names = picked.map((index) => (index < 0 ? '_' : (fields.at(index) ?? '')))
      const isSkipping = names[0] === '_'
      const show = (values: readonly (number | undefined)[]) =>
        (isSkipping ? values.slice(1) : values).map((value) => value ?? 0).join(' ')
      const shown = names.filter((name) => name !== '_').map((name) => `$${name}`)
      return {
        question: prints,
        code: source`
          data class ${type}(${fields.map((field) => `val ${field}: Int`).join(', ')})

          fun main() {
              val item = ${type}(${numbers.join(', ')})
              val (${names.join(', ')}) = item
              println("${shown.join(' ')} \${item.component2()}")
          }`,
        key: line(show([numbers[0], numbers[1]]), numbers[1] ?? 0),
        wrong: [
          ['partsGoByName', line(show(picked.map((index) => numbers[index])), numbers[1] ?? 0)],
          ['partsAreTheLast', line(show([numbers[1], numbers[2]]), numbers[1] ?? 0)],
          ['componentsCountFromZero', line(show([numbers[0], numbers[1]]), numbers[2] ?? 0)],
          isSkipping
            ? ['underscoreTakesNothing', line(show([0, numbers[0]]), numbers[1] ?? 0)]
            : ['partsAreReversed', line(show([numbers[2], numbers[1]]), numbers[1] ?? 0)],
        ],
        because:
          'The first name takes component1, the second component2, in the order of the constructor; what they are called does not matter.',
      }
    },
  }),
]
