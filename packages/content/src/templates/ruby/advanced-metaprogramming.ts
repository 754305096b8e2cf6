import { line, prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, tags, tasks } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedMetaprogramming: Template[] = [
  template({
    id: 'eval-and-the-owner-of-a-method',
    concept: 'metaprogramming',
    difficulty: [5, 'Where def puts a method in two kinds of eval.'],
    draw: (r) => ({
      way: r.pick(['class', 'instance', 'singleton', 'define'] as const),
      words: r.some([...tags, ...goods], 2),
      type: r.pick(['Order', 'Ticket', 'Parcel', 'Invoice']),
      method: r.pick(['label', 'state', 'kind', 'unit']),
    }),
    make: ({ way, words: [a = '', b = ''], type, method }) => {
      const step = {
        class: `${type}.class_eval do\n  def ${method} = '${a}'\nend`,
        instance: `${type}.instance_eval do\n  def ${method} = '${a}'\nend`,
        singleton: `one.instance_eval do\n  def ${method} = '${a}'\nend`,
        define: `one.class.define_method(:${method}) { '${a}' }`,
      }[way]
      const results = { all: line(a, a, b), classOnly: line(b, b, a), oneOnly: line(a, b, b), none: line(b, b, b) }
      const result = { class: 'all', instance: 'classOnly', singleton: 'oneOnly', define: 'all' } as const
      return {
        question: prints,
        code: source`
          class ${type}
            def ${method} = '${b}'
            def self.${method} = '${b}'
          end
          one = ${type}.new
          ${step}
          puts "#{one.${method}} #{${type}.new.${method}} #{${type}.${method}}"`,
        key: results[result[way]],
        wrong: [
          [way === 'singleton' ? 'singletonsChangeTheClass' : 'everyEvalOpensTheClass', results.all],
          [way === 'singleton' ? 'evalChangesTheClassObject' : 'definingOnAClassIsForIt', results.classOnly],
          ['onlyThisObjectChanges', results.oneOnly],
          ['evalLeavesNothing', results.none],
        ],
        because: {
          class: 'In class_eval def makes a method for all objects of the class, those that exist included.',
          instance: 'In instance_eval def makes a singleton method, here one of the class object itself.',
          singleton: 'In instance_eval def makes a singleton method of that one object.',
          define: 'define_method of the class makes a method for all its objects.',
        }[way],
      }
    },
  }),
  template({
    id: 'calls-of-missing-methods',
    concept: 'metaprogramming',
    difficulty: [3, 'What method_missing answers and what it does not announce.'],
    draw: (r) => ({
      names: r.some(['city', 'state', 'owner', 'kind', 'label', 'size', 'unit'], 2),
      word: r.pick([...tags, ...goods]),
      announces: r.flip(),
      sign: r.pick(['?', '-', '*', '.']),
    }),
    make: ({ names: [known = '', missing = ''], word, announces, sign }) => ({
      question: prints,
      code: source`
        class Form
          def ${known} = '${word}'
          def method_missing(name, *rest)
            "#{name}${sign}"
          end
          ${announces ? 'def respond_to_missing?(name, all = false) = true' : 'def respond_to_all? = true'}
        end
        form = Form.new
        puts "#{form.${known}} #{form.${missing}} #{form.respond_to?(:${missing})}"`,
      key: line(word, `${missing}${sign}`, announces),
      wrong: [
        [announces ? 'missingIsNeverAnnounced' : 'answeringIsAnnouncing', line(word, `${missing}${sign}`, !announces)],
        ['everyCallIsCaught', line(`${known}${sign}`, `${missing}${sign}`, announces)],
        ['missingMethodsFail', 'It throws a NoMethodError'],
        ['missingGivesNil', line(word, 'nil', announces)],
      ],
      because: announces
        ? 'method_missing answers only for methods that are not found, and respond_to_missing? makes respond_to? say so.'
        : 'method_missing answers only for methods that are not found. respond_to? does not know of it without respond_to_missing?.',
    }),
  }),
  template({
    id: 'order-of-hooks',
    concept: 'metaprogramming',
    difficulty: [4, 'Which hook runs at which moment of a class.'],
    draw: (r) => ({
      words: r.some([...tasks, ...tags], 4),
      isModule: r.flip(),
      type: r.pick(['Order', 'Ticket', 'Parcel', 'Invoice']),
    }),
    make: ({ words: [hook = '', added = '', body = '', end = ''], isModule, type }) => {
      const hooks = isModule
        ? source`
            module Tracked
              def self.included(base)
                puts '${hook}'
              end
            end`
        : source`
            class Base
              def self.inherited(base)
                super
                puts '${hook}'
              end
            end`
      const before = isModule ? [body, hook] : [hook, body]
      return {
        question: printsInOrder,
        code: source`
          ${hooks}
          class ${type}${isModule ? '' : ' < Base'}
            puts '${body}'
            ${isModule ? 'include Tracked\n' : ''}def self.method_added(name)
              puts '${added}'
            end
            def total = 0
          end
          puts '${end}'`,
        key: line(...before, added, end),
        wrong: [
          [
            isModule ? 'includingIsHoisted' : 'inheritedComesAfterTheBody',
            isModule ? line(hook, body, added, end) : line(body, added, hook, end),
          ],
          ['methodsAreAddedFirst', line(added, ...before, end)],
          ['hooksRunPerObject', line(body, added, end)],
          ['methodAddedHearsItself', line(...before, added, added, end)],
        ],
        because: `${isModule ? 'included runs when the line with include is reached' : 'inherited runs when the class is opened, before its body'}, and method_added for each method of objects that is defined after it.`,
      }
    },
  }),
]
