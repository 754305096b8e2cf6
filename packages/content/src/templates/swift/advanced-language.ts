import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedLanguage: Template[] = [
  template({
    id: 'overloads-inside-generic-code',
    version: 2,
    concept: 'generics and existentials',
    difficulty: [4, 'A generic function chooses its overloads before it knows the type.'],
    draw: (r) => ({
      type: r.pick(['Int', 'String'] as const),
      words: r.some([...tags, ...goods], 2),
      number: r.int(2, 90),
      calls: r.shuffled(['relayed', 'direct', 'other'] as const),
      isConstrained: r.flip(),
      names: r.pick([
        ['kind', 'relay'],
        ['label', 'show'],
        ['name', 'report'],
      ] as const),
    }),
    make: ({ type, words: [general = '', exact = ''], number, calls, isConstrained, names: [inner, outer] }) => {
      const value = type === 'Int' ? String(number) : `"${number}"`
      const call = { relayed: `${outer}(${value})`, direct: `${inner}(${value})`, other: `${inner}(${number}.5)` }
      const text = (...exactly: (keyof typeof call)[]) =>
        calls.map((one) => (exactly.includes(one) ? exact : general)).join(' ')
      return {
        question: prints,
        code: source`
          func ${inner}<T>(_ value: T) -> String { "${general}" }
          func ${inner}(_ value: ${type}) -> String { "${exact}" }
          func ${outer}<T${isConstrained ? ': Equatable' : ''}>(_ value: T) -> String { ${inner}(value) }
          print(${calls.map((one) => call[one]).join(', ')})`,
        key: text('direct'),
        wrong: [
          ['overloadsFollowTheValue', text('relayed', 'direct')],
          ['genericAlwaysWins', text()],
          ['orderIsReversed', text('relayed', 'other')],
          ['onlyRelayedFindTheType', text('relayed')],
          ['valuesAreConverted', text('direct', 'other')],
        ],
        because:
          'Overloads are chosen when the code is compiled. Inside the generic function only T is known; in a direct call the exact type fits better, and another type fits the generic version alone.',
        proof: {
          program: source`
            const candidates = [{ accepts: 'any', word: '${general}' }, { accepts: '${type}', word: '${exact}' }]
            const choose = (known) => (candidates.find(({ accepts }) => accepts === known) ?? candidates[0]).word
            console.log(${calls.map((one) => `choose('${{ relayed: 'T', direct: type, other: 'Double' }[one]}')`).join(', ')})`,
        },
      }
    },
  }),
  template({
    id: 'extension-method-through-a-generic',
    version: 2,
    concept: 'generics and existentials',
    difficulty: [4, 'some, any and T all see only what the protocol requires.'],
    draw: (r) => ({
      isRequired: r.flip(),
      parameter: r.pick(['T', 'some', 'any'] as const),
      words: r.some([...tags, ...goods], 2),
      order: r.shuffled([0, 1, 2]),
      names: r.pick([
        ['Shape', 'Circle', 'label'],
        ['Message', 'Alert', 'title'],
        ['Vehicle', 'Truck', 'kind'],
      ] as const),
    }),
    make: ({ isRequired, parameter, words: [general = '', own = ''], order, names: [protocol, type, method] }) => {
      const head = {
        T: `relayed<T: ${protocol}>(_ one: T)`,
        some: `relayed(_ one: some ${protocol})`,
        any: `relayed(_ one: any ${protocol})`,
      }[parameter]
      const word = (isOwn: boolean) => (isOwn ? own : general)
      const shown = (direct: boolean, relayed: boolean, shouted: boolean) =>
        order.map((at) => [word(direct), word(relayed), word(shouted).toUpperCase()][at]).join(' ')
      const calls = [`item.${method}()`, 'relayed(item)', 'item.shout()']
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
          func ${head} -> String { one.${method}() }
          let item = ${type}()
          print(${order.map((at) => calls[at]).join(', ')})`,
        key: shown(true, isRequired, isRequired),
        wrong: [
          isRequired
            ? ['onlyTheTypeKnowsItsOwn', shown(true, false, false)]
            : ['everythingIsDynamic', shown(true, true, true)],
          ['extensionsComeFirst', shown(false, false, false)],
          ['callerAndExtensionDiffer', shown(true, true, false)],
          ['extensionSeesTheValue', shown(true, false, true)],
        ],
        because: isRequired
          ? 'The method is a requirement, so every call goes to that of the value, from the extension as well.'
          : 'The method is no requirement: a call through the protocol, and one inside the extension, gets the one of the extension. Only the type itself knows its own.',
        proof: {
          program: source`
            const extension = { ${method}: () => '${general}' }
            const value = { ${method}: () => '${own}' }
            const throughProtocol = (one) => ${isRequired ? 'one' : 'extension'}.${method}()
            const calls = [value.${method}(), throughProtocol(value), throughProtocol(value).toUpperCase()]
            console.log(${order.map((at) => `calls[${at}]`).join(', ')})`,
        },
      }
    },
  }),
  template({
    id: 'inout-and-observers',
    version: 2,
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
                  didSet { print(">\(oldValue)", terminator: " ") }
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
