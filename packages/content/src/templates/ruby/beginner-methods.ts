import { line, prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { people, tags, tasks } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerMethods: Template[] = [
  template({
    id: 'what-a-method-returns',
    version: 2,
    concept: 'methods',
    difficulty: [3, 'The value of the last expression, even when there is none.'],
    draw: (r) => ({
      way: r.pick(['if', 'assign', 'early', 'mixed'] as const),
      limits: [r.int(10, 40), r.int(50, 90)],
      values: r.some([2, 3, 4, 6, 7, 8, 9, 12, 14, 15, 16, 18], 3),
      order: r.shuffled([0, 1, 2]),
      name: r.pick(['discount', 'bonus', 'fee', 'rebate']),
    }),
    make: ({ way, limits: [low, high], values: [a = 0, b = 0, c = 0], order, name }) => {
      const body = {
        if: `if total > ${high}\n  ${a}\nelsif total > ${low}\n  ${b}\nend`,
        assign: `result = ${c}\nresult = ${b} if total > ${low}\nresult = ${a} if total > ${high}`,
        early: `return ${a} if total > ${high}\nreturn ${b} if total > ${low}\n${c}`,
        mixed: `return ${a} if total > ${high}\n${b} if total > ${low}`,
      }[way]
      const totals = [high + 5, low + 5, low - 5]
      const shown = (...results: (number | string)[]) => line(...order.map((index) => results[index] ?? ''))
      const [nothing, zero] = ['nil', 0]
      const key = {
        if: shown(a, b, nothing),
        assign: shown(a, nothing, nothing),
        early: shown(a, b, c),
        mixed: shown(a, b, nothing),
      }[way]
      return {
        question: prints,
        code: source`
          def ${name}(total)
            ${body}
          end
          puts [${order.map((index) => `${name}(${totals[index]}).inspect`).join(', ')}].join(' ')`,
        key,
        wrong: [
          ...(way === 'early' || way === 'mixed'
            ? ([
                ['onlyReturnReturns', way === 'early' ? shown(a, b, nothing) : shown(a, nothing, nothing)],
                ['returnDoesNotLeave', way === 'early' ? shown(c, c, c) : shown(b, b, nothing)],
              ] as const)
            : []),
          ['missingIsZero', way === 'assign' ? shown(a, zero, zero) : shown(a, b, zero)],
          ...(way === 'assign' || way === 'early'
            ? ([['variableIsReturned', way === 'assign' ? shown(a, b, c) : shown(b, b, c)]] as const)
            : []),
          ['conditionsAreExclusive', way === 'assign' ? shown(a, b, nothing) : shown(a, b, b)],
          ['argumentIsReturned', way === 'assign' ? shown(a, low + 5, low - 5) : shown(a, b, low - 5)],
        ],
        because: {
          if: 'A method returns its last expression. An if whose conditions do not hold and that has no else is nil.',
          assign:
            'The last expression is the last assignment with its if. When the condition does not hold, that is nil, whatever the variable has.',
          early: 'return leaves the method with its value; otherwise the last expression counts.',
          mixed:
            'return leaves the method; otherwise the last expression counts, and it is nil when its condition fails.',
        }[way],
      }
    },
  }),
  template({
    id: 'texts-and-numbers',
    concept: 'variables and types',
    difficulty: [2, 'Nothing is converted without being asked.'],
    draw: (r) => ({
      way: r.pick(['plus', 'times', 'to_i', 'strict', 'reverse'] as const),
      digits: r.int(11, 98),
      count: r.int(2, 4),
      unit: r.pick(['kg', 'km', 'pcs', 'cm']),
      name: r.pick(['weight', 'length', 'amount', 'stock']),
    }),
    make: ({ way, digits, count, unit, name }) => {
      const text = way === 'to_i' || way === 'strict' ? `${digits}${unit}` : String(digits)
      const expression = {
        plus: `${name} + ${count}`,
        times: `${name} * ${count}`,
        to_i: `${name}.to_i + ${count}`,
        strict: `Integer(${name}) + ${count}`,
        reverse: `${count} * ${name}.to_i`,
      }[way]
      const typeError = 'It throws a TypeError'
      const repeated = text.repeat(count)
      return {
        question: prints,
        code: source`
          ${name} = '${text}'
          puts ${expression}`,
        key: {
          plus: typeError,
          times: repeated,
          to_i: String(digits + count),
          strict: 'It throws an ArgumentError',
          reverse: String(digits * count),
        }[way],
        wrong: [
          ['textsBecomeNumbers', String(way === 'times' || way === 'reverse' ? digits * count : digits + count)],
          ['numbersBecomeTexts', way === 'times' || way === 'reverse' ? repeated : text + count],
          ['mixingIsAnError', typeError],
          ['unreadableIsZero', way === 'times' || way === 'reverse' ? '0' : String(count)],
          ['unreadableIsAnError', 'It throws an ArgumentError'],
        ],
        because: {
          plus: 'The operator + of a text wants another text, and a number is not converted by itself.',
          times: 'The operator * of a text repeats it.',
          to_i: 'to_i reads the digits at the beginning and ignores the rest.',
          strict: 'Integer takes only a text that is a number from end to end.',
          reverse: 'to_i makes a number of the text, and numbers are multiplied.',
        }[way],
      }
    },
  }),
  template({
    id: 'changing-a-field-of-an-object',
    version: 2,
    concept: 'classes',
    difficulty: [4, 'An assignment that only makes a local variable.'],
    draw: (r) => ({
      ways: r.some(['local', 'field', 'self'] as const, 2),
      start: r.int(60, 99),
      amounts: r.some([3, 4, 5, 6, 7, 8, 9, 11, 12, 14, 16, 17, 18, 21, 23], 2),
      names: r.pick([
        ['Account', 'balance', 'pay', 'charge'],
        ['Card', 'credit', 'charge', 'book'],
        ['Tank', 'level', 'drain', 'leak'],
        ['Shelf', 'stock', 'take', 'sell'],
      ] as const),
    }),
    make: ({ ways, start, amounts: [a = 0, b = 0], names: [type, field, verb, other] }) => {
      const changes = {
        local: `${field} = @${field} - amount`,
        field: `@${field} -= amount`,
        self: `self.${field} -= amount`,
      }
      const [first = 'field', second = 'field'] = ways
      const left = (works: (way: 'local' | 'field' | 'self') => boolean) =>
        String(start - (works(first) ? a : 0) - (works(second) ? b : 0))
      return {
        question: prints,
        code: source`
          class ${type}
            attr_accessor :${field}
            def initialize(${field}) = @${field} = ${field}
            def ${verb}(amount)
              ${changes[first]}
            end
            def ${other}(amount)
              ${changes[second]}
            end
          end
          one = ${type}.new(${start})
          one.${verb}(${a})
          one.${other}(${b})
          puts one.${field}`,
        key: left((way) => way !== 'local'),
        wrong: [
          ['assignmentCallsTheSetter', left(() => true)],
          ['settersNeedAnotherName', left((way) => way === 'field')],
          ['onlySelfReachesTheField', left((way) => way === 'self')],
          ['fieldsKeepTheirStart', left(() => false)],
          ['onlyLocalsAreChanged', left((way) => way === 'local')],
        ],
        because:
          'Without self. or @ an assignment makes a local variable. The name with @ is the field itself, and with self. the assignment calls the method that attr_accessor made.',
      }
    },
  }),
  template({
    id: 'rescue-else-and-ensure',
    concept: 'errors',
    difficulty: [3, 'Which parts run with an error and which without.'],
    draw: (r) => ({
      words: r.some([...tasks, ...tags], 5),
      given: r.pick(['number', 'word', 'zero'] as const),
      number: r.int(2, 20),
      person: r.pick(people),
    }),
    make: ({ words: [value = '', zero = '', fine = '', end = '', after = ''], given, number, person }) => {
      const text = { number: String(number), word: person, zero: '0' }[given]
      const part = { number: fine, word: value, zero }[given]
      return {
        question: printsInOrder,
        code: source`
          begin
            share = 100 / Integer('${text}')
          rescue ArgumentError
            puts '${value}'
          rescue ZeroDivisionError
            puts '${zero}'
          else
            puts '${fine}'
          ensure
            puts '${end}'
          end
          puts '${after}'`,
        key: line(part, end, after),
        wrong: [
          ['elseAlwaysRuns', given === 'number' ? line(value, fine, end, after) : line(part, fine, end, after)],
          [
            given === 'number' ? 'ensureOnlyAfterErrors' : 'errorsEndTheProgram',
            given === 'number' ? line(part, after) : line(part, end),
          ],
          ['ensureComesLast', line(part, after, end)],
          ['rescueIsChosenByPlace', given === 'word' ? line(value, zero, end, after) : line(value, end, after)],
        ],
        because:
          'The first rescue whose class fits answers, else runs only without an error, and ensure in any case. Then the program goes on.',
      }
    },
  }),
]
