import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags } from '../words.ts'
import { inMain, lineProof, template } from './misconceptions.ts'

const refusedBy = {
  target: ['set'],
  east: ['set'],
  pointer: ['move'],
  first: ['own', 'set'],
  second: ['copy', 'copy', 'move'],
} as const
const allowedBy = {
  target: ['move', 'copy', 'own', 'read'],
  east: ['move', 'copy', 'own', 'read'],
  pointer: ['set', 'copy', 'own', 'read'],
  first: ['move', 'copy', 'read'],
  second: ['set', 'own', 'read'],
} as const

export const intermediateErrors: Template[] = [
  template({
    id: 'catching-by-value',
    concept: 'errors and const',
    difficulty: [3, 'The first handler that fits, and what it gets.'],
    draw: (r) => ({
      way: r.pick(['reference', 'value', 'order', 'rethrow'] as const),
      words: r.some(tags, 3),
      type: r.pick(['TimeoutError', 'ParseError', 'QuotaError']),
    }),
    make: ({ way, words: [base = '', own = '', other = ''], type }) => {
      const handlers = {
        reference: `catch (const Error& e) {\n    std::cout << e.text();\n}`,
        value: `catch (Error e) {\n    std::cout << e.text();\n}`,
        order: `catch (const Error& e) {\n    std::cout << "${other}";\n} catch (const ${type}& e) {\n    std::cout << e.text();\n}`,
        rethrow: `catch (...) {\n    try {\n        throw;\n    } catch (const ${type}& e) {\n        std::cout << e.text();\n    } catch (const Error& e) {\n        std::cout << "${other}";\n    }\n}`,
      }[way]
      return {
        question: prints,
        code: inMain(
          source`
            try {
                throw ${type}();
            } ${handlers}`,
          {
            headers: ['string'],
            before: source`
              struct Error {
                  virtual ~Error() = default;
                  virtual std::string text() const { return "${base}"; }
              };
              struct ${type} : Error {
                  std::string text() const override { return "${own}"; }
              };`,
          },
        ),
        key: { reference: own, value: base, order: other, rethrow: own }[way],
        wrong: [
          way === 'value' ? ['valuesKeepTheirClass', own] : ['exceptionsAreSliced', base],
          ...(way === 'order' ? ([['closestHandlerWins', own]] as const) : []),
          ...(way === 'rethrow' ? ([['rethrownIsTheBase', other]] as const) : []),
          ['baseDoesNotCatch', 'It ends with an uncaught exception'],
          ['handlersMustBeExact', 'It does not compile'],
        ],
        because: {
          reference: 'A reference to the base catches the derived object itself, so the virtual function is its own.',
          value: 'Catching by value copies the base part only.',
          order: 'The handlers are tried in order, and the first that fits is taken, even if a later one fits better.',
          rethrow: 'throw without an operand throws the same object again, with its own type.',
        }[way],
      }
    },
  }),
  template({
    id: 'const-and-pointers',
    version: 2,
    concept: 'errors and const',
    difficulty: [3, 'What const belongs to.'],
    draw: (r) => {
      const way = r.pick(['target', 'east', 'pointer', 'pointer', 'first', 'second', 'second'] as const)
      return {
        way,
        refused: r.pick(refusedBy[way]),
        allowed: r.some(allowedBy[way], 3),
        place: r.int(0, 3),
        value: r.int(2, 60),
        p: r.pick(['p', 'at', 'spot', 'cell']),
        one: r.pick(['price', 'width', 'level', 'score', 'total', 'speed', 'depth', 'rank', 'weight', 'cost']),
        other: r.pick(['fee', 'height', 'limit', 'bonus', 'count', 'range', 'spare', 'floor', 'step', 'share']),
      }
    },
    make: ({ way, refused, allowed, place, value, p, one, other }) => {
      const pointer = {
        target: `const int* ${p}`,
        east: `int const* ${p}`,
        pointer: `int* const ${p}`,
        first: `const int* ${p}`,
        second: `int* ${p}`,
      }[way]
      const lines = {
        set: `*${p} = ${value};`,
        move: `${p} = &${other};`,
        copy: `${other} = *${p};`,
        own: `${one} = ${value + 1};`,
        read: `int sum = *${p} + ${one} + ${value};`,
      }
      const code = source`
        void use() {
            ${way === 'first' ? 'const ' : ''}int ${one} = ${value + 2};
            ${way === 'second' ? 'const ' : ''}int ${other} = ${value + 3};
            ${pointer} = &${one};
            ${allowed
              .toSpliced(place, 0, refused)
              .map((kind) => lines[kind])
              .join('\n')}
        }`
      const misconceptions = {
        set: 'constIsTheTarget',
        move: 'constIsThePointer',
        copy: 'constForbidsCopies',
        own: 'targetBecomesConst',
        read: 'constForbidsReading',
      } as const
      const ofTarget =
        'const in front of the *, on either side of int, forbids changing the target through this pointer; the pointer may be set anew, and the variable itself is not constant.'
      return {
        question: 'Which line does the compiler refuse?',
        code,
        key: lines[refused],
        wrong: allowed.map((kind) => [misconceptions[kind], lines[kind]] as const),
        because: {
          target: ofTarget,
          east: ofTarget,
          pointer: 'const behind the * makes the pointer itself constant; what it points to may be changed.',
          first: `${one} is constant, so it is changed neither by its name nor through a pointer; the pointer may be set anew.`,
          second: `${other} is constant: nothing is assigned to it, and only a pointer to const int may lead to it.`,
        }[way],
        proof: lineProof(code, lines[refused]),
      }
    },
  }),
]
