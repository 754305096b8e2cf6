import { line, prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, tags, tasks } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateClasses: Template[] = [
  template({
    id: 'include-prepend-and-super',
    concept: 'classes and modules',
    difficulty: [4, 'Where a module stands in the chain of super.'],
    draw: (r) => ({
      words: r.some([...tasks, ...tags], 3),
      isPrepended: r.flip(),
      isBefore: r.flip(),
      names: r.pick([
        ['Report', 'Logging', 'run'],
        ['Order', 'Checks', 'save'],
        ['Mail', 'Retries', 'deliver'],
      ] as const),
    }),
    make: ({ words: [base = '', own = '', mod = ''], isPrepended, isBefore, names: [type, module, method] }) => {
      const body = (word: string) => (isBefore ? `puts '${word}'\nsuper` : `super\nputs '${word}'`)
      const chain = isPrepended ? [mod, own, base] : [own, mod, base]
      const other = isPrepended ? [own, mod, base] : [mod, own, base]
      const said = (list: readonly string[]) => line(...(isBefore ? list : list.toReversed()))
      return {
        question: printsInOrder,
        code: source`
          class Base
            def ${method} = puts('${base}')
          end
          module ${module}
            def ${method}
              ${body(mod)}
            end
          end
          class ${type} < Base
            ${isPrepended ? 'prepend' : 'include'} ${module}
            def ${method}
              ${body(own)}
            end
          end
          ${type}.new.${method}`,
        key: said(chain),
        wrong: [
          [isPrepended ? 'prependIsInclude' : 'includeComesFirst', said(other)],
          ['modulesComeAfterTheBase', said(isPrepended ? [own, base, mod] : [own, base, mod])],
          ['modulesReplaceTheMethod', said([mod, base])],
          ['superSkipsModules', said([own, base])],
        ],
        because: isPrepended
          ? 'A prepended module comes before the class itself, so its method is called first and its super is the one of the class.'
          : 'An included module comes between the class and its base, so the method of the class is called first.',
      }
    },
  }),
  template({
    id: 'variables-of-a-class',
    concept: 'classes and modules',
    difficulty: [4, 'Two signs, and what a derived class does to each.'],
    draw: (r) => ({
      way: r.pick(['double', 'single', 'constant'] as const),
      numbers: [r.int(2, 49), r.int(50, 99)],
      names: r.pick([
        ['Plan', 'Trial'],
        ['Ticket', 'Reply'],
        ['Parcel', 'Letter'],
      ] as const),
      field: r.pick(['limit', 'price', 'days', 'rate']),
    }),
    make: ({ way, numbers: [a, b], names: [base, derived], field }) => {
      const name = { double: `@@${field}`, single: `@${field}`, constant: field.toUpperCase() }[way]
      const both = line(b, b)
      const own = line(a, b)
      return {
        question: prints,
        code: source`
          class ${base}
            ${name} = ${a}
            def self.${field} = ${name}
          end
          class ${derived} < ${base}
            ${name} = ${b}
            ${way === 'constant' ? '' : `def self.${field} = ${name}\n`}end
          puts "#{${base}.${field}.inspect} #{${derived}.${field}.inspect}"`.replaceAll(
          /^ {2}end\nputs/gm,
          'end\nputs',
        ),
        key: { double: both, single: own, constant: line(a, a) }[way],
        wrong: [
          [way === 'double' ? 'classVariablesAreOwn' : 'constantsFollowTheReceiver', own],
          [way === 'single' ? 'singleSignIsShared' : 'lastAssignmentWins', both],
          ['firstAssignmentStays', line(a, a)],
          ['derivedHasNone', line(a, 'nil')],
        ],
        because: {
          double:
            'A variable with @@ is shared by a class and all that are derived from it, so the second assignment changes both.',
          single: 'A variable with @ in the body of a class belongs to that one class object.',
          constant: 'A method looks a constant up where it is written, so it finds that of the base class.',
        }[way],
      }
    },
  }),
  template({
    id: 'private-and-protected',
    version: 2,
    concept: 'classes and modules',
    difficulty: [4, 'Who may call what on which object.'],
    draw: (r) => ({
      level: r.pick(['private', 'protected', 'public'] as const),
      calls: r.shuffled(['other', 'self', 'outside'] as const),
      words: r.some([...tags, ...goods], 3),
      names: r.pick([
        ['Account', 'balance'],
        ['Player', 'score'],
        ['Bid', 'amount'],
      ] as const),
    }),
    make: ({ level, calls, words: [a = '', b = '', no = ''], names: [type, field] }) => {
      const asked = { other: 'one.of_another(other)', self: 'one.own', outside: `other.${field}` }
      const values = { other: b, self: a, outside: b }
      const shown = (allows: (call: keyof typeof asked) => boolean) =>
        line(...calls.map((call) => (allows(call) ? values[call] : no)))
      const own = (call: string) => call === 'self'
      const ofClass = (call: string) => call !== 'outside'
      return {
        question: prints,
        code: source`
          class ${type}
            def initialize(${field}) = @${field} = ${field}
            def own = self.${field}
            def of_another(one) = one.${field}
            ${level}
            attr_reader :${field}
          end
          def safely
            yield
          rescue NoMethodError
            '${no}'
          end
          one = ${type}.new('${a}')
          other = ${type}.new('${b}')
          puts [${calls.map((call) => `safely { ${asked[call]} }`).join(', ')}].join(' ')`,
        key: shown({ private: own, protected: ofClass, public: () => true }[level]),
        wrong: [
          level === 'private' ? ['privateIsPerClass', shown(ofClass)] : ['protectedIsPrivate', shown(own)],
          level === 'public' ? ['readersAreProtected', shown(ofClass)] : ['protectedIsPublic', shown(() => true)],
          ['selfNeedsAPublicMethod', shown((call) => level !== 'private' && call === 'other')],
          ['readersCannotBeHidden', line(...calls.map((call) => (call === 'self' ? no : values[call])))],
          ['otherIsSelf', line(...calls.map((call) => (call === 'outside' && level !== 'public' ? no : a)))],
        ],
        because: {
          private: 'A private method may be called on self, also when self is written, and on no other object.',
          protected:
            'A protected method may be called by methods of the same class, on other objects too, and by nobody else.',
          public: 'A public method may be called by anybody.',
        }[level],
      }
    },
  }),
]
