import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inFolder, run } from './in-folder.ts'
import type { Runner } from './runner.ts'

const compilerOptions = {
  strict: true,
  target: 'ES2024',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleDetection: 'force',
  noEmit: true,
  types: [],
}

/** "compiles", or the lines with an error: "error in line 3, 5". */
export const typeCheck: Runner = (programs) => checkWith({}, programs)

/** As careful projects are set up. */
export const typeCheckStrictly: Runner = (programs) =>
  checkWith({ noUncheckedIndexedAccess: true, noImplicitOverride: true }, programs)

const checkWith = (extra: object, programs: Parameters<Runner>[0]) =>
  inFolder(async (folder) => {
    await Promise.all(
      programs.map(({ text }, index) => writeFile(path.join(folder, `program-${index}.ts`), `${text}\n`)),
    )
    await writeFile(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...compilerOptions, ...extra } }),
    )
    const compiler = path.join(import.meta.dirname, '../../../../node_modules/.bin/tsc')
    const output = await run(compiler, ['--project', folder, '--pretty', 'false'], folder, true)
    const lines = programs.map(() => new Set<number>())
    for (const [, index, line] of output.matchAll(/program-(\d+)\.ts\((\d+),\d+\): error/g)) {
      lines[Number(index)]?.add(Number(line))
    }
    return lines.map((found) =>
      found.size === 0 ? 'compiles' : `error in line ${[...found].sort((a, b) => a - b).join(', ')}`,
    )
  })
