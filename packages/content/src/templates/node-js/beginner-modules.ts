import { line } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tasks } from '../words.ts'
import { codeOfFiles, proofOfFiles } from './files.ts'
import { template } from './misconceptions.ts'

const mainPrints = 'Both files are CommonJS modules. What does node main.js print?'

export const beginnerModules: Template[] = [
  template({
    id: 'a-module-required-twice',
    concept: 'modules',
    difficulty: [3, 'Whether two parts of a program share what a module holds.'],
    draw: (r) => ({
      start: r.int(10, 190),
      by: [r.int(2, 19), r.int(20, 49)],
      isFactory: r.flip(),
      name: r.pick(['counter', 'stock', 'points', 'budget']),
    }),
    make: ({ start, by: [a, b], isFactory, name }) => {
      const call = isFactory ? '()' : ''
      const files = {
        [`${name}.js`]: isFactory
          ? source`
              module.exports = () => {
                let sum = ${start}
                return { add: (by) => (sum += by) }
              }`
          : source`
              let sum = ${start}
              module.exports = { add: (by) => (sum += by) }`,
        'main.js': source`
          const one = require('./${name}')${call}
          const other = require('./${name}')${call}
          console.log(one.add(${a}), other.add(${b}))`,
      }
      const shared = line(start + a, start + a + b)
      const separate = line(start + a, start + b)
      return {
        question: mainPrints,
        code: codeOfFiles(files),
        key: isFactory ? separate : shared,
        wrong: [
          [isFactory ? 'factoriesShare' : 'requireRunsAnew', isFactory ? shared : separate],
          ['startIsLost', line(a, isFactory ? b : a + b)],
          ['changeGivesTheOld', line(start, isFactory ? start : start + a)],
          ['bothSeeTheEnd', line(start + a + b, start + a + b)],
        ],
        because: isFactory
          ? 'The module runs once, but each call of its function makes a variable of its own.'
          : 'A module runs once. The second require gives the same object, with the same variable behind it.',
        proof: proofOfFiles(files),
      }
    },
  }),
  template({
    id: 'exports-and-module-exports',
    concept: 'modules',
    difficulty: [4, 'Assigning to one of two names has no effect.'],
    draw: (r) => ({
      way: r.pick(['named', 'whole', 'assigned', 'both'] as const),
      names: r.some(['vat', 'fee', 'limit', 'base', 'rate', 'bonus'], 2),
      numbers: [r.int(3, 29), r.int(30, 59)],
      module: r.pick(['rates', 'prices', 'settings']),
    }),
    make: ({ way, names: [a = '', b = ''], numbers: [x, y], module }) => {
      const files = {
        [`${module}.js`]: {
          named: `exports.${a} = ${x}\nexports.${b} = ${y}`,
          whole: `module.exports = { ${a}: ${x}, ${b}: ${y} }`,
          assigned: `exports = { ${a}: ${x}, ${b}: ${y} }`,
          both: `exports.${a} = ${x}\nmodule.exports = { ${b}: ${y} }`,
        }[way],
        'main.js': `const { ${a}, ${b} } = require('./${module}')\nconsole.log(${a}, ${b})`,
      }
      const works = way === 'named' || way === 'whole'
      return {
        question: mainPrints,
        code: codeOfFiles(files),
        key: works ? line(x, y) : way === 'both' ? line('undefined', y) : 'undefined undefined',
        wrong: [
          ['exportsIsModuleExports', line(x, y)],
          [way === 'both' ? 'mixingLosesAll' : 'exportsAreBelowDefault', 'undefined undefined'],
          ['lastExportWins', line('undefined', y)],
          ['firstExportWins', line(x, 'undefined')],
          ['missingExportThrows', 'It throws a TypeError'],
        ],
        because: {
          named: 'exports is the object that the module gives out, and both lines add to it.',
          whole: 'require gives whatever module.exports is at the end.',
          assigned: 'This only lets the local name exports mean another object; module.exports is still the empty one.',
          both: 'module.exports is replaced, and what was added to the first object is no longer seen.',
        }[way],
        proof: proofOfFiles(files),
      }
    },
  }),
  template({
    id: 'before-or-after-the-file-is-read',
    concept: 'asynchronous code',
    difficulty: [2, 'Which of four ways holds up the next line.'],
    draw: (r) => ({ words: r.some(tasks, 3), way: r.pick(['callback', 'sync', 'chain', 'await'] as const) }),
    make: ({ words: [a = '', b = '', c = ''], way }) => {
      const step = {
        callback: `fs.readdir('.', () => console.log('${b}'))`,
        sync: `fs.readdirSync('.')\nconsole.log('${b}')`,
        chain: `fs.promises.readdir('.').then(() => console.log('${b}'))`,
        await: source`
          async function main() {
            await fs.promises.readdir('.')
            console.log('${b}')
          }
          main()`,
      }[way]
      const waits = way === 'sync'
      return {
        question: 'In which order are the words printed?',
        code: source`
          const fs = require('node:fs')
          console.log('${a}')
          ${step}
          console.log('${c}')`,
        key: waits ? line(a, b, c) : line(a, c, b),
        wrong: [
          [waits ? 'filesAreNeverWaitedFor' : 'readingHoldsUp', waits ? line(a, c, b) : line(a, b, c)],
          ['programEndsFirst', line(a, c)],
          ['readingComesFirst', line(b, a, c)],
          ['restOnlyAfterwards', line(c, a, b)],
        ],
        because: waits
          ? 'The functions that end in Sync return when the work is done, so the lines run in their order.'
          : 'The call only starts the reading. What waits for it runs later, when the script has run to its end.',
      }
    },
  }),
]
