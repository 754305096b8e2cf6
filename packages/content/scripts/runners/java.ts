import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inFolder, run } from './in-folder.ts'
import { asLine, type Runner } from './runner.ts'

const javaRunner =
  (mode: 'run' | 'check' | 'parse'): Runner =>
  (programs) =>
    inFolder(async (folder) => {
      await mkdir(path.join(folder, 'out'))
      for (const [index, { text }] of programs.entries()) {
        await mkdir(path.join(folder, `p${index}`))
        // A package of its own, without a line of its own.
        const start = mode === 'run' ? `package p${index}; ` : ''
        await writeFile(path.join(folder, `p${index}`, 'Main.java'), `${start}${text}\n`)
      }
      const driver = path.join(import.meta.dirname, 'java-driver.java')
      await run('java', [driver, mode, String(programs.length)], folder)
      const outputs = programs.map((_, index) => readFile(path.join(folder, `p${index}`, 'printed.txt'), 'utf8'))
      return (await Promise.all(outputs)).map(asLine)
    })

/** All programs in one call of the compiler, each in a package of its own, then one after the other. */
export const runJava = javaRunner('run')

/** "compiles", or the lines with an error: "error in line 3, 5". */
export const checkJava = javaRunner('check')

/** Only parses: what a program imports need not be there. Why each text is no Java, or ''. */
export const parseJava = (texts: readonly string[]) =>
  javaRunner('parse')(texts.map((text) => ({ language: 'java', text })))
