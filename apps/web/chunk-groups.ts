import type { CodeSplittingOptions, ModuleInfo } from 'rolldown'

type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }

const packages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`)

/** Modules of the contract without zod schemas. All are imported through its index, so imports don't tell who needs them. */
const constants: [file: string, test: RegExp][] = [
  ['workspace', /[\\/]contract[\\/]src[\\/](confusables|fees|projects\.constants|skills)\.ts$/],
  ['finding', /[\\/]contract[\\/]src[\\/](invitations|direct-contracts|bookmarks|saved-searches)\.constants\.ts$/],
  ['work', /[\\/]contract[\\/]src[\\/](deadline|disputes\.constants|move-refusals)\.ts$/],
  ['messages', /[\\/]contract[\\/]src[\\/]messages\.constants\.ts$/],
  ['notifications', /[\\/]contract[\\/]src[\\/]notification-kinds(\.ts$|[\\/])/],
  ['content', /[\\/]contract[\\/]src[\\/]suspension-rules\.ts$/],
  ['moderation', /[\\/]contract[\\/]src[\\/](moderation-rules|reports\.constants)\.ts$/],
  ['admin', /[\\/]contract[\\/]src[\\/]operators\.constants\.ts$/],
  ['profiles', /[\\/]contract[\\/]src[\\/]talent\.constants\.ts$/],
  ['profiles', /[\\/]contract[\\/]src[\\/](figure-formulas|figures\.constants|reviews\.constants)\.ts$/],
  ['app', /[\\/]contract[\\/]src[\\/]([\w-]+\.constants|assessment-rules|money|files)\.ts$/],
]
/** Of a course. Dialogs and menus use them too, but must not be loaded with the tabs. */
const tabPrimitives =
  /[\\/]@radix-ui[\\/](primitive|react-(tabs|roving-focus|collection|direction|presence|primitive|slot|compose-refs|context|id|use-[\w-]+))[\\/]/
const ofForms = /[\\/]node_modules[\\/]react-hook-form[\\/]|[\\/]app[\\/]forms[\\/](use-[\w-]+|field-problems)\.ts$/
/** Includes what react-remove-scroll imports. */
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
/** Left to the last groups, or to the part that needs it. */
const loadedLater = new RegExp(`[\\\\/](contract|zod|@hookform|${ofOverlays.join('|')})[\\\\/]`)

const screens = (...names: string[]) => new RegExp(`[\\\\/](${names.join('|')})-screen\\.tsx$`)
/** A module goes to the first file whose screens include all that use it. */
const screenGroups: [file: string, screens: RegExp][] = [
  ['deliveries', screens('project', 'compare', 'freelancer-proposals')],
  ['contracts', screens('contract', 'client-contracts', 'freelancer-contracts', 'pay', 'payments', 'earnings')],
  ['work', screens('project', 'compare', 'browse-projects', 'client-projects', 'freelancer-proposals', 'project-form')],
  ['courses', screens('course-creation', 'library-course', 'shared-course')],
  ['units', screens('learning', 'unit')],
  ['learning', screens('learning', 'unit', 'course-creation', 'library', 'library-course', 'shared-course')],
  // With reviews, which a profile shows too: another file would exceed the budget.
  [
    'profiles',
    /[\\/](own-profile|public-profile|find-freelancers|person-reviews|contract-reviews|reviews)-screen\.tsx$|[\\/]pages[\\/](success-stories|review-rules)\.tsx$/,
  ],
  ['results', screens('own-profile', 'public-profile', 'assessment', 'public-result')],
  ['messages', screens('messages')],
  ['notifications', screens('notifications', 'notification-settings', 'unsubscribe')],
  ['admin', /[\\/]features[\\/]admin[\\/][\w-]+-(screen|layout)\.tsx$/],
  ['settings', /[\\/]features[\\/]settings[\\/][\w-]+-screen\.tsx$/],
  ['entry', /[\\/]features[\\/]accounts[\\/][\w-]+-screen\.tsx$/],
  ['content', /[\\/](shell[\\/]pages[\\/].*|landing-page|public-layout)\.tsx$/],
  [
    'workspace',
    /[\\/](?!sign-|not-found|forgot-|reset-|confirm-|restore-|unsubscribe)[\w-]+-screen\.tsx$|[\\/](screen-boundary|signed-in-layout|admin-layout)\.tsx$/,
  ],
  ['app', /./],
  // Constants: the published rules and lazily loaded forms need them.
  ['moderation', /$^/],
]

const routeModule = '?__react-router-build-client-route'

type Users = { routes: Set<string>; parts: Set<string> }

/** The routes and lazy parts that load a module. */
function usersOf(
  id: string,
  graph: Graph,
  seen = new Set<string>(),
  users: Users = { routes: new Set(), parts: new Set() },
) {
  if (seen.has(id)) return users
  seen.add(id)
  const { isEntry = false, importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  if (isEntry) users.routes.add(id.replace(routeModule, ''))
  else {
    if (dynamicImporters.length > 0) users.parts.add(id)
    for (const importer of importers) usersOf(importer, graph, seen, users)
  }
  return users
}

function fileOf(id: string, graph: Graph): string | undefined {
  const constant = constants.find(([, test]) => test.test(id))
  if (constant) return constant[0]
  if (loadedLater.test(id) || ofForms.test(id)) return undefined
  const { routes, parts } = usersOf(id, graph)
  const file = screenGroups.find(([, screens]) => [...routes].every((route) => screens.test(route)))?.[0]
  if (routes.size > 1) return file
  // Otherwise what a screen shares with its own dialogs becomes another file.
  return routes.size === 1 && parts.size > 0 && file !== 'workspace' && file !== 'app' ? file : undefined
}

const files = new Map<string, string | undefined>()
const sharedFile = (file: string) => (id: string, graph: Graph) => {
  if (!files.has(id)) files.set(id, fileOf(id, graph))
  return files.get(id) === file ? file : null
}

/**
 * Left alone, the bundler makes a file of every set of modules that the same screens use: 80 for one screen. Modules of a
 * single screen or part stay with it. `app/first-views.test.ts` sets the budget.
 */
export const chunkGroups: CodeSplittingOptions['groups'] = [
  { name: 'framework', test: packages('react', 'react-dom', 'scheduler', 'react-router', '@tanstack'), priority: 20 },
  // Widest first: a group also takes what its modules import.
  ...screenGroups
    .toReversed()
    .map(([file], index) => ({ name: sharedFile(file), debugName: file, priority: 18 - index })),
  // Loaded on demand, so they must not be pulled into what every screen loads.
  { name: 'forms', test: ofForms, priority: 5 },
  { name: 'moves', test: /[\\/]contract[\\/]src[\\/](move-table|project-moves)\.ts$/, priority: 5 },
  {
    name: 'schemas',
    test: /[\\/]node_modules[\\/](zod|@hookform)[\\/]|[\\/]contract[\\/]src[\\/]|[\\/]app[\\/]forms[\\/]text-schemas\.ts$/,
    priority: 4,
  },
  { name: 'tabs', test: tabPrimitives, priority: 4 },
  { name: 'overlays', test: packages(...ofOverlays), priority: 3 },
]
