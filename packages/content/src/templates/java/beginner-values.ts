import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods } from '../words.ts'
import { double, inMain, template } from './misconceptions.ts'

export const beginnerValues: Template[] = [
  template({
    id: 'dividing-two-ints',
    concept: 'types and operators',
    difficulty: [2, 'Whether a division keeps its fraction depends on where the cast stands.'],
    draw: (r) => ({
      total: 2 * r.int(11, 80) + 1,
      size: r.pick([2, 4, 8]),
      way: r.pick(['none', 'before', 'after', 'literal'] as const),
      names: r.pick([
        ['points', 'rounds'],
        ['guests', 'tables'],
        ['hours', 'days'],
        ['pages', 'readers'],
      ] as const),
    }),
    make: ({ total, size, way, names: [all, parts] }) => {
      const cut = Math.floor(total / size)
      const keeps = way === 'before' || way === 'literal'
      const exact = double(total / size)
      return {
        question: prints,
        code: inMain(source`
          int ${all} = ${total};
          int ${parts} = ${size};
          double share = ${{ none: `${all} / ${parts}`, before: `(double) ${all} / ${parts}`, after: `(double) (${all} / ${parts})`, literal: `1.0 * ${all} / ${parts}` }[way]};
          System.out.println(share);`),
        key: keeps ? exact : double(cut),
        wrong: [
          keeps ? ['castComesTooLate', double(cut)] : ['targetTypeDecides', exact],
          ['wholeDoublesHaveNoPoint', String(cut)],
          ['divisionRounds', double(Math.round(total / size))],
          ['remainderIsFraction', `${cut}.${total % size}`],
        ],
        because: keeps
          ? 'One operand is a double before the division, so the other one is widened and the fraction is kept.'
          : 'Both operands of / are ints, so the fraction is gone before the result becomes a double.',
      }
    },
  }),
  template({
    id: 'plus-from-left-to-right',
    concept: 'strings',
    difficulty: [2, 'The same + adds or joins, depending on what stands to its left.'],
    draw: (r) => ({
      numbers: r.some<number>([2, 3, 4, 5, 6, 7, 8, 9], 4),
      word: r.pick(['of', 'from', 'to', 'or', 'and']),
      grouped: r.pick(['none', 'right', 'left'] as const),
    }),
    make: ({ numbers: [a = 0, b = 0, c = 0, d = 0], word, grouped }) => {
      const text = (left: string | number, right: string | number) => `${left} ${word} ${right}`
      return {
        question: prints,
        code: inMain(source`
          int a = ${a}, b = ${b}, c = ${c}, d = ${d};
          System.out.println(${{ none: `a + b + " ${word} " + c + d`, right: `a + b + " ${word} " + (c + d)`, left: `"" + a + b + " ${word} " + (c + d)` }[grouped]});`),
        key: { none: text(a + b, `${c}${d}`), right: text(a + b, c + d), left: text(`${a}${b}`, c + d) }[grouped],
        wrong: [
          ['numbersAlwaysAdd', text(a + b, c + d)],
          ['plusWithTextAlwaysJoins', text(`${a}${b}`, `${c}${d}`)],
          ['leftPartJoins', text(`${a}${b}`, c + d)],
          ['bracketsChangeNothing', text(a + b, `${c}${d}`)],
        ],
        because:
          '+ works from left to right: two ints are added, but once one side is a String the other is appended as text. Brackets come first.',
      }
    },
  }),
  template({
    id: 'a-letter-and-a-number',
    concept: 'types and operators',
    difficulty: [3, 'The type of the result decides how it is printed.'],
    draw: (r) => ({
      letter: r.pick(['a', 'b', 'c', 'd', 'e', 'f', 'k', 'm', 'p']),
      step: r.int(1, 8),
      way: r.pick(['plain', 'cast', 'compound', 'text'] as const),
      name: r.pick(['grade', 'row', 'letter', 'mark']),
    }),
    make: ({ letter, step, way, name }) => {
      const code = letter.charCodeAt(0)
      const shifted = String.fromCharCode(code + step)
      return {
        question: prints,
        code: inMain(source`
          char ${name} = '${letter}';
          ${way === 'compound' ? `${name} += ${step};\nSystem.out.println(${name});` : `System.out.println(${{ plain: `${name} + ${step}`, cast: `(char) (${name} + ${step})`, text: `"" + ${name} + ${step}` }[way]});`}`),
        key: { plain: String(code + step), cast: shifted, compound: shifted, text: `${letter}${step}` }[way],
        wrong: [
          [way === 'text' ? 'textTakesTheSum' : 'charPlusIntIsChar', shifted],
          [way === 'text' ? 'charsAreNumbers' : 'charsBecomeNumbers', String(code + step)],
          ['charsAreTexts', `${letter}${step}`],
          way === 'compound' ? ['compoundNeedsACast', 'It does not compile'] : ['numberIsDropped', letter],
        ],
        because: {
          plain: 'A char in a sum is widened to int, so the sum of its code and the number is printed.',
          cast: 'The sum is an int; the cast makes it a char again, which is printed as a letter.',
          compound: '+= casts its result back to the type of the variable, so it stays a char.',
          text: 'The expression starts with a String, so letter and number are appended one after the other.',
        }[way],
      }
    },
  }),
  template({
    id: 'text-or-builder-with-two-names',
    concept: 'strings',
    difficulty: [3, 'Strings never change, a StringBuilder does, and both are reached by references.'],
    draw: (r) => ({
      way: r.pick(['builder', 'dropped', 'assigned'] as const),
      word: r.pick(goods),
      end: r.pick(['s', '-set', '-2', '!', '-xl']),
      names: r.pick([
        ['title', 'copy'],
        ['label', 'other'],
        ['first', 'second'],
      ] as const),
    }),
    make: ({ way, word, end, names: [one, other] }) => {
      const [changed, same] = [word + end, word]
      const builder = way === 'builder'
      return {
        question: prints,
        code: inMain(source`
          ${builder ? `StringBuilder ${one} = new StringBuilder("${word}");` : `String ${one} = "${word}";`}
          ${builder ? 'StringBuilder' : 'String'} ${other} = ${one};
          ${{ builder: `${other}.append("${end}");`, dropped: `${other}.concat("${end}");`, assigned: `${other} = ${other}.concat("${end}");` }[way]}
          System.out.println(${one} + " " + ${other});`),
        key: { builder: `${changed} ${changed}`, dropped: `${same} ${same}`, assigned: `${same} ${changed}` }[way],
        wrong: [
          ['stringsCanChange', `${changed} ${changed}`],
          [builder ? 'buildersAreCopied' : 'resultOnlyForOtherName', `${same} ${changed}`],
          [builder ? 'buildersAreFixed' : 'resultIsNeverKept', `${same} ${same}`],
          ['firstNameChanges', `${changed} ${same}`],
        ],
        because: {
          builder: 'Both names refer to the same StringBuilder, and append changes it.',
          dropped: 'concat returns a new String, which nobody keeps here; a String itself never changes.',
          assigned:
            'concat returns a new String. Only the second name is set to it; the first still refers to the old one.',
        }[way],
      }
    },
  }),
  template({
    id: 'same-object-or-same-text',
    concept: 'strings',
    difficulty: [2, 'Comparing references or contents.'],
    draw: (r) => ({
      way: r.pick(['literal', 'made', 'capital'] as const),
      word: r.pick(goods),
      names: r.pick([
        ['wanted', 'found'],
        ['before', 'after'],
        ['left', 'right'],
        ['typed', 'stored'],
        ['mine', 'yours'],
        ['key', 'entry'],
        ['old', 'fresh'],
      ] as const),
    }),
    make: ({ way, word, names: [one, other] }) => {
      const capital = word.charAt(0).toUpperCase() + word.slice(1)
      return {
        question: prints,
        code: inMain(source`
          String ${one} = "${word}";
          String ${other} = ${{ literal: `"${word}"`, made: `new String("${word}")`, capital: `new String("${capital}")` }[way]};
          System.out.println((${one} == ${other}) + " " + ${one}.equals(${other}));`),
        key: { literal: 'true true', made: 'false true', capital: 'false false' }[way],
        wrong: [
          [way === 'capital' ? 'comparisonIgnoresCase' : 'sameTextIsSameObject', 'true true'],
          [way === 'capital' ? 'equalsIgnoresCase' : 'literalsAreSeparate', 'false true'],
          [way === 'capital' ? 'operatorComparesText' : 'equalsComparesObjects', 'true false'],
          ['equalsNeedsSameObject', 'false false'],
        ],
        because: {
          literal: 'Equal literals are one and the same String object, so both comparisons are true.',
          made: 'new makes another object: == compares the references, equals the characters.',
          capital: 'They are two objects, and equals tells capital from small letters.',
        }[way],
      }
    },
  }),
]
