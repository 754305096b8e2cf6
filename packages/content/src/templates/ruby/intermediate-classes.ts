import { line, prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags, tasks } from '../words.ts'
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
    concept: 'classes and modules',
    difficulty: [4, 'Who may call what on which object.'],
    draw: (r) => ({
      level: r.pick(['private', 'protected', 'public'] as const),
      way: r.pick(['other', 'self', 'outside'] as const),
      numbers: [r.int(10, 49), r.int(50, 99)],
      names: r.pick([
        ['Account', 'balance'],
        ['Player', 'score'],
        ['Bid', 'amount'],
      ] as const),
    }),
    make: ({ level, way, numbers: [a, b], names: [type, field] }) => {
      const call = {
        other: `other.${field} - self.${field}`,
        self: `self.${field} + other.base`,
        outside: 'base - other.base',
      }[way]
      const asked = way === 'outside' ? `one.${field} + other.${field}` : 'one.compare(other)'
      const fine = { other: b - a, self: a + b, outside: a + b }[way]
      const fails = level === 'private' ? way !== 'self' : level === 'protected' && way === 'outside'
      const error = 'It throws a NoMethodError'
      return {
        question: prints,
        code: source`
          class ${type}
            attr_reader :base
            def initialize(base) = @base = base
            def compare(other) = ${call}
            ${level}
            def ${field} = @base
          end
          one = ${type}.new(${a})
          other = ${type}.new(${b})
          puts ${asked}`,
        key: fails ? error : String(fine),
        wrong: [
          [
            fails
              ? level === 'private'
                ? 'privateIsPerClass'
                : 'protectedIsPublic'
              : level === 'protected'
                ? 'protectedIsPrivate'
                : 'selfMakesCallsPublic',
            fails ? String(fine) : error,
          ],
          ['hiddenValuesAreNil', way === 'other' ? String(-a) : String(a)],
          ['hiddenCallsGiveNil', 'nil'],
          ['otherIsSelf', String(way === 'other' ? 0 : 2 * a)],
        ],
        because: {
          private: fails
            ? 'A private method is called on self only, not on another object, even of the same class.'
            : 'A private method may be called on self, also when self is written.',
          protected: fails
            ? 'A protected method may be called by methods of the same class and by nobody else.'
            : 'A protected method may be called on another object by methods of the same class.',
          public: 'A public method may be called by anybody.',
        }[level],
      }
    },
  }),
]
