import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags, tasks } from '../words.ts'
import { inMain, template } from './misconceptions.ts'

export const beginnerExceptions: Template[] = [
  template({
    id: 'steps-around-a-failure',
    concept: 'exceptions',
    difficulty: [2, 'The path through try, catch and finally.'],
    draw: (r) => ({
      input: r.pick(['12', '7', 'x1', 'ten', '4', '3.5']),
      words: r.some(tasks, 5),
      name: r.pick(['count', 'size', 'pages']),
    }),
    make: ({ input, words: [first = '', after = '', caught = '', last = '', end = ''], name }) => {
      const fails = !/^\d+$/.test(input)
      const text = (...parts: string[]) => parts.join(' ')
      const print = (word: string) => `System.out.print("${word} ");`
      return {
        question: prints,
        code: inMain(source`
          try {
              ${print(first)}
              int ${name} = Integer.parseInt("${input}");
              ${print(after)}
          } catch (NumberFormatException e) {
              ${print(caught)}
          } finally {
              ${print(last)}
          }
          ${print(end)}`),
        key: fails ? text(first, caught, last, end) : text(first, after, last, end),
        wrong: [
          fails
            ? ['tryGoesOnAfterCatch', text(first, caught, after, last, end)]
            : ['catchAlwaysRuns', text(first, after, caught, last, end)],
          fails
            ? ['parseNeverFails', text(first, after, last, end)]
            : ['finallyOnlyAfterFailure', text(first, after, end)],
          fails
            ? ['catchEndsTheMethod', text(first, caught, last)]
            : ['finallyEndsTheMethod', text(first, after, last)],
          fails ? ['tryIsUndone', text(caught, last, end)] : ['parseMayFail', text(first, caught, last, end)],
        ],
        because: fails
          ? `"${input}" is no whole number: the rest of try is skipped, catch and finally run, and the program goes on.`
          : 'Nothing is thrown, so catch is skipped; finally runs in any case.',
      }
    },
  }),
  template({
    id: 'which-catch-takes-it',
    concept: 'exceptions',
    difficulty: [4, 'One has to know what each operation throws, or that it throws nothing.'],
    draw: (r) => ({
      way: r.pick(['int', 'double', 'null', 'index', 'remainder'] as const),
      words: r.some(tags, 4),
      number: r.int(3, 40),
      size: r.int(2, 5),
    }),
    make: ({ way, words: [a = '', b = '', c = '', none = ''], number, size }) => {
      const [line, key] = {
        int: [`int share = ${number} / values[0];`, a],
        remainder: [`int rest = ${number} % values[${size - 1}];`, a],
        double: [`double share = ${number}.0 / values[0];`, none],
        null: ['int length = text.length();', c],
        index: [`values[${size}] = ${number};`, b],
      }[way] as [string, string]
      return {
        question: prints,
        code: inMain(source`
          int[] values = new int[${size}];
          String text = null;
          String result = "${none}";
          try {
              ${line}
          } catch (ArithmeticException e) {
              result = "${a}";
          } catch (IndexOutOfBoundsException e) {
              result = "${b}";
          } catch (RuntimeException e) {
              result = "${c}";
          }
          System.out.println(result);`),
        key,
        wrong: [
          [way === 'double' ? 'doublesFailToo' : 'itIsArithmetic', a],
          [way === 'null' ? 'nullIsAnIndexError' : 'itIsAnIndexError', b],
          [way === 'double' ? 'zeroIsAnyError' : 'generalCatchWins', c],
          ['nothingIsThrown', none],
        ],
        because: {
          int: 'An int divided by zero throws an ArithmeticException, and the first catch that fits is taken.',
          remainder: 'The items of a new int array are 0, and an int % 0 throws an ArithmeticException.',
          double: 'Dividing a double by zero throws nothing; it gives Infinity.',
          null: 'Calling a method on null throws a NullPointerException, which only the catch of RuntimeException takes.',
          index: `The last index of an array of ${size} is ${size - 1}; the next one throws an ArrayIndexOutOfBoundsException.`,
        }[way],
      }
    },
  }),
]
