import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedCalls: Template[] = [
  template({
    id: 'defaults-of-an-override',
    concept: 'api design',
    difficulty: [4, 'Defaults are inherited, and worked out on the object.'],
    draw: (r) => ({
      isComputed: r.flip(),
      numbers: r.some<number>([2, 3, 4, 5, 6, 7, 8, 9], 2),
      words: r.some(tags, 2),
      given: r.int(10, 40),
      names: r.pick([
        ['Sender', 'Bulk', 'send', 'size'],
        ['Store', 'Cache', 'load', 'limit'],
        ['Printer', 'Duplex', 'print', 'copies'],
      ] as const),
    }),
    make: ({ isComputed, numbers: [a = 0, b = 0], words: [own = '', other = ''], given, names }) => {
      const [base, derived, run, count] = names
      const show = (one: string, first: number, two: string) => line(one, first, two, given)
      return {
        question: prints,
        code: source`
          open class ${base} {
              ${isComputed ? 'open ' : ''}fun standard() = ${a}
              open fun ${run}(${count}: Int = standard()) = "${own} $${count}"
          }
          class ${derived} : ${base}() {
              ${isComputed ? 'override fun standard()' : 'fun usual()'} = ${b}
              override fun ${run}(${count}: Int) = "${other} $${count}"
          }

          fun main() {
              val one: ${base} = ${derived}()
              println("\${one.${run}()} \${one.${run}(${given})}")
          }`,
        key: show(other, isComputed ? b : a, other),
        wrong: [
          [isComputed ? 'defaultsBelongToTheBase' : 'defaultsAreReplaced', show(other, isComputed ? a : b, other)],
          ['defaultsCallTheBase', show(own, a, other)],
          ['declaredTypeChoosesTheOverride', show(own, isComputed ? b : a, own)],
          ['defaultsAreForgotten', show(other, 0, other)],
          ['argumentsLeadToTheBase', show(other, isComputed ? b : a, own)],
        ],
        because: isComputed
          ? 'The default is inherited, and its expression calls the override of the object.'
          : 'An override inherits the default of the function it overrides.',
      }
    },
  }),
  template({
    id: 'delegate-that-is-replaced',
    concept: 'api design',
    difficulty: [5, 'Which object a class delegates to later on.'],
    draw: (r) => ({
      isDelegated: r.flip(),
      words: r.some([...goods, ...tags], 2),
      names: r.pick([
        ['Source', 'Fixed', 'Switch', 'read'],
        ['Route', 'Road', 'Detour', 'next'],
        ['Theme', 'Plain', 'Current', 'color'],
      ] as const),
      shown: r.pick(['both', 'twice'] as const),
    }),
    make: ({ isDelegated, words: [a = '', b = ''], names: [face, plain, other, name], shown }) => {
      const show = (first: string, second: string, third: string) =>
        shown === 'both' ? line(first, second, third) : line(second, third)
      const body = isDelegated ? ' by inner' : ` {\n    override fun ${name}() = inner.${name}()\n}`
      return {
        question: prints,
        code: source`
          interface ${face} {
              fun ${name}(): String
          }
          class ${plain}(val text: String) : ${face} {
              override fun ${name}() = text
          }
          class ${other}(var inner: ${face}) : ${face}${body}

          fun main() {
              val one = ${other}(${plain}("${a}"))
              ${shown === 'both' ? `val was = one.${name}()\n` : ''}one.inner = ${plain}("${b}")
              println("${shown === 'both' ? '$was ' : ''}\${one.${name}()} \${one.inner.${name}()}")
          }`,
        key: show(a, isDelegated ? a : b, b),
        wrong: [
          [isDelegated ? 'delegateFollowsTheProperty' : 'objectsKeepTheFirst', show(a, isDelegated ? b : a, b)],
          ['innerIsFixed', show(a, a, a)],
          ['innerIsSwapped', show(a, b, a)],
          ['replacingReachesBack', show(b, b, b)],
          ['delegatesCannotBeReplaced', 'It does not compile'],
        ],
        because: isDelegated
          ? 'by keeps the object that was given to the constructor, whatever the property holds later.'
          : 'The function reads the property each time, so it finds the new object.',
      }
    },
  }),
  template({
    id: 'overloads-and-overrides',
    concept: 'api design',
    difficulty: [4, 'Overloads by the declared type, overrides by the object.'],
    draw: (r) => ({
      words: r.some([...goods, ...tags], 4),
      isBase: r.flip(),
      isSmart: r.flip(),
      types: r.pick([
        ['Shape', 'Circle', 'draw'],
        ['Event', 'Click', 'handle'],
        ['Asset', 'Image', 'show'],
      ] as const),
    }),
    make: ({ words: [a = '', b = '', c = '', d = ''], isBase, isSmart, types: [base, derived, name] }) => {
      const [wide, narrow] = [line(a, d), line(b, d)]
      const first = isBase ? wide : narrow
      const second = isSmart ? narrow : wide
      return {
        question: prints,
        code: source`
          open class ${base} {
              open val kind = "${c}"
          }
          class ${derived} : ${base}() {
              override val kind = "${d}"
          }
          fun ${name}(item: ${base}) = "${a} \${item.kind}"
          fun ${name}(item: ${derived}) = "${b} \${item.kind}"
          fun pass(item: ${base}) = ${isSmart ? `if (item is ${derived}) ${name}(item) else "none"` : `${name}(item)`}

          fun main() {
              val one: ${isBase ? base : derived} = ${derived}()
              println("\${${name}(one)} \${pass(one)}")
          }`,
        key: line(first, second),
        wrong: [
          ['overloadsGoByTheObject', line(narrow, narrow)],
          ['widestOverloadIsTaken', line(wide, wide)],
          ['overridesGoByTheDeclaredType', line(isBase ? line(a, c) : narrow, isSmart ? narrow : line(a, c))],
          isSmart
            ? ['smartCastsDoNotChooseOverloads', line(first, wide)]
            : ['passingOnGoesByTheObject', line(first, narrow)],
          ['sameNamesClash', 'It does not compile'],
        ],
        because: isSmart
          ? 'The compiler chooses the overload by the type it knows, a smart cast included; the property is that of the object.'
          : 'The compiler chooses the overload by the declared type; which property is read depends on the object.',
      }
    },
  }),
  template({
    id: 'return-from-a-block',
    concept: 'inlining and lambdas',
    difficulty: [4, 'return leaves the function around, return@ only the block.'],
    draw: (r) => ({
      way: r.pick(['plain', 'labelled', 'anonymous', 'loop'] as const),
      numbers: r.some<number>([2, 3, 4, 5, 6, 7, 8, 9], 4),
      place: r.int(1, 2),
      end: r.pick(tags),
      name: r.pick(['show', 'report', 'list']),
    }),
    make: ({ way, numbers, place, end, name }) => {
      const stop = numbers[place] ?? 0
      const body = {
        plain: `numbers.forEach {\n    if (it == ${stop}) return\n    print("$it ")\n}`,
        labelled: `numbers.forEach {\n    if (it == ${stop}) return@forEach\n    print("$it ")\n}`,
        anonymous: `numbers.forEach(fun(it) {\n    if (it == ${stop}) return\n    print("$it ")\n})`,
        loop: `run {\n    numbers.forEach {\n        if (it == ${stop}) return@run\n        print("$it ")\n    }\n}`,
      }[way]
      const before = numbers.slice(0, place)
      const skipped = numbers.toSpliced(place, 1)
      const [leaves, skips, stops] = [line(...before), line(...skipped, end), line(...before, end)]
      const key = { plain: leaves, labelled: skips, anonymous: skips, loop: stops }[way]
      return {
        question: prints,
        code: source`
          fun ${name}(numbers: List<Int>) {
              ${body}
              print("${end}")
          }

          fun main() {
              ${name}(listOf(${numbers.join(', ')}))
          }`,
        key,
        wrong: [
          ['returnLeavesTheFunction', leaves],
          ['returnSkipsOneItem', skips],
          ['returnEndsTheLoop', stops],
          ['returnComesAfterTheBlock', line(...before, stop, end)],
          ['returnChangesNothing', line(...numbers, end)],
        ],
        because: {
          plain: 'In the block of an inline function return leaves the function around it.',
          labelled: 'return@forEach leaves the block for this item, and the next item follows.',
          anonymous: 'In an anonymous function return leaves only that function, and the next item follows.',
          loop: 'return@run leaves the block of run, so no further item follows, and the line after it runs.',
        }[way],
      }
    },
  }),
]
