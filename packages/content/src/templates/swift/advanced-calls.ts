import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, fruits, goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedCalls: Template[] = [
  template({
    id: 'what-a-text-counts',
    version: 2,
    concept: 'language semantics',
    difficulty: [4, 'Characters, scalars and code units differ.'],
    draw: (r) => ({
      parts: r.some(
        [
          'e\\u{301}',
          'n\\u{303}',
          'o\\u{308}',
          '\\u{1F600}',
          '\\u{1F680}',
          '\\u{E9}',
          '\\u{20AC}',
          'x',
          'ab',
          'way',
          'trip',
        ] as const,
        4,
      ),
      views: r.shuffled(['count', 'unicodeScalars.count', 'utf16.count', 'utf8.count'] as const),
      name: r.pick(['title', 'label', 'text']),
    }),
    make: ({ parts, views, name }) => {
      const text = parts
        .map((part) =>
          part.replaceAll(/\\u\{(\w+)\}/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
        )
        .join('')
      const scalars = [...text]
      const counts: Record<string, number> = {
        count: scalars.filter((one) => !/[\u0300-\u036f]/.test(one)).length,
        'unicodeScalars.count': scalars.length,
        'utf16.count': text.length,
        'utf8.count': Buffer.byteLength(text),
      }
      const show = (changed: Record<string, number> = {}) =>
        views.map((view) => ({ ...counts, ...changed })[view]).join(' ')
      return {
        question: prints,
        code: source`
          let ${name} = "${parts.join('')}"
          print(${views.map((view) => `${name}.${view}`).join(', ')})`,
        key: show(),
        wrong: [
          ['charactersAreScalars', show({ count: counts['unicodeScalars.count'] ?? 0 })],
          ['charactersAreCodeUnits', show({ count: text.length, 'unicodeScalars.count': text.length })],
          ['utf16HasOneUnitEach', show({ 'utf16.count': scalars.length })],
          ['utf8IsOneByteEach', show({ 'utf8.count': scalars.length })],
          [
            'accentsAreJoinedEverywhere',
            show({ 'unicodeScalars.count': counts.count ?? 0, 'utf16.count': counts.count ?? 0 }),
          ],
          ['utf8HasTwoBytesEach', show({ 'utf8.count': 2 * scalars.length })],
        ],
        because:
          'A Character is what a reader sees as one, an accent included. Scalars count the accent, UTF-16 takes two units above U+FFFF, and UTF-8 one to four bytes.',
        proof: {
          program: source`
            const text = '${parts.join('')}'
            const counts = {
              'count': [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length,
              'unicodeScalars.count': Array.from(text).length,
              'utf16.count': text.length,
              'utf8.count': new TextEncoder().encode(text).length,
            }
            console.log(${views.map((view) => `counts['${view}']`).join(', ')})`,
        },
      }
    },
  }),
  template({
    id: 'equal-elements-of-a-set',
    concept: 'api and architecture',
    difficulty: [4, 'insert keeps what is there, update replaces it.'],
    draw: (r) => ({
      way: r.pick(['insert', 'update', 'other'] as const),
      id: r.int(1, 60),
      cities: r.some(cities, 2),
      type: r.pick(['Venue', 'Office', 'Stop']),
    }),
    make: ({ way, id, cities: [old = '', fresh = ''], type }) => {
      const text = (count: number, city: string) => `${count} ${city}`
      const item = `${type}(id: ${way === 'other' ? id + 1 : id}, city: "${fresh}")`
      return {
        question: 'What does this program print, warnings aside?',
        code: source`
          struct ${type}: Hashable {
              let id: Int
              let city: String
              static func == (a: ${type}, b: ${type}) -> Bool { a.id == b.id }
              func hash(into hasher: inout Hasher) { hasher.combine(id) }
          }
          var all: Set = [${type}(id: ${id}, city: "${old}")]
          all.${way === 'update' ? 'update(with:' : 'insert('}${way === 'update' ? ' ' : ''}${item})
          print(all.count, all.first { $0.id == ${id} }!.city)`,
        key: { insert: text(1, old), update: text(1, fresh), other: text(2, old) }[way],
        wrong: [
          [way === 'update' ? 'updateKeepsTheOld' : 'insertReplaces', way === 'update' ? text(1, old) : text(1, fresh)],
          ['allFieldsCount', way === 'other' ? text(1, old) : text(2, old)],
          ['newElementComesFirst', text(2, fresh)],
          ['setsRefuseEqualElements', 'It stops with a runtime error'],
        ],
        because: {
          insert: 'Both elements are equal by their id, and insert leaves the one that is there.',
          update: 'Both elements are equal by their id, and update(with:) puts the new one in its place.',
          other: 'The ids differ, so both are in the set.',
        }[way],
        proof: {
          program: source`
            const all = new Map([[${id}, '${old}']])
            const given = ${way === 'other' ? id + 1 : id}
            if (${way === 'update'} || !all.has(given)) all.set(given, '${fresh}')
            console.log(all.size, all.get(${id}))`,
        },
      }
    },
  }),
  template({
    id: 'arguments-worked-out-late',
    concept: 'api and architecture',
    difficulty: [3, 'An autoclosure runs only where it is called.'],
    draw: (r) => ({
      isAuto: r.flip(),
      holds: r.flip(),
      times: r.int(1, 2),
      words: r.some([...tags, ...goods, ...fruits], 2),
      method: r.pick(['check', 'verify', 'ensure', 'expect']),
    }),
    make: ({ isAuto, holds, times, words: [made = '', end = ''], method }) => {
      const use = isAuto ? 'message()' : 'message'
      const body = Array.from({ length: times }, () => `_ = ${use}`).join('\n')
      const count = isAuto ? (holds ? 0 : times) : 1
      const text = (calls: number) => [...Array.from({ length: calls }, () => made), end].join(' ')
      return {
        question: prints,
        code: source`
          func text() -> String {
              print("${made}", terminator: " ")
              return "failed"
          }
          func ${method}(_ condition: Bool, _ message: ${isAuto ? '@autoclosure () -> String' : 'String'}) {
              if condition { return }
              ${body}
          }
          ${method}(${holds}, text())
          print("${end}")`,
        key: text(count),
        wrong: [
          ['argumentsAreAlwaysMade', text(1)],
          ['argumentsAreMadeWhenUsed', text(holds ? 0 : times)],
          ['unusedArgumentsAreSkipped', text(0)],
          ['autoclosureRunsOnceMore', text(count + 1)],
          ['everyMentionRuns', text(times + 1)],
        ],
        because: isAuto
          ? 'An autoclosure wraps the argument, which is worked out each time it is called and not at all before.'
          : 'A plain argument is worked out once, before the call.',
        proof: {
          program: source`
            const out = []
            const text = () => out.push('${made}')
            const late = ${isAuto ? 'text' : '(text(), () => 0)'}
            if (!${holds}) for (let turn = 0; turn < ${times}; turn++) late()
            console.log([...out, '${end}'].join(' '))`,
        },
      }
    },
  }),
  template({
    id: 'appending-while-iterating',
    version: 2,
    concept: 'dispatch and performance',
    difficulty: [3, 'A loop goes over the array as it was.'],
    draw: (r) => ({
      numbers: [r.int(2, 49), r.int(50, 99), r.int(100, 290)],
      add: r.int(10, 30),
      way: r.pick(['append', 'remove', 'indices', 'reset'] as const),
      name: r.pick(['queue', 'rows', 'jobs', 'items']),
    }),
    make: ({ numbers, add, way, name }) => {
      const body = {
        append: `${name}.append(one + ${add})`,
        remove: `${name}.removeFirst()`,
        indices: `${name}[0] += one`,
        reset: `${name} = [one + ${add}]`,
      }[way]
      const [a, b, c] = numbers
      const sum = a + b + c
      const text = (rounds: number, total: number, left: number) => `${rounds} ${total} ${left}`
      const left = { append: 2 * sum + 3 * add, remove: 0, indices: 2 * sum, reset: c + add }[way]
      const leftAfterOne = { append: sum + a + add, remove: b + c, indices: sum + a, reset: a + add }[way]
      const followed = {
        append: text(6, left, 2 * left + 6 * add),
        remove: text(2, a + c, c),
        indices: text(3, left, left),
        reset: text(1, a, a + add),
      }[way]
      return {
        question: prints,
        code: source`
          var ${name} = [${numbers.join(', ')}]
          var rounds = 0
          var sum = 0
          for one in ${name} {
              rounds += 1
              sum += one
              ${body}
          }
          print(rounds, sum, ${name}.reduce(0, +))`,
        key: text(3, sum, left),
        wrong: [
          ['loopFollowsTheArray', followed],
          ['changesAreLost', text(3, sum, sum)],
          ['changeEndsTheLoop', text(1, a, leftAfterOne)],
          ['onlyTheFirstChangeCounts', text(3, sum, leftAfterOne)],
          ['arrayIsThatOfTheLoop', text(2, a + b, b + c)],
        ],
        because: 'The loop holds a copy of the array as it was at its start; changes reach the variable only.',
        proof: {
          program: source`
            let queue = [${numbers.join(', ')}]
            let [rounds, sum] = [0, 0]
            for (const one of [...queue]) {
              rounds++
              sum += one
              ${{ append: `queue.push(one + ${add})`, remove: 'queue.shift()', indices: 'queue[0] += one', reset: `queue = [one + ${add}]` }[way]}
            }
            console.log(rounds, sum, queue.reduce((left, one) => left + one, 0))`,
        },
      }
    },
  }),
]
