import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, goods, people, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateFunctions: Template[] = [
  template({
    id: 'what-a-scope-function-gives',
    version: 2,
    concept: 'scope functions',
    difficulty: [2, 'The object itself, or the last line of the block.'],
    draw: (r) => ({
      way: r.pick(['let', 'run', 'also', 'apply'] as const),
      numbers: Array.from({ length: r.int(2, 3) }, () => r.int(2, 60)),
      added: [r.int(61, 90), r.int(91, 120)],
      last: r.pick(['sum()', 'size', 'first()', 'add'] as const),
      name: r.pick(['parts', 'prices', 'hours', 'counts']),
    }),
    make: ({ way, numbers, added: [one, other], last, name }) => {
      const it = way === 'let' || way === 'also' ? 'it.' : ''
      const givesObject = way === 'also' || way === 'apply'
      const all = [...numbers, one, ...(last === 'add' ? [other] : [])]
      const result = {
        'sum()': all.reduce((sum, number) => sum + number, 0),
        size: all.length,
        'first()': all[0] ?? 0,
        add: true,
      }[last]
      const list = (items: readonly number[]) => `[${items.join(', ')}]`
      return {
        question: prints,
        code: source`
          fun main() {
              val ${name} = mutableListOf(${numbers.join(', ')})
              val result = ${name}.${way} {
                  ${it}add(${one})
                  ${it}${last === 'add' ? `add(${other})` : last}
              }
              println("$result \${${name}.size}")
          }`,
        key: line(givesObject ? list(all) : result, all.length),
        wrong: [
          [
            givesObject ? 'everyBlockGivesItsResult' : 'everyBlockGivesTheObject',
            line(givesObject ? result : list(all), all.length),
          ],
          ['blocksWorkOnACopy', line(givesObject ? list(all) : result, numbers.length)],
          ['blocksGiveTheFirstLine', line(true, all.length)],
          ['objectIsAsItWasBefore', line(list(numbers), all.length)],
        ],
        because: givesObject
          ? `${way} gives the object it was called on, whatever the block ends with.`
          : `${way} gives the value of the last line of its block.`,
      }
    },
  }),
  template({
    id: 'a-block-before-elvis',
    concept: 'scope functions',
    difficulty: [4, 'The right side also steps in when the block gives null.'],
    draw: (r) => ({
      way: r.pick(['let', 'also'] as const),
      names: r.some(people, 2),
      city: r.pick(cities),
      order: r.shuffled([0, 1, 2]),
      fallback: r.pick(['none', 'unknown', 'missing']),
    }),
    make: ({ way, names: [known = '', stranger = ''], city, order, fallback }) => {
      const show = (...texts: (string | null)[]) =>
        order
          .map((place) => texts[place])
          .filter((text) => text !== null)
          .join(' ')
      const isLet = way === 'let'
      const place = (one: string, other: string | null, none: string | null) => show(one, other, none)
      return {
        question: prints,
        code: source`
          val offices = mapOf("${known}" to "${city}")

          fun label(name: String?) = name?.${way} { offices[it] } ?: "${fallback}"

          fun main() {
              val names = listOf(${order.map((index) => [`"${known}"`, `"${stranger}"`, 'null'][index] ?? '').join(', ')})
              println(names.joinToString(" ") { label(it) })
          }`,
        key: isLet ? place(city, fallback, fallback) : place(known, stranger, fallback),
        wrong: [
          [
            isLet ? 'everyBlockGivesTheObject' : 'everyBlockGivesItsResult',
            isLet ? place(known, stranger, fallback) : place(city, fallback, fallback),
          ],
          ['elvisSeesTheReceiverAlone', place(city, 'null', fallback)],
          ['nullReceiverGivesNull', isLet ? place(city, fallback, 'null') : place(known, stranger, 'null')],
          ['nullIsLeftOut', isLet ? place(city, fallback, null) : place(known, stranger, null)],
        ],
        because: isLet
          ? 'What stands right of ?: is taken for a null name and for a block that gives null.'
          : 'also gives the name itself, so only a null name leads to what stands right of ?:.',
      }
    },
  }),
  template({
    id: 'extension-or-member',
    concept: 'generics and extensions',
    difficulty: [3, 'Extensions go by the declared type, members by the object.'],
    draw: (r) => ({
      isMember: r.flip(),
      words: r.some([...goods, ...tags], 3),
      declared: r.pick([
        [true, false],
        [false, true],
        [true, true],
      ] as const),
      types: r.pick([
        ['Shape', 'Circle', 'label'],
        ['Account', 'Savings', 'kind'],
        ['Message', 'Reply', 'title'],
      ] as const),
    }),
    make: ({ isMember, words: [a = '', b = '', c = ''], declared, types: [base, derived, name] }) => {
      const each = (ofBase: string, ofDerived: string) =>
        declared.map((isBase) => (isBase ? ofBase : ofDerived)).join(' ')
      const declare = (variable: string, isBase: boolean) =>
        `val ${variable}: ${isBase ? base : derived} = ${derived}()`
      const classes = isMember
        ? source`
            open class ${base} {
                open fun ${name}() = "${a}"
            }
            class ${derived} : ${base}() {
                override fun ${name}() = "${b}"
            }
            fun ${base}.${name}() = "${c}"`
        : source`
            open class ${base}
            class ${derived} : ${base}()
            fun ${base}.${name}() = "${a}"
            fun ${derived}.${name}() = "${b}"`
      return {
        question: prints,
        code: source`
          ${classes}

          fun main() {
              ${declare('one', declared[0])}
              ${declare('other', declared[1])}
              println("\${one.${name}()} \${other.${name}()}")
          }`,
        key: isMember ? line(b, b) : each(a, b),
        wrong: [
          [isMember ? 'declaredTypeDecides' : 'extensionsAreOverridden', isMember ? each(a, b) : line(b, b)],
          [isMember ? 'extensionsHideMembers' : 'extensionOfTheBaseWins', isMember ? line(c, c) : line(a, a)],
          ['sameNamesClash', 'It does not compile'],
          ['declaredTypeIsTheOpposite', isMember ? each(c, b) : each(b, a)],
        ],
        because: isMember
          ? 'A member wins over an extension of the same name, and which override runs depends on the object.'
          : 'Which extension is called is decided by the declared type of the variable when compiling.',
      }
    },
  }),
  template({
    id: 'the-first-type-that-fits',
    concept: 'sealed types and when',
    difficulty: [2, 'Branches are tried from the top.'],
    draw: (r) => ({
      order: r.shuffled([0, 1, 2]),
      events: r.pick([
        [0, 1, 2],
        [1, 0, 2],
        [2, 1, 0],
        [1, 2, 0],
        [0, 2, 1],
        [2, 0, 1],
      ] as const),
      words: r.some(tags, 3),
      types: r.pick([
        ['Event', 'Change', 'Rise', 'Stop'],
        ['Result', 'Failure', 'Timeout', 'Done'],
        ['Payment', 'Card', 'GiftCard', 'Cash'],
      ] as const),
    }),
    make: ({ order, events, words, types: [base, wide, narrow, single] }) => {
      const names = [wide, narrow, single]
      const fits = (kind: number) => order.filter((branch) => branch === kind || (branch === 0 && kind === 1))
      const show = (choose: (branches: number[], kind: number) => readonly number[]) =>
        events
          .map((kind) =>
            choose(fits(kind), kind)
              .map((branch) => words[branch] ?? '')
              .join(' '),
          )
          .join(' ')
      const made = events.map((kind) => (kind === 2 ? single : `${names[kind] ?? ''}()`))
      return {
        question: prints,
        code: source`
          sealed class ${base}
          open class ${wide} : ${base}()
          class ${narrow} : ${wide}()
          object ${single} : ${base}()

          fun text(item: ${base}) = when (item) {
              ${order.map((branch) => `is ${names[branch] ?? ''} -> "${words[branch] ?? ''}"`).join('\n')}
          }

          fun main() {
              println(listOf(${made.join(', ')}).joinToString(" ") { text(it) })
          }`,
        key: show((branches) => branches.slice(0, 1)),
        wrong: [
          ['mostSpecificBranchWins', show((_, kind) => [kind])],
          ['lastFittingBranchWins', show((branches) => branches.slice(-1))],
          ['widestBranchWins', show((_, kind) => [kind === 1 ? 0 : kind])],
          ['everyFittingBranchRuns', show((branches) => branches)],
          ['whenNeedsAnElse', 'It does not compile'],
        ],
        because:
          'when takes the first branch from the top that fits, and an object of a subclass fits the branch of its superclass.',
      }
    },
  }),
]
