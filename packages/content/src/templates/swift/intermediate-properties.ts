import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateProperties: Template[] = [
  template({
    id: 'observers-of-a-property',
    version: 2,
    concept: 'properties',
    difficulty: [3, 'When willSet and didSet run, and when not.'],
    draw: (r) => ({
      start: r.int(1, 20),
      values: r.some<number>([30, 40, 50, 60, 70], 2),
      isSame: r.flip(),
      kind: r.pick(['did', 'both'] as const),
      name: r.pick(['level', 'count', 'price', 'stock']),
    }),
    make: ({ start, values: [a = 0, b = 0], isSame, kind, name }) => {
      const second = isSame ? a : b
      const events = (before: number, after: number) => (kind === 'both' ? [`<${after}`, `>${before}`] : [`>${before}`])
      const key = [...events(start, a), ...events(a, second), second].join(' ')
      const will = kind === 'both' ? `willSet { print("<\\(newValue)", terminator: " ") }\n` : ''
      return {
        question: prints,
        code: source`
          struct Gauge {
              var ${name}: Int {
                  ${will}didSet { print(">\(oldValue)", terminator: " ") }
              }
              init() { ${name} = ${start} }
          }
          var gauge = Gauge()
          gauge.${name} = ${a}
          gauge.${name} = ${second}
          print(gauge.${name})`,
        key,
        wrong: [
          ['observersRunInInit', [...events(0, start), key].join(' ')],
          [
            'didSetGetsTheNew',
            [
              ...(kind === 'both' ? [`<${a}`] : []),
              `>${a}`,
              ...(kind === 'both' ? [`<${second}`] : []),
              `>${second}`,
              second,
            ].join(' '),
          ],
          isSame
            ? ['equalValuesAreSkipped', [...events(start, a), a].join(' ')]
            : ['onlyTheLastIsSeen', [...events(start, second), second].join(' ')],
          kind === 'both'
            ? ['didSetComesFirst', [`>${start}`, `<${a}`, `>${a}`, `<${second}`, second].join(' ')]
            : ['observersReplaceTheValue', key.replace(/\d+$/, String(start))],
        ],
        because:
          'Observers run at every assignment after initialization, also of an equal value: willSet before it and didSet, with the old value, after it.',
        proof: {
          program: source`
            const out = []
            const gauge = { value: ${start}, set ${name}(next) { ${kind === 'both' ? "out.push('<' + next); " : ''}const old = this.value; this.value = next; out.push('>' + old) } }
            gauge.${name} = ${a}
            gauge.${name} = ${second}
            console.log(out.join(' ') + ' ' + gauge.value)`,
        },
      }
    },
  }),
  template({
    id: 'lazy-computed-or-stored',
    concept: 'properties',
    difficulty: [3, 'How often the value is worked out, and from which state.'],
    draw: (r) => ({
      kind: r.pick(['lazy', 'computed', 'stored'] as const),
      start: r.int(2, 9),
      next: r.int(10, 19),
      last: r.int(20, 29),
      factor: r.int(2, 5),
      name: r.pick(['area', 'total', 'price', 'score']),
    }),
    make: ({ kind, start, next, last, factor, name }) => {
      const declared = {
        lazy: `lazy var ${name}: Int = size * ${factor}`,
        computed: `var ${name}: Int { size * ${factor} }`,
        stored: `private(set) var ${name} = 0\n    init() { ${name} = size * ${factor} }`,
      }[kind]
      const text = (one: number, other: number) => `${one * factor} ${other * factor}`
      const keys = { lazy: text(next, next), computed: text(next, last), stored: text(start, start) }
      return {
        question: prints,
        code: source`
          final class Box {
              var size = ${start}
              ${declared.replaceAll('\n    ', '\n')}
          }
          let box = Box()
          box.size = ${next}
          let first = box.${name}
          box.size = ${last}
          print(first, box.${name})`,
        key: keys[kind],
        wrong: [
          ['valuesAreFixedAtFirstUse', keys.lazy],
          ['valuesAreAlwaysFresh', keys.computed],
          ['valuesAreFixedInInit', keys.stored],
          ['constantsFollow', text(last, last)],
        ],
        because: {
          lazy: 'A lazy property is worked out at its first use and then kept.',
          computed: 'A computed property is worked out each time it is read.',
          stored: 'A stored property keeps what init gave it.',
        }[kind],
        proof: {
          program: source`
            let size = ${start}
            let kept = ${kind === 'stored' ? `size * ${factor}` : 'undefined'}
            const read = () => ${kind === 'computed' ? `size * ${factor}` : `(kept ??= size * ${factor})`}
            size = ${next}
            const first = read()
            size = ${last}
            console.log(first, read())`,
        },
      }
    },
  }),
  template({
    id: 'when-objects-are-released',
    concept: 'closures and memory',
    difficulty: [4, 'Strong references keep an object, weak ones and cycles behave in their own ways.'],
    draw: (r) => ({
      words: r.some(tags, 3),
      way: r.pick(['strong', 'weak', 'cycle', 'copy'] as const),
      type: r.pick(['Node', 'Owner', 'Session', 'Panel']),
    }),
    make: ({ words: [a = '', b = '', end = ''], way, type }) => {
      const lines = {
        strong: 'one!.link = other\nother = nil',
        weak: 'one!.loose = other\nother = nil',
        cycle: 'one!.link = other\nother!.link = one\none = nil\nother = nil',
        copy: 'let kept = other\nother = nil\none = nil',
      }[way]
      const tail = way === 'strong' ? `print("${end}", terminator: " ")\none = nil` : `print("${end}", terminator: " ")`
      const text = (...parts: string[]) => parts.join(' ')
      const keys = { strong: text(end, a, b), weak: text(b, end), cycle: end, copy: text(a, end) }
      const held =
        way === 'copy' ? `\nwithExtendedLifetime(kept) {}` : way === 'weak' ? '\nwithExtendedLifetime(one) {}' : ''
      return {
        question: 'In which order are the words printed before the program ends?',
        code: source`
          final class ${type} {
              let name: String
              var link: ${type}?
              weak var loose: ${type}?
              init(_ name: String) { self.name = name }
              deinit { print(name, terminator: " ") }
          }
          var one: ${type}? = ${type}("${a}")
          var other: ${type}? = ${type}("${b}")
          ${lines}
          ${tail}${held}`,
        key: keys[way],
        wrong: [
          [
            'nilDestroysTheObject',
            { strong: text(b, end, a), weak: text(b, end, a), cycle: text(a, b, end), copy: text(b, a, end) }[way],
          ],
          [
            way === 'weak' ? 'weakKeepsAlive' : 'objectsDieInOrder',
            { strong: text(end, b, a), weak: end, cycle: text(b, a, end), copy: text(end, a) }[way],
          ],
          [
            'everythingIsReleasedAtTheEnd',
            { strong: text(end, a), weak: text(end, b), cycle: text(end, a, b), copy: text(end, a, b) }[way],
          ],
        ],
        because: {
          strong: 'The first object still holds the second, which is released after it.',
          weak: 'A weak reference does not keep an object, so it is released at once.',
          cycle: 'The two objects hold each other, so neither is ever released.',
          copy: 'Another variable still holds the second object; the first one has no reference left.',
        }[way],
        proof: {
          program: source`
            const counts = { a: 1, b: 1 }
            const links = { a: [], b: [] }
            const words = { a: '${a}', b: '${b}' }
            const out = []
            const hold = (to, from) => { counts[to]++; if (from) links[from].push(to) }
            const drop = (one) => { if (--counts[one] === 0) { out.push(words[one]); links[one].forEach(drop) } }
            ${{ strong: `hold('b', 'a'); drop('b'); out.push('${end}'); drop('a')`, weak: `drop('b'); out.push('${end}')`, cycle: `hold('b', 'a'); hold('a', 'b'); drop('a'); drop('b'); out.push('${end}')`, copy: `hold('b'); drop('b'); drop('a'); out.push('${end}')` }[way]}
            console.log(out.join(' '))`,
        },
      }
    },
  }),
]
