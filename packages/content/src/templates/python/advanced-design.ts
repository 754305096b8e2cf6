import { line, prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, people, tags, tasks } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedDesign: Template[] = [
  template({
    id: 'calls-that-miss-the-cache',
    version: 2,
    concept: 'memory and performance',
    difficulty: [4, 'Which calls count as the same for a cache.'],
    draw: (r) => ({
      value: r.int(2, 30),
      isBound: r.flip(),
      unit: r.int(1, 9),
      forms: Array.from({ length: r.int(4, 8) }, () => r.pick(['plain', 'named', 'full', 'other', 'third'] as const)),
      name: r.pick(['price', 'weight', 'rate', 'area']),
    }),
    make: ({ value, isBound, unit, forms, name }) => {
      const call = {
        plain: `${name}(${value})`,
        named: `${name}(size=${value})`,
        full: `${name}(${value}, ${unit})`,
        other: `${name}(${value + 1})`,
        third: `${name}(${value + 2})`,
      }
      const written = new Set(forms.map((form) => call[form])).size
      const meant = new Set(forms.map((form) => (form === 'other' || form === 'third' ? form : 'plain'))).size
      const count = forms.length
      const definition = isBound
        ? `def compute(size, unit):\n    return size * unit\ndef ${name}(size, unit=${unit}):\n    return compute(size, unit)`
        : `def ${name}(size, unit=${unit}):\n    return size * unit`
      const [right, other] = isBound ? [meant, written] : [written, meant]
      return {
        question: 'What does this program print in CPython?',
        code: source`
          from functools import lru_cache
          @lru_cache
          ${definition}
          ${forms.map((form) => call[form]).join('\n')}
          info = ${isBound ? 'compute' : name}.cache_info()
          print(info.misses, info.hits)`,
        key: line(right, count - right),
        wrong: [
          [isBound ? 'callersDecide' : 'argumentsAreBoundFirst', line(other, count - other)],
          ['missesAreHits', line(count - right, right)],
          ['bothMistakes', line(count - other, other)],
          ['cacheNeedsASize', line(count, 0)],
        ],
        because: isBound
          ? 'The function around the cache passes both arguments by position, so calls that mean the same are the same to the cache.'
          : 'The cache compares the arguments as they are written: by position or by name, and with or without what is the default.',
      }
    },
  }),
  template({
    id: 'when-an-object-is-freed',
    concept: 'memory and performance',
    difficulty: [4, 'Counting references, and what counting does not find.'],
    draw: (r) => ({
      words: r.some([...tasks, ...tags], 3),
      way: r.pick(['single', 'second', 'cycle', 'weak'] as const),
      type: r.pick(['Upload', 'Session', 'Report', 'Image']),
    }),
    make: ({ words: [gone = '', b = '', c = ''], way, type }) => {
      const name = type.toLowerCase()
      const extra = {
        single: 'other = None',
        second: `other = ${name}`,
        cycle: `${name}.self = ${name}`,
        weak: `other = weakref.ref(${name})`,
      }[way]
      const isAtOnce = way === 'single' || way === 'weak'
      const code = source`
          import gc
          ${way === 'weak' ? 'import weakref\n' : ''}class ${type}:
              def __del__(self):
                  print('${gone}')
          ${name} = ${type}()
          ${extra}
          del ${name}
          print('${b}')
          other = None
          gc.collect()
          print('${c}')`
      return {
        question: 'CPython runs this program. In which order are the words printed?',
        code,
        key: isAtOnce ? line(gone, b, c) : line(b, gone, c),
        wrong: [
          [
            isAtOnce ? (way === 'weak' ? 'weakReferencesKeep' : 'onlyTheCollectorFrees') : 'delFreesObjects',
            isAtOnce ? line(b, gone, c) : line(gone, b, c),
          ],
          ['freedAtTheEnd', line(b, c, gone)],
          [way === 'cycle' ? 'cyclesAreNeverFreed' : 'finalizersAreNotCalled', line(b, c)],
          ['finalizersRunTwice', isAtOnce ? line(gone, b, gone, c) : line(gone, b, gone, c)],
        ],
        because: {
          single: 'del takes away the last reference, so the object is freed at once.',
          second: 'del takes away a name. The object is freed when the other name lets it go, too.',
          cycle: 'The object refers to itself, so its count never gets to zero; only the collector finds it.',
          weak: 'A weak reference does not count, so del takes away the last one that does.',
        }[way],
        // Without the collector's own rounds, which many programs in one process may set off at any line.
        proof: { program: `import gc\ngc.disable()\n${code}\ngc.enable()` },
      }
    },
  }),
  template({
    id: 'what-a-runtime-protocol-checks',
    version: 2,
    concept: 'typing and design',
    difficulty: [4, 'How much isinstance knows of a protocol.'],
    draw: (r) => ({
      types: r.some(
        [
          'Door',
          'Gate',
          'Valve',
          'Lamp',
          'Shop',
          'Tap',
          'Pump',
          'Lift',
          'Fan',
          'Pipe',
          'Motor',
          'Belt',
          'Hatch',
          'Switch',
        ],
        4,
      ),
      order: Array.from({ length: 4 }, () => r.int(0, 4)),
      method: r.pick(['close', 'stop', 'reset', 'lock']),
    }),
    make: ({ types, order, method }) => {
      const bodies = [
        `def ${method}(self, force: bool) -> int:\n    return 1`,
        `def ${method}(self):\n    pass`,
        `def ${method}(self, force: str) -> str:\n    return force`,
        `def ${method}_all(self):\n    pass`,
        `def un${method}(self, force: bool) -> int:\n    return 1`,
      ]
      const passing = (allowed: readonly number[]) =>
        line(...order.flatMap((kind, index) => (allowed.includes(kind) ? [types[index] ?? ''] : []))) || 'none'
      return {
        question: prints,
        code: source`
          from typing import Protocol, runtime_checkable
          @runtime_checkable
          class Closable(Protocol):
              def ${method}(self, force: bool) -> int: ...
          ${order.map((kind, index) => `class ${types[index] ?? ''}:\n    ${(bodies[kind] ?? '').replaceAll('\n', '\n    ')}`).join('\n')}
          kinds = [${types.join(', ')}]
          print(*[kind.__name__ for kind in kinds if isinstance(kind(), Closable)] or ['none'])`,
        key: passing([0, 1, 2]),
        wrong: [
          ['signaturesAreChecked', passing([0])],
          ['parametersAreCounted', passing([0, 2])],
          ['protocolsNeedABase', 'none'],
          ['everythingFitsAProtocol', passing([0, 1, 2, 3, 4])],
        ],
        because:
          'isinstance looks only whether there is a method of that name. Parameters and types are left to the type checker.',
      }
    },
  }),
  template({
    id: 'checks-that-are-switched-off',
    version: 2,
    concept: 'security and robustness',
    difficulty: [3, 'What an option of the interpreter does to checks.'],
    draw: (r) => ({
      balance: r.int(50, 199),
      amounts: r.shuffled([r.int(2, 24), -r.int(25, 48)]),
      way: r.pick(['assert', 'assertOptimized', 'raiseOptimized', 'debug'] as const),
      word: r.pick(['refused', 'denied', 'stopped', 'rejected']),
      verb: r.pick(['withdraw', 'book', 'take', 'spend']),
    }),
    make: ({ balance, amounts, way, word, verb }) => {
      const check = {
        assert: 'assert amount > 0',
        assertOptimized: 'assert amount > 0',
        raiseOptimized: 'if amount <= 0:\n    raise AssertionError',
        debug: 'if __debug__ and amount <= 0:\n    raise AssertionError',
      }[way]
      const code = source`
        def ${verb}(amount):
            ${check}
            return ${balance} - amount
        left = []
        for amount in (${amounts.join(', ')}):
            try:
                left.append(${verb}(amount))
            except AssertionError:
                left.append('${word}')
        print(*left)`
      const isOptimized = way !== 'assert'
      const isOff = way === 'assertOptimized' || way === 'debug'
      const ifNegative = (given: (amount: number) => string | number) =>
        line(...amounts.map((amount) => (amount < 0 ? given(amount) : balance - amount)))
      const [refused, unchecked] = [ifNegative(() => word), ifNegative((amount) => balance - amount)]
      return {
        question: `The program is started with python ${isOptimized ? '-O ' : ''}app.py. What does it print?`,
        code,
        key: isOff ? unchecked : refused,
        wrong: [
          [isOff ? 'assertsAlwaysHold' : 'assertsNeverHold', isOff ? refused : unchecked],
          ['failedChecksReturnNothing', ifNegative(() => 'None')],
          ['checksCorrectValues', ifNegative(() => balance)],
          ['signIsIgnored', ifNegative((amount) => balance + amount)],
        ],
        because: {
          assert: 'Without -O an assert statement raises AssertionError when it does not hold.',
          assertOptimized: '-O leaves out assert statements, so they must not guard anything.',
          raiseOptimized: '-O leaves out assert statements and what asks for __debug__, and no other check.',
          debug: 'With -O __debug__ is False, so the check is never made.',
        }[way],
        proof: {
          program: `code = ${JSON.stringify(code)}\nexec(compile(code, 'app.py', 'exec', optimize=${isOptimized ? 1 : 0}))`,
        },
      }
    },
  }),
  template({
    id: 'handlers-of-a-group',
    version: 2,
    concept: 'security and robustness',
    difficulty: [4, 'Several handlers may run for one group of errors.'],
    draw: (r) => ({
      errors: Array.from({ length: 3 }, () => r.pick(['ValueError', 'KeyError', 'TypeError'] as const)),
      handlers: r.some(['ValueError', 'KeyError', 'TypeError', 'Exception', 'LookupError'] as const, 2),
      people: r.some(people, 3),
      words: r.some([...tags, ...goods], 2),
    }),
    make: ({ errors, handlers, people: [one = '', two = '', three = ''], words: [a = '', b = ''] }) => {
      const fits = (handler: string, error: string) =>
        handler === error || handler === 'Exception' || (handler === 'LookupError' && error === 'KeyError')
      const first = errors.filter((error) => !fits(handlers[0] ?? '', error))
      const rest = first.filter((error) => !fits(handlers[1] ?? '', error))
      const caught = [first.length < 3, rest.length < first.length]
      const said = [...(caught[0] ? [a] : []), ...(caught[1] ? [b] : [])]
      const end = rest.length > 0 ? `left-${rest.length}` : 'none'
      const firstOnly = said.slice(0, 1)
      return {
        question: printsInOrder,
        code: source`
          try:
              try:
                  raise ExceptionGroup('jobs', [
                      ${errors.map((error, index) => `${error}('${[one, two, three][index]}'),`).join('\n')}
                  ])
              except* ${handlers[0] ?? ''}:
                  print('${a}')
              except* ${handlers[1] ?? ''}:
                  print('${b}')
              print('none')
          except ExceptionGroup as group:
              print(f'left-{len(group.exceptions)}')`,
        key: line(...said, end),
        wrong: [
          ['firstHandlerTakesAll', line(...(firstOnly.length > 0 ? firstOnly : [a]), 'none')],
          ['groupsFitNoHandler', 'left-3'],
          ['groupGoesOnWhole', line(...said, 'left-3')],
          ['handledGroupsAreOver', line(...said, 'none')],
          ['everyHandlerIsCalled', line(a, b, end)],
        ],
        because:
          'Each handler takes the errors of the group that fit it, and what none takes goes on as a smaller group.',
      }
    },
  }),
]
