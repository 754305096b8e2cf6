import path from 'node:path'

/** Files of the repository by their path from its root, with their text. */
export type Sources = Map<string, string>

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isCode = (file: string) => /\.(tsx?|cjs|mjs)$/.test(file)

/** What compilers, packages and all tests stand on. */
const underEverything = [
  /^(package|package-lock|tsconfig)\.json$/,
  /^(vitest\.config\.ts|setup\.cjs)$/,
  /^apps\/server\/src\/testing\/(global-setup|console-errors|property-seed|crossed-queries|calls-in-transactions|close-after-file|patience)\.ts$/,
]

/**
 * They import nearly all of the server or the web: through them nearly every change would affect nearly every test, as it
 * does with Vitest's own `--changed`.
 * The tests of a part's own folder, which go through them, count instead.
 */
const gatherers = [
  /^apps\/server\/src\/((testing|demo)\/.*|[^/]+\.ts)$/,
  /^apps\/web\/(app\/routes\.ts|testing\/.*)$/,
  /^packages\/\w+\/src\/index\.ts$/,
]

/** What no import tells. */
const alsoAffected: [changed: RegExp, tests: RegExp][] = [
  [
    /^apps\/server\/drizzle\/|\.tables\.ts$/,
    /^(scripts\/migration|apps\/server\/src\/platform\/database\/.*)\.test\.ts$/,
  ],
  [
    /\.routes\.ts$|^apps\/server\/src\/api-reference\//,
    /^apps\/server\/src\/(openapi|api-client|route-matrix)\.test\.ts$/,
  ],
  [/^packages\/content\//, /^(packages\/content|apps\/server\/src\/modules\/[^/]+\/question-bank)\/.*\.test\.ts$/],
  [/\.queries\.ts$/, /^apps\/server\/src\/request-budgets\.test\.ts$/],
]

/** The tests that a change of these files, some of which may be gone, can be expected to make fail. */
export function affectedTests(changed: string[], sources: Sources): string[] {
  const tests = [...sources.keys()].filter(isTest)
  if (changed.some((file) => underEverything.some((pattern) => pattern.test(file)))) return tests
  const reached = reach(
    changed,
    importersIn(
      sources,
      changed.filter((file) => !isCode(file)),
    ),
  )
  return tests.filter(
    (test) =>
      reached.has(test) ||
      changed.some((file) => isNeighbor(file, test)) ||
      alsoAffected.some(([files, others]) => others.test(test) && changed.some((file) => files.test(file))),
  )
}

function reach(changed: string[], importers: Map<string, string[]>): Set<string> {
  const reached = new Set(changed)
  for (const file of reached) {
    if (!changed.includes(file) && gatherers.some((pattern) => pattern.test(file))) continue
    for (const importer of importers.get(file) ?? []) reached.add(importer)
  }
  return reached
}

/** Tests of a folder go through HTTP. What lies in `shared` is for the whole part. */
function isNeighbor(file: string, test: string): boolean {
  if (isTest(file) || !/\/(modules|platform|features)\//.test(file)) return false
  return path.dirname(test) === path.dirname(file).replace(/\/shared$/, '')
}

/** Files that are not code are read by their name. */
function importersIn(sources: Sources, data: string[]): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  const placesOf = placesOfNames(sources)
  for (const [importer, text] of sources) {
    if (!isCode(importer)) continue
    const read = data.filter(
      (file) => text.includes(path.basename(file)) && (isTest(importer) || !file.endsWith('.md')), // elsewhere in comments
    )
    for (const file of [...importsOf(importer, text, sources, placesOf), ...read]) {
      importers.set(file, [...(importers.get(file) ?? []), importer])
    }
  }
  return importers
}

const specifiers = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)'(\.[^'\n]+)'/g
const namesFromPackages = /\bimport (?:type )?\{([^}]*)\} from '@guildhall\/(\w+)'/g

function importsOf(importer: string, text: string, sources: Sources, placesOf: Map<string, string[]>): string[] {
  const files = [...text.matchAll(specifiers)]
    .map(([, name = '']) => path.posix.join(path.posix.dirname(importer), name))
    .filter((file) => sources.has(file))
  const named = [...text.matchAll(namesFromPackages)].flatMap(([, names = '', workspace = '']) =>
    (names.match(/(?<=^|,)\s*(?:type )?\w+/g) ?? []).flatMap(
      (name) => placesOf.get(`${workspace} ${name.trim().replace(/^type /, '')}`) ?? [],
    ),
  )
  return [...files, ...named]
}

/** Where the names come from that a package offers in its index, through which everything would reach everything. */
function placesOfNames(sources: Sources): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const [file, text] of sources) {
    const [, workspace] = /^packages\/(\w+)\/src\//.exec(file) ?? []
    if (!workspace) continue
    for (const [, name = ''] of text.matchAll(/^export (?:async )?(?:const|function|type|class) (\w+)/gm)) {
      const key = `${workspace} ${name}`
      places.set(key, [...(places.get(key) ?? []), file])
    }
  }
  return places
}
