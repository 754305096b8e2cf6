/**
 * The floors of the server's modules, from the ground up. A module imports only what stands on its own floor or below, types
 * included, and its SQL names only tables of these. How to mend an arrow that points up: docs/decisions/0076-floors.md.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const floors = {
  ground: [
    'users',
    'personal-tables',
    'events',
    'ledger',
    'uploads',
    'mail',
    'ai-usage',
    'idempotency',
    'question-bank',
    'counts',
  ],
  people: ['restrictions', 'operator-log', 'figures', 'accounts', 'passkeys', 'second-factor', 'notifications'],
  skills: [
    ...['question-writing', 'items', 'corrections', 'attempts', 'results', 'challenges', 'signals', 'practice'],
    ...['courses', 'exercises', 'units', 'review-cards', 'daily-review'],
  ],
  hiring: ['projects', 'proposals', 'invitations'],
  contracts: [
    ...['contracts', 'payments', 'receipts', 'deliveries', 'disputes', 'direct-contracts', 'statements'],
    'ledger-audits',
  ],
  messages: ['messages'],
  finding: [
    'profiles',
    'talent',
    'matching',
    'recommended-courses',
    'brief-help',
    'saved-searches',
    'bookmarks',
    'reviews',
    'home',
    'quick-find',
    'landing',
  ],
  moderation: ['operators', 'reports'],
  'personal-data': ['personal-data'],
} as const satisfies Record<string, readonly string[]>

/** Folders that are one part and may import each other. The list may only become shorter. */
export const together: readonly { folders: readonly string[]; because: string }[] = [
  { folders: ['accounts', 'passkeys', 'second-factor'], because: 'an account is opened by what proves its owner' },
  {
    folders: ['attempts', 'results'],
    because: 'an attempt ends in its result, which shows the questions of the attempt',
  },
  {
    folders: ['projects', 'proposals', 'invitations'],
    because: 'a project, its proposals and invitations close together',
  },
  {
    folders: ['contracts', 'payments', 'receipts'],
    because: 'a contract’s money, status and receipts move in one step',
  },
]

/** Files of the root that modules read though parts of all floors are put together in them. May only become shorter. */
export const readFromBelow: readonly { file: string; because: string }[] = [
  { file: 'error-catalogue.ts', because: 'errors are typed by the list of all codes' },
  { file: 'mail-catalogue.ts', because: 'mails are typed by the list of all templates' },
]

/** The floors of the web's features. Screens of hiring show contracts, so here contracts stand below. */
export const webFloors = {
  ground: ['documents', 'navigation'],
  people: ['accounts', 'passkeys', 'second-factor', 'notifications', 'reports', 'personal-data'],
  skills: ['results', 'attempts', 'exercises', 'courses', 'units', 'daily-review'],
  messages: ['messages'],
  finding: ['home', 'reviews', 'bookmarks', 'saved-searches', 'invitations', 'talent', 'matching', 'profiles'],
  contracts: ['deliveries', 'payments', 'contracts', 'direct-contracts'],
  hiring: ['projects', 'proposals', 'saved'],
  moderation: ['suspension', 'admin'],
  frame: ['settings', 'landing', 'shell'],
} as const satisfies Record<string, readonly string[]>

/** As `together`. The list may only become shorter. */
export const webTogether: readonly { folders: readonly string[]; because: string }[] = [
  { folders: ['accounts', 'passkeys', 'second-factor'], because: 'an account is opened by what proves its owner' },
  { folders: ['contracts', 'payments'], because: 'a contract shows its money, and a payment its contract' },
  { folders: ['projects', 'proposals'], because: 'a project is proposed to on its card, and shows its proposals' },
]

export type Sources = ReadonlyMap<string, string>
/** `isDirect`: not through a file of the root. */
export type Arrow = { from: string; to: string; file: string; target: string; isDirect: boolean }
type Floors = Readonly<Record<string, readonly string[]>>
type PartOf = (file: string) => string | undefined
export type Rules = {
  floors: Floors
  /** The folder that a file belongs to; undefined for a file of the root. By default of the server. */
  partOf?: PartOf
  together?: readonly { folders: readonly string[] }[]
  readFromBelow?: readonly { file: string }[]
}

const modules = 'modules/'
export const modulePartOf: PartOf = (file) =>
  file.startsWith(modules) ? file.slice(modules.length).split('/')[1] : undefined
export const featurePartOf: PartOf = (file) => /^features\/([^/]+)\//.exec(file)?.[1]

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g
const reexportPattern = /^export (?:type )?(?:\*|\{[^}]*\})[^\n;]* from '\./m
const tablePattern = /(?:\.table|\bpgTable|\bpgView)\(\s*'(\w+)'/g
const namedPattern = /\b(?:from|join|update|into)\s+(?:only\s+)?([a-z_]+)\b/g
const sqlFile = /\.(?:queries|personal-data|views)\.ts$/

const importsOf = (file: string, source: string) =>
  [...source.matchAll(importPattern)].map(([, target = '']) => path.posix.join(path.posix.dirname(file), target))

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*(?:\/\/|import ).*$/gm, '')

/** What modules import of others: directly, and through files of the root. */
export function findArrows(
  sources: Sources,
  readFromBelow: Rules['readFromBelow'] = [],
  partOf: PartOf = modulePartOf,
): Arrow[] {
  const open = new Set(readFromBelow.map(({ file }) => file))
  const through = (file: string, seen: Set<string>): string[] => {
    if (seen.has(file) || open.has(file)) return []
    seen.add(file)
    return importsOf(file, sources.get(file) ?? '').flatMap((target) =>
      partOf(target) ? [target] : through(target, seen),
    )
  }
  return [...sources].flatMap(([file, source]) => {
    const from = partOf(file)
    if (!from) return []
    const seen = new Set<string>()
    return importsOf(file, source).flatMap((imported) => {
      const isDirect = partOf(imported) !== undefined
      return (isDirect ? [imported] : through(imported, seen)).flatMap((target) => {
        const to = partOf(target)
        return to && to !== from ? [{ from, to, file, target, isDirect }] : []
      })
    })
  })
}

/** Sentences; empty if the modules stand. */
export function findProblems(sources: Sources, rules: Rules): string[] {
  const { partOf = modulePartOf } = rules
  const levels = new Map(
    Object.values(rules.floors).flatMap((parts, level) => parts.map((part) => [part, level] as const)),
  )
  const level = (part: string) => levels.get(part) ?? Number.POSITIVE_INFINITY
  const parts = [...new Set([...sources.keys()].flatMap((file) => partOf(file) ?? []))]
  const arrows = findArrows(sources, rules.readFromBelow, partOf)

  return [
    ...parts.filter((part) => !levels.has(part)).map((part) => `${part} stands on no floor.`),
    ...[...levels.keys()]
      .filter((part) => !parts.includes(part))
      .map((part) => `${part} is on a floor and is no folder.`),
    ...arrows
      .filter(({ from, to }) => level(to) > level(from))
      .map(({ from, to, file, target }) => `${from} → ${to} points up: ${file} imports ${target}.`),
    ...findNamedAbove(sources, level, partOf),
    ...[...sources]
      .filter(([file, source]) => partOf(file) && reexportPattern.test(source))
      .map(([file]) => `${file} exports what another file exports. Import it from there.`),
    ...findCycles(
      arrows.filter(({ isDirect }) => isDirect),
      rules,
    ).map((cycle) => `These folders import each other: ${cycle.join(', ')}.`),
  ]
}

/** SQL that names a table of a higher floor. */
function findNamedAbove(sources: Sources, level: (part: string) => number, partOf: PartOf): string[] {
  const owners = new Map<string, string>()
  for (const [file, source] of sources) {
    const part = partOf(file)
    if (!part || !/\.(?:tables|views)\.ts$/.test(file)) continue
    for (const [, table = ''] of source.matchAll(tablePattern)) owners.set(table, part)
  }
  return [...sources].flatMap(([file, source]) => {
    const part = partOf(file)
    if (!part || !sqlFile.test(file)) return []
    const named = new Set([...withoutComments(source).matchAll(namedPattern)].map(([, name = '']) => name))
    return [...named].flatMap((name) => {
      const owner = owners.get(name)
      return owner && level(owner) > level(part)
        ? [`${file} names the table ${name} of ${owner}, which is above it.`]
        : []
    })
  })
}

/** Knots of folders, those that stand together counted as one. */
function findCycles(arrows: readonly Arrow[], { together = [] }: Rules): string[][] {
  const nodeOf = (part: string) => together.find(({ folders }) => folders.includes(part))?.folders.join(' + ') ?? part
  const next = new Map<string, Set<string>>()
  for (const { from, to } of arrows) {
    const [one, other] = [nodeOf(from), nodeOf(to)]
    if (one !== other) next.set(one, (next.get(one) ?? new Set()).add(other))
  }
  const reached = (start: string) => {
    const seen = new Set<string>()
    const queue = [start]
    for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
      for (const other of next.get(node) ?? []) {
        if (!seen.has(other)) queue.push(other)
        seen.add(other)
      }
    }
    return seen
  }
  const reach = new Map([...next.keys()].map((node) => [node, reached(node)]))
  const knots = [...next.keys()].map((node) =>
    [...(reach.get(node) ?? [])].filter((other) => reach.get(other)?.has(node)).sort(),
  )
  return [...new Map(knots.filter((knot) => knot.length > 0).map((knot) => [knot.join(), knot])).values()]
}

const apps = path.join(import.meta.dirname, '..', 'apps')

/** All files of the server, or of the web, but their tests. */
export const readSources = (): Sources => readFolder(path.join(apps, 'server', 'src'))
export const readWebSources = (): Sources => readFolder(path.join(apps, 'web', 'app'))

function readFolder(folder: string): Sources {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]))
}
