import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateValues: Template[] = [
  template({
    id: 'object-inside-a-struct',
    concept: 'value and reference types',
    difficulty: [4, 'Copying a struct copies references as references.'],
    draw: (r) => ({
      inner: r.pick(['class', 'struct'] as const),
      numbers: r.some<number>([2, 3, 4, 5, 6, 7, 8, 9], 2),
      cities: r.some(cities, 2),
      type: r.pick(['Order', 'Office', 'Guest']),
    }),
    make: ({ inner, numbers: [a = 0, b = 0], cities: [old = '', fresh = ''], type }) => {
      const text = (number: number, city: string) => `${number} ${city}`
      const isClass = inner === 'class'
      return {
        question: prints,
        code: source`
          ${isClass ? 'final class' : 'struct'} Address {
              var city = "${old}"
          }
          struct ${type} {
              var number = ${a}
              var address = Address()
          }
          let one = ${type}()
          var other = one
          other.number = ${b}
          other.address.city = "${fresh}"
          print(one.number, one.address.city)`,
        key: text(a, isClass ? fresh : old),
        wrong: [
          [isClass ? 'structsCopyDeeply' : 'innerIsShared', text(a, isClass ? old : fresh)],
          ['structsAreShared', text(b, fresh)],
          ['numbersAreShared', text(b, old)],
          ['constantsForbidCopies', 'It does not compile'],
        ],
        because: isClass
          ? 'The copy has a number of its own, but both hold a reference to one Address object.'
          : 'Structs inside a struct are copied with it.',
        proof: {
          program: source`
            const one = { number: ${a}, address: { city: '${old}' } }
            const other = ${isClass ? '{ ...one }' : 'structuredClone(one)'}
            other.number = ${b}
            other.address.city = '${fresh}'
            console.log(one.number, one.address.city)`,
        },
      }
    },
  }),
  template({
    id: 'changing-structs-in-a-loop',
    concept: 'value and reference types',
    difficulty: [3, 'The loop variable is a copy, an index reaches the item.'],
    draw: (r) => ({
      way: r.pick(['variable', 'index', 'class', 'map'] as const),
      numbers: r.some<number>([2, 3, 4, 5, 6, 7, 8, 9], 3),
      add: r.int(10, 40),
      field: r.pick(['price', 'score', 'level', 'count']),
    }),
    make: ({ way, numbers, add, field }) => {
      const changed = numbers.map((number) => number + add)
      const loop = {
        variable: `for var item in items {\n    item.${field} += ${add}\n}`,
        index: `for i in items.indices {\n    items[i].${field} += ${add}\n}`,
        class: `for item in items {\n    item.${field} += ${add}\n}`,
        map: `_ = items.map { item in\n    var copy = item\n    copy.${field} += ${add}\n    return copy\n}`,
      }[way]
      const reaches = way === 'index' || way === 'class'
      const list = (values: readonly number[]) => `[${values.join(', ')}]`
      return {
        question: 'What does this program print, warnings aside?',
        code: source`
          ${way === 'class' ? 'final class' : 'struct'} Item {
              var ${field}: Int
              init(_ ${field}: Int) { self.${field} = ${field} }
          }
          var items = [Item(${numbers[0] ?? 0}), Item(${numbers[1] ?? 0}), Item(${numbers[2] ?? 0})]
          ${loop}
          print(items.map { $0.${field} })`,
        key: list(reaches ? changed : numbers),
        wrong: [
          [reaches ? 'loopsWorkOnCopies' : 'loopChangesTheItems', list(reaches ? numbers : changed)],
          ['onlyTheLastChanges', list(numbers.with(2, changed[2] ?? 0))],
          ['itemsAreAdded', list([...numbers, ...changed])],
          ['loopItemsAreConstant', 'It does not compile'],
        ],
        because: {
          variable: 'The loop variable is a copy of each struct.',
          index: 'The subscript reaches the struct in the array itself.',
          class: 'The items are references, so the objects are changed through the constant, too.',
          map: 'The closure changes a copy, and the new array is dropped.',
        }[way],
        proof: {
          program: source`
            const items = [${numbers.map((number) => `{ n: ${number} }`).join(', ')}]
            ${{ variable: `for (let item of items) item = { n: item.n + ${add} }`, index: `for (const i of items.keys()) items[i] = { n: items[i].n + ${add} }`, class: `for (const item of items) item.n += ${add}`, map: `items.map(({ n }) => ({ n: n + ${add} }))` }[way]}
            console.log('[' + items.map(({ n }) => n).join(', ') + ']')`,
        },
      }
    },
  }),
]
