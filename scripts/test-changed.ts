/**
 * Runs the tests that what changed since a commit affects (without an argument: since the branch left origin/main, with
 * what is not committed). Journeys and install tests are not among them.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { affectedTests } from './affected-tests.ts'

const root = path.join(import.meta.dirname, '..')
const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
const listed = (...args: string[]) =>
  git(...args, '-z')
    .split('\0')
    .filter(Boolean)

const base = process.argv[2] ?? whereWeLeft('origin/main')
const changed = new Set([
  ...listed('diff', '--name-only', base),
  ...listed('ls-files', '--others', '--exclude-standard'),
])
const tests = affectedTests([...changed], readSources()).filter((file) => !/^(e2e|install-tests|bench)\//.test(file))

console.log(`${changed.size} files changed since ${base.slice(0, 12)}; ${tests.length} test files are affected.`)
if (tests.length > 0) {
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
  process.exitCode = spawnSync(process.execPath, [vitest, 'run', ...tests], { cwd: root, stdio: 'inherit' }).status ?? 1
}

function whereWeLeft(branch: string): string {
  try {
    return git('merge-base', 'HEAD', branch).trim()
  } catch {
    return 'HEAD' // there is no such branch
  }
}

function readSources() {
  const files = listed('ls-files', '--cached', '--others', '--exclude-standard')
  return new Map(files.flatMap((file) => readIfThere(file)))
}

/** Text matters only where there are imports. */
function readIfThere(file: string): [string, string][] {
  if (!/\.(tsx?|cjs)$/.test(file)) return [[file, '']]
  try {
    return [[file, readFileSync(path.join(root, file), 'utf8')]]
  } catch {
    return [] // deleted
  }
}
