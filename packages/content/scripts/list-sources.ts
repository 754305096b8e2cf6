import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * `roots` and every file they name by a relative path, in an import or as the file of a worker, and so on; and the packages that these
 * import. All are relative to `root`.
 */
export function listSources(root: string, roots: readonly string[]): { files: string[]; packages: string[] } {
  const files = new Set<string>()
  const packages = new Set<string>()
  const visit = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    const text = readFileSync(path.join(root, file), 'utf8')
    for (const [, name = ''] of text.matchAll(/['"](\.{1,2}\/[^'"\n]+)['"]/g)) {
      const named = path.posix.join(path.posix.dirname(file), name)
      if (isSource(path.join(root, named))) visit(named)
    }
    for (const [, name = ''] of text.matchAll(/\b(?:from|import)\b[\s(]*['"]([^.'"\n][^'"\n]*)['"]/g)) {
      if (!name.startsWith('node:')) packages.add(packageOf(name))
    }
  }
  for (const file of roots) visit(file)
  return { files: [...files].toSorted(), packages: [...packages].toSorted() }
}

const isSource = (file: string) => existsSync(file) && statSync(file).isFile() && !file.includes('node_modules')

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
