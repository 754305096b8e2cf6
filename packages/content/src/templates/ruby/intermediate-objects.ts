import { line, prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, people, tags, tasks } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateObjects: Template[] = [
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
          puts "#{${base}.${field}.inspect} #{${derived}.${field}.inspect}"`.replaceAll(/^ {2}end\nputs/gm, 'end\nputs'),
        key: { double: both, single: own, constant: line(a, a) }[way],
        wrong: [
          [way === 'double' ? 'classVariablesAreOwn' : 'constantsFollowTheReceiver', own],
          [way === 'single' ? 'singleSignIsShared' : 'lastAssignmentWins', both],
          ['firstAssignmentStays', line(a, a)],
          ['derivedHasNone', line(a, 'nil')],
        ],
        because: {
          double: 'A variable with @@ is shared by a class and all that are derived from it, so the second assignment changes both.',
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
      const call = { other: `other.${field} - self.${field}`, self: `self.${field} + other.base`, outside: '0' }[way]
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
          [fails ? (level === 'private' ? 'privateIsPerClass' : 'protectedIsPublic') : level === 'protected' ? 'protectedIsPrivate' : 'selfMakesCallsPublic', fails ? String(fine) : error],
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
  template({
    id: 'copies-of-lists-and-texts',
    concept: 'strings and objects',
    difficulty: [3, 'How deep a copy goes, and what is frozen.'],
    draw: (r) => ({
      words: r.some([...tags, ...people], 3),
      way: r.pick(['inner', 'outer', 'frozenClone', 'frozenDup'] as const),
      sign: r.pick(['!', '?', '2', '+']),
      name: r.pick(['names', 'labels', 'items']),
    }),
    make: ({ words: [a = '', b = '', c = ''], way, sign, name }) => {
      const isFrozen = way === 'frozenClone' || way === 'frozenDup'
      const step = { inner: `copy[0] << '${sign}'`, outer: `copy << '${c}'`, frozenClone: `copy << '${c}'`, frozenDup: `copy << '${c}'` }[way]
      const was = `${a},${b}`
      const more = `${was},${c}`
      const marked = `${a}${sign},${b}`
      const error = 'It throws a FrozenError'
      return {
        question: prints,
        code: source`
          ${name} = [String.new('${a}'), String.new('${b}')]${isFrozen ? '.freeze' : ''}
          copy = ${name}.${way === 'frozenClone' ? 'clone' : 'dup'}
          ${step}
          puts "#{${name}.join(',')} #{copy.join(',')}"`,
        key: { inner: line(marked, marked), outer: line(was, more), frozenClone: error, frozenDup: line(was, more) }[way],
        wrong: [
          [way === 'inner' ? 'copiesAreDeep' : way === 'frozenClone' ? 'clonesAreNeverFrozen' : 'copiesShareTheList', way === 'inner' ? line(was, marked) : way === 'frozenClone' ? line(was, more) : line(more, more)],
          [way === 'inner' ? 'changeIsLost' : 'copiesCannotGrow', line(was, was)],
          [way === 'frozenClone' ? 'freezeIsIgnored' : 'everyCopyIsFrozen', way === 'frozenClone' ? line(more, more) : error],
          ['originalIsChanged', way === 'inner' ? line(marked, was) : line(more, was)],
        ],
        because: {
          inner: 'A copy is shallow: both lists hold the same texts, and << changes one of these.',
          outer: 'The copy is a list of its own, so an item added to it does not show in the other.',
          frozenClone: 'clone keeps an object frozen.',
          frozenDup: 'dup makes a copy that is not frozen.',
        }[way],
      }
    },
  }),
  template({
    id: 'four-kinds-of-equality',
    concept: 'strings and objects',
    difficulty: [4, 'A whole number and a float, and two equal texts.'],
    draw: (r) => ({
      number: r.int(1, 99),
      word: r.pick([...tags, ...goods]),
      asked: r.some(['==', 'eql?', 'equal?', 'key'] as const, 3),
      isText: r.flip(),
    }),
    make: ({ number, word, asked, isText }) => {
      const [one = '', other = ''] = isText ? [`String.new('${word}')`, `String.new('${word}')`] : [`${number}`, `${number}.0`]
      const call = { '==': 'one == other', 'eql?': 'one.eql?(other)', 'equal?': 'one.equal?(other)', key: '{ one => 1 }.key?(other)' }
      const truth = (yes: readonly string[]) => line(...asked.map((kind) => yes.includes(kind)))
      const right = isText ? ['==', 'eql?', 'key'] : ['==']
      return {
        question: prints,
        code: source`
          one = ${one}
          other = ${other}
          puts [${asked.map((kind) => call[kind]).join(', ')}].join(' ')`,
        key: truth(right),
        wrong: [
          ['equalIsTheSame', truth(isText ? ['==', 'eql?', 'equal?', 'key'] : ['==', 'equal?'])],
          ['keysCompareLikeDoubleEquals', truth(isText ? ['=='] : ['==', 'key'])],
          ['eqlIsDoubleEquals', truth(isText ? ['==', 'eql?'] : ['==', 'eql?', 'key'])],
          ['onlyTheSameIsEqual', truth([])],
          ['allMeanTheSame', truth(['==', 'eql?', 'equal?', 'key'])],
        ],
        because: isText
          ? '== and eql? compare the letters, and keys are found by eql?. equal? asks whether it is one object.'
          : '== compares the values of numbers. eql? wants the same type as well, and keys are found by eql?. equal? asks whether it is one object.',
      }
    },
  }),
]
