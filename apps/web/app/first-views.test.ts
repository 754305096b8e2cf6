import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { listCourseIds, readCourse } from '@guildhall/content'
import { expect, test } from 'vitest'

type RouteFiles = { id: string; path?: string; parentId?: string; module: string; imports?: string[] }
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, RouteFiles> }

const client = path.join(import.meta.dirname, '../build/client')
const maximumFiles = 12
/** Brotli. React, React Router and TanStack Query are 100 kB of it. */
const maximumBytes = 150_750
/** All that the screen is, or half of it, is a form. */
const withForm: readonly (string | undefined)[] = [
  'clientForm',
  'clientForm/:projectId',
  'projects/:projectId',
  'courseCreation',
]
const formBytes = 7_000
/** Of an exercise in JavaScript, besides the first view of its course. */
const exerciseBytes = 180_000

function readManifest(): { address: string; manifest: Manifest } {
  const name = readdirSync(path.join(client, 'assets')).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) throw new Error('The pages are not built: node setup.cjs --build')
  const script = readFileSync(path.join(client, 'assets', name), 'utf8')
  const json = script.slice(script.indexOf('=') + 1).replace(/;\s*$/, '')
  return { address: `/assets/${name}`, manifest: JSON.parse(json) as Manifest }
}

/** The compressed twin of a file, or the file itself where the build made none. */
function sentBytes(address: string): number {
  const file = path.join(client, address)
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size
}

const { address, manifest } = readManifest()
const routes = Object.values(manifest.routes)
const isLayout = ({ id }: RouteFiles) => routes.some(({ parentId }) => parentId === id)

function firstView(route: RouteFiles): string[] {
  const files = new Set([address, manifest.entry.module, ...manifest.entry.imports])
  for (let part: RouteFiles | undefined = route; part; part = manifest.routes[part.parentId ?? '']) {
    for (const file of [part.module, ...(part.imports ?? [])]) files.add(file)
  }
  return [...files]
}

test.each(routes.filter((route) => !isLayout(route)).map((route) => [route.path ?? '/', route] as const))(
  'the first view of %s stays within the budget for scripts',
  (_path, route) => {
    const files = firstView(route)
    const bytes = files.reduce((sum, file) => sum + sentBytes(file), 0)

    expect(files.length).toBeLessThanOrEqual(maximumFiles)
    expect(bytes).toBeLessThanOrEqual(maximumBytes + (withForm.includes(route.path) ? formBytes : 0))
    expect(files.filter((file) => /\/(schemas|overlays)-/.test(file))).toEqual([])
  },
)

const nameOf = (file: string) => path.basename(file).replace(/-.{8}\.js$/, '')

/** These files, by their names without hashes, and all that they load with them. */
function loadedWith(...names: string[]): string[] {
  const assets = path.join(client, 'assets')
  const seen = new Set<string>()
  const left = readdirSync(assets).filter((file) => file.endsWith('.js') && names.includes(nameOf(file)))
  for (let file = left.pop(); file; file = left.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const script = readFileSync(path.join(assets, file), 'utf8')
    left.push(...[...script.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, imported = '']) => imported))
  }
  return [...seen].sort()
}

test('what every signed-in page loads in idle time brings neither the schemas nor parts of other screens', () => {
  const frame = ['framework', 'rolldown-runtime', 'root', 'signed-in-layout']

  expect(loadedWith('live-client').map(nameOf)).toEqual(['constants', ...frame, 'live-client'].sort())
  expect(loadedWith('menu-parts').map(nameOf)).toEqual([...frame, 'menu-parts', 'overlays', 'tabs'].sort())
})

/** What an exercise in JavaScript is shown, written and run with. */
const exerciseParts = [
  'exercise-panel',
  'exercise-body',
  'code-editor',
  'javascript',
  'run-exercise',
  'javascript-program',
]

test('the editor and the sandbox come with the first exercise that is touched, and are small', () => {
  const course = routes.find((route) => route.path === 'library/:courseId')
  if (!course) throw new Error('there is no screen of a course')
  const inView = firstView(course).map((file) => path.basename(file))
  const touched = loadedWith(...exerciseParts)
  const added = touched.filter((file) => !inView.includes(file))
  const bytes = added.reduce((sum, file) => sum + sentBytes(`/assets/${file}`), 0)

  console.info(`An exercise in JavaScript adds ${bytes} bytes in ${added.length} files`)
  expect(added.map(nameOf)).toEqual(expect.arrayContaining(exerciseParts))
  expect(bytes).toBeLessThanOrEqual(exerciseBytes)
})

test('courses are read when the server runs: they add nothing to a build', () => {
  const isScript = (file: string) => /\.m?js$/.test(file)
  const scripts = [client, path.join(import.meta.dirname, '../../server/build')].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isScript)
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  )
  const sentences = listCourseIds().map((id) => readCourse(id).description)

  expect(sentences.length).toBeGreaterThanOrEqual(60)
  expect(sentences.filter((sentence) => scripts.some((script) => script.includes(sentence)))).toEqual([])
})
