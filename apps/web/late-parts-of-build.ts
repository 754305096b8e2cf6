import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Of parts and of screens. Vite would fetch a part's files by preloads and not try again; the router would reload the page
 * that is left, with what was typed there. A screen that stays lost fails where it is shown, or by its `clientLoader`, as the router
 * shows nothing at all if its module rejects.
 */
export function scriptsAreTriedAgain(): Plugin {
  const fetchScript = JSON.stringify(path.join(import.meta.dirname, 'app/fetch-script.ts'))
  const ofScreens = '/react-router/dist/production/lib/dom/ssr/routeModules.js'
  return {
    name: 'scripts-are-tried-again',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (id.includes('vite/preload-helper'))
        return { code: `export { importPart as __vitePreload } from ${fetchScript}`, map: null }
      if (!id.replaceAll('\\', '/').endsWith(ofScreens)) return null
      const kept = code
        .replace(
          /await (import\([^)]*route\.module\s*\))/,
          'await importPart(() => $1, [route.module, ...(route.imports ?? [])])',
        )
        .replace(/console\.error\(`Error loading[\s\S]*?throw error;/, 'if (!error.isGone) return lostScreen(error);')
      if (!kept.includes('importPart') || !kept.includes('lostScreen'))
        throw new Error('The router has its route modules elsewhere now: look at late-parts-of-build.ts')
      return { code: `import { importPart, lostScreen } from ${fetchScript}\n${kept}`, map: null }
    },
  }
}

/** What loads later is fetched as scripts by `fetch-script.ts`: a style sheet would be fetched and never applied. */
export function lateStylesAreRefused(): Plugin {
  return {
    name: 'late-styles-are-refused',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunkOf = (name: string) => {
        const file = bundle[name]
        return file?.type === 'chunk' ? file : undefined
      }
      const late = new Set(Object.keys(bundle).flatMap((name) => chunkOf(name)?.dynamicImports ?? []))
      for (const name of late) {
        const [style] = chunkOf(name)?.viteMetadata?.importedCss ?? []
        if (style)
          this.error(
            `${path.basename(style)} comes with ${path.basename(name)}, which loads later and cannot apply it: import it in app/styles/app.css`,
          )
        for (const imported of chunkOf(name)?.imports ?? []) late.add(imported)
      }
    },
  }
}
