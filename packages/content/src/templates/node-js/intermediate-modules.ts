import { line, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { people, tags, tasks } from '../words.ts'
import { codeOfFiles, proofOfFiles } from './files.ts'
import { template } from './misconceptions.ts'

export const intermediateModules: Template[] = [
  template({
    id: 'imported-values-that-change',
    concept: 'modules and packages',
    difficulty: [4, 'A binding or a value: the two module systems differ.'],
    draw: (r) => ({
      way: r.pick(['named', 'namespace', 'default', 'require', 'whole'] as const),
      start: r.int(2, 30),
      by: r.int(3, 40),
      name: r.pick(['count', 'total', 'stock', 'level']),
    }),
    make: ({ way, start, by, name }) => {
      const isCommon = way === 'require' || way === 'whole'
      const module = isCommon ? `${name}.cjs` : `${name}.mjs`
      const functions = `const add = (by) => (${name} += by)\nconst read = () => ${name}`
      const text = isCommon
        ? `let ${name} = ${start}\n${functions}\nmodule.exports = { ${name}, add, read }`
        : way === 'default'
          ? `let ${name} = ${start}\nexport ${functions.replace('\n', '\nexport ')}\nexport default ${name}`
          : `export let ${name} = ${start}\nexport ${functions.replace('\n', '\nexport ')}`
      const [load = '', value = '', object = ''] = {
        named: [`import { ${name}, add, read } from './${module}'`, name, ''],
        namespace: [`import * as shop from './${module}'`, `shop.${name}`, 'shop.'],
        default: [`import ${name}, { add, read } from './${module}'`, name, ''],
        require: [`const { ${name}, add, read } = require('./${module}')`, name, ''],
        whole: [`const shop = require('./${module}')`, `shop.${name}`, 'shop.'],
      }[way]
      const files = {
        [module]: text,
        [isCommon ? 'main.cjs' : 'main.mjs']: `${load}\n${object}add(${by})\nconsole.log(${value}, ${object}read())`,
      }
      const isLive = way === 'named' || way === 'namespace'
      const sum = start + by
      return {
        question: `What does node ${isCommon ? 'main.cjs' : 'main.mjs'} print?`,
        code: codeOfFiles(files),
        key: isLive ? line(sum, sum) : line(start, sum),
        wrong: [
          [isLive ? 'importsAreCopies' : 'everyImportIsLive', isLive ? line(start, sum) : line(sum, sum)],
          ['changeStaysInTheCall', line(start, start)],
          ['importIsWritten', line(sum, start)],
          ['importedIsConstant', 'It throws a TypeError'],
        ],
        because: isLive
          ? 'A named import is a view of the variable in its module, so it shows the change.'
          : way === 'default'
            ? 'export default with an expression exports the value it has at that moment, not the variable.'
            : 'The object got the value of the variable when it was made; later changes do not reach it.',
        proof: proofOfFiles(files),
      }
    },
  }),
  template({
    id: 'two-modules-that-require-each-other',
    version: 2,
    concept: 'modules and packages',
    difficulty: [4, 'What is there of a module that has not finished.'],
    draw: (r) => ({
      way: r.pick(['early', 'late', 'late', 'replaced', 'empty'] as const),
      words: r.some([...tags, ...people], 2),
      names: r.some(['owner', 'state', 'label', 'title', 'kind'], 2),
      module: r.pick(['store', 'order', 'account', 'basket']),
    }),
    make: ({ way, words: [x = '', y = ''], names: [a = '', b = ''], module }) => {
      const read = `\`\${${module}.${a}} \${${module}.${b}}\``
      const files = {
        [`${module}.js`]:
          way === 'empty'
            ? `require('./report')\nexports.${a} = '${x}'\nexports.${b} = '${y}'`
            : way === 'replaced'
              ? `exports.${a} = '${x}'\nrequire('./report')\nmodule.exports = { ${a}: '${x}', ${b}: '${y}' }`
              : `exports.${a} = '${x}'\nrequire('./report')\nexports.${b} = '${y}'`,
        'report.js': source`
          const ${module} = require('./${module}')
          ${way === 'early' || way === 'empty' ? `const text = ${read}\nexports.show = () => text` : `exports.show = () => ${read}`}`,
        'main.js': `require('./${module}')\nconsole.log(require('./report').show())`,
      }
      const half = line(x, 'undefined')
      const whole = line(x, y)
      const none = line('undefined', 'undefined')
      return {
        question: 'The files are CommonJS modules. What does node main.js print?',
        code: codeOfFiles(files),
        key: { early: half, late: whole, replaced: half, empty: none }[way],
        wrong: [
          [way === 'late' ? 'unfinishedModulesAreCopied' : 'cyclesAreWaitedFor', way === 'late' ? half : whole],
          way === 'empty' ? ['cyclesNeverEnd', 'It throws a RangeError'] : ['unfinishedModulesAreEmpty', none],
          ['lastPartOnly', line('undefined', y)],
        ],
        because: {
          empty:
            'In a cycle require gives what the other module has exported so far, which is nothing, and the text is made at that moment.',
          early:
            'In a cycle require gives what the other module has exported so far, and the text is made at that moment.',
          late: 'In a cycle require gives the exports object as it is so far. It is the same object that is completed later, and show reads it then.',
          replaced: 'report keeps the first exports object. What module.exports is replaced by never reaches it.',
        }[way],
        proof: proofOfFiles(files),
      }
    },
  }),
  template({
    id: 'relative-to-which-folder',
    concept: 'file system',
    difficulty: [3, 'Paths of files and paths of modules start at different folders.'],
    draw: (r) => ({
      way: r.pick(['file', 'dirname', 'require', 'up'] as const),
      home: r.pick(['/srv', '/opt/app', '/home/lena', '/work']),
      folder: r.pick(['src', 'jobs', 'lib', 'scripts']),
      script: r.pick(['report', 'import', 'clean', 'send']),
      file: r.pick(['data', 'prices', 'users', 'config']),
    }),
    make: ({ way, home, folder, script, file }) => {
      const [call = '', reads = ''] = {
        file: [`fs.readFileSync('./${file}.json')`, `path.resolve('./${file}.json')`],
        dirname: [`fs.readFileSync(path.join(__dirname, '${file}.json'))`, `path.join(__dirname, '${file}.json')`],
        require: [`require('./${file}.json')`, `path.join(__dirname, './${file}.json')`],
        up: [`fs.readFileSync('../${file}.json')`, `path.resolve('../${file}.json')`],
      }[way]
      const parent = home.slice(0, home.lastIndexOf('/'))
      const keys = {
        file: `${home}/${file}.json`,
        dirname: `${home}/${folder}/${file}.json`,
        require: `${home}/${folder}/${file}.json`,
        up: `${parent}/${file}.json`,
      }
      return {
        question: `In ${home} somebody starts node ${folder}/${script}.cjs, which has this line. Which file does it read?`,
        code: call,
        key: keys[way],
        wrong: [
          [
            way === 'file' || way === 'up' ? 'filesAreBesideTheScript' : 'modulesStartAtWorkingFolder',
            way === 'up' || way === 'dirname' || way === 'require' ? keys.file : keys.dirname,
          ],
          ['pathsAreAsWritten', `/${file}.json`],
          ['folderOfThePackage', way === 'up' ? keys.dirname : `${parent}/${file}.json`],
          ['pathsAddTheScript', `${home}/${folder}/${script}/${file}.json`],
        ],
        because: {
          file: 'The functions of fs start at the current folder of the process, wherever the script lies.',
          dirname: '__dirname is the folder of the script, whatever the current folder is.',
          require: 'require starts at the folder of the file that calls it, unlike the functions of fs.',
          up: 'The functions of fs start at the current folder of the process, so two dots lead above that.',
        }[way],
        proof: {
          program: source`
            const path = require('node:path')
            const at = process.cwd
            process.cwd = () => '${home}'
            const show = (__dirname) => console.log(${reads})
            show('${home}/${folder}')
            process.cwd = at`,
        },
      }
    },
  }),
  template({
    id: 'four-kinds-of-later',
    concept: 'event loop',
    difficulty: [3, 'Four ways to run something later, inside a callback.'],
    draw: (r) => ({
      words: r.some(tasks, 4),
      order: r.shuffled(['tick', 'promise', 'immediate', 'timeout'] as const),
    }),
    make: ({ words, order }) => {
      const call = {
        tick: 'process.nextTick',
        promise: 'Promise.resolve().then',
        immediate: 'setImmediate',
        timeout: 'setTimeout',
      }
      const inOrder = (...kinds: (keyof typeof call)[]) =>
        line(...kinds.map((kind) => words[order.indexOf(kind)] ?? ''))
      return {
        question: printsInOrder,
        code: source`
          const fs = require('node:fs')
          fs.stat('.', () => {
            ${order.map((kind, index) => `${call[kind]}(() => console.log('${words[index] ?? ''}'))`).join('\n')}
          })`,
        key: inOrder('tick', 'promise', 'immediate', 'timeout'),
        wrong: [
          ['laterIsAsWritten', inOrder(...order)],
          ['timersBeforeImmediates', inOrder('tick', 'promise', 'timeout', 'immediate')],
          ['promisesBeforeTicks', inOrder('promise', 'tick', 'immediate', 'timeout')],
          ['immediateIsFirst', inOrder('immediate', 'tick', 'promise', 'timeout')],
          ['tickIsTheNextRound', inOrder('promise', 'immediate', 'timeout', 'tick')],
        ],
        because:
          'When the callback ends, ticks run and then promises. The loop goes on to the immediates, and comes to timers in its next round.',
      }
    },
  }),
]
