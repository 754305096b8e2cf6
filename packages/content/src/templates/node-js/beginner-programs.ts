import { line } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerPrograms: Template[] = [
  template({
    id: 'arguments-of-a-script',
    version: 2,
    concept: 'running programs',
    difficulty: [2, 'Arguments are texts, and two paths come before them.'],
    draw: (r) => ({
      numbers: [r.int(2, 40), r.int(2, 40)],
      names: r.pick([
        ['boxes', 'each'],
        ['rows', 'seats'],
        ['days', 'hours'],
        ['pages', 'images'],
      ] as const),
      script: r.pick(['count', 'ship', 'plan', 'report']),
      converts: r.flip(),
      slices: r.flip(),
      rest: r.some(['--dry', '--fast', '--all', '--json'], r.int(0, 3)),
    }),
    make: ({ numbers: [a, b], names: [first, second], script, converts, slices, rest }) => {
      const code = source`
        const args = process.argv${slices ? '.slice(2)' : ''}
        const [${slices ? '' : ', , '}${first}, ${second}] = args
        console.log(${converts ? `Number(${first}) + Number(${second})` : `${first} + ${second}`}, args.length)`
      const given = ['/usr/bin/node', `/app/${script}.js`, String(a), String(b), ...rest]
      const [sum, otherSum] = converts ? [a + b, `${a}${b}`] : [`${a}${b}`, a + b]
      const [count, otherCount] = slices ? [given.length - 2, given.length] : [given.length, given.length - 2]
      return {
        question: `The script is started with node ${[`${script}.js`, a, b, ...rest].join(' ')}. What does it print?`,
        code,
        key: line(sum, count),
        wrong: [
          [converts ? 'argumentsStayTexts' : 'argumentsAreNumbers', line(otherSum, count)],
          [slices ? 'sliceKeepsPaths' : 'argvHasOnlyArguments', line(sum, otherCount)],
          ['bothMistakes', line(otherSum, otherCount)],
        ],
        because:
          'argv holds the paths of Node.js and of the script, then the arguments as texts. + joins texts; Number converts them first.',
        proof: { program: `const process = { argv: ${JSON.stringify(given)} }\n${code}` },
      }
    },
  }),
  template({
    id: 'environment-variables-are-texts',
    version: 2,
    concept: 'running programs',
    difficulty: [3, 'A variable that says false counts as true.'],
    draw: (r) => ({
      flag: r.pick(['DEBUG', 'VERBOSE', 'TRACE', 'CACHE']),
      value: r.pick(['false', '0', '', 'no', '1', 'true']),
      compares: r.flip(),
      converts: r.flip(),
      port: r.int(3000, 9000),
      words: r.some(['loud', 'quiet', 'full', 'short', 'long', 'brief', 'plain'], 2),
    }),
    make: ({ flag, value, compares, converts, port, words: [yes = '', no = ''] }) => {
      const isTrue = value === '1' || value === 'true'
      const isOn = compares ? value === 'true' : value !== ''
      const condition = compares ? `process.env.${flag} === 'true'` : `process.env.${flag}`
      const code = source`
        const mode = ${condition} ? '${yes}' : '${no}'
        const next = ${converts ? 'Number(process.env.PORT)' : 'process.env.PORT'} + 1
        console.log(mode, next)`
      const [word, otherWord] = isOn ? [yes, no] : [no, yes]
      const [next, otherNext] = converts ? [port + 1, `${port}1`] : [`${port}1`, port + 1]
      const mistake = compares
        ? isTrue
          ? 'flagsAreBooleans'
          : 'setMeansTrue'
        : value === ''
          ? 'setMeansTrue'
          : isTrue
            ? 'flagsNeedAComparison'
            : 'falseTextIsFalsy'
      return {
        question: `The script is started with ${flag}=${value} PORT=${port} node app.js. What does it print?`,
        code,
        key: line(word, next),
        wrong: [
          [mistake, line(otherWord, next)],
          [converts ? 'environmentStaysText' : 'environmentHasNumbers', line(word, otherNext)],
          ['bothMistakes', line(otherWord, otherNext)],
        ],
        because:
          'Environment variables are texts. Any text but the empty one counts as true, only equal texts are equal, and + appends to a text.',
        proof: { program: `const process = { env: { ${flag}: '${value}', PORT: '${port}' } }\n${code}` },
      }
    },
  }),
  template({
    id: 'query-of-a-request',
    concept: 'http servers',
    difficulty: [3, 'What is in a query is text, and a name may come twice.'],
    draw: (r) => ({
      path: r.pick(['orders', 'items', 'tickets', 'posts']),
      name: r.pick(['tag', 'state', 'kind']),
      words: r.some([...tags, ...goods], 2),
      page: r.int(2, 30),
      first: r.flip(),
    }),
    make: ({ path, name, words: [one = '', two = ''], page, first }) => {
      const query = first ? `${name}=${one}&page=${page}&${name}=${two}` : `page=${page}&${name}=${one}&${name}=${two}`
      const body = source`
        const url = new URL(request.url, 'http://localhost')
        const ${name} = url.searchParams.get('${name}')
        const next = url.searchParams.get('page') + 1
        response.end([url.pathname, ${name}, next].join(' '))`
      return {
        question: `A request arrives: GET /${path}?${query}. What does the server answer?`,
        code: source`
          const { createServer } = require('node:http')
          const server = createServer((request, response) => {
            ${body}
          })
          server.listen(3000)`,
        key: line(`/${path}`, one, `${page}1`),
        wrong: [
          ['queryHasNumbers', line(`/${path}`, one, page + 1)],
          ['getTakesTheLast', line(`/${path}`, two, `${page}1`)],
          ['getTakesAll', line(`/${path}`, `${one},${two}`, `${page}1`)],
          ['pathHasTheQuery', line(`/${path}?${query}`, one, `${page}1`)],
        ],
        because: 'pathname ends before the question mark, get gives the first value of a name, and values are texts.',
        proof: {
          program: `const request = { url: '/${path}?${query}' }\nconst response = { end: console.log }\n${body}`,
        },
      }
    },
  }),
  template({
    id: 'which-version-is-installed',
    concept: 'npm and packages',
    difficulty: [3, 'One sign before the version decides.'],
    draw: (r) => ({
      version: [r.int(1, 6), r.int(1, 8), r.int(0, 7)],
      steps: [r.int(1, 4), r.int(1, 5), r.int(0, 3)],
      sign: r.pick(['^', '~', '', '>=']),
      name: r.pick(['parser', 'mailer', 'charts', 'router']),
    }),
    make: ({ version: [major, minor, patch], steps: [a, b, c], sign, name }) => {
      const exact = `${major}.${minor}.${patch}`
      const patched = `${major}.${minor}.${patch + a}`
      const minored = `${major}.${minor + b}.${c}`
      const newest = `${major + 1}.0.${c}`
      const all = [exact, patched, minored, newest]
      const range = `${sign}${exact}`
      const key = { '^': minored, '~': patched, '': exact, '>=': newest }[sign] ?? ''
      return {
        question: `A package.json asks for "${name}": "${range}", and there is no lock file. The versions ${all.join(', ')} are published. Which one does npm install install?`,
        key,
        wrong: [
          [sign === '^' ? 'caretIsExact' : 'rangesTakeTheLowest', exact],
          [sign === '^' ? 'caretIsTilde' : 'patchesAlwaysCome', patched],
          [sign === '~' ? 'tildeIsCaret' : 'minorsAlwaysCome', minored],
          ['newestIsTaken', newest],
        ],
        because:
          '^ keeps the first number and takes the newest below it, ~ keeps the first two, >= sets no upper bound, and without a sign only that very version fits.',
        proof: {
          program: source`
            const semver = require('node:module').createRequire(process.argv[1])('semver')
            console.log(semver.maxSatisfying(${JSON.stringify(all)}, '${range}'))`,
        },
      }
    },
  }),
]
