import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateClasses: Template[] = [
  template({
    id: 'copies-of-objects',
    concept: 'classes and objects',
    difficulty: [3, 'A handle, a shallow clone, or a clone with __clone.'],
    draw: (r) => ({
      way: r.pick(['assign', 'clone', 'deep'] as const),
      cities: r.some(cities, 2),
      numbers: r.some<number>([2, 3, 4, 5, 6, 7, 8, 9], 2),
      type: r.pick(['Customer', 'Office', 'Order']),
    }),
    make: ({ way, cities: [old = '', fresh = ''], numbers: [a = 0, b = 0], type }) => {
      const text = (number: number, city: string) => `${number} ${city}`
      const members = [
        `public int $number = ${a};`,
        'public Address $address;',
        'public function __construct()\n{\n    $this->address = new Address();\n}',
        ...(way === 'deep' ? ['public function __clone()\n{\n    $this->address = clone $this->address;\n}'] : []),
      ]
      return {
        question: prints,
        code: source`
          <?php
          class Address
          {
              public string $city = '${old}';
          }
          class ${type}
          {
              ${members.join('\n')}
          }
          $one = new ${type}();
          $other = ${way === 'assign' ? '' : 'clone '}$one;
          $other->number = ${b};
          $other->address->city = '${fresh}';
          echo $one->number, ' ', $one->address->city;`,
        key: { assign: text(b, fresh), clone: text(a, fresh), deep: text(a, old) }[way],
        wrong: [
          [
            way === 'assign' ? 'assigningCopiesObjects' : 'clonesFollow',
            way === 'assign' ? text(a, old) : text(b, fresh),
          ],
          [way === 'deep' ? 'cloneHookIsTooLate' : 'innerObjectsAreShared', text(a, fresh)],
          [way === 'clone' ? 'clonesAreDeep' : 'numbersAreShared', way === 'clone' ? text(a, old) : text(b, old)],
          ['innerIsCopiedAndOuterShared', text(b, old)],
        ],
        because: {
          assign: 'Assigning an object copies only its handle, so both names lead to one object.',
          clone: 'clone copies the properties; the one that holds an object keeps leading to the same object.',
          deep: '__clone runs on the new object and gives it an address of its own.',
        }[way],
      }
    },
  }),
  template({
    id: 'self-or-static',
    concept: 'classes and objects',
    difficulty: [4, 'self is the class of the text, static the class of the call.'],
    draw: (r) => ({
      way: r.pick(['self', 'static'] as const),
      what: r.pick(['constant', 'method', 'new'] as const),
      words: r.some(tags, 2),
      types: r.pick([
        ['Model', 'Invoice'],
        ['Shape', 'Circle'],
        ['Report', 'Summary'],
      ] as const),
    }),
    make: ({ way, what, words: [base = '', own = ''], types: [parent, child] }) => {
      const expression = { constant: `${way}::NAME`, method: `${way}::name()`, new: `(new ${way}())->label` }[what]
      const members = (word: string) =>
        ({
          constant: `const NAME = '${word}';`,
          method: `public static function name(): string { return '${word}'; }`,
          new: `public string $label = '${word}';`,
        })[what]
      const text = (first: string, second: string) => `${first} ${second}`
      return {
        question: prints,
        code: source`
          <?php
          class ${parent}
          {
              ${members(base)}
              public static function show(): string
              {
                  return ${expression};
              }
          }
          class ${child} extends ${parent}
          {
              ${members(own)}
          }
          echo ${parent}::show(), ' ', ${child}::show();`,
        key: text(base, way === 'static' ? own : base),
        wrong: [
          [way === 'static' ? 'staticIsSelf' : 'selfIsTheCaller', text(base, way === 'static' ? base : own)],
          ['lastClassWins', text(own, own)],
          ['inheritedStaticsFail', 'It throws an Error'],
          ['orderIsReversed', text(own, base)],
        ],
        because:
          way === 'static'
            ? 'static is resolved when the code runs: the class that the method was called on.'
            : 'self always means the class in whose text it stands.',
      }
    },
  }),
  template({
    id: 'traits-parents-and-the-class',
    concept: 'interfaces and traits',
    difficulty: [3, 'Which of several methods of a name counts.'],
    draw: (r) => ({
      way: r.pick(['traitOverParent', 'classOverTrait', 'insteadof', 'alias'] as const),
      words: r.some(tags, 4),
      method: r.pick(['label', 'describe', 'kind']),
      type: r.pick(['Phone', 'Ticket', 'Banner']),
    }),
    make: ({ way, words: [one = '', other = '', parent = '', own = ''], method, type }) => {
      const body = (word: string) => `public function ${method}(): string { return '${word}'; }`
      const inside = {
        traitOverParent: 'use First;',
        classOverTrait: `use First;\n    ${body(own)}`,
        insteadof: `use First, Second { Second::${method} insteadof First; }`,
        alias: `use First, Second {\n        First::${method} insteadof Second;\n        Second::${method} as other;\n    }`,
      }[way]
      return {
        question: prints,
        code: source`
          <?php
          trait First { ${body(one)} }
          trait Second { ${body(other)} }
          class Base { ${body(parent)} }
          class ${type} extends Base
          {
              ${inside.replaceAll('\n    ', '\n')}
          }
          echo (new ${type}())->${way === 'alias' ? 'other' : method}();`,
        key: { traitOverParent: one, classOverTrait: own, insteadof: other, alias: other }[way],
        wrong: [
          [way === 'insteadof' ? 'insteadofReadsBackwards' : 'traitAlwaysWins', one],
          ['parentAlwaysWins', parent],
          [way === 'classOverTrait' ? 'laterTraitWins' : 'unusedTraitsCount', other],
          ['sameNamesAreAnError', 'It ends with a fatal error'],
        ],
        because: {
          traitOverParent: 'A method of a trait replaces one that is inherited.',
          classOverTrait: 'A method of the class itself replaces one from a trait.',
          insteadof: 'insteadof names the method to use first and the trait to leave out behind it.',
          alias: 'as gives the method of the second trait a further name; the plain name is that of the first.',
        }[way],
      }
    },
  }),
]
