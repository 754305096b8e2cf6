import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags } from '../words.ts'
import { inMain, lineProof, template } from './misconceptions.ts'

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
    concept: 'errors and const',
    difficulty: [3, 'What const belongs to.'],
    draw: (r) => ({
      way: r.pick(['target', 'pointer', 'east'] as const),
      order: r.shuffled([0, 1, 2]),
      value: r.int(2, 60),
      names: r.pick([
        ['price', 'fee'],
        ['width', 'height'],
        ['level', 'limit'],
      ] as const),
    }),
    make: ({ way, order, value, names: [one, other] }) => {
      const type = { target: 'const int* p', pointer: 'int* const p', east: 'int const* p' }[way]
      const isFixed = way === 'pointer'
      const [set, move, copy] = [`*p = ${value};`, `p = &${other};`, `${other} = *p;`]
      const own = `${one} = ${value + 1};`
      const lines = [set, move, copy]
      const code = source`
        void use() {
            int ${one} = ${value + 2};
            int ${other} = ${value + 3};
            ${type} = &${one};
            ${order.map((at) => lines[at] ?? '').join('\n')}
            ${own}
        }`
      return {
        question: 'Which line does the compiler refuse?',
        code,
        key: isFixed ? move : set,
        wrong: [
          [isFixed ? 'constIsTheTarget' : 'constIsThePointer', isFixed ? set : move],
          ['constForbidsReading', copy],
          ['targetBecomesConst', own],
          ['constIsAdvice', 'None of them'],
        ],
        because: isFixed
          ? 'const behind the * makes the pointer itself constant; what it points to may be changed.'
          : 'const in front of the *, on either side of int, forbids changing the target through this pointer; the pointer may be set anew, and the variable itself is not constant.',
        proof: lineProof(code, isFixed ? move : set),
      }
    },
  }),
]
