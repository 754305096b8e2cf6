import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { twice } from '../twice.ts'
import { fruits, goods } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerStructures: Template[] = [
  template({
    id: 'sort-numbers',
    concept: 'arrays',
    difficulty: [3, 'The result looks sorted in a way of its own.'],
    draw: (r) => ({
      name: r.pick(['prices', 'scores', 'ages', 'delays', 'sizes']),
      numbers: r.shuffled([r.int(2, 9), r.int(10, 49), r.int(50, 99), r.int(100, 400)]),
    }),
    make: ({ name, numbers }) => {
      const shown = (list: readonly number[]) => list.join(' ')
      return {
        question: prints,
        code: source`
          const ${name} = [${numbers.join(', ')}]
          ${name}.sort()
          console.log(${name}.join(' '))`,
        // oxlint-disable-next-line typescript/require-array-sort-compare -- by text, which is what is asked
        key: shown([...numbers].sort()),
        wrong: [
          ['sortsNumerically', shown([...numbers].sort((a, b) => a - b))],
          ['sortsACopy', shown(numbers)],
          ['sortsDescending', shown([...numbers].sort((a, b) => b - a))],
        ],
        because: 'Without a function sort compares the items as texts, sign by sign, and it changes the array itself.',
      }
    },
  }),
  twice(
    template({
      id: 'two-names-for-one-object',
      concept: 'objects',
      difficulty: [3, 'A change has to be followed through two names.'],
      draw: (r) => ({
        way: r.pick(['alias', 'function', 'spread', 'assign'] as const),
        object: r.pick(['order', 'basket', 'booking', 'invoice']),
        copy: r.pick(['backup', 'saved', 'before', 'draft']),
        field: r.pick(['count', 'total', 'rows', 'hours']),
        start: r.int(2, 19),
        more: r.int(2, 9),
        factor: r.int(2, 4),
        item: r.pick(goods),
      }),
      make: ({ way, object, copy, field, start, more, factor, item }) => {
        const both = (start + more) * factor
        const isShared = way === 'alias' || way === 'function'
        const shared = `${both} ${both}`
        const apart = `${start + more} ${start * factor}`
        const value = {
          alias: object,
          function: `((one) => one)(${object})`,
          spread: `{ ...${object} }`,
          assign: `Object.assign({}, ${object})`,
        }[way]
        return {
          question: prints,
          code: source`
          const ${object} = { item: '${item}', ${field}: ${start} }
          const ${copy} = ${value}
          ${object}.${field} += ${more}
          ${copy}.${field} *= ${factor}
          console.log(${object}.${field}, ${copy}.${field})`,
          key: isShared ? shared : apart,
          wrong: [
            isShared ? ['assignmentCopies', apart] : ['copiesStayTied', shared],
            ['changesOneWay', `${start + more} ${both}`],
            ['constFreezes', `${start} ${start}`],
          ],
          because: isShared
            ? 'Both names stand for one object, so every change is seen through both. const only fixes the names.'
            : 'A new object with the same fields was made, and from then on each has its own.',
        }
      },
    }),
    'way',
  ),
  template({
    id: 'what-array-methods-return',
    concept: 'arrays',
    difficulty: [3, 'Similar methods return different things.'],
    draw: (r) => ({
      method: r.pick(['push', 'unshift', 'pop', 'shift', 'concat', 'splice'] as const),
      items: r.some(fruits, r.int(3, 4)),
      added: r.pick(goods),
      name: r.pick(['basket', 'list', 'cart', 'queue']),
    }),
    make: ({ method, items, added, name }) => {
      const takesItem = method === 'push' || method === 'unshift' || method === 'concat'
      const list: string[] = [...items]
      const call = method === 'splice' ? 'splice(1, 1)' : `${method}(${takesItem ? `'${added}'` : ''})`
      const result = {
        push: () => list.push(added),
        unshift: () => list.unshift(added),
        pop: () => list.pop(),
        shift: () => list.shift(),
        concat: () => list.concat(added),
        splice: () => list.splice(1, 1),
      }[method]()
      const shown = (value: unknown, kept = list) => `${String(value)} / ${kept.join(',')}`
      const after = method === 'concat' ? [...items, added] : list
      return {
        question: prints,
        code: source`
          const ${name} = [${items.map((item) => `'${item}'`).join(', ')}]
          const result = ${name}.${call}
          console.log(\`\${result} / \${${name}}\`)`,
        key: shown(result),
        wrong: [
          ['returnsTheArray', shown(after, after)],
          ['returnsNothing', shown(undefined, after)],
          ['changesNothing', shown(after, [...items])],
          ['returnsTheItem', shown(takesItem ? added : items[1], after)],
          ['returnsTheLength', shown(after.length, after)],
        ],
        because: {
          push: 'push changes the array and returns its new length.',
          unshift: 'unshift changes the array and returns its new length.',
          pop: 'pop takes the last item off the array and returns it.',
          shift: 'shift takes the first item off the array and returns it.',
          concat: 'concat returns a new array and leaves the one it was called on alone.',
          splice: 'splice takes items out of the array and returns an array of those.',
        }[method],
      }
    },
  }),
  twice(
    template({
      id: 'dot-or-brackets',
      concept: 'objects',
      difficulty: [3, 'A variable and a property share their name.'],
      draw: (r) => ({
        field: r.pick(['price', 'weight', 'stock', 'width']),
        item: r.pick(goods),
        variable: r.pick(['key', 'field', 'name', 'column']),
        before: r.int(10, 49),
        after: r.int(50, 99),
        usesDot: r.flip(),
      }),
      make: ({ field, item, variable, before, after, usesDot }) => {
        const added = `${before} 3`
        const changed = `${after} 2`
        return {
          question: prints,
          code: source`
          const ${variable} = '${field}'
          const product = { label: '${item}', ${field}: ${before} }
          ${usesDot ? `product.${variable}` : `product[${variable}]`} = ${after}
          console.log(product.${field}, Object.keys(product).length)`,
          key: usesDot ? added : changed,
          wrong: [
            [usesDot ? 'dotTakesVariable' : 'bracketsTakeName', usesDot ? changed : added],
            ['newPropertyRefused', `${before} 2`],
            ['innerIsOuter', `${after} 3`],
          ],
          because: usesDot
            ? `After the dot stands a name, not a variable: a third property called ${variable} is added.`
            : `In brackets the variable is read: product[${variable}] is product.${field}, which is there already.`,
        }
      },
    }),
    'usesDot',
  ),
]
