import { line, prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { people, tags, tasks } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerMethods: Template[] = [
  template({
    id: 'what-a-method-returns',
    concept: 'methods',
    difficulty: [3, 'The value of the last expression, even when there is none.'],
    draw: (r) => ({
      way: r.pick(['if', 'puts', 'assign', 'early'] as const),
      limit: r.pick([20, 50, 100]),
      value: r.int(2, 15),
      more: r.int(1, 9),
      name: r.pick(['discount', 'bonus', 'fee', 'rebate']),
    }),
    make: ({ way, limit, value, more, name }) => {
      const body = {
        if: `if total > ${limit}\n  ${value}\nend`,
        puts: `result = ${value}\nputs 'done' if total < 0\nresult if total > ${limit}`,
        assign: `result = ${more}\nresult = ${value} if total > ${limit}`,
        early: `return ${value} if total > ${limit}\n${value + more}`,
      }[way]
      const large = String(value)
      const small = way === 'early' ? String(value + more) : 'nil'
      return {
        question: prints,
        code: source`
          def ${name}(total)
            ${body}
          end
          puts "#{${name}(${limit + more}).inspect} #{${name}(${limit}).inspect}"`,
        key: line(large, small),
        wrong: [
          ['onlyReturnReturns', way === 'early' ? line(large, 'nil') : line('nil', 'nil')],
          [
            way === 'early' ? 'returnDoesNotLeave' : 'missingIsZero',
            way === 'early' ? line(small, small) : line(large, 0),
          ],
          [
            way === 'assign' ? 'variableIsReturned' : 'missingIsFalse',
            way === 'assign' ? line(large, more) : line(large, 'false'),
          ],
          ['conditionIsReturned', line('true', 'false')],
        ],
        because: {
          if: 'A method returns its last expression. An if whose condition does not hold and that has no else is nil.',
          puts: 'A method returns its last expression, and one with an if that does not hold is nil.',
          assign:
            'The last expression is the assignment with its if. When the condition does not hold, that is nil, whatever the variable has.',
          early: 'return leaves the method with its value; otherwise the last expression counts.',
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
    concept: 'classes',
    difficulty: [4, 'An assignment that only makes a local variable.'],
    draw: (r) => ({
      way: r.pick(['local', 'field', 'self', 'reader'] as const),
      start: r.int(40, 90),
      amount: r.int(3, 30),
      names: r.pick([
        ['Account', 'balance', 'pay'],
        ['Card', 'credit', 'charge'],
        ['Tank', 'level', 'drain'],
        ['Shelf', 'stock', 'take'],
      ] as const),
    }),
    make: ({ way, start, amount, names: [type, field, verb] }) => {
      const change = {
        local: `${field} = @${field} - amount`,
        field: `@${field} -= amount`,
        self: `self.${field} -= amount`,
        reader: `self.${field} -= amount`,
      }[way]
      const works = way === 'field' || way === 'self'
      return {
        question: prints,
        code: source`
          class ${type}
            ${way === 'reader' ? 'attr_reader' : 'attr_accessor'} :${field}
            def initialize(${field})
              @${field} = ${field}
            end
            def ${verb}(amount)
              ${change}
            end
          end
          one = ${type}.new(${start})
          one.${verb}(${amount})
          puts one.${field}`,
        key: works ? String(start - amount) : way === 'local' ? String(start) : 'It throws a NoMethodError',
        wrong: [
          [way === 'local' ? 'assignmentCallsTheSetter' : 'readersAllowWriting', String(start - amount)],
          [works ? 'fieldsKeepTheirStart' : 'failedWritesAreIgnored', String(start)],
          [
            way === 'reader' || way === 'local' ? 'localIsShownOutside' : 'settersNeedAnotherName',
            way === 'reader' || way === 'local' ? String(amount) : 'It throws a NoMethodError',
          ],
          ['fieldIsLost', way === 'local' || way === 'reader' ? 'nil' : String(-amount)],
        ],
        because: {
          local: 'Without self. or @ an assignment makes a local variable; the field keeps its value.',
          field: 'The name with @ is the field itself.',
          self: 'With self. the assignment calls the method that attr_accessor made.',
          reader: 'attr_reader makes no method for writing, so the assignment through self. calls one that is missing.',
        }[way],
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
