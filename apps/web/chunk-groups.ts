import path from 'node:path'
import type { CodeSplittingOptions, ModuleInfo } from 'rolldown'

type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }

const packages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`)

const framework =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]|vite\/preload-helper|[\\/]app[\\/]fetch-script\.ts$/
/** Of a course. Dialogs and menus use them too, but must not come along with the tabs. */
const tabPrimitives =
  /[\\/]@radix-ui[\\/](primitive|react-(tabs|roving-focus|collection|direction|presence|primitive|slot|compose-refs|context|id|use-(?!size)[\w-]+))[\\/]/
const ofForms = /[\\/]node_modules[\\/]react-hook-form[\\/]|[\\/]app[\\/]forms[\\/](use-[\w-]+|field-problems)\.ts$/
const ofContract = /[\\/]contract[\\/]src[\\/]/
const ofMoves = /[\\/]contract[\\/]src[\\/](move-table|project-moves)\.ts$/
/** Of lessons, by a schema that their screens do without. */
const ofExercises = /[\\/]contract[\\/]src[\\/]exercises\.constants\.ts$/
/** With what react-remove-scroll imports. */
const ofOverlays = [
  'radix-ui',
  '@radix-ui',
  '@floating-ui',
  'aria-hidden',
  'react-remove-scroll',
  'react-remove-scroll-bar',
  'react-style-singleton',
  'use-callback-ref',
  'use-sidecar',
  'get-nonce',
  'detect-node-es',
  'tslib',
]
/** For the last groups, or for the part that needs it. */
const loadedLater = new RegExp(`[\\\\/](zod|@hookform|${ofOverlays.join('|')})[\\\\/]`)

/** Modules that another one imports only for what the build leaves out, so that the imports name too many screens. */
const placed: [file: string, test: RegExp][] = [
  ['skills', /[\\/]contract[\\/]src[\\/](confusables|skills)\.ts$|[\\/]proposals[\\/]terms\.ts$/],
  ['work', /[\\/]proposals[\\/]facts\.tsx$|[\\/]contract[\\/]src[\\/]deadline\.ts$/],
  // Of briefs on cards, and of contracts made of them: every screen would load them.
  ['work', /[\\/]((brief-text|folded-brief)\.tsx|without-marks\.ts)$/],
  // Of both dashboards: what they share would come with the files of all who browse, or with every screen.
  ['home', /[\\/]home[\\/](shared[\\/](api|counts|lazy-home|needs-loading)|purpose-(form|words))\.tsx?$/],
  // The landing page shows them, too, with the badge that is there.
  ['contracts', /[\\/]contracts[\\/](ledger-(lines|words)|money-amount)\.tsx?$/],
  ['deliveries', /[\\/]contract[\\/]src[\\/]deliveries\.constants\.ts$/],
  // Of the sign-in, and of a part of the landing page.
  ['welcome', /[\\/]illustrations[\\/]dovetail-joint\.tsx$/],
  ['refusals', /[\\/]contract[\\/]src[\\/]move-refusals\.ts$/],
  ['moderation', /[\\/]contract[\\/]src[\\/](moderation-rules|reports\.constants)\.ts$/],
]

const screens = (...names: string[]) => new RegExp(`[\\\\/](${names.join('|')})-screen\\.tsx$`)
/** A module goes to the first file whose screens include all that use it. */
const screenGroups: [file: string, screens: RegExp][] = [
  ['home', /$^/],
  ['deliveries', screens('project', 'compare', 'freelancer-proposals')],
  ['skills', screens('assessment', 'project', 'compare', 'browse-projects', 'client-projects', 'find-freelancers')],
  ['contracts', screens('contract', 'client-contracts', 'freelancer-contracts', 'pay', 'payments', 'earnings')],
  ['work', screens('project', 'compare', 'browse-projects', 'client-projects', 'freelancer-proposals', 'project-form')],
  ['courses', screens('course-creation', 'library-course', 'shared-course')],
  ['units', screens('learning', 'unit')],
  [
    'learning',
    screens('learning', 'learning-path', 'unit', 'course-creation', 'library', 'library-course', 'shared-course'),
  ],
  ['profiles', screens('own-profile', 'public-profile')],
  ['people', screens('own-profile', 'public-profile', 'find-freelancers')],
  [
    'reviews',
    /[\\/](own-profile|public-profile|person-reviews|contract-reviews|reviews)-screen\.tsx$|[\\/]pages[\\/](success-stories|rules-reviews)\.tsx$/,
  ],
  ['results', screens('own-profile', 'public-profile', 'assessment', 'public-result')],
  ['messages', screens('messages')],
  ['notifications', screens('notifications', 'notification-settings', 'unsubscribe')],
  ['admin', /[\\/]features[\\/]admin[\\/][\w-]+-(screen|layout)\.tsx$/],
  ['settings', /[\\/]features[\\/]settings[\\/][\w-]+-screen\.tsx$/],
  ['entry', /[\\/]features[\\/]accounts[\\/][\w-]+-screen\.tsx$/],
  ['content', /[\\/](shell[\\/]pages[\\/].*|landing-page|public-layout)\.tsx$/],
  ['welcome', /[\\/](landing-page|sign-in-layout)\.tsx$/],
  [
    'workspace',
    /[\\/](?!sign-|not-found|forgot-|reset-|confirm-|restore-|unsubscribe)[\w-]+-screen\.tsx$|[\\/](screen-boundary|signed-in-layout|admin-layout)\.tsx$/,
  ],
  ['app', /./],
  ['refusals', /$^/],
  ['moderation', /$^/],
]

/** What the page has around every screen. */
const frames = /[\\/](root|signed-in-layout)\.tsx$/

const routeModule = '?__react-router-build-client-route'

/** The routes that a module is loaded with. */
function routesOf(id: string, graph: Graph, seen = new Set<string>(), routes = new Set<string>()): Set<string> {
  if (seen.has(id)) return routes
  seen.add(id)
  const { isEntry = false, importers = [] } = graph.getModuleInfo(id) ?? {}
  if (isEntry) routes.add(id.replace(routeModule, ''))
  else for (const importer of importers) routesOf(importer, graph, seen, routes)
  return routes
}

/** Of the contract, with zod: `first-views.test.ts` sees to it that no first view needs them. */
const isSchema = (id: string, graph: Graph) =>
  ofContract.test(id) && !!graph.getModuleInfo(id)?.importedIds.some((file) => /[\\/]zod[\\/]/.test(file))

function needsZod(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  if (/[\\/]zod[\\/]/.test(id)) return true
  return graph.getModuleInfo(id)?.importedIds.some((imported) => needsZod(imported, graph, seen)) ?? false
}

function fileOf(id: string, graph: Graph): string | undefined {
  if (loadedLater.test(id) || ofMoves.test(id) || ofExercises.test(id) || ofForms.test(id) || isSchema(id, graph))
    return undefined
  const place = placed.find(([, test]) => test.test(id))
  if (place) return place[0]
  const routes = routesOf(id, graph)
  const [route, ...others] = routes
  if (!route) return undefined
  // With what it shares with its own dialogs, which would otherwise be one more file.
  if (others.length === 0 && !frames.test(route)) return path.basename(route, '.tsx')
  return screenGroups.find(([, screens]) => [...routes].every((one) => screens.test(one)))?.[0]
}

const files = new Map<string, string | undefined>()
function plannedFile(id: string, graph: Graph): string | undefined {
  if (!files.has(id)) files.set(id, fileOf(id, graph))
  return files.get(id)
}
const sharedFile = (file: string) => (id: string, graph: Graph) => (plannedFile(id, graph) === file ? file : null)

/**
 * Left alone, the bundler makes a file of every set of modules that the same screens use: 80 for one screen. Modules of a
 * single screen or part stay with it. `app/first-views.test.ts` sets the budget.
 */
export const chunkGroups: CodeSplittingOptions['groups'] = [
  { name: 'framework', test: framework, priority: 100 },
  // Before the courses, whose file would come with every menu.
  { name: 'tabs', test: tabPrimitives, priority: 99 },
  // The widest first: a group takes along what its modules import.
  ...screenGroups
    .toReversed()
    .map(([file], index) => ({ name: sharedFile(file), debugName: file, priority: 60 - index })),
  { name: (id, graph) => plannedFile(id, graph) ?? null, debugName: 'screens', priority: 10 },
  // Each of these is loaded when it is needed, and must not be drawn into what every screen loads.
  { name: 'forms', test: ofForms, priority: 11 },
  { name: 'moves', test: ofMoves, priority: 5 },
  // Apart from the schemas: who needs one constant, such as the connection of every signed-in page, would fetch them and zod.
  {
    name: (id, graph) => (ofContract.test(id) && !needsZod(id, graph) ? 'constants' : null),
    debugName: 'constants',
    priority: 5,
  },
  {
    name: 'schemas',
    test: /[\\/]node_modules[\\/](zod|@hookform)[\\/]|[\\/]contract[\\/]src[\\/]|[\\/]app[\\/]forms[\\/]text-schemas\.ts$/,
    priority: 4,
  },
  { name: 'overlays', test: packages(...ofOverlays), priority: 3 },
]
