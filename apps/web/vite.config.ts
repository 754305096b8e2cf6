import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * Sonner adds its style sheet to the page at runtime, unlayered, so that it would win over our own styles.
 * `app/styles/app.css` imports the same sheet into a cascade layer, so we drop the call.
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

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), sonnerWithoutInjectedStyle()],
  build: {
    // data: URLs would need an exception in the content security policy, and cannot be preloaded.
    assetsInlineLimit: 0,
    // The first versions with light-dark(), so that the colours reach the browser as written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
})
