/**
 * Runs the named parts of the tests in turn (`unit`, `browser`, `e2e`, `install`) and prints what failed and one line of totals.
 * With `--night`, also what a push leaves to the night (docs/decisions/0110).
 * Without a name, tells the results and costs of a push's parts; one without results counts as failed.
 */
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { measured, resultFolder, runProgram, tellCosts } from './costs.ts'

type Counts = { passed: number; failed: number; skipped: number; failures: string[] }
type Part = {
  command: (resultFile: string) => string[]
  env?: (resultFile: string) => NodeJS.ProcessEnv
  read: (result: unknown) => Counts
}

const root = path.join(import.meta.dirname, '..')
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

/** Of the test runners' processes, which load megabytes each. */
const compileCache = { NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled') }

/** The programs that tests start load all packages; the bundle takes a quarter of the time, and the compile cache half. */
const withBundle = () => ({
  ...compileCache,
  GUILDHALL_BUNDLE: path.join(root, 'apps', 'server', 'build', 'main.js'),
})

const parts: Record<string, Part> = {
  unit: { ...vitest('--project=unit', '--project=server'), env: withBundle },
  browser: { ...vitest('--project=browser'), env: withBundle },
  e2e: {
    command: () => [
      path.join(modules, '@playwright', 'test', 'cli.js'),
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=list,json',
    ],
    env: (resultFile) => ({ ...compileCache, PLAYWRIGHT_JSON_OUTPUT_NAME: resultFile }),
    read: readPlaywright,
  },
  install: vitest('--config=install-tests/vitest.config.ts'),
}

/** Install tests are a job of their own. */
const partsOfPush = ['unit', 'browser', 'e2e']

const isNight = process.argv[2] === '--night'
const asked = process.argv.slice(isNight ? 3 : 2)
for (const name of asked) {
  if (parts[name]) continue
  console.error(`There are no tests called ${name}; there are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

mkdirSync(resultFolder, { recursive: true })
const exitCodes: number[] = []
for (const name of asked) exitCodes.push(await measured(name, () => run(name)))
if (asked.includes('e2e')) printFailedPages()
const totals = (asked.length > 0 ? asked : partsOfPush).map((name) => countsOf(name)).reduce(sum)
if (totals.failed === 0 && exitCodes.some((code) => code !== 0)) totals.failed = 1 // a test runner failed outside of any test

console.log(`\n${tellCosts(asked.length > 0 ? asked : ['check', ...partsOfPush])}`)
for (const failure of totals.failures) console.log(`\nFailed: ${failure}`)
console.log(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`,
)
process.exit(totals.failed > 0 ? 1 : 0)

async function run(name: string): Promise<number> {
  const part = parts[name]
  if (!part) return 1
  const resultFile = resultFileOf(name)
  rmSync(resultFile, { force: true })
  const env = { ...process.env, ...part.env?.(resultFile), ...(isNight && { GUILDHALL_NIGHT: '1' }) }
  return runProgram(process.execPath, part.command(resultFile), { cwd: root, env })
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
  return { passed: 0, failed: 1, skipped: 0, failures: [] }
}

type VitestResult = {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: VitestFile[]
}
type VitestFile = {
  name: string
  status: string
  message: string
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
}

function readVitest(result: unknown): Counts {
  const run = result as VitestResult
  const failures = run.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [describe(file, message)] : []
    return failed.map(({ fullName, failureMessages }) => describe(`${file} › ${fullName}`, failureMessages.join('\n')))
  })
  return {
    passed: run.numPassedTests,
    // A file that fails to load has no failed tests.
    failed: run.numFailedTests || (run.success ? 0 : 1),
    skipped: run.numPendingTests + run.numTodoTests,
    failures,
  }
}

type PlaywrightError = { message?: string }
type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs: { title: string; ok: boolean; tests: { results: { errors: PlaywrightError[] }[] }[] }[]
}

function readPlaywright(result: unknown): Counts {
  const { stats, errors, suites } = result as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    errors: PlaywrightError[]
    suites: PlaywrightSuite[]
  }
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap((suite) => failuresIn(suite)),
      ...errors.map(({ message }) => describe('e2e', message)),
    ],
  }
}

function failuresIn({ title, suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const errors = spec.tests.flatMap(({ results }) => results.flatMap((run) => run.errors))
      return describe(spec.title, errors.map(({ message }) => message).join('\n'))
    })
  return [...own, ...suites.flatMap((suite) => failuresIn(suite))].map((failure) => `${title} › ${failure}`)
}

/** With the first lines of the error, as the end of the output may be all that is kept. */
function describe(name: string, error = ''): string {
  return `${name}\n${stripVTControlCharacters(error).split('\n').slice(0, 12).join('\n')}`
}

function sum(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...one.failures, ...other.failures],
  }
}
