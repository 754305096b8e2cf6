import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities } from '../words.ts'
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
    concept: 'types and errors',
    difficulty: [3, 'How far ?-> and ?? protect.'],
    draw: (r) => ({
      way: r.pick(['safe', 'chain', 'fallback', 'plain'] as const),
      isMissing: r.pick([true, true, false]),
      city: r.pick(cities),
      other: r.pick(['unknown', 'none', 'n/a', 'nobody']),
      names: r.pick([
        ['user', 'address'],
        ['order', 'customer'],
        ['ticket', 'venue'],
      ] as const),
    }),
    make: ({ way, isMissing, city, other, names: [one, inner] }) => {
      const expression = {
        safe: `$${one}->${inner}?->city`,
        chain: `$${one}->${inner}?->city->name`,
        fallback: `$${one}->${inner}->city->name ?? '${other}'`,
        plain: `$${one}->${inner}->name()`,
      }[way]
      const isPlain = way === 'plain'
      const value = isPlain
        ? `new class { public function name(): string { return '${city}'; } }`
        : way === 'safe'
          ? `(object) ['city' => '${city}']`
          : `(object) ['city' => (object) ['name' => '${city}']]`
      const missing = { safe: '[]', chain: '[]', fallback: `[${other}]`, plain: 'It throws an Error' }[way]
      return {
        question: `${prints.replace('?', '')}, warnings aside?`,
        code: source`
          <?php
          $${one} = new stdClass();
          $${one}->${inner} = ${isMissing ? 'null' : value};
          $result = ${expression};
          echo '[' . $result . ']';`,
        key: isMissing ? missing : `[${city}]`,
        wrong: [
          isMissing ? ['everyMissingStepThrows', 'It throws an Error'] : ['safeCallsGiveNothing', '[]'],
          isMissing ? ['nullIsPrinted', '[null]'] : ['fallbackAlwaysCounts', `[${other}]`],
          isMissing ? ['methodsOfNullGiveNull', '[]'] : ['safeCallsGiveTruth', '[1]'],
          [isMissing ? 'fallbackAlwaysCounts' : 'nullIsPrinted', isMissing ? `[${other}]` : '[null]'],
        ],
        because: isMissing
          ? {
              safe: '?-> gives null if the object is null.',
              chain: 'When ?-> finds null the rest of the chain is skipped, too.',
              fallback:
                '?? allows every property on the way to be missing. It would not allow a call of a method on null.',
              plain: 'Calling a method on null throws an Error.',
            }[way]
          : 'Nothing is missing, so the value itself is the result.',
      }
    },
  }),
  template({
    id: 'full-names-of-classes',
    concept: 'namespaces and composer',
    difficulty: [3, 'How a name is resolved in a namespace.'],
    draw: (r) => ({
      space: r.pick(['App', 'Shop', 'Acme', 'Core']),
      part: r.pick(['Billing', 'Stock', 'Mail', 'Users']),
      other: r.pick(['Models', 'Entities', 'Domain']),
      type: r.pick(['Invoice', 'Order', 'Product', 'Ticket']),
      way: r.pick(['plain', 'use', 'alias', 'partial', 'full'] as const),
    }),
    make: ({ space, part, other, type, way }) => {
      const here = `${space}\\${part}`
      const there = `${space}\\${other}`
      const line = {
        plain: `echo ${type}::class;`,
        use: `use ${there}\\${type};\necho ${type}::class;`,
        alias: `use ${there}\\${type} as Item;\necho Item::class;`,
        partial: `use ${there};\necho ${other}\\${type}::class;`,
        full: `echo \\${other}\\${type}::class;`,
      }[way]
      const keys = {
        plain: `${here}\\${type}`,
        use: `${there}\\${type}`,
        alias: `${there}\\${type}`,
        partial: `${there}\\${type}`,
        full: `${other}\\${type}`,
      }
      return {
        question: `No class is loaded. ${prints}`,
        code: `<?php\nnamespace ${here};\n\n${line}`,
        key: keys[way],
        wrong: [
          ['namesAreShort', way === 'alias' ? 'Item' : type],
          [
            'currentNamespaceIsPrefixed',
            way === 'alias'
              ? `${here}\\Item`
              : way === 'partial' || way === 'full'
                ? `${here}\\${other}\\${type}`
                : `${here}\\${type}`,
          ],
          ['namesAreWritten', way === 'plain' ? `${space}\\${type}` : `${other}\\${type}`],
          ['classMustExist', 'It throws an Error'],
        ],
        because:
          'A name is completed by a use that fits its first part, otherwise by the current namespace; a leading backslash makes it complete. ::class only resolves the name and loads nothing.',
      }
    },
  }),
]
