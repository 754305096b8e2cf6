import { source } from '../source.ts'
import type { Proof } from '../template.ts'

type Files = Readonly<Record<string, string>>

/** Several files as people read them: each below a comment with its name. */
export const codeOfFiles = (files: Files) =>
  Object.entries(files)
    .map(([name, text]) => `// ${name}\n${text}`)
    .join('\n\n')

/** Writes the files, and others that are not shown, into a folder of their own and runs the last one shown. */
export const proofOfFiles = (files: Files, others: Files = {}): Proof => ({
  language: 'module',
  program: source`
    import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
    import path from 'node:path'
    import { pathToFileURL } from 'node:url'
    const folder = mkdtempSync(path.join(import.meta.dirname, 'files-'))
    for (const [name, text] of Object.entries(${JSON.stringify({ ...others, ...files })})) {
      const file = path.join(folder, name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    await import(pathToFileURL(path.join(folder, '${Object.keys(files).at(-1) ?? ''}')).href)`,
})
