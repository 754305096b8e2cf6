import { prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags } from '../words.ts'
import { inMain, template } from './misconceptions.ts'

export const beginnerReferences: Template[] = [
  template({
    id: 'assigning-to-a-reference',
    concept: 'pointers and references',
    difficulty: [3, 'A pointer can be set to another variable, a reference cannot.'],
    draw: (r) => ({
      isPointer: r.flip(),
      values: r.some([11, 15, 19, 23, 28, 34, 41, 47], 2),
      add: r.int(1, 9),
      names: r.pick([
        ['price', 'fee'],
        ['width', 'height'],
        ['first', 'second'],
      ] as const),
    }),
    make: ({ isPointer, values: [a = 0, b = 0], add, names: [one, other] }) => {
      const text = (x: number, y: number) => `${x} ${y}`
      return {
        question: prints,
        code: inMain(source`
          int ${one} = ${a};
          int ${other} = ${b};
          ${isPointer ? `int* target = &${one};\ntarget = &${other};\n*target += ${add};` : `int& target = ${one};\ntarget = ${other};\ntarget += ${add};`}
          std::cout << ${one} << ' ' << ${other};`),
        key: isPointer ? text(a, b + add) : text(b + add, b),
        wrong: [
          isPointer ? ['pointersKeepTheirTarget', text(a + add, b)] : ['referencesAreRebound', text(a, b + add)],
          isPointer ? ['pointersCopyValues', text(b + add, b)] : ['assignmentIsIgnored', text(a + add, b)],
          ['bothAreLinked', text(b + add, b + add)],
          ['targetIsACopy', text(a, b)],
        ],
        because: isPointer
          ? 'The pointer is set to the second variable, which is then changed through it.'
          : 'A reference is bound once. The assignment copies the value of the second variable into the first.',
      }
    },
  }),
  template({
    id: 'pointer-into-an-array',
    concept: 'pointers and references',
    difficulty: [3, 'Moving a pointer and adding to what it points to.'],
    draw: (r) => ({
      numbers: r.some<number>([10, 20, 30, 40, 50, 60, 70, 80], 5),
      start: r.int(0, 2),
      step: r.int(1, 2),
      way: r.pick(['moved', 'index', 'sum'] as const),
      name: r.pick(['levels', 'prices', 'rows', 'codes']),
    }),
    make: ({ numbers, start, step, way, name }) => {
      const at = (index: number) => String(numbers[index] ?? 0)
      const here = numbers[start] ?? 0
      return {
        question: prints,
        code: inMain(source`
          int ${name}[] = {${numbers.join(', ')}};
          int* p = ${start === 0 ? name : `${name} + ${start}`};
          std::cout << ${{ moved: `*(p + ${step})`, index: `p[${step}]`, sum: `*p + ${step}` }[way]};`),
        key: way === 'sum' ? String(here + step) : at(start + step),
        wrong: [
          way === 'sum' ? ['starComesLast', at(start + step)] : ['starComesFirst', String(here + step)],
          ['indexFromTheArray', at(step)],
          ['pointersCountFromOne', way === 'sum' ? String((numbers[start + 1] ?? 0) + step) : at(start + step - 1)],
          ['pointerIsTheStart', way === 'sum' ? String((numbers[0] ?? 0) + step) : at(start)],
        ],
        because:
          way === 'sum'
            ? 'The star binds more tightly than the plus: the element is read and the number added to its value.'
            : `p points to the element at index ${start}, and p[n] is the same as *(p + n): n elements further on.`,
      }
    },
  }),
  template({
    id: 'objects-are-values',
    concept: 'classes',
    difficulty: [2, 'Whether a second variable is a copy or leads to the same object.'],
    draw: (r) => ({
      way: r.pick(['copy', 'reference', 'pointer', 'parameter'] as const),
      start: r.int(10, 60),
      add: r.int(2, 9),
      names: r.pick([
        ['Account', 'balance', 'deposit'],
        ['Room', 'seats', 'enlarge'],
        ['Player', 'points', 'reward'],
      ] as const),
    }),
    make: ({ way, start, add, names: [type, field, method] }) => {
      const line = {
        copy: `${type} other = one;\nother.${method}(${add});`,
        reference: `${type}& other = one;\nother.${method}(${add});`,
        pointer: `${type}* other = &one;\nother->${method}(${add});`,
        parameter: `twice(one);`,
      }[way]
      const isSame = way === 'reference' || way === 'pointer'
      const amount = way === 'parameter' ? 2 * add : add
      const before =
        way === 'parameter'
          ? `\n\nvoid twice(${type} item) {\n    item.${method}(${add});\n    item.${method}(${add});\n}`
          : ''
      return {
        question: prints,
        code: inMain(`${type} one;\n${line}\none.${method}(1);\nstd::cout << one.${field};`, {
          before: source`
            struct ${type} {
                int ${field} = ${start};
                void ${method}(int amount) { ${field} += amount; }
            };${before}`,
        }),
        key: String(start + 1 + (isSame ? amount : 0)),
        wrong: [
          isSame ? ['secondNameIsACopy', String(start + 1)] : ['objectsAreShared', String(start + 1 + amount)],
          ['memberFunctionsWorkOnCopies', String(start)],
          ['fieldsStartAtZero', String(1 + (isSame ? amount : 0))],
        ],
        because: isSame
          ? 'The reference, or pointer, leads to the same object.'
          : 'Objects are values: the new variable, or parameter, is a copy with members of its own.',
      }
    },
  }),
  template({
    id: 'when-objects-die',
    concept: 'classes',
    difficulty: [3, 'Destructors run at the end of the scope, in reverse order.'],
    draw: (r) => ({
      words: r.some(tags, 4),
      isInner: r.flip(),
      type: r.pick(['Log', 'Lock', 'Timer', 'Trace']),
    }),
    make: ({ words: [a = '', b = '', c = '', end = ''], isInner, type }) => {
      const text = (...parts: string[]) => parts.join(' ')
      const make = (name: string, word: string) => `${type} ${name}("${word}");`
      const body = isInner
        ? source`
          ${make('first', a)}
          {
              ${make('second', b)}
              ${make('third', c)}
          }
          std::cout << "${end} ";`
        : source`
          ${make('first', a)}
          if (true) {
              ${make('second', b)}
          }
          ${make('third', c)}
          std::cout << "${end} ";`
      return {
        question: printsInOrder,
        code: inMain(body, {
          headers: ['string'],
          before: source`
            struct ${type} {
                std::string name;
                ${type}(std::string name) : name(name) {}
                ~${type}() { std::cout << name << ' '; }
            };`,
        }),
        key: isInner ? text(c, b, end, a) : text(b, end, c, a),
        wrong: [
          ['destroyedInOrder', isInner ? text(b, c, end, a) : text(b, end, a, c)],
          ['blocksAreNoScopes', text(end, c, b, a)],
          ['destroyedAtTheEndInOrder', text(end, a, b, c)],
          ['destroyedAfterLastUse', text(a, b, c, end)],
        ],
        because: 'An object is destroyed when the block it was made in ends, the one made last first.',
      }
    },
  }),
]
