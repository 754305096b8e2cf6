import { prints } from '../questions.ts'
import type { Template } from '../template.ts'
import { inMain, template } from './misconceptions.ts'

export const advancedIntegers: Template[] = [
  template({
    id: 'narrow-integers',
    concept: 'language semantics',
    difficulty: [4, 'Casts cut bits off, shifts take their distance modulo the width.'],
    draw: (r) => ({
      way: r.pick(['cast', 'shift', 'unsigned', 'compound'] as const),
      number: r.int(3, 90),
      name: r.pick(['level', 'mask', 'state', 'flags']),
    }),
    make: ({ way, number, name }) => {
      const byte = (value: number) => (value << 24) >> 24
      const big = number + 150
      const distance = (number % 4) + 33
      const item = {
        cast: { code: `int ${name} = (byte) ${big};`, key: byte(big), wrong: [big, 127, -(big - 128), big - 128] },
        compound: {
          code: `byte ${name} = 100;\n${name} += ${number + 30};`,
          key: byte(130 + number),
          wrong: [130 + number, 127, -(2 + number), 2 + number],
        },
        shift: {
          code: `int ${name} = ${number} << ${distance};`,
          key: number << (distance - 32),
          wrong: [number * 2 ** distance, 0, number, number << (distance - 31)],
        },
        unsigned: {
          code: `byte b = (byte) ${big};\nint ${name} = b & 0xFF;`,
          key: big,
          wrong: [byte(big), 127, -(big - 128), big - 128],
        },
      }[way]
      const [exact = 0, limit = 0, sign = 0, other = 0] = item.wrong
      return {
        question: prints,
        code: inMain(`${item.code}\nSystem.out.println(${name});`),
        key: String(item.key),
        wrong: [
          [way === 'unsigned' ? 'maskKeepsTheSign' : 'typesGrowAsNeeded', String(exact)],
          [way === 'shift' ? 'largeShiftsGiveZero' : 'castsStopAtTheLimit', String(limit)],
          [way === 'shift' ? 'largeShiftsAreIgnored' : 'topBitIsASign', String(sign)],
          [way === 'shift' ? 'distanceIsModulo31' : 'topBitIsDropped', String(other)],
        ],
        because: {
          cast: 'A cast to byte keeps the lowest eight bits, and the highest of them counts as -128.',
          compound:
            'A compound assignment casts back to byte: the lowest eight bits are kept, the highest counts as -128.',
          shift: 'The distance of an int shift is taken modulo 32.',
          unsigned: 'The byte is widened with its sign, and the mask leaves its eight bits as a number from 0 to 255.',
        }[way],
      }
    },
  }),
]
