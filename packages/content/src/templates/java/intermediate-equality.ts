import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { inMain, template } from './misconceptions.ts'

const imports = 'import java.util.*;'

export const intermediateEquality: Template[] = [
  template({
    id: 'equal-objects-in-a-set',
    concept: 'equality and strings',
    difficulty: [3, 'What a HashSet takes for the same depends on equals and hashCode.'],
    draw: (r) => ({
      way: r.pick(['record', 'class', 'idOnly'] as const),
      numbers: r.some<number>([2, 3, 4, 5, 6, 7, 8, 9], 2),
      count: r.int(2, 4),
      names: r.pick([
        ['Point', 'x', 'y'],
        ['Seat', 'row', 'place'],
        ['Slot', 'day', 'hour'],
      ] as const),
    }),
    make: ({ way, numbers: [a = 0, b = 0], count, names: [type, one, other] }) => {
      const own = source`
        @Override public boolean equals(Object o) {
            return o instanceof ${type} s && s.${one} == ${one};
        }

        @Override public int hashCode() {
            return ${one};
        }`
      const makes = `${type}(int ${one}, int ${other}) {\n    this.${one} = ${one};\n    this.${other} = ${other};\n}`
      const fields = `final int ${one};\nfinal int ${other};`
      const body = way === 'class' ? `${fields}\n\n${makes}` : `${fields}\n\n${makes}\n\n${own}`
      const text = (size: number, found: boolean) => `${size} ${found}`
      const keys = { record: text(2, true), class: text(count + 1, false), idOnly: text(1, true) }
      return {
        question: prints,
        code: inMain(
          source`
            Set<${type}> seen = new HashSet<>();
            for (int i = 0; i < ${count}; i++) seen.add(new ${type}(${a}, ${b}));
            seen.add(new ${type}(${a}, ${b + 1}));
            System.out.println(seen.size() + " " + seen.contains(new ${type}(${a}, ${b})));`,
          {
            imports,
            types:
              way === 'record'
                ? `record ${type}(int ${one}, int ${other}) {}`
                : `class ${type} {\n    ${body.replaceAll(/\n(?=.)/g, '\n    ')}\n}`,
          },
        ),
        key: keys[way],
        wrong: [
          [way === 'record' ? 'recordsCompareReferences' : 'everyNewIsDifferent', text(count + 1, false)],
          ['setsCompareAllFields', text(2, true)],
          [
            way === 'idOnly' ? 'containsNeedsTheSameObject' : 'sameFirstFieldIsEqual',
            way === 'idOnly' ? text(1, false) : text(1, true),
          ],
          ['containsComparesOtherwise', way === 'class' ? text(count + 1, true) : text(2, false)],
        ],
        because: {
          record: 'A record has equals and hashCode made from all its components.',
          class: 'Without equals and hashCode of its own a class compares references, so every object is different.',
          idOnly: `equals and hashCode look at ${one} alone, so all of these count as equal.`,
        }[way],
      }
    },
  }),
  template({
    id: 'boxed-numbers-compared',
    concept: 'equality and strings',
    difficulty: [4, 'Small boxed numbers are shared, others are not, and unboxing changes the comparison.'],
    draw: (r) => ({
      kind: r.pick(['small', 'large', 'large', 'mixed'] as const),
      number: r.int(1, 127),
      isLong: r.flip(),
      names: r.pick([
        ['wanted', 'found'],
        ['mine', 'yours'],
        ['before', 'after'],
      ] as const),
    }),
    make: ({ kind, number: small, isLong, names: [one, other] }) => {
      const number = kind === 'small' ? small : small + 127
      const isSame = kind !== 'large'
      const text = (...values: boolean[]) => values.join(' ')
      return {
        question: 'With the default options of the JVM, what does this program print?',
        code: inMain(source`
          Integer ${one} = ${number};
          ${kind === 'mixed' ? 'int' : 'Integer'} ${other} = ${number};
          Long sum = ${number}L;
          boolean isLongEqual = sum.equals(${isLong ? `${number}L` : one});
          System.out.println((${one} == ${other}) + " " + ${one}.equals(${other}) + " " + isLongEqual);`),
        key: text(isSame, true, isLong),
        wrong: [
          [isSame ? 'boxesAreAlwaysNew' : 'boxesCompareValues', text(!isSame, true, isLong)],
          [isLong ? 'literalsAreInts' : 'equalsComparesNumbers', text(isSame, true, !isLong)],
          ['equalsNeedsOneObject', text(isSame, false, isLong)],
          [isSame ? 'operatorIsNeverTrue' : 'sizeOfTypeIsIgnored', text(!isSame, true, !isLong)],
        ],
        because: `${kind === 'mixed' ? 'A comparison with an int unboxes the other side' : `Integers from -128 to 127 come from a cache, others are new objects, and == compares references`}; equals of Long is true for an equal Long only.`,
      }
    },
  }),
]
