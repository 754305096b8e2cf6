import { line, prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, tags, tasks } from '../words.ts'
import { listOf, template } from './misconceptions.ts'

export const advancedIteration: Template[] = [
  template({
    id: 'a-context-manager-from-a-generator',
    concept: 'iterators and context managers',
    difficulty: [4, 'Where the error of a block comes out.'],
    draw: (r) => ({
      words: r.some([...tasks, ...tags], 5),
      way: r.pick(['plain', 'finally', 'except', 'fine'] as const),
      name: r.pick(['session', 'timer', 'lock', 'report']),
    }),
    make: ({ words: [a = '', b = '', c = '', d = '', e = ''], way, name }) => {
      const inner = {
        plain: `yield\nprint('${b}')`,
        fine: `yield\nprint('${b}')`,
        finally: `try:\n    yield\nfinally:\n    print('${b}')`,
        except: `try:\n    yield\nexcept ValueError:\n    print('${b}')`,
      }[way]
      const fails = way !== 'fine'
      return {
        question: printsInOrder,
        code: source`
          from contextlib import contextmanager
          @contextmanager
          def ${name}():
              print('${a}')
              ${inner}
          try:
              with ${name}():
                  print('${c}')
                  ${fails ? 'raise ValueError' : "int('7')"}
              print('${d}')
          except ValueError:
              print('${e}')`,
        key: { plain: line(a, c, e), finally: line(a, c, b, e), except: line(a, c, b, d), fine: line(a, c, b, d) }[way],
        wrong: [
          [
            way === 'plain' ? 'codeAfterYieldAlwaysRuns' : 'errorsSkipTheManager',
            way === 'plain' ? line(a, c, b, e) : line(a, c, fails ? e : d),
          ],
          [
            way === 'except' ? 'errorsAlwaysLeave' : 'managersSwallowErrors',
            way === 'except' || way === 'fine' ? line(a, c, b, e) : line(a, c, b, d),
          ],
          ['cleanUpComesLast', fails && way !== 'except' ? line(a, c, e, b) : line(a, c, d, b)],
          ['managerRunsBeforeTheBlock', way === 'plain' || way === 'finally' ? line(a, b, c, e) : line(a, b, c, d)],
        ],
        because: {
          plain: 'The error is raised in the generator at its yield, so without try the line after it never runs.',
          finally: 'The error is raised at the yield. finally runs, and the error goes on to the caller.',
          except: 'The error is raised at the yield and caught there, so for the caller nothing has happened.',
          fine: 'When the block ends the generator goes on after its yield.',
        }[way],
      }
    },
  }),
  template({
    id: 'what-yield-from-gives',
    concept: 'iterators and context managers',
    difficulty: [4, 'The result of a generator, and who sees it.'],
    draw: (r) => ({
      numbers: r.some([2, 3, 4, 5, 6, 7, 8, 9], 3),
      more: r.int(10, 40),
      way: r.pick(['from', 'loop', 'list'] as const),
      name: r.pick(['pages', 'rows', 'items', 'parts']),
    }),
    make: ({ numbers: [a = 0, b = 0, c = 0], more, way, name }) => {
      const body = {
        from: `got = yield from ${name}()\nyield got + ${more}`,
        loop: `got = 0\nfor got in ${name}():\n    yield got\nyield got + ${more}`,
        list: `got = list(${name}())\nyield sum(got) + ${more}`,
      }[way]
      const key = { from: line(a, b, c + more), loop: line(a, b, b + more), list: String(a + b + more) }[way]
      return {
        question: prints,
        code: source`
          def ${name}():
              yield ${a}
              yield ${b}
              return ${c}
          def report():
              ${body}
          print(*report())`,
        key,
        wrong: [
          ['returnIsYielded', way === 'list' ? String(a + b + c + more) : line(a, b, c, c + more)],
          [
            way === 'from' ? 'yieldFromGivesTheLast' : 'returnIsSeenByLoops',
            way === 'list' ? String(c + more) : way === 'from' ? line(a, b, b + more) : line(a, b, c + more),
          ],
          [
            way === 'list' ? 'innerValuesPassThrough' : 'innerValuesStayInside',
            way === 'list' ? line(a, b, a + b + more) : way === 'from' ? String(c + more) : String(b + more),
          ],
          ['generatorsCannotReturn', 'It throws a TypeError'],
        ],
        because: {
          from: 'yield from passes the values on, and as an expression it is what the inner generator returns.',
          loop: 'A loop sees what is yielded and nothing of what is returned, so got is the last value yielded.',
          list: 'list takes what is yielded and nothing of what is returned, and the values are not passed on.',
        }[way],
      }
    },
  }),
  template({
    id: 'what-zip-takes',
    concept: 'iterators and context managers',
    difficulty: [5, 'How far an iterator has come after zip.'],
    draw: (r) => ({
      items: r.some(fruits, 5),
      size: r.int(1, 3),
      way: r.pick(['first', 'second', 'slice'] as const),
      name: r.pick(['queue', 'line', 'basket', 'stream']),
    }),
    make: ({ items, size, way, name }) => {
      const range = `range(${size})`
      const call = {
        first: `list(zip(${name}, ${range}))`,
        second: `list(zip(${range}, ${name}))`,
        slice: `list(islice(${name}, ${size}))`,
      }[way]
      const taken = way === 'first' ? size + 1 : size
      const show = (count: number, at: number) => line(count, items[at] ?? 'None')
      return {
        question: prints,
        code: source`
          ${way === 'slice' ? 'from itertools import islice\n' : ''}${name} = iter(${listOf(items)})
          taken = ${call}
          print(len(taken), next(${name}, None))`,
        key: show(size, taken),
        wrong: [
          [way === 'first' ? 'zipStopsInTime' : 'oneItemIsLost', show(size, way === 'first' ? size : size + 1)],
          ['iteratorsAreCopied', show(size, 0)],
          ['zipUsesUpAll', line(size, 'None')],
          ['endIsTaken', show(size + 1, size + 1)],
        ],
        because: {
          first: 'zip asks its first argument before it finds that the second has ended, and that item is lost.',
          second: 'zip finds that its first argument has ended and does not ask the second any more.',
          slice: 'islice takes exactly as many items as it is told.',
        }[way],
      }
    },
  }),
  template({
    id: 'a-name-in-a-class-body',
    version: 2,
    concept: 'names and closures',
    difficulty: [5, 'Which parts of a class see the names of its body.'],
    draw: (r) => ({
      numbers: [r.int(2, 49), r.int(50, 99)],
      ways: r.some(['items', 'iterable', 'method', 'default', 'lambda', 'plain'] as const, 2),
      name: r.pick(['rate', 'size', 'limit', 'step', 'unit']),
      type: r.pick(['Tariff', 'Plan', 'Report', 'Grid']),
    }),
    make: ({ numbers: [outer, inner], ways: [way = 'plain', otherWay = 'plain'], name, type }) => {
      type Way = typeof way
      const body = (kind: Way, part: string) =>
        ({
          items: `${part} = max(${name} for _ in range(3))`,
          iterable: `${part} = max(one for one in (${name}, 1))`,
          method: `@property\ndef ${part}(self):\n    return ${name}`,
          default: `@property\ndef ${part}(self, one=${name}):\n    return one`,
          lambda: `${part} = property(lambda self: ${name})`,
          plain: `${part} = ${name}`,
        })[kind]
      const because = {
        items: 'The items of a generator are evaluated in a scope of its own, which does not see the class body.',
        iterable: 'The first iterable of a generator is evaluated in the class body itself.',
        method: 'A method does not see the names of the class body: without self the name of the module is meant.',
        default: 'A default is evaluated in the class body, when the function is made.',
        lambda: 'A lambda does not see the names of the class body either.',
        plain: 'An assignment in the class body sees its names.',
      }
      const seen = (kind: Way) => (['items', 'method', 'lambda'].includes(kind) ? outer : inner)
      const [one, other] = [seen(way), seen(otherWay)]
      return {
        question: prints,
        code: source`
          ${name} = ${outer}
          class ${type}:
              ${name} = ${inner}
              ${body(way, 'first')}
              ${body(otherWay, 'second')}
          print(${type}().first, ${type}().second)`,
        key: line(one, other),
        wrong: [
          ['bodyIsAScopeForAll', line(inner, inner)],
          ['bodyIsSeenByNobody', line(outer, outer)],
          [one === inner && other === outer ? 'scopesAreSwapped' : 'laterReadsSeeTheBody', line(outer, inner)],
          [one === outer && other === inner ? 'scopesAreSwapped' : 'onlyFirstSeesTheBody', line(inner, outer)],
        ],
        because: `${because[way]} ${because[otherWay]}`,
      }
    },
  }),
]
