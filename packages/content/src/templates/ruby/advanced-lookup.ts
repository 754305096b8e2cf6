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
    version: 2,
    concept: 'method lookup',
    difficulty: [5, 'super with nothing, with empty brackets, and with arguments.'],
    draw: (r) => ({
      way: r.pick(['bare', 'empty', 'changed', 'given'] as const),
      numbers: r.some([3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 16, 17, 18, 19, 22, 23, 24, 26, 27], 3),
      fallback: r.int(31, 99),
      method: r.pick(['price', 'fee', 'weight', 'score']),
    }),
    make: ({ way, numbers: [a = 0, b = 0, c = 0], fallback, method }) => {
      const body = {
        bare: 'super',
        empty: 'super()',
        changed: `amount += ${b}\nsuper`,
        given: `amount += ${b}\nsuper(amount - 1)`,
      }[way]
      const results = { bare: a, empty: fallback, changed: a + b, given: a + b - 1 }
      return {
        question: prints,
        code: source`
          class Base
            def ${method}(amount = ${fallback}) = amount
          end
          class Derived < Base
            def ${method}(amount = ${c})
              ${body}
            end
          end
          puts Derived.new.${method}(${a})`,
        key: String(results[way]),
        wrong: [
          ['superPassesTheOriginals', String(way === 'given' ? a - 1 : a)],
          ['bareSuperPassesNothing', String(fallback)],
          ['superUsesOwnDefault', String(c)],
          ['bracketsAreIgnored', String(way === 'given' ? a + b : a + c)],
          ['argumentsAreAdded', String(a + fallback)],
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
    version: 2,
    concept: 'method lookup',
    difficulty: [5, 'A refinement holds for text of a file, not for a time.'],
    draw: (r) => ({
      words: r.some([...tags, ...goods], 2),
      ways: r.some(['after', 'before', 'inside', 'send'] as const, 3),
      method: r.pick(['label', 'title', 'badge', 'mark']),
    }),
    make: ({ words: [plain = '', fine = ''], ways, method }) => {
      const calls = {
        after: `Order.new.${method}`,
        before: 'show',
        inside: 'Order.new.shown',
        send: `Order.new.send(:${method})`,
      }
      const shown = (...refined: (keyof typeof calls)[]) =>
        line(...ways.map((way) => (refined.includes(way) ? fine : plain)))
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
          puts [${ways.map((way) => calls[way]).join(', ')}].join(' ')`,
        key: shown('after', 'send'),
        wrong: [
          ['refinementsHoldEverywhere', shown('after', 'before', 'inside', 'send')],
          ['sendPassesRefinementsBy', shown('after')],
          ['refinementsHoldInTheClass', shown('after', 'inside', 'send')],
          ['usingCountsAtTheCall', shown('after', 'before', 'send')],
          ['refinementsNeedAClass', shown('inside')],
          ['refinementsAreForMethods', shown('before', 'inside')],
        ],
        because:
          'A call that stands after using in the same file sees the refinement, and so does send there. Methods written before using do not see it, whenever they are called.',
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
