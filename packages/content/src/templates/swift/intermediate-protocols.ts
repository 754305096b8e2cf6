import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, goods, tags } from '../words.ts'
import { listOf, template } from './misconceptions.ts'

export const intermediateProtocols: Template[] = [
  template({
    id: 'methods-of-a-protocol-extension',
    concept: 'protocols and extensions',
    difficulty: [5, 'Only requirements of the protocol are looked up in the value.'],
    draw: (r) => ({
      isRequired: r.flip(),
      declared: r.pick(['protocol', 'type'] as const),
      words: r.some(tags, 2),
      names: r.pick([
        ['Shape', 'Circle', 'label'],
        ['Message', 'Alert', 'title'],
        ['Vehicle', 'Truck', 'kind'],
      ] as const),
    }),
    make: ({ isRequired, declared, words: [general = '', own = ''], names: [protocol, type, method] }) => {
      const isOwn = isRequired || declared === 'type'
      const first = declared === 'protocol' ? `any ${protocol}` : type
      const text = (x: string, y: string) => `${x} ${y}`
      return {
        question: prints,
        code: source`
          protocol ${protocol} {
              ${isRequired ? `func ${method}() -> String` : 'var id: Int { get }'}
          }
          extension ${protocol} {
              func ${method}() -> String { "${general}" }
          }
          struct ${type}: ${protocol} {
              ${isRequired ? '' : 'let id = 1\n'}func ${method}() -> String { "${own}" }
          }
          let one: ${first} = ${type}()
          let other = ${type}()
          print(one.${method}(), other.${method}())`,
        key: text(isOwn ? own : general, own),
        wrong: [
          [isOwn ? 'extensionsComeFirst' : 'everythingIsDynamic', text(isOwn ? general : own, own)],
          ['extensionAlwaysWins', text(general, general)],
          ['sameNameIsAmbiguous', 'It does not compile'],
          ['orderIsReversed', text(own, general)],
        ],
        because: isRequired
          ? 'The method is a requirement of the protocol, so that of the value is called.'
          : declared === 'type'
            ? 'The declared type is the struct, whose own method counts.'
            : 'The method is no requirement, so the declared type decides: through the protocol the one of the extension is called.',
        proof: {
          program: source`
            const extension = () => '${general}'
            const value = { ${method}: () => '${own}' }
            const throughType = (one) => one.${method}()
            const throughProtocol = (one) => ${isRequired ? `one.${method}()` : 'extension()'}
            console.log(${declared === 'protocol' ? 'throughProtocol' : 'throughType'}(value), throughType(value))`,
        },
      }
    },
  }),
  template({
    id: 'capture-lists-and-objects',
    version: 2,
    concept: 'closures and memory',
    difficulty: [4, 'Copying a reference does not copy the object.'],
    draw: (r) => ({
      isClass: r.flip(),
      isList: r.flip(),
      numbers: [r.int(2, 40), r.int(41, 90)],
      factor: r.int(2, 9),
      names: r.pick([
        ['Rate', 'rate'],
        ['Price', 'price'],
        ['Limit', 'limit'],
      ] as const),
    }),
    make: ({ isClass, isList, numbers: [a, b], factor, names: [type, name] }) => {
      const isOld = isList && !isClass
      const text = (x: number, y: number) => `${x} ${y}`
      return {
        question: 'What does this program print, warnings aside?',
        code: source`
          ${isClass ? 'final class' : 'struct'} ${type} {
              var value = ${a}
          }
          var ${name} = ${type}()
          let total = { ${isList ? `[${name}] in ` : ''}${name}.value * ${factor} }
          ${name}.value = ${b}
          print(total(), ${name}.value)`,
        key: text((isOld ? a : b) * factor, b),
        wrong: [
          [isOld ? 'captureListsShare' : 'closuresCopy', text((isOld ? b : a) * factor, b)],
          ['captureProtects', text((isOld ? a : b) * factor, a)],
          ['resultIsStored', text((isOld ? a : b) * factor, (isOld ? a : b) * factor)],
        ],
        because: isOld
          ? 'The capture list copied the struct when the closure was made.'
          : isList
            ? 'The capture list copied a reference; the object itself is shared.'
            : 'Without a capture list the closure shares the variable.',
        proof: {
          program: source`
            let ${name} = { value: ${a} }
            const kept = ${isOld ? `{ ...${name} }` : name}
            const total = () => kept.value * ${factor}
            ${name}.value = ${b}
            console.log(total(), ${name}.value)`,
        },
      }
    },
  }),
  template({
    id: 'reducing-into-a-dictionary',
    version: 2,
    concept: 'generics',
    difficulty: [3, 'What a generic function of the library does with equal keys.'],
    draw: (r) => ({
      words: r.some([...fruits, ...goods, ...tags], 4),
      way: r.pick(['grouping', 'first', 'last', 'joined', 'unique'] as const),
      name: r.pick(['stock', 'orders', 'boxes']),
    }),
    make: ({ words, way, name }) => {
      const sorted = [...new Set(words.map((word) => word.length))].toSorted((a, b) => a - b)
      const pairs = `${name}.map { ($0.count, $0) }`
      const expression = {
        grouping: `Dictionary(grouping: ${name}, by: \\.count).mapValues { $0.joined(separator: "+") }`,
        first: `Dictionary(${pairs}, uniquingKeysWith: { a, _ in a })`,
        last: `Dictionary(${pairs}, uniquingKeysWith: { _, b in b })`,
        joined: `Dictionary(${pairs}, uniquingKeysWith: { $0 + "+" + $1 })`,
        unique: `Dictionary(uniqueKeysWithValues: ${pairs})`,
      }[way]
      const groups = sorted.map((length) => words.filter((word) => word.length === length))
      const show = (value: (group: readonly string[]) => string, shown = groups) =>
        shown.map((group) => `${group[0]?.length}:${value(group)}`).join(' ')
      const rules = {
        joined: show((group) => group.join('+')),
        first: show((group) => group[0] ?? ''),
        last: show((group) => group.at(-1) ?? ''),
      }
      const stops = 'It stops with a runtime error'
      const single = groups.filter((group) => group.length === 1)
      const key = { grouping: rules.joined, ...rules, unique: groups.length < words.length ? stops : rules.first }[way]
      return {
        question: prints,
        code: source`
          let ${name} = ${listOf(words)}
          let groups = ${expression}
          print(groups.keys.sorted().map { "\($0):\(groups[$0]!)" }.joined(separator: " "))`,
        key,
        wrong: [
          ['laterOneWins', rules.last],
          ['firstOneStays', rules.first],
          ['valuesAreJoined', rules.joined],
          ['equalKeysAreAnError', stops],
          ['newOnesComeFirst', show((group) => group.toReversed().join('+'))],
          ...(single.length > 0 ? [['equalKeysAreDropped', show(([word = '']) => word, single)] as const] : []),
        ],
        because: {
          grouping: 'grouping collects all words of a length, and mapValues joins them.',
          first: 'The closure is given the old and the new value of a key and keeps the old one.',
          last: 'The closure is given the old and the new value of a key and keeps the new one.',
          joined: 'The closure is given the old and the new value of a key and joins them in this order.',
          unique: 'uniqueKeysWithValues relies on different keys, and stops the program at one that comes twice.',
        }[way],
        proof: {
          program: source`
            const groups = {}
            for (const word of ${JSON.stringify(words)}) {
              const old = groups[word.length]
              groups[word.length] = ${{ grouping: "old ? old + '+' + word : word", joined: "old ? old + '+' + word : word", first: 'old ?? word', last: 'word', unique: 'old === undefined ? word : null.x' }[way]}
            }
            console.log(Object.entries(groups).map(([key, value]) => key + ':' + value).join(' '))`,
          prints: key === stops ? 'throws TypeError' : key,
        },
      }
    },
  }),
  template({
    id: 'generic-pairs-and-order',
    version: 2,
    concept: 'generics',
    difficulty: [3, 'zip stops at the shorter sequence, enumerated counts from 0.'],
    draw: (r) => ({
      words: r.some(fruits, 4),
      start: r.int(1, 30),
      size: r.int(2, 3),
      way: r.pick(['zip', 'enumerated', 'rangeZip'] as const),
      name: r.pick(['names', 'labels', 'items', 'rows']),
    }),
    make: ({ words, start, size, way, name }) => {
      const numbers = Array.from({ length: size }, (_, at) => start + at)
      const pairs = (from: number, count: number) =>
        words
          .slice(0, count)
          .map((word, at) => `${from + at}${word}`)
          .join(' ')
      const expression = {
        zip: `zip([${numbers.join(', ')}], ${name})`,
        enumerated: `${name}.enumerated()`,
        rangeZip: `zip(${start}..., ${name})`,
      }[way]
      const from = way === 'enumerated' ? 0 : start
      const count = way === 'zip' ? size : 4
      return {
        question: prints,
        code: source`
          let ${name} = ${listOf(words)}
          let pairs = ${expression}
          print(pairs.map { "\($0.0)\($0.1)" }.joined(separator: " "))`,
        key: pairs(from, count),
        wrong: [
          [way === 'enumerated' ? 'positionsStartAtOne' : 'countsFromZero', pairs(way === 'enumerated' ? 1 : 0, count)],
          [way === 'zip' ? 'longerSequenceDecides' : 'lastIsLeftOut', way === 'zip' ? pairs(start, 4) : pairs(from, 3)],
          [
            'wordComesFirst',
            words
              .slice(0, count)
              .map((word, at) => `${word}${from + at}`)
              .join(' '),
          ],
          [
            way === 'rangeZip' ? 'endlessNeverEnds' : 'lengthsMustAgree',
            way === 'rangeZip' ? 'It never ends' : 'It stops with a runtime error',
          ],
        ],
        because: {
          zip: 'zip makes pairs until the shorter of the two is used up.',
          enumerated: 'enumerated gives each item with a number from 0.',
          rangeZip: 'The range has no end, but zip stops with the array.',
        }[way],
        proof: {
          program: source`
            const words = ${JSON.stringify(words)}
            const numbers = ${{ zip: `[${numbers.join(', ')}]`, enumerated: '[...words.keys()]', rangeZip: `words.map((_, at) => at + ${start})` }[way]}
            console.log(numbers.map((number, at) => number + words[at]).join(' '))`,
        },
      }
    },
  }),
]
