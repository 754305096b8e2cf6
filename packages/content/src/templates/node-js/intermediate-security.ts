import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, goods } from '../words.ts'
import { template } from './misconceptions.ts'

const algorithms = { sha256: 32, sha512: 64, sha1: 20, md5: 16 } as const

export const intermediateSecurity: Template[] = [
  template({
    id: 'a-check-of-a-path',
    concept: 'security',
    difficulty: [4, 'Which of four checks keeps a request in its folder.'],
    draw: (r) => ({
      way: r.pick(['prefix', 'slash', 'dots', 'raw'] as const),
      folder: r.pick(['uploads', 'public', 'media', 'files']),
      names: r.some([...fruits, ...goods], 4),
      order: r.shuffled([0, 1, 2, 3]),
      suffix: r.pick(['-old', '-private', '2', '.bak']),
    }),
    make: ({ way, folder, names: [a = '', b = '', c = '', d = ''], order, suffix }) => {
      const requests = [`${a}.pdf`, `tmp/../${b}.pdf`, `../${folder}${suffix}/${c}.pdf`, `../${d}.pdf`]
      const check = {
        prefix: 'path.join(base, name).startsWith(base)',
        slash: "path.join(base, name).startsWith(base + '/')",
        dots: "!name.includes('..')",
        raw: "(base + '/' + name).startsWith(base + '/')",
      }[way]
      const allowed = (count: number) =>
        order
          .filter((index) => index < count)
          .map((index) => [a, b, c, d][index] ?? '')
          .join(' ')
      return {
        question: prints,
        code: source`
          const path = require('node:path')
          const base = '/srv/${folder}'
          const isAllowed = (name) => ${check}
          const names = [
            ${order.map((index) => `'${requests[index] ?? ''}',`).join('\n')}
          ]
          console.log(names.filter(isAllowed).map((name) => path.parse(name).name).join(' '))`,
        key: allowed({ prefix: 3, slash: 2, dots: 1, raw: 4 }[way]),
        wrong: [
          [way === 'raw' ? 'dotsAreWorkedOutAnyway' : 'prefixIsAFolder', allowed(2)],
          ['namesDecideNotFolders', allowed(3)],
          ['dotsAreAlwaysRefused', allowed(1)],
          ['dotsStayInJoinedPaths', allowed(4)],
        ],
        because: {
          prefix: `join works out the dots, but /srv/${folder}${suffix} also begins with the text of the base.`,
          slash: 'join works out the dots, and with the slash only what lies inside the folder begins with the base.',
          dots: 'Every name with two dots in a row is refused, even one that stays inside.',
          raw: 'Nothing works out the dots, so every text begins with the base.',
        }[way],
      }
    },
  }),
  template({
    id: 'what-a-digest-tells',
    concept: 'security',
    difficulty: [4, 'Feeding a hash in parts, and how long its result is.'],
    draw: (r) => ({
      algorithm: r.pick(['sha256', 'sha512', 'sha1', 'md5'] as const),
      encoding: r.pick(['hex', 'base64'] as const),
      words: r.some([...fruits, ...goods], 2),
      cut: r.int(1, 2),
      isSame: r.flip(),
    }),
    make: ({ algorithm, encoding, words: [a = '', b = ''], cut, isSame }) => {
      const bytes = algorithms[algorithm]
      const size = encoding === 'hex' ? 2 * bytes : 4 * Math.ceil(bytes / 3)
      const other = isSame ? [a.slice(0, cut), a.slice(cut) + b] : [b, a]
      return {
        question: prints,
        code: source`
          const { createHash } = require('node:crypto')
          const digest = (...parts) => {
            const hash = createHash('${algorithm}')
            for (const part of parts) hash.update(part)
            return hash.digest('${encoding}')
          }
          const one = digest('${a}', '${b}')
          const other = digest('${other[0] ?? ''}', '${other[1] ?? ''}')
          console.log(one === other, one.length)`,
        key: line(isSame, size),
        wrong: [
          [isSame ? 'partsAreHashedApart' : 'orderOfPartsIsIgnored', line(!isSame, size)],
          ['lengthIsInBytes', line(isSame, encoding === 'hex' ? bytes : bytes + 4)],
          ['lengthIsInBits', line(isSame, 8 * bytes)],
          ['lengthFollowsTheText', line(isSame, a.length + b.length)],
          ['encodingsAreEquallyLong', line(isSame, encoding === 'hex' ? 4 * Math.ceil(bytes / 3) : 2 * bytes)],
        ],
        because: `Parts are hashed as one text: ${isSame ? 'both are the same one' : 'in another order it is another'}. ${algorithm} gives ${bytes} bytes, whatever the text, which ${encoding} writes with ${size} characters.`,
      }
    },
  }),
]
