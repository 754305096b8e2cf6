import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import type { Question, RunLanguage } from './question.ts'

type Step = { command: string; args: string[] }
type Language = { fileName: string; steps: Step[] }

/** A second or two of work, which a busy machine may draw out. */
const timeLimitMs = 120_000

/** The last output counts. JavaScript has no package.json, so that Node.js detects script or module as usual. */
const languages: Record<RunLanguage, Language> = {
  javascript: { fileName: 'main.js', steps: [{ command: process.execPath, args: ['main.js'] }] },
  typescript: {
    fileName: 'main.ts',
    // Enums and parameter properties need more than type stripping.
    steps: [{ command: process.execPath, args: ['--experimental-transform-types', 'main.ts'] }],
  },
  python: { fileName: 'main.py', steps: [{ command: 'python3', args: ['main.py'] }] },
  java: { fileName: 'Main.java', steps: [{ command: 'java', args: ['Main.java'] }] },
  cpp: {
    fileName: 'main.cpp',
    steps: [
      { command: 'g++', args: ['-std=c++20', '-O1', '-pthread', '-o', 'main', 'main.cpp'] },
      { command: './main', args: [] },
    ],
  },
}

async function runProgram(language: RunLanguage, code: string): Promise<string> {
  const { fileName, steps } = languages[language]
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-question-'))
  try {
    await writeFile(path.join(folder, fileName), `${code}\n`)
    let output = ''
    for (const [index, step] of steps.entries()) output = await runStep(step, folder, index === steps.length - 1)
    return output
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** A program may fail on purpose after printing the answer (`mayFail`); a compiler may not. */
function runStep({ command, args }: Step, cwd: string, mayFail: boolean): Promise<string> {
  const env: NodeJS.ProcessEnv = { ...process.env, TZ: 'UTC', LC_ALL: 'C.UTF-8', NODE_NO_WARNINGS: '1' }
  for (const name of ['NODE_OPTIONS', 'NODE_ENV', 'NODE_COMPILE_CACHE', 'FORCE_COLOR']) delete env[name]
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd, env, timeout: timeLimitMs, killSignal: 'SIGKILL' }, (error, stdout, stderr) => {
      const ranToItsEnd = !error || typeof error.code === 'number'
      if (ranToItsEnd && (!error || (mayFail && stdout.trim() !== ''))) resolve(stdout)
      else reject(new Error(error?.killed ? `not done after ${timeLimitMs} ms` : stderr.trim() || error?.message))
    })
  })
}

const asOption = (output: string) =>
  output
    .trim()
    .split(/\s*\n\s*/)
    .join(' ')

async function runProblemOf({ id, run, code, answer }: Question): Promise<string | null> {
  if (!run || !code) return null
  try {
    const printed = asOption(await runProgram(run, code))
    return printed === answer ? null : `${id}: prints "${printed}", not "${answer}"`
  } catch (error) {
    return `${id}: does not run: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** A process per question: a worker thread takes as long (30 ms measured), and differs from what readers run. */
export async function runProblemsOf(questions: Question[]): Promise<string[]> {
  const waiting = questions.values()
  const problems: string[] = []
  const workThrough = async () => {
    for (const question of waiting) {
      const problem = await runProblemOf(question)
      if (problem) problems.push(problem)
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 8) }, workThrough))
  return problems.sort()
}
