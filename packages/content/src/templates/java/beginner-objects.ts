import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { inMain, listOf, template } from './misconceptions.ts'

export const beginnerObjects: Template[] = [
  template({
    id: 'two-names-for-an-array',
    concept: 'arrays and lists',
    difficulty: [2, 'A reference or a copy of an array, and positions from 0.'],
    draw: (r) => ({
      way: r.pick(['alias', 'clone', 'copyOf'] as const),
      numbers: r.some<number>([11, 14, 18, 22, 25, 27, 31, 36, 42], 3),
      at: r.int(1, 2),
      value: r.int(1, 9),
      names: r.pick([
        ['prices', 'saved'],
        ['scores', 'backup'],
        ['sizes', 'draft'],
      ] as const),
    }),
    make: ({ way, numbers, at, value, names: [one, other] }) => {
      const changed = (index: number) => listOf(numbers.with(index, value))
      return {
        question: prints,
        code: inMain(
          source`
            int[] ${one} = {${numbers.join(', ')}};
            int[] ${other} = ${{ alias: one, clone: `${one}.clone()`, copyOf: `Arrays.copyOf(${one}, ${one}.length)` }[way]};
            ${other}[${at}] = ${value};
            System.out.println(Arrays.toString(${one}));`,
          { imports: 'import java.util.Arrays;' },
        ),
        key: way === 'alias' ? changed(at) : listOf(numbers),
        wrong: [
          way === 'alias' ? ['assignmentCopiesArrays', listOf(numbers)] : ['copiesFollow', changed(at)],
          ['positionsFromOne', changed(at - 1)],
          ['assignmentInserts', listOf(numbers.toSpliced(at, 0, value))],
          ['arraysPrintTheAddedItem', listOf([...numbers, value])],
        ],
        because:
          way === 'alias'
            ? `Both names refer to one array, so the change of the item at index ${at} is seen through either.`
            : 'The second array is a copy with items of its own, so the first one does not change.',
      }
    },
  }),
  template({
    id: 'removing-by-index-or-value',
    concept: 'arrays and lists',
    difficulty: [4, 'remove exists for an index and for an object, and numbers fit both.'],
    draw: (r) => ({
      way: r.pick(['index', 'value'] as const),
      numbers: r.shuffled([0, 1, 2, 3, 4]),
      asked: r.int(0, 4),
      name: r.pick(['codes', 'ids', 'levels', 'slots']),
    }),
    make: ({ way, numbers, asked, name }) => {
      const byIndex = listOf(numbers.toSpliced(asked, 1))
      const byValue = listOf(numbers.filter((number) => number !== asked))
      return {
        question: prints,
        code: inMain(
          source`
            List<Integer> ${name} = new ArrayList<>(List.of(${numbers.join(', ')}));
            ${name}.remove(${way === 'index' ? asked : `Integer.valueOf(${asked})`});
            System.out.println(${name});`,
          { imports: 'import java.util.*;' },
        ),
        key: way === 'index' ? byIndex : byValue,
        wrong: [
          way === 'index' ? ['removesTheValue', byValue] : ['removesAtTheIndex', byIndex],
          ['positionsFromOne', listOf(numbers.toSpliced(Math.max(0, asked - 1), 1))],
          [
            'removeLeavesAGap',
            listOf(numbers.map((number, index) => ((way === 'index' ? index : number) === asked ? 'null' : number))),
          ],
          ['removesFromTheEnd', listOf(numbers.toSpliced(4 - asked, 1))],
        ],
        because:
          way === 'index'
            ? 'With an int, remove takes an index; the items behind it move up.'
            : 'With an Integer object, remove looks for an equal item.',
      }
    },
  }),
  template({
    id: 'what-a-method-can-change',
    concept: 'methods',
    difficulty: [3, 'Arguments are copied, but the copy of a reference still leads to the same array.'],
    draw: (r) => ({
      way: r.pick(['change', 'replaceFirst', 'replaceAfter'] as const),
      price: r.int(11, 40),
      item: r.int(50, 90),
      add: r.int(2, 9),
      method: r.pick(['raise', 'update', 'adjust']),
    }),
    make: ({ way, price, item, add, method }) => {
      const text = (one: number, other: number) => `${one} ${other}`
      const reached = way !== 'replaceFirst'
      const replace = `prices = new int[] {${item + 100}};`
      const body = [
        ...(way === 'replaceFirst' ? [replace] : []),
        `price += ${add};`,
        `prices[0] += ${add};`,
        ...(way === 'replaceAfter' ? [replace] : []),
      ].join('\n')
      const replaced = way === 'replaceFirst' ? item + 100 + add : item + 100
      return {
        question: prints,
        code: inMain(
          source`
            int price = ${price};
            int[] prices = {${item}};
            ${method}(price, prices);
            System.out.println(price + " " + prices[0]);`,
          { members: `static void ${method}(int price, int[] prices) {\n    ${body.replaceAll('\n', '\n    ')}\n}` },
        ),
        key: text(price, reached ? item + add : item),
        wrong: [
          ['everythingByReference', text(price + add, way === 'change' ? item + add : replaced)],
          reached ? ['arraysAreCopied', text(price, item)] : ['oldArrayChanges', text(price, item + add)],
          ['onlyNumbersComeBack', text(price + add, item)],
          ['parameterReplacesArray', text(price, way === 'change' ? add : replaced)],
        ],
        because: {
          change:
            'The int is a copy. The reference is a copy, too, but it leads to the same array, so its item changes.',
          replaceFirst:
            'Assigning the parameter only changes the copy of the reference; after that another array is written to.',
          replaceAfter:
            'The item of the common array was changed first; assigning the parameter afterward is not seen outside.',
        }[way],
      }
    },
  }),
  template({
    id: 'field-of-the-class-or-the-object',
    concept: 'classes and objects',
    difficulty: [2, 'A static field exists once for all objects.'],
    draw: (r) => ({
      isStatic: r.flip(),
      start: r.int(0, 30),
      step: r.int(2, 9),
      type: r.pick(['Ticket', 'Order', 'Parcel', 'Invoice']),
      field: r.pick(['last', 'next', 'counter']),
    }),
    make: ({ isStatic, start, step, type, field }) => {
      const text = (...numbers: number[]) => numbers.join(' ')
      const after = (rounds: number) => start + rounds * step
      return {
        question: prints,
        code: inMain(
          source`
            ${type} a = new ${type}();
            ${type} b = new ${type}();
            ${type} c = new ${type}();
            System.out.println(a.number + " " + b.number + " " + c.number);`,
          {
            types: source`
              class ${type} {
                  ${isStatic ? 'static ' : ''}int ${field} = ${start};
                  int number;

                  ${type}() {
                      ${field} += ${step};
                      number = ${field};
                  }
              }`,
          },
        ),
        key: isStatic ? text(after(1), after(2), after(3)) : text(after(1), after(1), after(1)),
        wrong: [
          isStatic
            ? ['staticPerObject', text(after(1), after(1), after(1))]
            : ['fieldsAreShared', text(after(1), after(2), after(3))],
          ['ownFieldFollows', text(after(3), after(3), after(3))],
          ['assignedBeforeAdding', isStatic ? text(after(0), after(1), after(2)) : text(start, start, start)],
          ['staticStartsAtZero', isStatic ? text(step, 2 * step, 3 * step) : text(step, step, step)],
        ],
        because: isStatic
          ? `${field} exists once, so every constructor goes on from where the last one left it; number belongs to each object.`
          : `Without static each object has its own ${field}, which starts at ${start}.`,
      }
    },
  }),
  template({
    id: 'constructor-and-this',
    concept: 'classes and objects',
    difficulty: [3, 'A parameter hides the field of the same name.'],
    draw: (r) => ({
      way: r.pick(['hidden', 'this', 'other'] as const),
      first: r.int(10, 60),
      given: r.int(61, 99),
      fee: r.int(2, 9),
      names: r.pick([
        ['Account', 'balance'],
        ['Room', 'seats'],
        ['Parcel', 'weight'],
      ] as const),
    }),
    make: ({ way, first, given, fee, names: [type, field] }) => {
      const parameter = way === 'other' ? 'value' : field
      return {
        question: prints,
        code: inMain(`System.out.println(new ${type}(${given}).${field});`, {
          types: source`
            class ${type} {
                int ${field} = ${first};

                ${type}(int ${parameter}) {
                    ${way === 'this' ? 'this.' : ''}${field} = ${parameter} + ${fee};
                }
            }`,
        }),
        key: String(way === 'hidden' ? first : given + fee),
        wrong: [
          way === 'hidden' ? ['fieldComesFirst', String(given + fee)] : ['initialValueWins', String(first)],
          ['additionIsLost', String(given)],
          ['initialValueIsAdded', String(first + (way === 'hidden' ? given + fee : fee))],
          ['fieldsStartAtZero', '0'],
        ],
        because:
          way === 'hidden'
            ? 'Inside the constructor the plain name means the parameter, so the field keeps its initial value.'
            : 'The initial value is set before the body of the constructor, which then assigns the field.',
      }
    },
  }),
]
