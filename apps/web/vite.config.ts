import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './chunk-groups.ts'

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

/** lucide-react's index makes the build read 2,000 icons, and hides from `chunk-groups.ts` which screen uses which. */
function iconsByFile(): Plugin {
  const index = readFileSync(
    fileURLToPath(import.meta.resolve('lucide-react')).replace(/cjs.*/, 'esm/lucide-react.mjs'),
    'utf8',
  )
  const fileOf = new Map<string, string>()
  for (const [, names = '', file = ''] of index.matchAll(/^export \{(.*)\} from '\.\/icons\/([\w-]+)\.mjs'/gm)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) fileOf.set(name, file)
  }
  return {
    name: 'icons-by-file',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: /from 'lucide-react'/ },
      handler: (code) => ({
        code: code.replace(/import \{([^}]*)\} from 'lucide-react'/g, (line, names: string) => {
          const icons = names.split(',').map((name) => name.trim())
          const imports = icons
            .filter((name) => name && !name.startsWith('type '))
            .map((name) => {
              const file = fileOf.get(name)
              if (!file) throw new Error(`lucide-react has no icon ${name}`)
              return `import ${name} from 'lucide-react/icons/${file}'`
            })
          return imports.join('; ') + line.replace(/[^\n]/g, '')
        }),
        map: null,
      }),
    },
  }
}

export default defineConfig({
  plugins: [
    iconsByFile(),
    tailwindcss(),
    reactRouter(),
    sonnerWithoutInjectedStyle(),
    zodWithoutEval(),
    routerWithoutUnusedParts(),
  ],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
  build: {
    // data: URLs would need an exception in the content security policy, and cannot be preloaded.
    assetsInlineLimit: 0,
    // The first versions with light-dark(), so that colours reach the browser as written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
})
