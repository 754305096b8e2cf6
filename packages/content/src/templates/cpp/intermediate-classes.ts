import { prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags } from '../words.ts'
import { inMain, template } from './misconceptions.ts'

export const intermediateClasses: Template[] = [
  template({
    id: 'virtual-or-by-type',
    concept: 'polymorphism',
    difficulty: [2, 'virtual, references and slicing.'],
    draw: (r) => ({
      isVirtual: r.pick([true, true, false]),
      way: r.pick(['reference', 'value', 'pointer'] as const),
      words: r.some(tags, 2),
      types: r.pick([
        ['Shape', 'Circle'],
        ['Account', 'Savings'],
        ['Message', 'Alert'],
      ] as const),
      method: r.pick(['kind', 'label', 'state']),
    }),
    make: ({ isVirtual, way, words: [base = '', own = ''], types: [parent, child], method }) => {
      const parameter = {
        reference: `const ${parent}& item`,
        value: `${parent} item`,
        pointer: `const ${parent}* item`,
      }[way]
      const call = `item${way === 'pointer' ? '->' : '.'}${method}()`
      const argument = way === 'pointer' ? '&one' : 'one'
      const isOwn = isVirtual && way !== 'value'
      const text = (first: string, second: string) => `${first} ${second}`
      return {
        question: prints,
        code: inMain(
          source`
            ${child} one;
            show(${argument});
            std::cout << one.${method}();`,
          {
            headers: ['string'],
            before: source`
              struct ${parent} {
                  virtual ~${parent}() = default;
                  ${isVirtual ? 'virtual ' : ''}std::string ${method}() const { return "${base}"; }
              };
              struct ${child} : ${parent} {
                  std::string ${method}() const { return "${own}"; }
              };
              void show(${parameter}) { std::cout << ${call} << ' '; }`,
          },
        ),
        key: text(isOwn ? own : base, own),
        wrong: [
          [
            isOwn ? 'parameterTypeDecides' : way === 'value' ? 'valuesKeepTheirClass' : 'allMethodsAreVirtual',
            text(isOwn ? base : own, own),
          ],
          ['baseIsUsedEverywhere', text(base, base)],
          ['callTurnsItIntoTheBase', text(own, base)],
          ['overrideNeedsTheWord', 'It does not compile'],
        ],
        because: isOwn
          ? 'A virtual function called through a reference or pointer is that of the object.'
          : way === 'value'
            ? 'The parameter is an object of the base class, made from the base part of the argument.'
            : 'Without virtual the type of the reference or pointer decides.',
      }
    },
  }),
  template({
    id: 'order-of-making-and-destroying',
    concept: 'polymorphism',
    difficulty: [3, 'Base, members, body, and all of it backward.'],
    draw: (r) => ({
      names: r.some(['base', 'head', 'tail', 'part', 'core', 'list', 'node'], 3),
      body: r.pick(['ready', 'built', 'done']),
      isSwapped: r.flip(),
      way: r.pick(['make', 'destroy'] as const),
      type: r.pick(['Page', 'Engine', 'Widget', 'Report']),
    }),
    make: ({ names: [base = '', one = '', two = ''], body, isSwapped, way, type }) => {
      const text = (...parts: string[]) => parts.join(' ')
      const list = isSwapped ? 'second(), first()' : 'first(), second()'
      const isMake = way === 'make'
      const print = (word: string) => `std::cout << "${word} ";`
      const part = (name: string, word: string) => source`
        struct ${name} {
            ${isMake ? name : `~${name}`}() { ${print(word)} }
        };`
      return {
        question: printsInOrder,
        code: inMain(`${type} item;`, {
          before: source`
            ${part('Base', base)}
            ${part('First', one)}
            ${part('Second', two)}
            struct ${type} : Base {
                First first;
                Second second;
                ${type}() : ${list} { ${isMake ? print(body) : ''} }
                ${isMake ? '' : `~${type}() { ${print(body)} }`}
            };`.replace(/\n +\n/, '\n'),
        }),
        key: isMake ? text(base, one, two, body) : text(body, two, one, base),
        wrong: [
          isMake
            ? ['listDecidesTheOrder', text(base, two, one, body)]
            : ['membersDieInOrder', text(body, one, two, base)],
          isMake ? ['bodyComesFirst', text(body, base, one, two)] : ['destroyedLikeMade', text(base, one, two, body)],
          isMake ? ['baseComesLast', text(one, two, base, body)] : ['bodyComesLast', text(two, one, base, body)],
          isMake
            ? ['membersBeforeTheBase', text(two, one, base, body)]
            : ['baseBeforeMembers', text(body, base, two, one)],
        ],
        because: isMake
          ? 'The base is made first, then the members in the order of their declaration, whatever the list says, then the body runs.'
          : 'The body of the destructor runs first, then the members are destroyed in the reverse order of declaration, then the base.',
      }
    },
  }),
  template({
    id: 'default-arguments-of-virtual-functions',
    concept: 'polymorphism',
    difficulty: [5, 'The body comes from the object and the default from the type.'],
    draw: (r) => ({
      way: r.pick(['base', 'own', 'given'] as const),
      numbers: r.some<number>([2, 3, 4, 5, 6, 7, 8, 9], 3),
      words: r.some(tags, 2),
      method: r.pick(['show', 'draw', 'send', 'log']),
    }),
    make: ({ way, numbers: [a = 0, b = 0, c = 0], words: [base = '', own = ''], method }) => {
      const text = (word: string, number: number) => `${word} ${number}`
      const right = { base: a, own: b, given: c }[way]
      const declared = way === 'own' ? 'Child' : 'Base'
      return {
        question: prints,
        code: inMain(
          source`
            Child item;
            ${declared}& one = item;
            one.${method}(${way === 'given' ? c : ''});`,
          {
            before: source`
              struct Base {
                  virtual ~Base() = default;
                  virtual void ${method}(int n = ${a}) { std::cout << "${base} " << n; }
              };
              struct Child : Base {
                  void ${method}(int n = ${b}) override { std::cout << "${own} " << n; }
              };`,
          },
        ),
        key: text(own, right),
        wrong: [
          way === 'base' ? ['defaultsAreVirtual', text(own, b)] : ['defaultComesFromTheBase', text(own, a)],
          ['typeDecidesTheBody', text(base, right)],
          ['baseDecidesBoth', text(base, a)],
          ['overrideIsAmbiguous', text(base, b)],
        ],
        because:
          way === 'given'
            ? 'The argument is given, and the function of the object is called.'
            : 'The virtual call goes to the object, but a default argument is taken from the declared type when the call is compiled.',
      }
    },
  }),
]
