import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerFiles: Template[] = [
  template({
    id: 'join-or-resolve',
    concept: 'files and paths',
    difficulty: [3, 'A leading slash and two dots mean different things to two functions.'],
    draw: (r) => ({
      way: r.pick(['joinSlash', 'resolveSlash', 'joinUp', 'resolveUp'] as const),
      base: r.pick(['/srv', '/opt', '/var/www', '/home/app']),
      folder: r.pick(['shop', 'blog', 'api', 'site']),
      part: r.pick(['logs', 'uploads', 'cache', 'reports']),
      file: r.pick(['today.txt', 'index.html', 'data.json']),
    }),
    make: ({ way, base, folder, part, file }) => {
      const end = `${part}/${file}`
      const goesUp = way === 'joinUp' || way === 'resolveUp'
      const isJoin = way === 'joinSlash' || way === 'joinUp'
      const inner = `${base}/${folder}/${end}`
      return {
        question: 'What does this program print on Linux?',
        code: source`
          const path = require('node:path')
          console.log(path.${isJoin ? 'join' : 'resolve'}('${base}', '${folder}', '${goesUp ? '../' : '/'}${part}', '${file}'))`,
        key: goesUp ? `${base}/${end}` : isJoin ? inner : `/${end}`,
        wrong: goesUp
          ? [
              ['dotsAreKept', `${base}/${folder}/../${end}`],
              ['dotsGoToTheRoot', `/${end}`],
              ['dotsAreDropped', inner],
            ]
          : [
              [isJoin ? 'joinIsResolve' : 'resolveIsJoin', isJoin ? `/${end}` : inner],
              ['slashesPileUp', `${base}/${folder}//${end}`],
              ['slashReplacesOnePart', `${base}/${end}`],
            ],
        because: goesUp
          ? 'Both functions work out two dots: they take away the part before.'
          : 'join puts the parts together with one slash each. For resolve a part with a leading slash is a new start.',
      }
    },
  }),
  template({
    id: 'name-and-extension',
    version: 2,
    concept: 'files and paths',
    difficulty: [2, 'A name with two dots.'],
    draw: (r) => ({
      folder: r.pick(['backups', 'public', 'media', 'exports']),
      stem: r.pick(['site', 'photo', 'report', 'invoice', 'plan', 'index']),
      middle: r.pick(['tar', 'min', 'en', 'v2', 'old']),
      end: r.pick(['gz', 'jpg', 'json', 'css', 'pdf']),
      isCut: r.flip(),
      isStripped: r.flip(),
    }),
    make: ({ folder, stem, middle, end, isCut, isStripped }) => {
      const [extension, otherExtension] = isCut ? [end, `.${end}`] : [`.${end}`, end]
      const [base, otherBase] = isStripped
        ? [`${stem}.${middle}`, `${stem}.${middle}.${end}`]
        : [`${stem}.${middle}.${end}`, `${stem}.${middle}`]
      return {
        question: prints,
        code: source`
          const path = require('node:path')
          const file = '${folder}/${stem}.${middle}.${end}'
          const extension = path.extname(file)
          console.log(extension${isCut ? '.slice(1)' : ''}, path.basename(file${isStripped ? ', extension' : ''}))`,
        key: line(extension, base),
        wrong: [
          [isCut ? 'sliceKeepsTheDot' : 'extensionWithoutDot', line(otherExtension, base)],
          [isStripped ? 'basenameKeepsExtension' : 'basenameDropsExtension', line(extension, otherBase)],
          ['bothMistakes', line(otherExtension, otherBase)],
        ],
        because:
          'The extension begins with the last dot and includes it; basename drops the folder, and an ending only if it is given.',
      }
    },
  }),
  template({
    id: 'bytes-or-characters',
    version: 2,
    concept: 'files and paths',
    difficulty: [4, 'Without an encoding a file is read as bytes.'],
    draw: (r) => ({
      city: r.pick(['Malmö', 'Zürich', 'Málaga', 'São Paulo', 'Göteborg', 'Łódź', 'Düsseldorf', 'Córdoba']),
      number: r.int(5, 20_500),
      name: r.pick(['city', 'office', 'depot', 'store', 'port']),
      ways: r.some(['bytes', 'bytes', 'utf8', 'utf8', 'latin1'] as const, 2),
    }),
    make: ({ city, number, name, ways: [one = 'bytes', other = 'bytes'] }) => {
      const text = `${city} ${number}`
      const characters = text.length
      const bytes = characters + [...text].filter((character) => character > '~').length
      const readOf = (way = one) =>
        `fs.readFileSync('${name}.txt'${{ bytes: '', utf8: ", 'utf8'", latin1: ", 'latin1'" }[way]})`
      const lengthOf = (way = one) => (way === 'utf8' ? characters : bytes)
      const mistakenOf = (way = one) => (way === 'utf8' ? bytes : characters)
      const mistakes = {
        bytes: 'buffersCountCharacters',
        utf8: 'textsCountBytes',
        latin1: 'encodingsAreRecognised',
      } as const
      return {
        question: prints,
        code: source`
          const fs = require('node:fs')
          fs.writeFileSync('${name}.txt', '${text}')
          const first = ${readOf(one)}
          const second = ${readOf(other)}
          console.log(first.length, second.length)`,
        key: line(lengthOf(one), lengthOf(other)),
        wrong: [
          [mistakes[one], line(mistakenOf(one), lengthOf(other))],
          [one === other ? 'secondReadIsText' : mistakes[other], line(lengthOf(one), mistakenOf(other))],
          ['bothMistakes', line(mistakenOf(one), mistakenOf(other))],
        ],
        because:
          'Without an encoding readFileSync gives a Buffer of bytes. In UTF-8 each of the accented letters takes two, and read as Latin-1 each byte becomes a character.',
      }
    },
  }),
  template({
    id: 'write-and-append',
    concept: 'files and paths',
    difficulty: [2, 'Which calls keep what the file had.'],
    draw: (r) => ({
      words: r.some([...tags, ...goods], 4),
      steps: r.shuffled(['append', 'write', 'flag'] as const),
      file: r.pick(['log', 'notes', 'jobs']),
    }),
    make: ({ words, steps, file }) => {
      const all = ['write', ...steps] as const
      const calls = all.map((step, index) => {
        const name = step === 'append' ? 'append' : 'write'
        return `fs.${name}FileSync('${file}.txt', '${words[index] ?? ''} '${step === 'flag' ? ", { flag: 'a' }" : ''})`
      })
      const content = (keeps: (step: string) => boolean, inFront = false) => {
        const kept = words.slice(
          Math.max(
            0,
            all.findLastIndex((step) => !keeps(step)),
          ),
        )
        return line(...(inFront ? kept.toReversed() : kept))
      }
      return {
        question: prints,
        code: source`
          const fs = require('node:fs')
          ${calls.join('\n')}
          console.log(fs.readFileSync('${file}.txt', 'utf8').trim())`,
        key: content((step) => step !== 'write'),
        wrong: [
          ['writeKeepsContent', content(() => true)],
          ['appendReplaces', content((step) => step === 'flag')],
          ['flagIsIgnored', content((step) => step === 'append')],
          ['appendGoesInFront', content((step) => step !== 'write', true)],
          ['lastCallWins', words.at(-1) ?? ''],
        ],
        because:
          'writeFileSync replaces the content, unless the flag a makes it append, as appendFileSync always does.',
      }
    },
  }),
]
