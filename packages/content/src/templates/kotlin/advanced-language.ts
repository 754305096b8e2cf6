import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedLanguage: Template[] = [
  template({
    id: 'overridden-in-the-constructor',
    version: 2,
    concept: 'language semantics',
    difficulty: [5, 'The base class reads a field that has no value yet.'],
    draw: (r) => ({
      way: r.pick(['value', 'getter', 'parameter', 'getter'] as const),
      isNumber: r.flip(),
      words: r.some([...goods, ...tags], 2),
      numbers: r.some([7, 8, 9, 11, 12, 14, 15, 18, 21, 24, 26, 28, 33, 35, 39, 42, 45, 48, 51, 56], 2),
      names: r.pick([
        ['View', 'Button', 'label'],
        ['Base', 'Special', 'kind'],
        ['Task', 'Upload', 'state'],
      ] as const),
    }),
    make: ({ way, isNumber, words, numbers, names: [base, derived, name] }) => {
      const [own = '', other = ''] = isNumber ? numbers.map(String) : words
      const unset = isNumber ? '0' : 'null'
      const quoted = (value: string) => (isNumber ? value : `"${value}"`)
      const type = isNumber ? 'Int' : 'String'
      const head = way === 'parameter' ? `(override val ${name}: ${type}) : ${base}()` : ` : ${base}() {`
      const body = `    override val ${name}${way === 'getter' ? ' get()' : ''} = ${quoted(other)}\n}`
      return {
        question: prints,
        code: source`
          open class ${base} {
              open val ${name} = ${quoted(own)}
              val early = "early $${name}"
          }
          class ${derived}${way === 'parameter' ? head : `${head}\n${body}`}

          fun main() {
              val one: ${base} = ${derived}(${way === 'parameter' ? quoted(other) : ''})
              println("\${one.early} late \${one.${name}}")
          }`,
        key: `early ${way === 'getter' ? other : unset} late ${other}`,
        wrong: [
          ['baseReadsItsOwnValue', `early ${own} late ${other}`],
          way === 'getter'
            ? ['overridesComeLater', `early ${unset} late ${other}`]
            : ['overridesAreReady', `early ${other} late ${other}`],
          ['valuesOfTheBaseStay', `early ${own} late ${own}`],
          ['typeOfTheVariableCounts', `early ${way === 'getter' ? other : unset} late ${own}`],
          ['baseIsReadLater', `early ${other} late ${own}`],
        ],
        because:
          way === 'getter'
            ? 'The getter of the subclass runs, and it needs no field.'
            : 'The base class is initialized first and reads the field of the subclass, which has no value yet.',
      }
    },
  }),
  template({
    id: 'adding-with-an-operator',
    concept: 'language semantics',
    difficulty: [3, '+= changes a list, or makes another.'],
    draw: (r) => ({
      way: r.pick(['variable', 'mutable', 'plus'] as const),
      isPlus: r.flip(),
      numbers: r.some<number>([2, 3, 4, 5, 6, 7, 8, 9], 3),
      name: r.pick(['items', 'codes', 'pages', 'hours']),
    }),
    make: ({ way, isPlus, numbers: [a = 0, b = 0, c = 0], name }) => {
      const was = [a, b]
      const changed = isPlus ? [a, b, c] : [b]
      const show = (one: number[], other: number[]) => `[${one.join(', ')}] [${other.join(', ')}]`
      const operand = isPlus ? c : a
      const sign = isPlus ? '+' : '-'
      const made = {
        variable: `var ${name} = listOf(${a}, ${b})\nval other = ${name}\n${name} ${sign}= ${operand}`,
        mutable: `val ${name} = mutableListOf(${a}, ${b})\nval other = ${name}\n${name} ${sign}= ${operand}`,
        plus: `val ${name} = mutableListOf(${a}, ${b})\nval other = ${name} ${sign} ${operand}`,
      }[way]
      const key = { variable: show(changed, was), mutable: show(changed, changed), plus: show(was, changed) }[way]
      return {
        question: prints,
        code: source`
          fun main() {
              ${made}
              println("$${name} $other")
          }`,
        key,
        wrong: [
          ['operatorsChangeTheList', show(changed, changed)],
          ['operatorsMakeANewList', show(changed, was)],
          ['operatorsLeaveAllAsItWas', show(was, was)],
          ['onlyTheOtherNameChanges', show(was, changed)],
          ['operatorsNeedAnotherList', 'It does not compile'],
        ],
        because: {
          variable:
            'A read-only list has no such operator of its own, so the variable gets a new list and the other name keeps the old.',
          mutable: 'A mutable list is changed itself, and both names mean it.',
          plus: 'The plain operator makes a new list and leaves the one it was made from.',
        }[way],
      }
    },
  }),
  template({
    id: 'named-operators-in-between',
    version: 2,
    concept: 'language semantics',
    difficulty: [4, 'What binds closer: signs, named functions, Elvis.'],
    draw: (r) => ({
      way: r.pick(['sums', 'mixed', 'elvis'] as const),
      numbers: [r.int(2, 40), r.int(2, 40), r.int(1, 3), r.int(1, 4)],
      given: r.int(10, 900),
      name: r.pick(['mask', 'flags', 'code', 'size']),
    }),
    make: ({ way, numbers: [a, b, c, d], given, name }) => {
      const expression = {
        sums: `${a} + ${b} shl ${c} + ${d}`,
        mixed: `${a} or ${b} shl ${c} + ${d}`,
        elvis: `known ?: ${a} + ${b} shl ${c}`,
      }[way]
      const isElvis = way === 'elvis'
      return {
        question: prints,
        code: source`
          fun main() {
              ${isElvis ? `val known: Int? = listOf(${given}, ${given + d}).firstOrNull()\n` : ''}val ${name} = ${expression}
              println(${name})
          }`,
        key: String({ sums: (a + b) << (c + d), mixed: (a | b) << (c + d), elvis: given }[way]),
        wrong: [
          [
            'namedFunctionsBindFirst',
            String({ sums: a + (b << c) + d, mixed: ((a | b) << c) + d, elvis: given + (b << c) }[way]),
          ],
          [
            ({ sums: 'operatorsGoFromTheLeft', mixed: 'shiftsBindBeforeOr', elvis: 'elvisBindsFirst' } as const)[way],
            String({ sums: ((a + b) << c) + d, mixed: (a | (b << c)) + d, elvis: (given + b) << c }[way]),
          ],
          [
            isElvis ? 'elvisTakesTheRight' : 'operatorsGoFromTheRight',
            String({ sums: a + (b << (c + d)), mixed: a | (b << (c + d)), elvis: (a + b) << c }[way]),
          ],
          ...(isElvis ? [] : ([['shiftsMultiply', String((way === 'sums' ? a + b : a | b) * (c + d))]] as const)),
        ],
        because: isElvis
          ? 'Arithmetic signs bind closer than named functions, and both closer than ?:, so the whole rest is the fallback.'
          : 'Arithmetic signs bind closer than named functions, and named functions go from the left, whatever they are called.',
      }
    },
  }),
  template({
    id: 'finally-and-the-result',
    concept: 'language semantics',
    difficulty: [4, 'A result is worked out before finally runs.'],
    draw: (r) => ({
      way: r.pick(['plain', 'returns', 'caught'] as const),
      numbers: r.some<number>([2, 3, 4, 5, 6, 7, 8, 9], 3),
      word: r.pick(tags),
      name: r.pick(['read', 'count', 'load']),
    }),
    make: ({ way, numbers: [a = 0, b = 0, c = 0], word, name }) => {
      const attempt = way === 'caught' ? 'error("broken")' : 'return total'
      const rescue = way === 'caught' ? ' catch (e: IllegalStateException) {\n    return total * 2\n}' : ''
      const results = { plain: a + b, returns: a + b + c, caught: (a + b) * 2 }
      const show = (value: number) => line(word, value)
      return {
        question: prints,
        code: source`
          fun ${name}(): Int {
              var total = ${a}
              try {
                  total += ${b}
                  ${attempt}
              }${rescue} finally {
                  total += ${c}
                  print("${word} ")${way === 'returns' ? '\nreturn total' : ''}
              }
          }

          fun main() {
              println(${name}())
          }`,
        key: show(results[way]),
        wrong: [
          way === 'returns'
            ? ['firstReturnCounts', show(a + b)]
            : ['finallyChangesTheResult', show(way === 'caught' ? (a + b + c) * 2 : a + b + c)],
          ['finallyIsSkipped', String(way === 'returns' ? a + b : results[way])],
          ['finallyRunsAfterTheCaller', line(results[way], word)],
          way === 'caught'
            ? ['failedStepsAreUndone', show(a * 2)]
            : ['attemptsAreUndone', show(way === 'returns' ? a + c : a)],
        ],
        because: {
          plain: 'The value to return is kept before finally runs, so later changes of the variable do not reach it.',
          returns: 'A return in finally replaces the one before.',
          caught: 'The value of the return in catch is kept before finally runs, and what was added stays added.',
        }[way],
      }
    },
  }),
]
