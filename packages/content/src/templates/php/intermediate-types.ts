import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateTypes: Template[] = [
  template({
    id: 'properties-set-once',
    concept: 'types and errors',
    difficulty: [3, 'What readonly forbids, and what it does not reach.'],
    draw: (r) => ({
      way: r.pick(['outside', 'inside', 'object', 'array', 'read'] as const),
      numbers: r.some<number>([11, 15, 19, 23, 28, 34, 41, 47], 2),
      type: r.pick(['Price', 'Badge', 'Range', 'Limit']),
      field: r.pick(['value', 'level', 'amount']),
    }),
    make: ({ way, numbers: [a = 0, b = 0], type, field }) => {
      const isObject = way === 'object'
      const isArray = way === 'array'
      const kind = isObject ? 'stdClass' : isArray ? 'array' : 'int'
      const given = isObject ? `(object) ['n' => ${a}]` : isArray ? `['n' => ${a}]` : String(a)
      const line = {
        outside: `$one->${field} = ${b};`,
        inside: `$one->change(${b});`,
        object: `$one->${field}->n = ${b};`,
        array: `$one->${field}['n'] = ${b};`,
        read: `$copy = $one->${field};\n$copy = ${b};`,
      }[way]
      const fails = way === 'outside' || way === 'inside' || way === 'array'
      const shown = isObject ? `$one->${field}->n` : isArray ? `$one->${field}['n']` : `$one->${field}`
      return {
        question: prints,
        code: source`
          <?php
          class ${type}
          {
              public function __construct(public readonly ${kind} $${field}) {}

              public function change(int $to): void
              {
                  $this->${field} = ${isObject || isArray ? `${isObject ? '(object) ' : ''}['n' => $to]` : '$to'};
              }
          }
          $one = new ${type}(${given});
          try {
              ${line}
              echo ${shown};
          } catch (Error $e) {
              echo 'refused ', ${shown};
          }`,
        key: fails ? `refused ${a}` : isObject ? String(b) : String(a),
        wrong: [
          [
            way === 'read' ? 'readonlyForbidsReading' : fails ? 'readonlyIsForOthers' : 'readonlyIsDeep',
            fails ? String(b) : `refused ${a}`,
          ],
          ['changeIsIgnored', isObject || fails ? String(a) : String(b)],
          ['refusedButChanged', `refused ${b}`],
        ],
        because: {
          outside: 'A readonly property cannot be assigned again once it has a value.',
          inside: 'Not even the class itself may assign a readonly property twice.',
          object: 'Only the property is readonly. The object it holds may change.',
          array: 'An array is a value, so changing an item would change the property itself.',
          read: 'Reading gives a copy of the number, which may be assigned as one likes.',
        }[way],
      }
    },
  }),
  template({
    id: 'results-with-missing-objects',
    version: 2,
    concept: 'types and errors',
    difficulty: [3, 'How far ?-> and ?? protect.'],
    draw: (r) => ({
      ways: r.some(['safe', 'chain', 'fallback', 'plain'] as const, 3),
      missing: r.shuffled([true, true, r.flip()]),
      city: r.pick(cities),
      words: r.some([...tags, ...goods], 4),
      names: r.pick([
        ['user', 'home', 'office', 'branch'],
        ['order', 'from', 'to', 'shop'],
        ['trip', 'start', 'stop', 'end'],
      ] as const),
    }),
    make: ({ ways, missing, city, words, names: [one, ...inner] }) => {
      const [spare = '', caught = '', other = '', empty = ''] = words
      const expression = (way: (typeof ways)[number], index: number) =>
        ({
          safe: `$${one}->${inner[index]}?->name() ?? '${empty}'`,
          chain: `$${one}->${inner[index]}?->self()->name() ?? '${empty}'`,
          fallback: `$${one}->${inner[index]}->city ?? '${other}'`,
          plain: `$${one}->${inner[index]}->name() ?? '${spare}'`,
        })[way]
      const right = { safe: empty, chain: empty, fallback: other, plain: caught }
      const shown = (changed: Partial<typeof right> = {}, given: string = city) =>
        ways.map((way, index) => (missing[index] ? { ...right, ...changed }[way] : given)).join(' ')
      return {
        question: `${prints.replace('?', '')}, warnings aside?`,
        code: source`
          <?php
          class Place
          {
              public string $city = '${city}';
              public function name(): string { return $this->city; }
              public function self(): Place { return $this; }
          }
          function attempt(callable $read): string
          {
              try { return $read(); } catch (Error) { return '${caught}'; }
          }
          $${one} = new stdClass();
          ${inner.map((name, index) => `$${one}->${name} = ${missing[index] ? 'null' : 'new Place()'};`).join('\n')}
          ${ways.map((way, index) => `echo attempt(fn () => ${expression(way, index)}), ' ';`).join('\n')}`,
        key: shown(),
        wrong: [
          ['everyMissingStepThrows', shown({ fallback: caught, chain: caught, plain: caught })],
          ['fallbackAlwaysCounts', shown({ plain: spare }, other)],
          ['safeCallsProtectOneStep', shown({ chain: caught })],
          ['safeCallsGiveNothing', shown({ safe: caught, chain: caught })],
          ['fallbacksNeedSafeCalls', shown({ fallback: caught })],
          ['fallbacksCatchCalls', shown({ plain: spare })],
        ],
        because:
          '?-> gives null if the object is null and skips the rest of the chain. ?? allows every property on the way to be missing, but not the call of a method on null, which throws an Error.',
      }
    },
  }),
  template({
    id: 'full-names-of-classes',
    version: 2,
    concept: 'namespaces and composer',
    difficulty: [3, 'How a name is resolved in a namespace.'],
    draw: (r) => ({
      space: r.pick(['App', 'Shop', 'Acme', 'Core', 'Site']),
      parts: r.some(['Billing', 'Stock', 'Mail', 'Users', 'Models', 'Entities', 'Domain'], 2),
      types: r.some(['Invoice', 'Order', 'Product', 'Ticket', 'Report'], 2),
      ways: r.some(['plain', 'use', 'alias', 'partial', 'full'] as const, 2),
    }),
    make: ({ space, parts: [part = '', other = ''], types, ways }) => {
      const here = `${space}\\${part}`
      const there = `${space}\\${other}`
      const names = ways.map((way, index) => {
        const type = types[index] ?? ''
        return {
          plain: { use: '', name: type, right: `${here}\\${type}`, prefixed: `${here}\\${type}`, written: type },
          use: {
            use: `use ${there}\\${type};`,
            name: type,
            right: `${there}\\${type}`,
            prefixed: `${here}\\${type}`,
            written: type,
          },
          alias: {
            use: `use ${there}\\${type} as Item;`,
            name: 'Item',
            right: `${there}\\${type}`,
            prefixed: `${here}\\Item`,
            written: `${there}\\Item`,
          },
          partial: {
            use: `use ${there};`,
            name: `${other}\\${type}`,
            right: `${there}\\${type}`,
            prefixed: `${here}\\${other}\\${type}`,
            written: `${other}\\${type}`,
          },
          full: {
            use: '',
            name: `\\${other}\\${type}`,
            right: `${other}\\${type}`,
            prefixed: `${here}\\${other}\\${type}`,
            written: `${there}\\${type}`,
          },
        }[way]
      })
      type Name = (typeof names)[number]
      const shown = (first: keyof Name, second: keyof Name = first) => `${names[0]?.[first]} ${names[1]?.[second]}`
      const uses = names.map((name) => name.use).filter(Boolean)
      return {
        question: `No class is loaded. ${prints}`,
        code: source`
          <?php
          namespace ${here};

          ${[...uses, `echo ${names[0]?.name}::class, ' ', ${names[1]?.name}::class;`].join('\n')}`,
        key: shown('right'),
        wrong: [
          ['namesAreWritten', shown('written')],
          ['currentNamespaceIsPrefixed', shown('prefixed')],
          ['firstNameIsPrefixed', shown('prefixed', 'right')],
          ['secondNameIsPrefixed', shown('right', 'prefixed')],
          ['firstNameIsAsWritten', shown('written', 'right')],
          ['secondNameIsAsWritten', shown('right', 'written')],
        ],
        because:
          'A name is completed by a use that fits its first part, otherwise by the current namespace; a leading backslash makes it complete. ::class only resolves the name and loads nothing.',
      }
    },
  }),
]
