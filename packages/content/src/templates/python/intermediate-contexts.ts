import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { people, tags, tasks } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateContexts: Template[] = [
  template({
    id: 'return-and-finally',
    concept: 'exceptions and resources',
    difficulty: [4, 'Three ways out of one function compete.'],
    draw: (r) => ({
      numbers: r.some([11, 12, 14, 15, 17, 18, 21, 23, 26, 29], 3),
      fails: r.flip(),
      ending: r.pick(['return', 'assign', 'print'] as const),
      name: r.pick(['read_stock', 'load_price', 'find_seat', 'count_rows']),
    }),
    make: ({ numbers: [first = 0, second = 0, third = 0], fails, ending, name }) => {
      const regular = fails ? second : first
      const last = { return: `return ${third}`, assign: `result = ${third}`, print: `print(${third})` }[ending]
      const shown = (value: number | string) => (ending === 'print' ? `${third} ${value}` : String(value))
      return {
        question: `${prints.replace('?', '')}, warnings aside?`,
        code: source`
          def ${name}():
              result = ${first}
              try:
                  ${fails ? "raise OSError('offline')" : 'return result'}
              except OSError:
                  result = ${second}
                  return result
              finally:
                  ${last}
          print(${name}())`,
        key: ending === 'return' ? String(third) : shown(regular),
        wrong: [
          ['returnSkipsFinally', String(regular)],
          ['finallyReplaces', ending === 'print' ? `${third} None` : String(third)],
          ['handlersAlwaysRun', shown(fails ? first : second)],
          ['finallyIsLast', ending === 'print' ? `${regular} ${third}` : 'None'],
        ],
        because: {
          return: 'finally always runs, and a return in it replaces the one that was under way.',
          assign: 'The value to return was taken before finally runs, so the assignment comes too late.',
          print: 'finally runs before the function hands over its value.',
        }[ending],
      }
    },
  }),
  template({
    id: 'what-with-guarantees',
    concept: 'exceptions and resources',
    difficulty: [4, 'The exit method decides about the exception.'],
    draw: (r) => ({
      words: r.some(tasks, 4),
      swallows: r.flip(),
      fails: r.flip(),
      type: r.pick(['Lock', 'Session', 'Timer', 'Batch']),
    }),
    make: ({ words: [enter = '', body = '', exit = '', after = ''], swallows, fails, type }) => {
      const text = (...parts: string[]) => parts.join(' ')
      const escaped = fails && !swallows
      return {
        question: 'In which order are the words printed?',
        code: source`
          class ${type}:
              def __enter__(self):
                  print('${enter}')
              def __exit__(self, kind, error, trace):
                  print('${exit}')
                  return ${swallows ? 'True' : 'False'}
          try:
              with ${type}():
                  ${fails ? "int('x')\n" : ''}print('${body}')
              print('${after}')
          except ValueError:
              print('caught')`,
        key: fails ? text(enter, exit, swallows ? after : 'caught') : text(enter, body, exit, after),
        wrong: [
          ['exitOnlyOnSuccess', fails ? text(enter, 'caught') : text(enter, body, after)],
          [
            escaped || !fails ? 'withSwallows' : 'exitCannotSwallow',
            escaped ? text(enter, exit, after) : fails ? text(enter, exit, 'caught') : text(enter, body, exit),
          ],
          ['bodyGoesOn', fails ? text(enter, exit, body, after) : text(enter, exit, body, after)],
          ['exitComesLast', fails ? text(enter, 'caught', exit) : text(enter, body, after, exit)],
        ],
        because: '__exit__ runs however the block is left, and an exception goes on unless it returns a true value.',
      }
    },
  }),
  template({
    id: 'starred-arguments',
    concept: 'functions and scope',
    difficulty: [3, 'How positional and named arguments are spread over parameters.'],
    draw: (r) => ({
      numbers: r.some([2, 3, 4, 5, 6, 7, 8, 9], 4),
      named: r.flip(),
      name: r.pick(['report', 'book', 'order', 'plan']),
      option: r.pick(['limit', 'unit', 'page', 'rate']),
    }),
    make: ({ numbers: [a = 0, b = 0, c = 0, d = 0], named, name, option }) => ({
      question: prints,
      code: source`
        def ${name}(first, *rest, ${option}=${d}, **extra):
            return f'{first} {sum(rest)} {${option}} {len(extra)}'
        print(${name}(${a}, ${b}, ${c}${named ? `, ${option}=1, note=2` : ', note=2, tag=3'}))`,
      key: named ? `${a} ${b + c} 1 1` : `${a} ${b + c} ${d} 2`,
      wrong: [
        ['defaultTakesPositional', named ? `${a} ${b} ${c} 1` : `${a} ${b} ${c} 2`],
        ['extraTakesAllNamed', named ? `${a} ${b + c} ${d} 2` : `${a} ${b + c} ${d} 1`],
        ['restTakesAll', named ? `${a} ${a + b + c} 1 1` : `${a} ${a + b + c} ${d} 2`],
        ['namedAreRest', named ? `${a} ${b + c + 2} 1 0` : `${a} ${b + c + 5} ${d} 0`],
      ],
      because: `The parameter with one star takes all further positional arguments, so ${option} can only be given by name; other names go to the one with two stars.`,
    }),
  }),
  template({
    id: 'hints-change-nothing',
    concept: 'type hints',
    difficulty: [2, 'What annotations do while a program runs.'],
    draw: (r) => ({
      number: r.int(12, 480),
      times: r.int(2, 4),
      isText: r.flip(),
      name: r.pick(['double', 'repeat', 'scale', 'extend']),
      value: r.pick(['count', 'seats', 'size', 'hours']),
    }),
    make: ({ number, times, isText, name, value }) => ({
      question: prints,
      code: source`
        def ${name}(${value}: ${isText ? 'int' : 'str'}) -> str:
            return ${value} * ${times}
        result = ${name}(${isText ? `'${number}'` : number})
        print(result, type(result).__name__)`,
      key: isText ? `${String(number).repeat(times)} str` : `${number * times} int`,
      wrong: [
        ['hintsConvert', isText ? `${number * times} str` : `${String(number).repeat(times)} str`],
        ['hintsAreChecked', 'It throws a TypeError'],
        ['resultIsConverted', isText ? `${number * times} int` : `${number * times} str`],
        ['typeIsTheHint', isText ? `${String(number).repeat(times)} int` : `${String(number).repeat(times)} int`],
      ],
      because: 'Hints are for tools and readers. While the program runs nothing is checked or converted.',
    }),
  }),
  template({
    id: 'main-and-import',
    concept: 'modules and environments',
    difficulty: [2, 'What runs when a module is imported.'],
    draw: (r) => ({
      words: r.some([...tasks, ...tags], 3),
      person: r.pick(people),
      twice: r.flip(),
      isMain: r.flip(),
      name: r.pick(['billing', 'stock', 'mailer', 'rates']),
    }),
    make: ({ words: [top = '', main = '', end = ''], person, twice, isMain, name }) => {
      const text = (...parts: string[]) => parts.join(' ')
      const guard = isMain ? "__name__ == '__main__'" : `__name__ == '${name}'`
      const seen = isMain ? text(top, end) : text(top, main, end)
      const code = source`
        # ${name}.py
        owner = '${person}'
        print('${top}')
        if ${guard}:
            print('${main}')

        # shop.py, which is started
        import ${name}${twice ? `\nimport ${name}` : `\nfrom ${name} import owner`}
        print('${end}')`
      return {
        question: 'shop.py is started. What is printed, in this order?',
        code,
        key: seen,
        wrong: [
          ['everyImportRuns', isMain ? text(top, top, end) : text(top, main, top, main, end)],
          [isMain ? 'mainIsAnyModule' : 'guardsNeverHold', isMain ? text(top, main, end) : text(top, end)],
          ['importsRunNothing', end],
          ['importsRunMainOnly', text(main, end)],
        ],
        because: `A module runs once, at its first import. Its __name__ is then its own name, and '__main__' only in the program that was started.`,
        proof: {
          program: source`
            import os, sys, tempfile
            folder = tempfile.mkdtemp()
            open(os.path.join(folder, '${name}.py'), 'w').write("""owner = '${person}'\nprint('${top}')\nif ${guard}:\n    print('${main}')\n""")
            sys.path.insert(0, folder)
            sys.modules.pop('${name}', None)
            sys.dont_write_bytecode = True
            import ${name}
            ${twice ? `import ${name}` : `from ${name} import owner`}
            print('${end}')
            sys.path.pop(0)`,
        },
      }
    },
  }),
]
