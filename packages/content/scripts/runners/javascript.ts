import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inFolder, run } from './in-folder.ts'
import type { Runner } from './runner.ts'

const endings = { javascript: 'cjs', module: 'mjs', typescript: 'mts' } as const

export const runJavaScript: Runner = (programs) =>
  inFolder(async (folder) => {
    const names = await Promise.all(
      programs.map(async ({ language, text }, index) => {
        const name = `program-${index}.${endings[language as keyof typeof endings]}`
        await writeFile(path.join(folder, name), `${text}\n`)
        return name
      }),
    )
    await writeFile(path.join(folder, 'programs.json'), JSON.stringify(names))
    const driver = path.join(import.meta.dirname, 'javascript-driver.ts')
    // Enums and parameter properties need more than type stripping.
    await run(process.execPath, ['--experimental-transform-types', '--expose-gc', driver, folder], folder)
    return JSON.parse(await readFile(path.join(folder, 'printed.json'), 'utf8')) as string[]
  })
