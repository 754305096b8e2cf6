import type { Plugin } from 'vite'
import { textOfProgram } from '../../scripts/text-of-program.ts'

const suffix = '?program'

/** `import text from './file.ts?program'`: for a worker that has no address to load anything from. */
export function programsAsText(): Plugin {
  return {
    name: 'programs-as-text',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return null
      // They run in browsers alone, and would fill the server's memory.
      if (this.environment.name === 'ssr') return { code: "export default ''", map: null }
      const text = await textOfProgram(id.slice(0, -suffix.length))
      return { code: `export default ${JSON.stringify(text)}`, map: null }
    },
  }
}
