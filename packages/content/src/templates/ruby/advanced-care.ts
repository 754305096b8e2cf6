import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, people, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedCare: Template[] = [
  template({
    id: 'lines-or-the-whole-text',
    concept: 'security',
    difficulty: [4, 'Two pairs of anchors, and what gets past one of them.'],
    draw: (r) => ({
      way: r.pick(['line', 'whole', 'end'] as const),
      number: r.int(10, 999),
      words: r.some([...goods, ...people], 3),
      order: r.shuffled([0, 1, 2, 3]),
      name: r.pick(['codes', 'inputs', 'values', 'fields']),
    }),
    make: ({ way, number, words: [a = '', b = ''], order, name }) => {
      const pattern = { line: '/^\\d+$/', whole: '/\\A\\d+\\z/', end: '/\\A\\d+\\Z/' }[way]
      const inputs = [`"${number}"`, `"${a}\\n${number}"`, `"${number}\\n"`, `"${number} ${b}"`]
      const shown = (allowed: readonly number[]) =>
        line(...order.flatMap((kind, at) => (allowed.includes(kind) ? [at] : [])))
      return {
        question: 'Which positions does this program print?',
        code: source`
          ${name} = [${order.map((kind) => inputs[kind] ?? '').join(', ')}]
          puts ${name}.each_index.select { |at| ${name}[at].match?(${pattern}) }.join(' ')`,
        key: shown({ line: [0, 1, 2], whole: [0], end: [0, 2] }[way]),
        wrong: [
          ...{
            line: [
              ['anchorsAreForTheText', shown([0])],
              ['onlyTheEndIsOpen', shown([0, 2])],
            ] as const,
            whole: [
              ['lineBreakIsLetThrough', shown([0, 2])],
              ['anchorsAreForLines', shown([0, 1, 2])],
            ] as const,
            end: [
              ['endIsExact', shown([0])],
              ['anchorsAreForLines', shown([0, 1, 2])],
            ] as const,
          }[way],
          ['onlyTheStartIsOpen', shown([0, 1])],
          ['anchorsStopNothing', shown([0, 1, 2, 3])],
        ],
        because: {
          line: '^ and $ stand for the start and end of any line, so one line of digits is enough.',
          whole: '\\A and \\z stand for the start and the very end of the text.',
          end: '\\Z also fits before a line break at the end of the text.',
        }[way],
      }
    },
  }),
  template({
    id: 'what-is-computed-again',
    version: 2,
    concept: 'memory and performance',
    difficulty: [3, 'A way of keeping results that forgets some of them.'],
    draw: (r) => ({
      ways: r.some(['or', 'or', 'defined', 'key'] as const, 2),
      results: r.some(['nil', 'false', r.pick(["''", '0', '[]'] as const)] as const, 2),
      calls: [r.int(3, 40), r.int(3, 40)],
      names: r.some(['owner', 'partner', 'discount', 'coupon', 'manager'], 2),
    }),
    make: ({ ways, results, calls, names }) => {
      const methods = names.map((name, index) => {
        const load = `load(:${name}, ${results[index]})`
        const body = {
          or: `@${name} ||= ${load}`,
          defined: `return @${name} if defined?(@${name})\n@${name} = ${load}`,
          key: `@cache ||= {}\n@cache.fetch(:${name}) { @cache[:${name}] = ${load} }`,
        }[ways[index] ?? 'or']
        return source`
          def ${name}
            ${body}
          end`
      })
      const isOr = (index: number) => ways[index] === 'or'
      const isFalsy = (index: number) => ['nil', 'false'].includes(results[index] ?? '')
      const loads = (forgets: (index: number) => boolean) =>
        line(...calls.map((count, index) => (forgets(index) ? count : 1)))
      return {
        question: prints,
        code: source`
          class Order
            def loads = @loads ||= Hash.new(0)
            def load(name, value)
              loads[name] += 1
              value
            end
            ${methods.join('\n')}
          end
          order = Order.new
          ${names.map((name, index) => `${calls[index]}.times { order.${name} }`).join('\n')}
          puts order.loads.values.join(' ')`,
        key: loads((index) => isOr(index) && isFalsy(index)),
        wrong: [
          ['everyValueIsKept', loads(() => false)],
          ['nothingIsKept', loads(() => true)],
          ['onlyNilIsForgotten', loads((index) => isOr(index) && results[index] === 'nil')],
          ['falsyIsAlwaysForgotten', loads(isFalsy)],
          ['orAlwaysForgets', loads(isOr)],
          ['onlyOrKeeps', loads((index) => !isOr(index))],
          ['emptyIsForgotten', loads((index) => isOr(index) && !isFalsy(index))],
        ],
        because:
          '||= assigns whenever the value is nil or false, so such a result is computed again each time. defined? and fetch ask whether there is a value and not whether it is true, so they keep any.',
      }
    },
  }),
  template({
    id: 'are-two-texts-one-object',
    version: 2,
    concept: 'memory and performance',
    difficulty: [4, 'When equal texts are one object in memory.'],
    draw: (r) => ({
      word: r.pick([...tags, ...goods, ...people]),
      isFrozen: r.flip(),
      kinds: r.some(['literals', 'symbols', 'minus', 'dup', 'numbers', 'text', 'frozen', 'plus', 'strip'] as const, 4),
    }),
    make: ({ word, isFrozen, kinds }) => {
      const call = {
        literals: `'${word}'.equal?('${word}')`,
        symbols: `:${word}.equal?('${word}'.to_sym)`,
        minus: `(-'${word}').equal?(-String.new('${word}'))`,
        dup: 'one.equal?(one.dup)',
        numbers: `${word.length}.equal?('${word}'.size)`,
        text: 'one.equal?(one.to_s)',
        frozen: 'one.equal?(one.freeze)',
        plus: "one.equal?(one + '')",
        strip: 'one.equal?(one.strip)',
      }
      const right: (keyof typeof call)[] = ['symbols', 'minus', 'numbers', 'text', 'frozen']
      if (isFrozen) right.push('literals')
      const truth = (isOne: (kind: keyof typeof call) => boolean) => line(...kinds.map(isOne))
      const but = (...others: (keyof typeof call)[]) => truth((kind) => right.includes(kind) !== others.includes(kind))
      return {
        question: prints,
        code: source`
          # frozen_string_literal: ${isFrozen}
          one = '${word}'
          puts [
            ${kinds.map((kind) => `${call[kind]},`).join('\n')}
          ].join(' ')`,
        key: but(),
        wrong: [
          [isFrozen ? 'literalsAreAlwaysNew' : 'literalsAreAlwaysShared', but('literals')],
          ['minusMakesACopy', but('minus')],
          ['dupOfFrozenIsItself', but('dup')],
          ['everyCallMakesANewText', but('text', 'frozen')],
          ['callsWithoutEffectGiveItself', but('plus', 'strip')],
          ['freezingMakesACopy', but('frozen')],
          ['sharingNeedsSymbols', but('numbers', 'minus')],
        ],
        because: `Symbols and small numbers are one object each, and the minus sign gives one frozen text for equal ones. Literals are shared ${isFrozen ? 'as the first line freezes them' : 'only if they are frozen'}. to_s and freeze give the text itself; dup, + and strip give a new one.`,
      }
    },
  }),
  template({
    id: 'objects-that-are-unique',
    version: 2,
    concept: 'design',
    difficulty: [4, 'Which methods uniq, include? and == ask.'],
    draw: (r) => ({
      way: r.pick(['equals', 'both', 'struct', 'none'] as const),
      words: r.some([...tags, ...goods], 3),
      picks: r.pick([
        [0, 1, 0, 2],
        [0, 0, 1, 2],
        [0, 1, 2, 1],
        [0, 1, 1, 2],
        [0, 1, 0, 0],
      ] as const),
      type: r.pick(['Tag', 'Label', 'State']),
    }),
    make: ({ way, words, picks, type }) => {
      const listOf = (some: readonly number[]) => some.map((pick) => words[pick] ?? '').join(' ')
      const [every, unique] = [listOf(picks), listOf([...new Set(picks)])]
      const single = listOf(picks.filter((pick) => picks.filter((one) => one === pick).length === 1))
      const equals = 'def ==(other) = name == other.name'
      const definition =
        way === 'struct'
          ? `${type} = Struct.new(:name)`
          : source`
              class ${type}
                attr_reader :name
                def initialize(name) = @name = name
                ${way === 'none' ? 'def to_s = name' : equals}${way === 'both' ? '\nalias eql? ==\ndef hash = name.hash' : ''}
              end`
      const isUnique = way === 'both' || way === 'struct'
      const kept = isUnique ? unique : every
      const isFound = way !== 'none'
      return {
        question: prints,
        code: source`
          ${definition}
          all = %w[${every}].map { |name| ${type}.new(name) }
          puts "#{all.uniq.map(&:name).join(' ')}, #{all.include?(${type}.new('${words[0] ?? ''}'))}"`,
        key: `${kept}, ${isFound}`,
        wrong: [
          [isUnique ? 'objectsAreNeverTheSame' : 'uniqAsksForEquality', `${isUnique ? every : unique}, ${isFound}`],
          [isFound ? 'includeComparesIdentity' : 'fieldsAreComparedByItself', `${kept}, ${!isFound}`],
          [
            isUnique ? 'onlyIdentityCounts' : way === 'none' ? 'sameFieldsAreTheSame' : 'includeNeedsAHash',
            `${isUnique ? every : unique}, ${!isFound}`,
          ],
          ['equalObjectsAreAllTakenOut', `${single}, ${isFound}`],
        ],
        because: {
          equals: 'include? asks ==, but uniq asks hash and eql?, which still go by identity.',
          both: 'include? asks ==, and uniq asks hash and eql?; all three go by the name.',
          struct: 'A Struct compares and hashes by its fields.',
          none: 'Without methods of their own objects are compared and hashed by identity.',
        }[way],
      }
    },
  }),
]
