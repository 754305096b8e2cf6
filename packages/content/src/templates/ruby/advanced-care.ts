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
    concept: 'memory and performance',
    difficulty: [3, 'A way of keeping results that forgets some of them.'],
    draw: (r) => ({
      way: r.pick(['or', 'defined', 'key'] as const),
      result: r.pick(['nil', 'false', "''", '0', '[]']),
      calls: r.int(3, 9),
      name: r.pick(['owner', 'partner', 'discount', 'coupon', 'manager']),
    }),
    make: ({ way, result, calls, name }) => {
      const body = {
        or: `@${name} ||= load`,
        defined: `return @${name} if defined?(@${name})\n@${name} = load`,
        key: `@cache ||= {}\n@cache.fetch(:${name}) { @cache[:${name}] = load }`,
      }[way]
      const isFalsy = result === 'nil' || result === 'false'
      const forgets = way === 'or' && isFalsy
      return {
        question: prints,
        code: source`
          class Order
            attr_reader :loads
            def initialize = @loads = 0
            def load
              @loads += 1
              ${result}
            end
            def ${name}
              ${body}
            end
          end
          order = Order.new
          ${calls}.times { order.${name} }
          puts "#{order.loads} #{order.${name}.inspect}"`,
        key: line(forgets ? calls : 1, result === "''" ? '""' : result),
        wrong: [
          [forgets ? 'everyValueIsKept' : 'nothingIsKept', line(forgets ? 1 : calls, result === "''" ? '""' : result)],
          [
            forgets ? 'firstCallIsFree' : 'firstCallCountsTwice',
            line(forgets ? calls - 1 : 2, result === "''" ? '""' : result),
          ],
          ['lastCallCounts', line(forgets ? calls + 1 : calls + 1, result === "''" ? '""' : result)],
          ['keptValuesAreTrue', line(1, 'true')],
        ],
        because: forgets
          ? '||= assigns whenever the value is nil or false, so such a result is computed again each time.'
          : way === 'or'
            ? '||= assigns only while the value is nil or false, and this result is neither.'
            : 'The code asks whether there is a value and not whether it is true, so any result is kept.',
      }
    },
  }),
  template({
    id: 'are-two-texts-one-object',
    concept: 'memory and performance',
    difficulty: [4, 'When equal texts are one object in memory.'],
    draw: (r) => ({
      word: r.pick([...tags, ...goods, ...people]),
      isFrozen: r.flip(),
      kinds: r.some(['literals', 'symbols', 'minus', 'dup', 'numbers'] as const, 3),
    }),
    make: ({ word, isFrozen, kinds }) => {
      const call = {
        literals: `'${word}'.equal?('${word}')`,
        symbols: `:${word}.equal?('${word}'.to_sym)`,
        minus: `(-'${word}').equal?(-String.new('${word}'))`,
        dup: `one.equal?(one.dup)`,
        numbers: `${word.length}.equal?('${word}'.size)`,
      }
      const always = ['symbols', 'minus', 'numbers']
      const truth = (yes: readonly string[]) => line(...kinds.map((kind) => yes.includes(kind)))
      const right = isFrozen ? [...always, 'literals'] : always
      return {
        question: prints,
        code: source`
          # frozen_string_literal: ${isFrozen}
          one = '${word}'
          puts [
            ${kinds.map((kind) => `${call[kind]},`).join('\n')}
          ].join(' ')`,
        key: truth(right),
        wrong: [
          [
            isFrozen ? 'literalsAreAlwaysNew' : 'literalsAreAlwaysShared',
            truth(isFrozen ? always : [...always, 'literals']),
          ],
          ['sharingNeedsSymbols', truth(isFrozen ? ['symbols', 'literals'] : ['symbols'])],
          ['equalTextsAreOne', truth(['literals', 'symbols', 'minus', 'dup', 'numbers'])],
          ['nothingIsShared', truth([])],
          ['minusMakesACopy', truth(right.filter((kind) => kind !== 'minus'))],
          ['dupOfFrozenIsItself', truth([...right, 'dup'])],
        ],
        because: `Symbols and small numbers are one object each, and the minus sign gives one frozen text for equal ones. Literals are shared ${isFrozen ? 'as the first line freezes them' : 'only if they are frozen'}; dup is always a new object.`,
      }
    },
  }),
  template({
    id: 'objects-that-are-unique',
    concept: 'design',
    difficulty: [4, 'Which methods uniq, include? and == ask.'],
    draw: (r) => ({
      way: r.pick(['equals', 'both', 'struct', 'none'] as const),
      words: r.some(tags, 3),
      picks: r.pick([
        [0, 1, 0, 2],
        [0, 0, 1, 2, 1],
        [0, 1, 0, 0],
        [0, 1, 2, 0, 1, 2],
      ] as const),
      type: r.pick(['Tag', 'Label', 'State']),
    }),
    make: ({ way, words, picks, type }) => {
      const unique = new Set(picks).size
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
      const count = isUnique ? unique : picks.length
      const isFound = way !== 'none'
      return {
        question: prints,
        code: source`
          ${definition}
          all = %w[${picks.map((pick) => words[pick] ?? '').join(' ')}].map { |name| ${type}.new(name) }
          puts "#{all.uniq.size} #{all.include?(${type}.new('${words[0] ?? ''}'))}"`,
        key: line(count, isFound),
        wrong: [
          [
            isUnique ? 'objectsAreNeverTheSame' : 'uniqAsksForEquality',
            line(isUnique ? picks.length : unique, isFound),
          ],
          [isFound ? 'includeComparesIdentity' : 'fieldsAreComparedByItself', line(count, !isFound)],
          [
            isUnique ? 'onlyIdentityCounts' : way === 'none' ? 'sameFieldsAreTheSame' : 'includeNeedsAHash',
            line(isUnique ? picks.length : unique, !isFound),
          ],
          [
            'equalObjectsAreAllTakenOut',
            line(words.filter((_, pick) => picks.filter((one) => one === pick).length === 1).length, isFound),
          ],
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
