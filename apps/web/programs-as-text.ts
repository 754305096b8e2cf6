import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const suffix = '?program'

/** The file and what it imports, as the text of one script. */
export async function textOfProgram(file: string): Promise<string> {
  const bundle = await rolldown({
    input: file,
    platform: 'browser',
    logLevel: 'silent', // Of what packages do for Node.js.
    // A worker made of a blob has no place that files could lie beside.
    transform: { define: { 'import.meta.url': '"http://nowhere.invalid/"' } },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false })
  await bundle.close()
  return output[0].code
}

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
