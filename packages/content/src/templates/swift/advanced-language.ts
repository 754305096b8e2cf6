import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedLanguage: Template[] = [
  template({
    id: 'overloads-inside-generic-code',
    concept: 'generics and existentials',
    difficulty: [4, 'A generic function chooses its overloads before it knows the type.'],
    draw: (r) => ({
      type: r.pick(['Int', 'String'] as const),
      words: r.some(tags, 2),
      number: r.int(2, 90),
      isConstrained: r.flip(),
      names: r.pick([
        ['kind', 'relay'],
        ['label', 'show'],
        ['name', 'report'],
      ] as const),
    }),
    make: ({ type, words: [general = '', exact = ''], number, isConstrained, names: [inner, outer] }) => {
      const value = type === 'Int' ? String(number) : `"${number}"`
      const text = (x: string, y: string) => `${x} ${y}`
      return {
        question: prints,
        code: source`
          func ${inner}<T>(_ value: T) -> String { "${general}" }
          func ${inner}(_ value: ${type}) -> String { "${exact}" }
          func ${outer}<T${isConstrained ? ': Equatable' : ''}>(_ value: T) -> String { ${inner}(value) }
          print(${outer}(${value}), ${inner}(${value}))`,
        key: text(general, exact),
        wrong: [
          ['overloadsFollowTheValue', text(exact, exact)],
          ['genericAlwaysWins', text(general, general)],
          ['sameNameIsAmbiguous', 'It does not compile'],
          ['orderIsReversed', text(exact, general)],
        ],
        because:
          'Overloads are chosen when the code is compiled. Inside the generic function only T is known; in the direct call the exact type fits better.',
        proof: {
          program: source`
            const candidates = [{ accepts: 'any', word: '${general}' }, { accepts: '${type}', word: '${exact}' }]
            const choose = (known) => (candidates.find(({ accepts }) => accepts === known) ?? candidates[0]).word
            console.log(choose('T'), choose('${type}'))`,
        },
      }
    },
  }),
  template({
    id: 'extension-method-through-a-generic',
    concept: 'generics and existentials',
    difficulty: [4, 'some, any and T all see only what the protocol requires.'],
    draw: (r) => ({
      isRequired: r.flip(),
      parameter: r.pick(['T', 'some', 'any', 'own'] as const),
      words: r.some(tags, 2),
      names: r.pick([
        ['Shape', 'Circle', 'label'],
        ['Message', 'Alert', 'title'],
        ['Vehicle', 'Truck', 'kind'],
      ] as const),
    }),
    make: ({ isRequired, parameter, words: [general = '', own = ''], names: [protocol, type, method] }) => {
      const head = {
        T: `show<T: ${protocol}>(_ one: T)`,
        some: `show(_ one: some ${protocol})`,
        any: `show(_ one: any ${protocol})`,
        own: `show(_ one: ${type})`,
      }[parameter]
      const isOwn = isRequired || parameter === 'own'
      const upper = (word: string) => word.toUpperCase()
      return {
        question: prints,
        code: source`
          protocol ${protocol} {
              ${isRequired ? `func ${method}() -> String` : 'var id: Int { get }'}
          }
          extension ${protocol} {
              func ${method}() -> String { "${general}" }
              func shout() -> String { ${method}().uppercased() }
          }
          struct ${type}: ${protocol} {
              let id = 1
              func ${method}() -> String { "${own}" }
          }
          func ${head} { print(one.${method}(), one.shout()) }
          show(${type}())`,
        key: `${isOwn ? own : general} ${upper(isRequired ? own : general)}`,
        wrong: [
          [
            isRequired ? 'extensionsComeFirst' : 'everythingIsDynamic',
            isRequired ? `${general} ${upper(general)}` : `${own} ${upper(own)}`,
          ],
          [
            'callerAndExtensionDiffer',
            isRequired ? `${own} ${upper(general)}` : `${isOwn ? general : own} ${upper(general)}`,
          ],
          ['extensionSeesTheValue', `${isOwn ? general : general} ${upper(own)}`],
          ['sameNameIsAmbiguous', 'It does not compile'],
        ],
        because: isRequired
          ? 'The method is a requirement, so every call goes to that of the value, from the extension as well.'
          : 'The method is no requirement: a call through the protocol, and one inside the extension, gets the one of the extension. Only the type itself knows its own.',
        proof: {
          program: source`
            const extension = { ${method}: () => '${general}' }
            const value = { ${method}: () => '${own}' }
            const throughProtocol = (one) => ${isRequired ? 'one' : 'extension'}.${method}()
            const shout = (one) => throughProtocol(one).toUpperCase()
            console.log(${parameter === 'own' ? `value.${method}()` : 'throughProtocol(value)'}, shout(value))`,
        },
      }
    },
  }),
  template({
    id: 'inout-and-observers',
    concept: 'language semantics',
    difficulty: [5, 'inout writes back once, at the end, even if nothing changed.'],
    draw: (r) => ({
      start: r.int(1, 20),
      adds: r.some([2, 3, 4, 5, 6, 7], 2),
      way: r.pick(['twice', 'none', 'direct'] as const),
      name: r.pick(['level', 'count', 'price', 'stock']),
    }),
    make: ({ start, adds: [a = 0, b = 0], way, name }) => {
      const body = { twice: `value += ${a}\nvalue += ${b}`, none: 'if value < 0 { value = 0 }', direct: '' }[way]
      const isDirect = way === 'direct'
      const end = start + (way === 'none' ? 0 : a + b)
      const call = isDirect ? `gauge.${name} += ${a}\ngauge.${name} += ${b}` : `change(&gauge.${name})`
      const once = `>${start} ${end}`
      const each = `>${start} >${start + a} ${end}`
      return {
        question: prints,
        code: source`
          struct Gauge {
              var ${name} = ${start} {
                  didSet { print(">\\(oldValue)", terminator: " ") }
              }
          }
          ${isDirect ? '' : `func change(_ value: inout Int) {\n    ${body.replaceAll('\n', '\n    ')}\n}\n`}var gauge = Gauge()
          ${call}
          print(gauge.${name})`,
        key: isDirect ? each : once,
        wrong: [
          isDirect ? ['observersRunOnce', once] : ['everyChangeIsSeen', way === 'none' ? String(start) : each],
          [
            'inoutBypassesObservers',
            isDirect ? `>${start + a} ${end}` : way === 'none' ? `>${start} >${start} ${end}` : String(end),
          ],
          [
            'didSetGetsTheNew',
            isDirect ? `>${start + a} >${end} ${end}` : way === 'none' ? `>0 ${end}` : `>${end} ${end}`,
          ],
          ['valueIsNotWrittenBack', isDirect ? `>${start} ${start}` : `>${start} ${way === 'none' ? 0 : start}`],
        ],
        because: isDirect
          ? 'Each assignment runs the observer with the value before it.'
          : 'The value is copied in and written back when the function returns, which runs the observer once, changed or not.',
        proof: {
          program: source`
            const out = []
            let stored = ${start}
            const set = (next) => { out.push('>' + stored); stored = next }
            ${{ twice: `let local = stored; local += ${a}; local += ${b}; set(local)`, none: 'let local = stored; if (local < 0) local = 0; set(local)', direct: `set(stored + ${a}); set(stored + ${b})` }[way]}
            console.log([...out, stored].join(' '))`,
        },
      }
    },
  }),
  template({
    id: 'defer-and-the-returned-value',
    concept: 'language semantics',
    difficulty: [3, 'The result is worked out before defer runs.'],
    draw: (r) => ({
      start: r.int(1, 40),
      step: r.int(2, 9),
      way: r.pick(['after', 'before'] as const),
      name: r.pick(['ticket', 'counter', 'index', 'version']),
      method: r.pick(['next', 'take', 'advance']),
    }),
    make: ({ start, step, way, name, method }) => {
      const text = (...numbers: number[]) => numbers.join(' ')
      const late = text(start, start + step, start + 2 * step)
      const early = text(start + step, start + 2 * step, start + 2 * step)
      const isAfter = way === 'after'
      return {
        question: prints,
        code: source`
          var ${name} = ${start}
          func ${method}() -> Int {
              ${isAfter ? `defer { ${name} += ${step} }\nreturn ${name}` : `${name} += ${step}\ndefer { ${name} += 0 }\nreturn ${name}`}
          }
          print(${method}(), ${method}(), ${name})`,
        key: isAfter ? late : early,
        wrong: [
          [isAfter ? 'deferChangesTheResult' : 'resultIsTheOldValue', isAfter ? early : late],
          [
            'deferRunsOnce',
            isAfter ? text(start, start, start + step) : text(start + step, start + step, start + step),
          ],
          ['deferIsLost', text(start, start, start)],
          [
            'argumentsAreReadFirst',
            isAfter ? text(start, start + step, start) : text(start + step, start + 2 * step, start),
          ],
        ],
        because: isAfter
          ? 'return works out its value first; the defer block changes the variable after that.'
          : 'The variable is changed before the return, which gives the new value.',
        proof: {
          program: source`
            let ${name} = ${start}
            const ${method} = () => { ${isAfter ? `const result = ${name}; ${name} += ${step}; return result` : `${name} += ${step}; return ${name}`} }
            console.log(${method}(), ${method}(), ${name})`,
        },
      }
    },
  }),
]
