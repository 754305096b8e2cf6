import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * `roots` and all files they reach through quoted relative paths (imports, workers), and the packages those files import. Files are
 * relative to `root`.
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
      if (!named.includes('node_modules') && isFile(path.join(root, named))) visit(named)
    }
    for (const [, name = ''] of text.matchAll(importOfPackage)) {
      if (!name.startsWith('node:')) packages.add(packageOf(name))
    }
  }
  for (const file of roots) visit(file)
  return { files: [...files].toSorted(), packages: [...packages].toSorted() }
}

/** A statement, which may have a line for each name, or a call. Other texts may have the same words. */
const importOfPackage = /(?:^(?:import|export)\s(?:[\w\s{},*$]+\sfrom\s)?|\bimport\()\s*['"]([^.'"\n][^'"\n]*)['"]/gm

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
