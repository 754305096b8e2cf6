/**
 * Runs the named parts of the tests in turn (`unit`, `e2e`, `install`) and prints one line of totals. Without a name,
 * totals the results of the last runs; a part without results counts as failed.
 */
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

type Counts = { passed: number; failed: number; skipped: number }
type Part = {
  command: (resultFile: string) => string[]
  env?: (resultFile: string) => NodeJS.ProcessEnv
  read: (result: unknown) => Counts
}

const root = path.join(import.meta.dirname, '..')
const resultFolder = path.join(root, '.cache', 'test-results')
const resultFileOf = (name: string) => path.join(resultFolder, `${name}.json`)
const modules = path.join(root, 'node_modules')

const vitest = (...options: string[]) => ({
  command: (resultFile: string) => [
    path.join(modules, 'vitest', 'vitest.mjs'),
    'run',
    ...options,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${resultFile}`,
  ],
  read: readVitest,
})

const parts: Record<string, Part> = {
  unit: {
    ...vitest(),
    env: () => ({
      // The programs that tests start load all packages; the compile cache halves their time.
      NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled'),
      GUILDHALL_BUNDLE: path.join(root, 'apps', 'server', 'build', 'main.js'),
    }),
  },
  e2e: {
    command: () => [
      path.join(modules, '@playwright', 'test', 'cli.js'),
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=list,json',
    ],
    env: (resultFile) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: resultFile }),
    read: readPlaywright,
  },
  install: vitest('--config=install-tests/vitest.config.ts'),
}

const asked = process.argv.slice(2)
for (const name of asked) {
  if (parts[name]) continue
  console.error(`There are no tests called ${name}; there are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

mkdirSync(resultFolder, { recursive: true })
const exitCodes = asked.map((name) => run(name))
if (asked.includes('e2e')) printFailedPages()
const totals = (asked.length > 0 ? asked : Object.keys(parts)).map((name) => countsOf(name)).reduce(sum)
if (totals.failed === 0 && exitCodes.some((code) => code !== 0)) totals.failed = 1 // a test runner failed outside of any test

console.log(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`,
)
process.exit(totals.failed > 0 ? 1 : 0)

function run(name: string): number {
  const part = parts[name]
  if (!part) return 1
  const resultFile = resultFileOf(name)
  rmSync(resultFile, { force: true })
  const env = { ...process.env, ...part.env?.(resultFile) }
  return spawnSync(process.execPath, part.command(resultFile), { cwd: root, env, stdio: 'inherit' }).status ?? 1
}

function printFailedPages() {
  for (const file of globSync('test-results/*/error-context.md', { cwd: root })) {
    console.log(`\n${file}\n${readFileSync(path.join(root, file), 'utf8').slice(0, 6_000)}`)
  }
}

function countsOf(name: string): Counts {
  try {
    const counts = parts[name]?.read(JSON.parse(readFileSync(resultFileOf(name), 'utf8')))
    if (counts) return counts
  } catch {
    // Reported below.
  }
  console.log(`The ${name} tests left no result.`)
  return { passed: 0, failed: 1, skipped: 0 }
}

function readVitest(result: unknown): Counts {
  const { success, numPassedTests, numFailedTests, numPendingTests, numTodoTests } = result as Record<string, number>
  // A file that fails to load has no failed tests.
  const failed = numFailedTests || (success ? 0 : 1)
  return { passed: numPassedTests ?? 0, failed, skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0) }
}

function readPlaywright(result: unknown): Counts {
  const { stats, errors } = result as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    errors: unknown[]
  }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped }
}

function sum(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}
