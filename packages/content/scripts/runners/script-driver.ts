import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inFolder, run } from './in-folder.ts'
import type { Runner } from './runner.ts'

/** Starts `command` once, with a driver that reads programs.json and writes what each prints to printed.json. */
export const drivenBy =
  (command: string, fileName: string, driver: string): Runner =>
  (programs) =>
    inFolder(async (folder) => {
      await writeFile(path.join(folder, 'programs.json'), JSON.stringify(programs.map(({ text }) => `${text}\n`)))
      await writeFile(path.join(folder, fileName), driver)
      await run(command, [fileName], folder)
      return JSON.parse(await readFile(path.join(folder, 'printed.json'), 'utf8')) as string[]
    })
