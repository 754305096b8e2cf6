import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Where the exports of a package's index are defined: module specifier and the import clause for a name. */
type Definitions = ReadonlyMap<string, { from: string; isDefault: boolean }>

const require = createRequire(import.meta.url)
const contractSources = path.join(import.meta.dirname, '../../packages/contract/src')

function iconDefinitions(): Definitions {
  const index = readFileSync(require.resolve('lucide-react').replace(/cjs.*/, 'esm/lucide-react.mjs'), 'utf8')
  const definitions = new Map<string, { from: string; isDefault: boolean }>()
  for (const [, names = '', file = ''] of index.matchAll(/^export \{(.*)\} from '\.\/icons\/([\w-]+)\.mjs'/gm)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) {
      definitions.set(name, { from: `lucide-react/icons/${file}`, isDefault: true })
    }
  }
  return definitions
}

function contractDefinitions(): Definitions {
  const source = (file: string) => readFileSync(path.join(contractSources, file), 'utf8')
  const definitions = new Map<string, { from: string; isDefault: boolean }>()
  for (const [, file = ''] of source('index.ts').matchAll(/^export \* from '\.\/(.*)'$/gm)) {
    const from = path.join(contractSources, file).replaceAll('\\', '/')
    for (const [, name = ''] of source(file).matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)) {
      definitions.set(name, { from, isDefault: false })
    }
  }
  return definitions
}

/**
 * Imports icons and parts of the contract from the files that define them. Through an index every screen would seem to
 * use everything in it, so that `chunk-groups.ts` could not tell which screen needs what; reading the 2,000 icons took
 * half of the build's time, too.
 */
export function importsByFile(): Plugin {
  const packages: Record<string, Definitions> = {
    'lucide-react': iconDefinitions(),
    '@guildhall/contract': contractDefinitions(),
  }
  return {
    name: 'imports-by-file',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: /from '(?:lucide-react|@guildhall\/contract)'/ },
      handler: (code) => ({
        code: code.replace(
          /import \{([^}]*)\} from '(lucide-react|@guildhall\/contract)'/g,
          (line, names: string, name: string) =>
            importLines(names, name, packages[name] ?? new Map()) + line.replace(/[^\n]/g, ''),
        ),
        map: null,
      }),
    },
  }
}

function importLines(names: string, packageName: string, definitions: Definitions): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((clause) => {
      const name = clause.replace(/ as .*/, '')
      const definition = definitions.get(name)
      if (!definition) throw new Error(`${packageName} has no ${name}: look at imports-by-file.ts`)
      return `import ${definition.isDefault ? name : `{ ${clause} }`} from '${definition.from}'`
    })
    .join('; ')
}
