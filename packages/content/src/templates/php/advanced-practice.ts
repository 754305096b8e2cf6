import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'

export const advancedPractice: Template[] = [
  template({
    id: 'layers-around-a-handler',
    concept: 'design and testing',
    difficulty: [4, 'In which order middleware runs that was wrapped in a loop.'],
    draw: (r) => ({
      words: r.some(['auth', 'log', 'cache', 'trace', 'gzip', 'limit'], 3),
      isReversed: r.flip(),
      stops: r.pick(['none', 'second', 'none'] as const),
      core: r.pick(['page', 'handler', 'action', 'reply']),
    }),
    make: ({ words, isReversed, stops, core }) => {
      const [a = '', b = '', c = ''] = words
      const outer = isReversed ? [a, b, c] : [c, b, a]
      const path = (list: readonly string[]) => {
        const at = stops === 'second' ? list.indexOf(b) : -1
        const inside = at < 0 ? list : list.slice(0, at)
        const center = at < 0 ? core : `${b}!`
        return [...inside.map((word) => `+${word}`), center, ...inside.toReversed().map((word) => `-${word}`)].join(' ')
      }
      return {
        question: prints,
        code: source`
          <?php
          $layer = fn (string $name) => fn (callable $next) => function () use ($name, $next): string {
              ${stops === 'second' ? `if ($name === '${b}') return '${b}!';\n` : ''}return "+$name " . $next() . " -$name";
          };
          $run = fn () => '${core}';
          foreach (${isReversed ? `array_reverse(['${a}', '${b}', '${c}'])` : `['${a}', '${b}', '${c}']`} as $name) {
              $run = $layer($name)($run);
          }
          echo $run();`,
        key: path(outer),
        wrong: [
          ['firstWrappedIsOutermost', path(outer.toReversed())],
          ['layersRunOneByOne', [...outer.map((word) => `+${word} -${word}`), core].join(' ')],
          [
            'layersLeaveInOrder',
            [...outer.map((word) => `+${word}`), core, ...outer.map((word) => `-${word}`)].join(' '),
          ],
          ...(stops === 'second'
            ? ([
                [
                  'layersCannotStop',
                  [...outer.map((word) => `+${word}`), core, ...outer.toReversed().map((word) => `-${word}`)].join(' '),
                ],
              ] as const)
            : []),
        ],
        because:
          'Each step wraps what was there, so the layer wrapped last is entered first and left last; a layer that does not call the next one ends the way in.',
      }
    },
  }),
  template({
    id: 'loose-checks-of-input',
    concept: 'security',
    difficulty: [4, 'Where a loose comparison lets in what it should not.'],
    draw: (r) => ({
      number: r.int(2, 80),
      asked: r.some(['inArray', 'strictArray', 'zero', 'exponent', 'filter', 'hash'] as const, 3),
    }),
    make: ({ number, asked }) => {
      // Right, by the rules before PHP 8, if all were strict, if all were loose.
      const cases = {
        inArray: [`in_array('${number}.0', ['${number}'])`, true, true, false, true],
        strictArray: [`in_array('${number}', [${number}], true)`, false, false, false, true],
        zero: [`in_array('n${number}', [0])`, false, true, false, true],
        exponent: [`'0e${number}' == '0e${number + 1}'`, true, true, false, true],
        filter: [`(bool) filter_var('0', FILTER_VALIDATE_INT)`, false, false, true, false],
        hash: [`hash_equals('0e${number}', '0e${number + 1}')`, false, false, false, true],
      } as const
      const text = (at: 1 | 2 | 3 | 4) => asked.map((name) => cases[name][at]).join(' ')
      return {
        question: 'PHP 8. What do these three expressions give, in this order?',
        code: `<?php\n${asked.map((name) => `var_export(${cases[name][0]});`).join(' echo " ";\n')}`,
        key: text(1),
        wrong: [
          ['wordsEqualZero', text(2)],
          ['comparisonsAreStrict', text(3)],
          ['comparisonsAreLoose', text(4)],
          ['nothingIsAccepted', asked.map(() => 'false').join(' ')],
          ['zeroIsValid', asked.map((name) => (name === 'filter' ? true : cases[name][1])).join(' ')],
          [
            'hashesAreTexts',
            asked.map((name) => (name === 'exponent' || name === 'inArray' ? false : cases[name][1])).join(' '),
          ],
        ],
        because:
          'Loose comparison takes numeric texts as numbers, so 0e1 equals 0e2; a word no longer equals 0 since PHP 8. The number 0 is valid but false.',
      }
    },
  }),
  template({
    id: 'values-for-a-union-type',
    concept: 'types and generics',
    difficulty: [5, 'Which type of a union a value is converted to without strict_types.'],
    draw: (r) => {
      const union = r.pick(['int|float', 'int|string', 'float|bool', 'string|bool'] as const)
      // What becomes of a fraction for int|string has changed between versions.
      const given = r.pick([
        'wholeText',
        'fractionText',
        'whole',
        union === 'int|string' ? 'true' : 'fraction',
        'true',
        'word',
      ] as const)
      return { union, given, number: r.int(2, 90), method: r.pick(['store', 'show', 'keep', 'report']) }
    },
    make: ({ union, given, number, method }) => {
      const value = {
        wholeText: `'${number}'`,
        fractionText: `'${number}.5'`,
        whole: String(number),
        fraction: `${number}.5`,
        true: 'true',
        word: `'n${number}'`,
      }[given]
      const own = {
        wholeText: 'string',
        fractionText: 'string',
        whole: 'int',
        fraction: 'float',
        true: 'bool',
        word: 'string',
      }[given]
      const types = union.split('|')
      const convert = () => {
        if (types.includes(own)) return own
        const isText = own === 'string'
        const isNumeric = given !== 'word'
        if (types.includes('int') && ((isText && given === 'wholeText') || own === 'bool')) return 'int'
        if (types.includes('float') && isNumeric && (own !== 'bool' || !types.includes('int'))) return 'float'
        if (types.includes('string') && !isText) return 'string'
        if (types.includes('bool')) return 'bool'
        return ''
      }
      const key = convert() || 'It throws a TypeError'
      return {
        question: prints,
        code: source`
          <?php
          function ${method}(${union} $value): void
          {
              echo get_debug_type($value);
          }
          ${method}(${value});`,
        key,
        wrong: [
          ['unionsNeedAnExactType', 'It throws a TypeError'],
          ['firstTypeOfTheUnion', types[0] ?? ''],
          ['lastTypeOfTheUnion', types[1] ?? ''],
          ['valuesKeepTheirType', own],
          ['numbersAreCutToInt', 'int'],
          ['fallsBackToText', 'string'],
        ],
        because:
          'A value whose type is in the union stays as it is. Otherwise int, float, string and bool are tried in this order, int only if nothing is lost and numbers only from numeric texts.',
      }
    },
  }),
]
