import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listQuestionSetKeys, type QuestionSetKey, readQuestionSet } from '../src/bank.ts'
import { programsOf } from '../src/check-bank.ts'
import { listCourseWork, readCourseWorkFile } from '../src/exercises/exercise.ts'
import { listSources } from './list-sources.ts'

const root = path.join(import.meta.dirname, '../../..')
const provenFile = path.join(import.meta.dirname, '..', 'proven.json')

const sandbox = 'apps/web/app/features/exercises/sandbox'

/** What runs programs and judges them. */
export const sourcesOfRunners = {
  questions: listSources(root, ['packages/content/src/run-code.ts']),
  exercises: listSources(root, [
    'packages/content/scripts/check-exercises.ts',
    ...['react', 'vue'].map((name) => `${sandbox}/${name}-program.ts`), // judge-components.ts puts their names together
  ]),
}
type Part = keyof typeof sourcesOfRunners

const digestOf = (...texts: string[]) => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('base64url').slice(0, 22)
}

function digestOfRunners(part: Part): string {
  const { files, packages } = sourcesOfRunners[part]
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  // The compiler is run, not imported.
  const versions = [...packages, 'typescript'].map((name) => {
    const version = lock.packages[`node_modules/${name}`]?.version
    if (!version) throw new Error(`package-lock.json has no ${name}, which programs of ${part} are run with.`)
    return `${name} ${version}`
  })
  const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8'))
  return digestOf(process.version, ...versions, ...files, ...texts)
}

const runners = new Map<Part, string>()
function digestWithRunners(part: Part, content: unknown): string {
  const digest = runners.get(part) ?? digestOfRunners(part)
  runners.set(part, digest)
  return digestOf(JSON.stringify(content), digest)
}

const nameOfSet = ({ skill, level }: QuestionSetKey) => `questions/${skill}/${level}`
const nameOfWork = (id: string) => `exercises/${id}`
/** Of its programs alone, so that better words leave them proven. */
const digestOfSet = (key: QuestionSetKey) => digestWithRunners('questions', programsOf(readQuestionSet(key)))
const digestOfWork = (id: string) => digestWithRunners('exercises', readCourseWorkFile(id))

let proven: Record<string, string> | undefined
function isProven(name: string, digest: () => string): boolean {
  // Those who look for new cases believe nothing.
  if (process.env.GUILDHALL_NIGHT) return false
  proven ??= JSON.parse(readFileSync(provenFile, 'utf8')) as Record<string, string>
  return proven[name] === digest()
}

/** Whether its programs ran and did what they are there for, with the runners of today, and it has not changed since. */
export const isProvenSet = (key: QuestionSetKey) =>
  programsOf(readQuestionSet(key)).length === 0 || isProven(nameOfSet(key), () => digestOfSet(key))
export const isProvenWork = (id: string) => isProven(nameOfWork(id), () => digestOfWork(id))

/** Of all content as it is now: taken before its programs run, as it may change meanwhile. */
export const takeDigests = (): Record<string, string> =>
  Object.fromEntries([
    ...listQuestionSetKeys().map((key) => [nameOfSet(key), digestOfSet(key)]),
    ...listCourseWork().map((id) => [nameOfWork(id), digestOfWork(id)]),
  ])

/** After all of their programs have been run. */
export function recordProven(digests: Record<string, string>): void {
  writeFileSync(provenFile, `${JSON.stringify(digests, null, 2)}\n`)
}
