/** All static checks, the fastest first. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')

const steps: [name: string, command: string, args: string[], folder?: string][] = [
  ['format and lint', 'biome', ['check']],
  ['route types', 'react-router', ['typegen'], 'apps/web'],
  ['types of a client of the API', process.execPath, ['apps/server/src/testing/write-client-types.ts']],
  ['types', 'tsc', ['--project', 'tsconfig.json']],
  ['promises and other rules that need types', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['unused code and packages', 'knip', []],
  ['description of the API', process.execPath, ['scripts/lint-openapi.ts']],
  ['who may import whom', 'depcruise', ['apps', 'packages', '--config', '.dependency-cruiser.cjs']],
]

const failed = steps.filter(([name, command, args, folder = '.']) => {
  console.log(`\n── ${name}`)
  const options = { cwd: path.join(root, folder), stdio: 'inherit', shell: process.platform === 'win32' } as const
  return spawnSync(command, args, options).status !== 0
})

console.log(failed.length === 0 ? '\nAll is well.' : `\nNot well: ${failed.map(([name]) => name).join('; ')}.`)
process.exit(failed.length === 0 ? 0 : 1)
