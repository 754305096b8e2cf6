import { line, prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, tags, tasks } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedLookup: Template[] = [
  template({
    id: 'from-singleton-to-base',
    concept: 'method lookup',
    difficulty: [4, 'Four places where a method may be found.'],
    draw: (r) => ({
      words: r.some([...tasks, ...tags], 4),
      order: r.shuffled(['singleton', 'prepended', 'included'] as const),
      names: r.pick([
        ['Report', 'show'],
        ['Order', 'save'],
        ['Ticket', 'close'],
      ] as const),
    }),
    make: ({ words: [single = '', pre = '', own = '', mixed = ''], order, names: [type, method] }) => {
      const body = (word: string, last = false) => (last ? `puts '${word}'` : `puts '${word}'\nsuper`)
      const part = {
        singleton: source`
          def one.${method}
            ${body(single)}
          end`,
        prepended: `${type}.prepend(First)`,
        included: `${type}.include(Last)`,
      }
      const modules = source`
        module First
          def ${method}
            ${body(pre)}
          end
        end
        module Last
          def ${method} = puts('${mixed}')
        end`
      return {
        question: printsInOrder,
        code: source`
          ${modules}
          class ${type}
            def ${method}
              ${body(own)}
            end
          end
          one = ${type}.new
          ${order.map((step) => part[step]).join('\n')}
          one.${method}`,
        key: line(single, pre, own, mixed),
        wrong: [
          ['prependedBeforeAll', line(pre, single, own, mixed)],
          ['classBeforePrepended', line(single, own, pre, mixed)],
          ['includedBeforeClass', line(single, pre, mixed, own)],
          ['existingObjectsKeepTheirChain', line(single, own)],
          ['singletonReplacesAll', single],
        ],
        because:
          'Lookup goes from the object itself to prepended modules, the class, its included modules, and its base. Objects that exist already follow.',
      }
    },
  }),
  template({
    id: 'what-super-passes-on',
    concept: 'method lookup',
    difficulty: [5, 'super with nothing, with empty brackets, and with arguments.'],
    draw: (r) => ({
      way: r.pick(['bare', 'empty', 'changed', 'given'] as const),
      numbers: r.some([2, 3, 4, 5, 6, 7, 8, 9], 2),
      fallback: r.int(20, 60),
      method: r.pick(['price', 'fee', 'weight', 'score']),
    }),
    make: ({ way, numbers: [a = 0, b = 0], fallback, method }) => {
      const body = {
        bare: 'super',
        empty: 'super()',
        changed: `amount += ${b}\nsuper`,
        given: `amount += ${b}\nsuper(amount - 1)`,
      }[way]
      return {
        question: prints,
        code: source`
          class Base
            def ${method}(amount = ${fallback}) = amount
          end
          class Derived < Base
            def ${method}(amount = ${b})
              ${body}
            end
          end
          puts Derived.new.${method}(${a})`,
        key: String({ bare: a, empty: fallback, changed: a + b, given: a + b - 1 }[way]),
        wrong: [
          [
            way === 'bare'
              ? 'bareSuperPassesNothing'
              : way === 'empty'
                ? 'emptyBracketsPassAll'
                : 'superPassesTheOriginals',
            String(way === 'bare' ? fallback : a),
          ],
          [
            way === 'empty' ? 'superUsesOwnDefault' : 'defaultsAreUsedAnyway',
            String(way === 'empty' ? b : way === 'bare' ? b : fallback),
          ],
          ['superReturnsNothing', 'nil'],
          ['superCountsArguments', 'It throws an ArgumentError'],
          [
            way === 'given' ? 'bracketsAreIgnored' : 'argumentsAreAdded',
            String(way === 'given' ? a + b : a + fallback),
          ],
        ],
        because: {
          bare: 'super without brackets passes the parameters of the method on.',
          empty: 'super with empty brackets passes nothing, so the base method uses its own default.',
          changed: 'super without brackets passes what the parameters are at that moment.',
          given: 'super with arguments passes those.',
        }[way],
      }
    },
  }),
  template({
    id: 'where-a-refinement-holds',
    concept: 'method lookup',
    difficulty: [5, 'A refinement holds for text of a file, not for a time.'],
    draw: (r) => ({
      words: r.some([...tags, ...goods], 2),
      way: r.pick(['after', 'before', 'inside', 'send'] as const),
      method: r.pick(['label', 'title', 'badge', 'mark']),
    }),
    make: ({ words: [plain = '', fine = ''], way, method }) => {
      const call = {
        after: `text = Order.new.${method}`,
        before: `text = show`,
        inside: 'text = Order.new.shown',
        send: `text = Order.new.send(:${method})`,
      }[way]
      const isRefined = way === 'after' || way === 'send'
      return {
        question: prints,
        code: source`
          class Order
            def ${method} = '${plain}'
            def shown = ${method}
          end
          module Fancy
            refine Order do
              def ${method} = '${fine}'
            end
          end
          def show = Order.new.${method}
          using Fancy
          ${call}
          puts "#{text} #{text.size}"`,
        key: isRefined ? line(fine, fine.length) : line(plain, plain.length),
        wrong: [
          [
            isRefined
              ? way === 'send'
                ? 'sendPassesRefinementsBy'
                : 'refinementsNeedAClass'
              : 'refinementsHoldEverywhere',
            isRefined ? line(plain, plain.length) : line(fine, fine.length),
          ],
          ['refinementsHideTheMethod', 'It throws a NoMethodError'],
          ['bothMethodsRun', line(fine + plain, fine.length + plain.length)],
        ],
        because: {
          after: 'The call stands after using in the same file, so it sees the refinement.',
          before:
            'The method was written before using, and its text does not see the refinement, whenever it is called.',
          inside: 'The call inside the class was written before using, so it does not see the refinement.',
          send: 'send, too, sees the refinements that hold where it is called.',
        }[way],
      }
    },
  }),
  template({
    id: 'where-a-constant-is-found',
    concept: 'constants and scope',
    difficulty: [5, 'How a class is opened decides what it sees.'],
    draw: (r) => ({
      way: r.pick(['nested', 'short', 'inherited', 'eval'] as const),
      words: r.some([...tags, ...goods], 3),
      names: r.pick([
        ['Shop', 'Order'],
        ['Bank', 'Account'],
        ['Blog', 'Post'],
      ] as const),
      constant: r.pick(['LABEL', 'STATE', 'KIND', 'UNIT']),
    }),
    make: ({ way, words: [top = '', outer = '', base = ''], names: [module, type], constant }) => {
      const method = `def self.read = ${constant}`
      const body = {
        nested: source`
          module ${module}
            class ${type} < Base
              ${method}
            end
          end`,
        short: source`
          class ${module}::${type} < Base
            ${method}
          end`,
        inherited: source`
          class ${module}::${type} < Base
            def self.read = self::${constant}
          end`,
        eval: source`
          class ${module}::${type} < Base; end
          ${module}::${type}.class_eval do
            ${method}
          end`,
      }[way]
      return {
        question: prints,
        code: source`
          ${constant} = '${top}'
          class Base
            ${constant} = '${base}'
          end
          module ${module}
            ${constant} = '${outer}'
          end
          ${body}
          puts ${module}::${type}.read`,
        key: { nested: outer, short: base, inherited: base, eval: top }[way],
        wrong: [
          ['namespaceIsAlwaysSeen', outer],
          ['baseIsAskedFirst', base],
          ['topLevelWins', top],
          ['constantIsNotFound', 'It throws a NameError'],
        ],
        because: {
          nested:
            'A constant is looked for in the modules that are open around the code first, and only then in the ancestors of the class.',
          short: 'Only the class is open here, not the module around it, so the ancestors of the class come next.',
          inherited: 'With self:: the class and its ancestors are asked, and no code around.',
          eval: 'A block sees the constants of the place where it is written, whatever self is, and here that is the top level.',
        }[way],
      }
    },
  }),
]
