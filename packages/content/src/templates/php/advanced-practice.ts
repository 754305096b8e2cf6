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
    version: 2,
    concept: 'security',
    difficulty: [4, 'Where a loose comparison lets in what it should not.'],
    draw: (r) => ({
      number: r.int(2, 80),
      asked: r.some(
        ['inArray', 'strictArray', 'word', 'exponent', 'filter', 'hash', 'spaces', 'empty', 'truth', 'match'] as const,
        4,
      ),
    }),
    make: ({ number, asked }) => {
      // Right, by the rules before PHP 8, if all were strict, if all were loose.
      const cases = {
        inArray: [`in_array('${number}.0', ['${number}'])`, true, true, false, true],
        strictArray: [`in_array('${number}', [${number}], true)`, false, false, false, true],
        word: [`in_array('n${number}', [0])`, false, true, false, true],
        exponent: [`'0e${number}' == '0e${number + 1}'`, true, true, false, true],
        filter: [`(bool) filter_var('0', FILTER_VALIDATE_INT)`, false, false, true, false],
        hash: [`hash_equals('0e${number}', '0e${number + 1}')`, false, false, false, true],
        spaces: [`'${number}' == ' ${number}'`, true, true, false, true],
        empty: [`in_array('', [0])`, false, true, false, true],
        truth: [`in_array('n${number}', [true])`, true, true, false, true],
        match: [`match (true) { '${number}' == ${number} => true, default => false }`, true, true, false, true],
      } as const
      const text = (at: 1 | 2 | 3 | 4) => asked.map((name) => cases[name][at]).join(' ')
      const but = (...names: (keyof typeof cases)[]) =>
        asked.map((name) => cases[name][1] !== names.includes(name)).join(' ')
      return {
        question: 'PHP 8. What do these four expressions give, in this order?',
        code: `<?php\n${asked.map((name) => `var_export(${cases[name][0]});`).join(' echo " ";\n')}`,
        key: text(1),
        wrong: [
          ['wordsEqualZero', text(2)],
          ['comparisonsAreStrict', text(3)],
          ['comparisonsAreLoose', text(4)],
          ['zeroIsValid', but('filter', 'truth')],
          ['hashesAreTexts', but('exponent', 'inArray')],
          ['hashesAreNumbers', but('hash', 'strictArray')],
          ['spacesAreCompared', but('spaces', 'match')],
        ],
        because:
          'Loose comparison takes numeric texts as numbers, so 0e1 equals 0e2; a word no longer equals 0 since PHP 8, but it equals true. The number 0 is valid but false.',
      }
    },
  }),
  template({
    id: 'values-for-a-union-type',
    version: 3,
    concept: 'types and generics',
    difficulty: [5, 'Which type of a union a value is converted to without strict_types.'],
    draw: (r) => {
      const union = r.pick(['int|float', 'int|string', 'float|bool', 'string|bool'] as const)
      // What becomes of a fraction for int|string has changed between versions, and int|float takes no word.
      const kinds = (['wholeText', 'fractionText', 'whole', 'fraction', 'true', 'word'] as const).filter(
        (kind) => !(union === 'int|string' && kind === 'fraction') && !(union === 'int|float' && kind === 'word'),
      )
      return {
        union,
        given: r.some(kinds, 3),
        number: r.int(2, 90),
        method: r.pick(['store', 'show', 'keep', 'report']),
      }
    },
    make: ({ union, given, number, method }) => {
      const values = {
        wholeText: [`'${number}'`, 'string'],
        fractionText: [`'${number}.5'`, 'string'],
        whole: [String(number), 'int'],
        fraction: [`${number}.5`, 'float'],
        true: ['true', 'bool'],
        word: [`'n${number}'`, 'string'],
      } as const
      type Kind = keyof typeof values
      const types: readonly string[] = union.split('|')
      const [first = '', last = ''] = types
      const convert = (kind: Kind, keepsOwn = true) => {
        const own = values[kind][1]
        if (keepsOwn && types.includes(own)) return own
        const isText = own === 'string'
        if (types.includes('int') && (kind === 'wholeText' || own === 'bool' || own === 'int')) return 'int'
        if (types.includes('float') && kind !== 'word' && (own !== 'bool' || !types.includes('int'))) return 'float'
        if (types.includes('string') && !isText) return 'string'
        return types.includes('bool') ? 'bool' : own
      }
      const whole = { wholeText: number, fractionText: number, whole: number, fraction: number, true: 1, word: 0 }
      const half = { wholeText: '.0', fractionText: '.5', whole: '.0', fraction: '.5', true: '.0', word: '.0' }
      const text = {
        wholeText: number,
        fractionText: `${number}.5`,
        whole: number,
        fraction: `${number}.5`,
        true: 1,
        word: `n${number}`,
      }
      const exported = (kind: Kind, type: string) =>
        ({ int: String(whole[kind]), float: `${whole[kind]}${half[kind]}`, string: `'${text[kind]}'` })[type] ?? 'true'
      const shown = (rule: (kind: Kind) => string) => given.map((kind) => exported(kind, rule(kind))).join(' ')
      const orElse = (kind: Kind, other: string) => (types.includes(values[kind][1]) ? values[kind][1] : other)
      return {
        question: prints,
        code: source`
          <?php
          function ${method}(${union} $value): void
          {
              var_export($value);
          }
          ${given.map((kind) => `${method}(${values[kind][0]});`).join("\necho ' ';\n")}`,
        key: shown((kind) => convert(kind)),
        wrong: [
          ['firstTypeOfTheUnion', shown((kind) => orElse(kind, first))],
          ['lastTypeOfTheUnion', shown((kind) => orElse(kind, last))],
          ['valuesKeepTheirType', shown((kind) => values[kind][1])],
          ['numericTextsAlwaysConvert', shown((kind) => convert(kind, false))],
          ['firstTypeCountsAlone', shown(() => first)],
          ['lastTypeCountsAlone', shown(() => last)],
        ],
        because:
          'A value whose type is in the union stays as it is. Otherwise int, float, string and bool are tried in this order, int only if nothing is lost and numbers only from numeric texts.',
      }
    },
  }),
]
