import { line } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerPrograms: Template[] = [
  template({
    id: 'arguments-of-a-script',
    concept: 'running programs',
    difficulty: [2, 'Arguments are texts, and two paths come before them.'],
    draw: (r) => ({
      numbers: [r.int(2, 12), r.int(2, 9)],
      names: r.pick([
        ['boxes', 'each'],
        ['rows', 'seats'],
        ['days', 'hours'],
        ['pages', 'images'],
      ] as const),
      script: r.pick(['count', 'ship', 'plan', 'report']),
    }),
    make: ({ numbers: [a, b], names: [first, second], script }) => {
      const code = source`
        const [, , ${first}, ${second}] = process.argv
        console.log(${first} + ${second}, ${first} * ${second}, process.argv.length)`
      return {
        question: `The script is started with node ${script}.js ${a} ${b}. What does it print?`,
        code,
        key: line(`${a}${b}`, a * b, 4),
        wrong: [
          ['argumentsAreNumbers', line(a + b, a * b, 4)],
          ['argvHasOnlyArguments', line(`${a}${b}`, a * b, 2)],
          ['argvBeginsWithScript', line(`${a}${b}`, a * b, 3)],
          ['textsAreNoFactors', line(`${a}${b}`, 'NaN', 4)],
        ],
        because:
          'argv holds the paths of Node.js and of the script, then the arguments as texts: + joins them, * converts.',
        proof: { program: `const process = { argv: ['/usr/bin/node', '/app/${script}.js', '${a}', '${b}'] }\n${code}` },
      }
    },
  }),
  template({
    id: 'environment-variables-are-texts',
    concept: 'running programs',
    difficulty: [3, 'A variable that says false counts as true.'],
    draw: (r) => ({
      flag: r.pick(['DEBUG', 'VERBOSE', 'TRACE', 'CACHE']),
      value: r.pick(['false', '0', '', 'no']),
      port: r.pick([3000, 4000, 5173, 8000, 8080, 9000]),
      words: r.some(['loud', 'quiet', 'full', 'short', 'long'], 2),
      fallback: r.pick(['localhost', 'none', 'anywhere']),
    }),
    make: ({ flag, value, port, words: [yes = '', no = ''], fallback }) => {
      const isOn = value !== ''
      const code = source`
        const mode = process.env.${flag} ? '${yes}' : '${no}'
        console.log(mode, process.env.PORT + 1, process.env.HOST ?? '${fallback}')`
      return {
        question: `The script is started with ${flag}=${value} PORT=${port} node app.js, and HOST is not set. What does it print?`,
        code,
        key: line(isOn ? yes : no, `${port}1`, fallback),
        wrong: [
          [isOn ? 'falseTextIsFalsy' : 'setMeansTrue', line(isOn ? no : yes, `${port}1`, fallback)],
          ['environmentHasNumbers', line(isOn ? yes : no, port + 1, fallback)],
          ['environmentIsParsed', line(isOn ? no : yes, port + 1, fallback)],
          ['missingIsText', line(isOn ? yes : no, `${port}1`, 'undefined')],
          ['missingVariableThrows', 'It throws a TypeError'],
        ],
        because: 'Environment variables are texts. Any text but the empty one counts as true, and + appends to a text.',
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
