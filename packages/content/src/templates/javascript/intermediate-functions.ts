import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { twice } from '../twice.ts'
import { people } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateFunctions: Template[] = [
  template({
    id: 'functions-made-in-a-loop',
    version: 2,
    concept: 'closures',
    difficulty: [2, 'A classic, asked with a bound and a step of its own.'],
    draw: (r) => ({
      kind: r.pick(['var', 'let', 'outside', 'copy'] as const),
      start: r.int(1, 40),
      step: r.int(1, 5),
      rounds: r.int(3, 5),
      name: r.pick(['page', 'index', 'day', 'slot']),
      list: r.pick(['handlers', 'callbacks', 'actions', 'readers']),
    }),
    make: ({ kind, start, step, rounds, name, list }) => {
      const isOwn = kind === 'let' || kind === 'copy'
      const values = Array.from({ length: rounds }, (_, round) => start + round * step)
      const end = start + rounds * step
      const all = (value: number) => values.map(() => value).join(' ')
      return {
        question: prints,
        code: source`
          const ${list} = []
          ${kind === 'outside' ? `let ${name}\nfor (${name} = ${start}` : `for (${kind === 'copy' ? 'var' : kind} ${name} = ${start}`}; ${name} < ${end}; ${name} += ${step}) {
            ${kind === 'copy' ? `const own = ${name}\n${list}.push(() => own)` : `${list}.push(() => ${name})`}
          }
          console.log(${list}.map((read) => read()).join(' '))`,
        key: isOwn ? values.join(' ') : all(end),
        wrong: [
          [isOwn ? 'sharedLoopVariable' : 'eachRoundItsOwn', isOwn ? all(end) : values.join(' ')],
          ['lastValueBeforeEnd', all(end - step)],
          ['closesAfterUpdate', values.map((value) => value + step).join(' ')],
          ['closesOverFirst', all(start)],
        ],
        because:
          kind === 'copy'
            ? 'A constant in the body is made anew in every round, and each function keeps its own.'
            : kind === 'let'
              ? 'let in the head of a loop makes a new variable for every round, and each function keeps its own.'
              : `All functions read one and the same variable, and after the loop it holds ${end}, the first value that fails the test.`,
      }
    },
  }),
  template({
    id: 'counters-of-a-factory',
    version: 2,
    concept: 'closures',
    difficulty: [3, 'Two closures over different variables, and a postfix operator.'],
    draw: (r) => ({
      way: r.pick(['own', 'shared', 'fresh'] as const),
      start: r.int(1, 40),
      step: r.int(2, 5),
      isPostfix: r.flip(),
      names: r.some(['orders', 'visits', 'clicks', 'errors', 'sales'], 2),
    }),
    make: ({ way, start, step, isPostfix, names: [one = '', other = ''] }) => {
      const text = (...values: number[]) => values.join(' ')
      const before = isPostfix ? step : 0
      const keys = {
        own: text(start + 2 * step - before, start + step - before),
        shared: text(start + 2 * step - before, start + 3 * step - before),
        fresh: text(start + step - before, start + step - before),
      }
      const mistakes = { own: 'factoriesKeepTheirOwn', shared: 'stateIsShared', fresh: 'stateIsFresh' } as const
      return {
        question: prints,
        code: source`
          ${way === 'shared' ? `let value = ${start}\nfunction makeCounter() {` : 'function makeCounter(value) {'}
            return () => {
              ${isPostfix ? `const before = value\nvalue += ${step}\nreturn before` : `value += ${step}\nreturn value`}
            }
          }
          const ${one} = makeCounter(${way === 'shared' ? '' : start})
          const ${other} = makeCounter(${way === 'shared' ? '' : start})
          ${one}()
          console.log(${way === 'fresh' ? `makeCounter(${start})()` : `${one}()`}, ${other}())`,
        key: keys[way],
        wrong: [
          ...(['own', 'shared', 'fresh'] as const)
            .filter((other) => other !== way)
            .map((other) => [mistakes[other], keys[other]] as const),
          [
            isPostfix ? 'returnsNewValue' : 'returnsOldValue',
            keys[way]
              .split(' ')
              .map((value) => Number(value) + (isPostfix ? step : -step))
              .join(' '),
          ],
        ],
        because: {
          own: 'Every call of the factory has its own variable, which lives on in the function it returned and keeps its changes.',
          shared: 'The variable stands outside the factory, so all functions that it returns change the same one.',
          fresh: 'Every call of the factory has a variable of its own, so a new counter begins at the start again.',
        }[way],
      }
    },
  }),
  twice(
    template({
      id: 'a-method-on-its-own',
      version: 2,
      concept: 'this and classes',
      difficulty: [3, 'The way of calling decides, and the kind of function.'],
      draw: (r) => ({
        way: r.pick(['class', 'object', 'arrow', 'bound', 'called'] as const),
        people: r.some([...people, 'Guest', 'Visitor', 'Support'], 2),
        field: r.pick(['owner', 'author', 'seller', 'editor']),
        method: r.pick(['describe', 'label', 'show', 'caption']),
      }),
      make: ({ way, people: [person = '', other = ''], field, method }) => {
        const object = source`
        const account = {
          ${field}: '${person}',
          ${way === 'arrow' ? `${method}: () => String(this.${field})` : `${method}() {\n  return String(this.${field})\n}`},
        }`
        const account = source`
        class Account {
          ${field} = '${person}'
          ${method}() {
            return String(this.${field})
          }
        }
        const account = new Account()`
        const call = {
          class: `const { ${method} } = account\nconsole.log(${method}())`,
          object: `const { ${method} } = account\nconsole.log(${method}())`,
          arrow: `console.log(account.${method}())`,
          bound: `const ${method} = account.${method}.bind(account)\nconsole.log(${method}.call({ ${field}: '${other}' }))`,
          called: `const { ${method} } = account\nconsole.log(${method}.call({ ${field}: '${other}' }))`,
        }[way]
        return {
          question: 'What does this script (no module, no "use strict") print?',
          code: `${way === 'class' ? account : object}\n${call}`,
          key: {
            class: 'It throws a TypeError',
            object: 'undefined',
            arrow: 'undefined',
            bound: person,
            called: other,
          }[way],
          wrong: [
            [way === 'arrow' ? 'arrowBindsObject' : 'thisIsOwner', person],
            [way === 'class' ? 'missingThisIsGlobal' : 'thisIsFunction', 'undefined'],
            ['missingThisThrows', 'It throws a TypeError'],
            ...(way === 'bound' || way === 'called' ? ([['bindCanChange', other]] as const) : []),
          ],
          because: {
            class: 'Called without an object, this is undefined: class bodies are always strict.',
            object:
              'Called without an object in a script that is not strict, this is the global object, which has no such field.',
            arrow: 'An arrow function takes this from the code around the literal, and there it is not the account.',
            bound: 'bind fixes this once and for all; a later call cannot change it.',
            called: 'call hands over the object that is this for that one call.',
          }[way],
        }
      },
    }),
    'way',
  ),
  template({
    id: 'super-and-overriding',
    concept: 'this and classes',
    difficulty: [3, 'A base method calls back into the derived class.'],
    draw: (r) => ({
      classes: r.some(['Invoice', 'Booking', 'Order', 'Ticket', 'Contract'], 1),
      price: r.int(20, 90),
      extra: r.int(3, 9),
      callsSuper: r.flip(),
      method: r.pick(['total', 'amount', 'cost', 'fee']),
    }),
    make: ({ classes: [base = ''], price, extra, callsSuper, method }) => {
      const result = callsSuper ? price + extra : extra
      return {
        question: prints,
        code: source`
          class ${base} {
            ${method}() {
              return ${price}
            }
            print() {
              console.log('${base}', this.${method}())
            }
          }
          class Express${base} extends ${base} {
            ${method}() {
              return ${callsSuper ? `super.${method}() + ` : ''}${extra}
            }
          }
          new Express${base}().print()`,
        key: `${base} ${result}`,
        wrong: [
          ['baseCallsBase', `${base} ${price}`],
          ['superIsImplied', `${base} ${callsSuper ? price + 2 * extra : price + extra}`],
          ['superIsLost', `${base} ${callsSuper ? extra : 0}`],
          ['textIsOverridden', `Express${base} ${result}`],
        ],
        because: `print is inherited, but this is the derived object, so its own ${method} runs${callsSuper ? ', and super adds the base value' : ' and nothing calls the base method'}.`,
      }
    },
  }),
]
