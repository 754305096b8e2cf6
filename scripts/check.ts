/** All static checks, the fastest first. */
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { measured, runProgram } from './costs.ts'

const root = path.join(import.meta.dirname, '..')

// Each thread works out shared types for itself: four take twice the processor time of one.
const checkers = availableParallelism() > 4 ? 4 : 1

const steps: [name: string, command: string, args: string[], folder?: string][] = [
  ['format and lint', 'biome', ['check']],
  ['route types', 'react-router', ['typegen'], 'apps/web'],
  ['types of a client of the API', process.execPath, ['apps/server/src/testing/write-client-types.ts']],
  // The compiler's own errors, and promises and other rules that need types, in one reading of the program.
  ['types', 'oxlint', ['--type-aware', '--type-check', '--deny-warnings']],
  ['unused code and packages', 'knip', []],
  ['description of the API', process.execPath, ['scripts/lint-openapi.ts']],
  ['floors', process.execPath, ['scripts/check-floors.ts']],
  ['who may import whom', 'depcruise', ['apps', 'packages', '--config', '.dependency-cruiser.cjs']],
]

const failed: string[] = []
await measured('check', async () => {
  for (const [name, command, args, folder = '.'] of steps) {
    console.log(`\n── ${name}`)
    const env = { ...process.env, GOMAXPROCS: String(checkers) } // for the compiler within oxlint
    const options = { cwd: path.join(root, folder), env, shell: process.platform === 'win32' }
    if ((await runProgram(command, args, options)) !== 0) failed.push(name)
  }
})

console.log(failed.length === 0 ? '\nAll is well.' : `\nNot well: ${failed.join('; ')}.`)
process.exit(failed.length === 0 ? 0 : 1)
