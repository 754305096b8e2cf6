import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './chunk-groups.ts'
import { iconsOfOneElement } from './icons-of-one-element.ts'
import { importsByFile } from './imports-by-file.ts'
import { lateStylesAreRefused, scriptsAreTriedAgain } from './late-parts-of-build.ts'
import { programsAsText } from './programs-as-text.ts'

/**
 * Sonner injects its style sheet at runtime, outside any layer, where it would override our styles. We import the same sheet
 * into a cascade layer in `app/styles/app.css` instead.
 */
function sonnerWithoutInjectedStyle(): Plugin {
  return {
    name: 'sonner-without-injected-style',
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.mjs/.test(id)) return null
      const kept = code.replace(/^__insertCSS\(.*\);?$/m, '')
      if (kept === code)
        throw new Error('sonner no longer calls __insertCSS on a line of its own: look at vite.config.ts')
      return { code: kept, map: null }
    },
  }
}

/** Zod tests whether it may use `eval`, which our content security policy refuses and reports. */
function zodWithoutEval(): Plugin {
  return {
    name: 'zod-without-eval',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/zod\/v4\/core\/core\.js/.test(id)) return null
      const kept = code.replace('__zod_globalConfig = {}', '__zod_globalConfig = { jitless: true }')
      if (kept === code) throw new Error('zod keeps its configuration elsewhere now: look at vite.config.ts')
      return { code: kept, map: null }
    },
  }
}

/** Turned off by `routeDiscovery` and without `instrumentations`. Saves every screen 2 kB (Brotli). */
const unusedRouterParts = ['dom/ssr/fog-of-war', 'router/instrumentation']

/** Stubs that return undefined, which the router expects of disabled parts. */
function routerWithoutUnusedParts(): Plugin {
  const places = unusedRouterParts.map((part) => `/react-router/dist/production/lib/${part}.js`)
  const left = new Set(places)
  return {
    name: 'router-without-unused-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const place = places.find((one) => id.replaceAll('\\', '/').endsWith(one))
      const names = place && /^export \{ (.*) \};/m.exec(code)?.[1]
      if (!place || !names) return null
      left.delete(place)
      const exported = names.split(', ').map((name) => `nothing as ${name}`)
      return { code: `const nothing = () => undefined\nexport { ${exported.join(', ')} }`, map: null }
    },
    buildEnd(error) {
      if (!error && left.size > 0) throw new Error(`No ${[...left].join(', ')}: look at vite.config.ts`)
    },
  }
}

/**
 * No link of ours has `prefetch`: `preload-screens.ts` fetches the scripts of the next screens. Without what the router has for
 * it every screen loads 1 kB (Brotli) less.
 */
function routerWithoutPrefetch(): Plugin {
  return {
    name: 'router-without-prefetch',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js/.test(id)) return null
      const links = /^function PrefetchPageLinks\([\s\S]*?^\}/m
      const behavior = /^function usePrefetchBehavior\([\s\S]*?^\}/m
      if (!links.test(code) || !behavior.test(code))
        throw new Error('The router has its prefetching elsewhere now: look at vite.config.ts')
      const kept = code
        .replace(links, 'function PrefetchPageLinks() { return null }')
        .replace(behavior, 'function usePrefetchBehavior() { return [false, React$$1.useRef(null), {}] }')
      return { code: kept, map: null }
    },
  }
}

/**
 * Our root route has an error screen and a layout, so what the router would show without them is never seen. Every screen
 * loads less without it.
 */
function routerWithoutItsErrorScreens(): Plugin {
  const stubs: Record<string, readonly [name: string, rest: string][]> = {
    'dom/ssr/errorBoundaries': [
      ['BoundaryShell', '({ children }) { return children }'],
      // Of an error that not even our own screen can be shown for.
      [
        'RemixRootDefaultErrorBoundary',
        `({ error }) {
          console.error(error)
          const { createElement } = React$1
          return createElement('html', null, createElement('body', null, 'Something went wrong. Reload the page.'))
        }`,
      ],
    ],
    hooks: [['DefaultErrorComponent', '() { return null }']],
  }
  return {
    name: 'router-without-its-error-screens',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const file = /\/react-router\/dist\/production\/lib\/(.+)\.js$/.exec(id.replaceAll('\\', '/'))?.[1] ?? ''
      const places = stubs[file]
      if (!places) return null
      const kept = places.reduce((text, [name, rest]) => {
        const place = new RegExp(`^function ${name}\\([\\s\\S]*?^\\}`, 'm')
        if (!place.test(text)) throw new Error('The router has its error screens elsewhere now: look at vite.config.ts')
        return text.replace(place, () => `function ${name}${rest}`)
      }, code)
      return { code: kept, map: null }
    },
  }
}

/**
 * Radix has a second way to hold collections, which nothing of ours uses and the bundler cannot tell. Tabs and menus load 2 kB
 * (Brotli) less without it.
 */
function collectionWithoutItsSuccessor(): Plugin {
  return {
    name: 'collection-without-its-successor',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/@radix-ui\/react-collection\/dist\/index\.mjs/.test(id)) return null
      const successor = /^\/\/ src\/collection\.tsx$[\s\S]*^export \{[\s\S]*?^\};/m
      if (!successor.test(code)) throw new Error('Radix holds collections otherwise now: look at vite.config.ts')
      const stub = 'const unused = () => []\nexport { createCollection, unused as unstable_createCollection };'
      return { code: code.replace(successor, stub), map: null }
    },
  }
}

/** Lets a route of the page's frame share the file of the group it is in, instead of being one more that passes it on. */
function framesInGroups(): Plugin {
  return {
    name: 'frames-in-groups',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  }
}

export default defineConfig({
  plugins: [
    importsByFile(),
    iconsOfOneElement(),
    programsAsText(),
    tailwindcss(),
    reactRouter(),
    sonnerWithoutInjectedStyle(),
    zodWithoutEval(),
    routerWithoutUnusedParts(),
    routerWithoutPrefetch(),
    collectionWithoutItsSuccessor(),
    scriptsAreTriedAgain(),
    lateStylesAreRefused(),
    routerWithoutItsErrorScreens(),
    framesInGroups(),
  ],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
  build: {
    modulePreload: {
      // A part that loads later need not name what every page has loaded. Without imports it would not be named itself.
      resolveDependencies: (file, files) => [
        ...new Set([file, ...files.filter((one) => !/\/(framework|root)-/.test(one))]),
      ],
    },
    // data: URLs would need an exception in the content security policy, and cannot be preloaded.
    assetsInlineLimit: 0,
    // The first versions with light-dark(), so that colors reach the browser as written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
})
