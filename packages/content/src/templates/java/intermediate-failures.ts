import { prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tasks } from '../words.ts'
import { inMain, template } from './misconceptions.ts'

export const intermediateFailures: Template[] = [
  template({
    id: 'closing-resources',
    concept: 'exceptions and resources',
    difficulty: [3, 'When resources are closed, and in which order.'],
    draw: (r) => ({
      words: r.some(tasks, 3),
      names: r.some(['file', 'socket', 'lock', 'pool'], 2),
      fails: r.flip(),
    }),
    make: ({ words: [body = '', caught = '', last = ''], names: [one = '', other = ''], fails }) => {
      const text = (...parts: string[]) => parts.join(' ')
      const handled = fails ? [caught] : []
      return {
        question: printsInOrder,
        code: inMain(
          source`
            try (var a = new Part("${one}"); var b = new Part("${other}")) {
                System.out.print("${body} ");
                ${fails ? 'throw new IllegalStateException();' : `System.out.flush();`}
            } catch (IllegalStateException e) {
                System.out.print("${caught} ");
            } finally {
                System.out.print("${last} ");
            }`,
          {
            types: source`
              record Part(String name) implements AutoCloseable {
                  public void close() { System.out.print(name + " "); }
              }`,
          },
        ),
        key: text(body, other, one, ...handled, last),
        wrong: [
          ['closedInOrder', text(body, one, other, ...handled, last)],
          ['closedAfterFinally', text(body, ...handled, last, other, one)],
          fails
            ? ['closedAfterCatch', text(body, caught, other, one, last)]
            : ['catchAlwaysRuns', text(body, other, one, caught, last)],
          fails ? ['closedOnlyOnSuccess', text(body, caught, last)] : ['finallyReplacesClose', text(body, last)],
        ],
        because:
          'Resources are closed in the reverse order of their making, as soon as the block is left, and so before catch and finally.',
      }
    },
  }),
  template({
    id: 'finally-and-the-result',
    concept: 'exceptions and resources',
    difficulty: [4, 'When the value of a return is fixed.'],
    draw: (r) => ({
      way: r.pick(['assign', 'return', 'list', 'throws'] as const),
      numbers: r.some<number>([11, 14, 18, 22, 25, 27, 31, 36], 3),
      method: r.pick(['read', 'count', 'find']),
      name: r.pick(['size', 'result', 'total']),
    }),
    make: ({ way, numbers: [a = 0, b = 0, c = 0], method, name }) => {
      const isBox = way === 'list'
      const set = (value: number) => (isBox ? `${name}[0] = ${value};` : `${name} = ${value};`)
      const last = way === 'return' || way === 'throws' ? `return ${isBox ? name : c};` : set(c)
      const middle = way === 'throws' ? `throw new IllegalStateException();` : `return ${name};`
      return {
        question: prints,
        code: inMain(`System.out.println(${method}()${isBox ? '[0]' : ''});`, {
          members: source`
            static int${isBox ? '[]' : ''} ${method}() {
                int${isBox ? '[]' : ''} ${name} = ${isBox ? `{${a}}` : a};
                try {
                    ${set(b)}
                    ${middle}
                } finally {
                    ${last}
                }
            }`,
        }),
        key: String(way === 'assign' ? b : c),
        wrong: [
          way === 'assign'
            ? ['finallyChangesTheResult', String(c)]
            : [way === 'throws' ? 'lastAssignmentIsReturned' : 'returnFixesEverything', String(b)],
          ['assignmentsInTryAreLost', String(a)],
          way === 'throws'
            ? ['exceptionCannotBeLost', 'It throws an IllegalStateException']
            : ['finallyAfterReturnThrows', 'It does not compile'],
        ],
        because: {
          assign:
            'The value to return is worked out before finally runs, so assigning the variable afterward changes nothing.',
          return: 'A return in finally replaces the one before it.',
          list: 'The reference to return is fixed, but the array it leads to is still changed by finally.',
          throws: 'A return in finally drops the exception that was on its way.',
        }[way],
      }
    },
  }),
  template({
    id: 'exception-while-closing',
    concept: 'exceptions and resources',
    difficulty: [5, 'Which of two exceptions is thrown, and where the other one is.'],
    draw: (r) => ({
      way: r.pick(['resource', 'finally', 'closeOnly'] as const),
      words: r.some(['timeout', 'refused', 'full', 'broken', 'missing', 'locked', 'expired', 'denied'], 2),
      type: r.pick(['Connection', 'Upload', 'Session', 'Cursor']),
    }),
    make: ({ way, words: [body = '', close = ''], type }) => {
      const isFinally = way === 'finally'
      const lead = isFinally
        ? `var one = new ${type}();\ntry {\n    throw new RuntimeException("${body}");\n} finally {\n    one.close();\n}`
        : `try (var one = new ${type}()) {\n    ${way === 'closeOnly' ? `System.out.print("${body} ");` : `throw new RuntimeException("${body}");`}\n}`
      const start = way === 'closeOnly' ? `${body} ` : ''
      const keys = { resource: `${body} 1`, finally: `${close} 0`, closeOnly: `${body} ${close} 0` }
      return {
        question: prints,
        code: inMain(
          source`
            try {
                ${lead}
            } catch (RuntimeException e) {
                System.out.println(e.getMessage() + " " + e.getSuppressed().length);
            }`,
          {
            types: `class ${type} implements AutoCloseable {\n    public void close() { throw new RuntimeException("${close}"); }\n}`,
          },
        ),
        key: keys[way],
        wrong: [
          isFinally
            ? ['firstAlwaysWins', `${body} 0`]
            : ['lastAlwaysWins', `${start}${close} ${way === 'resource' ? 0 : 1}`],
          isFinally
            ? ['finallySuppresses', `${body} 1`]
            : ['closeErrorsAreDropped', way === 'resource' ? `${body} 0` : body],
          way === 'closeOnly' ? ['suppressedIsThrownItself', `${body} null 1`] : ['firstIsSuppressed', `${close} 1`],
        ],
        because: {
          resource: 'The exception of the block is thrown, and the one from close is added to its suppressed ones.',
          finally: 'An exception thrown in finally replaces the one on its way; nothing is kept of that.',
          closeOnly: 'Only close failed, so its exception is thrown, with nothing suppressed.',
        }[way],
      }
    },
  }),
]
