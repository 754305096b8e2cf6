import { line } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, tags, tasks } from '../words.ts'
import { codeOfFiles, proofOfFiles } from './files.ts'
import { template } from './misconceptions.ts'

export const advancedPackages: Template[] = [
  template({
    id: 'conditions-of-a-package',
    concept: 'modules and packages',
    difficulty: [5, 'The order of conditions decides, not how exact they are.'],
    draw: (r) => ({
      conditions: r.some(['import', 'require', 'default', 'node'] as const, 3),
      files: r.some(goods, 3),
      name: r.pick(['rates', 'charts', 'dates', 'mailer']),
    }),
    make: ({ conditions, files, name }) => {
      const fileOf = (...wanted: string[]) => files[conditions.findIndex((condition) => wanted.includes(condition))]
      const exactly = (own: string) => fileOf(own) ?? fileOf('node', 'default') ?? 'undefined'
      const lastOf = (...wanted: string[]) =>
        files[conditions.findLastIndex((condition) => wanted.includes(condition))] ?? ''
      const imported = fileOf('import', 'node', 'default') ?? ''
      const required = fileOf('require', 'node', 'default') ?? ''
      const shown = {
        [`node_modules/${name}/package.json`]: source`
          {
            "name": "${name}",
            "exports": {
              ${conditions.map((condition, index) => `"${condition}": "./${files[index] ?? ''}.cjs"`).join(',\n')}
            }
          }`,
        'main.mjs': source`
          import { createRequire } from 'node:module'
          import imported from '${name}'
          const required = createRequire(import.meta.url)('${name}')
          console.log(imported, required)`,
      }
      const others = Object.fromEntries(
        files.map((file) => [`node_modules/${name}/${file}.cjs`, `module.exports = '${file}'`]),
      )
      return {
        question: 'Each file of the package exports its own name as a text. What does node main.mjs print?',
        code: codeOfFiles(shown),
        key: line(imported, required),
        wrong: [
          ['exactConditionsWin', line(exactly('import'), exactly('require'))],
          ['defaultWins', line(fileOf('default') ?? imported, fileOf('default') ?? required)],
          ['firstConditionIsTaken', line(files[0] ?? '', files[0] ?? '')],
          ['lastMatchWins', line(lastOf('import', 'node', 'default'), lastOf('require', 'node', 'default'))],
          ['requireFollowsTheImporter', line(imported, imported)],
          ['conditionsAreMixedUp', line(required, imported)],
        ],
        because:
          'The first condition that holds is taken: node and default hold for both, import and require for their own kind of loading.',
        proof: proofOfFiles(shown, others),
      }
    },
  }),
  template({
    id: 'in-which-order-modules-run',
    concept: 'modules and packages',
    difficulty: [3, 'What runs before the first line of a program.'],
    draw: (r) => ({
      words: r.some([...tasks, ...tags], 4),
      isModule: r.flip(),
      shared: r.pick(['both', 'first', 'second'] as const),
    }),
    make: ({ words: [main = '', one = '', two = '', base = ''], isModule, shared }) => {
      const end = isModule ? 'mjs' : 'cjs'
      const load = (file: string) => (isModule ? `import './${file}.mjs'` : `require('./${file}.cjs')`)
      const text = (word: string, ...loads: string[]) => [...loads.map(load), `console.log('${word}')`].join('\n')
      const files = {
        [`base.${end}`]: text(base),
        [`one.${end}`]: text(one, ...(shared === 'second' ? [] : ['base'])),
        [`two.${end}`]: text(two, ...(shared === 'first' ? [] : ['base'])),
        [`main.${end}`]: `console.log('${main}')\n${load('one')}\n${load('two')}`,
      }
      const loaded = shared === 'second' ? [one, base, two] : [base, one, two]
      const twice = { both: [base, one, base, two], first: [base, one, two], second: [one, base, two] }[shared]
      return {
        question: `What does node main.${end} print?`,
        code: codeOfFiles(files),
        key: isModule ? line(...loaded, main) : line(main, ...loaded),
        wrong: [
          [
            isModule ? 'importsRunInPlace' : 'requiresAreHoisted',
            isModule ? line(main, ...loaded) : line(...loaded, main),
          ],
          [
            shared === 'both' ? 'sharedModulesRunTwice' : 'importersRunFirst',
            shared === 'both'
              ? isModule
                ? line(...twice, main)
                : line(main, ...twice)
              : line(main, ...(shared === 'first' ? [one, base, two] : [one, two, base])),
          ],
          ['deepestLast', isModule ? line(one, two, base, main) : line(main, one, two, base)],
          ['modulesRunBackwards', isModule ? line(two, one, base, main) : line(main, two, one, base)],
        ],
        because: isModule
          ? 'Imports are loaded first: each module runs once, after those that it imports, and only then main.'
          : 'require runs a module in place, the first time it is asked for, and its own requires with it.',
        proof: proofOfFiles(files),
      }
    },
  }),
  template({
    id: 'requiring-an-es-module',
    concept: 'modules and packages',
    difficulty: [4, 'What require makes of an ES module, which it once refused.'],
    draw: (r) => ({
      way: r.pick(['named', 'default', 'field', 'await'] as const),
      number: r.int(2, 99),
      name: r.pick(['price', 'limit', 'rate', 'size']),
      module: r.pick(['shop', 'rules', 'store', 'plan']),
    }),
    make: ({ way, number, name, module }) => {
      const files = {
        [`${module}.mjs`]: {
          named: `export const ${name} = ${number}`,
          default: `export default { ${name}: ${number} }`,
          field: `export default { ${name}: ${number} }`,
          await: `export const ${name} = await Promise.resolve(${number})`,
        }[way],
        'main.cjs': source`
          try {
            const ${module} = require('./${module}.mjs')
            console.log(${module}.${way === 'default' ? 'default.' : ''}${name})
          } catch (error) {
            console.log(error.code)
          }`,
      }
      return {
        question: 'What does node main.cjs print in Node.js 24?',
        code: codeOfFiles(files),
        key: { named: String(number), default: String(number), field: 'undefined', await: 'ERR_REQUIRE_ASYNC_MODULE' }[
          way
        ],
        wrong: [
          [way === 'await' ? 'requireWaits' : 'defaultIsTheModule', String(number)],
          ['requireFindsNoNames', 'undefined'],
          ['esModulesCannotBeRequired', 'ERR_REQUIRE_ESM'],
          ['esModulesAreAlwaysAsync', 'ERR_REQUIRE_ASYNC_MODULE'],
        ],
        because: {
          named: 'require can load an ES module that has no await at its top, and gives an object with its exports.',
          default:
            'require gives the exports of an ES module as an object, in which the default export is called default.',
          field: 'require gives the exports of the module as an object. The default export is below its name default.',
          await: 'require has to return at once, so it refuses a module that waits at its top level.',
        }[way],
        proof: proofOfFiles(files),
      }
    },
  }),
]
