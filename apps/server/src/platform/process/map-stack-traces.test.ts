import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const showsPlaces = new URL('./map-stack-traces.ts', import.meta.url).href

/** What a program in a folder of its own prints, whose third line came from line 10, column 5 of a source. */
async function run(lines: string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-places-'))
  try {
    const map = { version: 3, sources: ['../src/greet.ts'], names: [], mappings: ';;AASI' }
    await writeFile(path.join(folder, 'greet.js'), lines.join('\n'))
    await writeFile(path.join(folder, 'greet.js.map'), JSON.stringify(map))
    const start = `
      const { mapStackTraces } = await import(${JSON.stringify(showsPlaces)})
      mapStackTraces(${JSON.stringify(folder)})
      const { greet } = await import(${JSON.stringify(pathToFileURL(path.join(folder, 'greet.js')).href)})
      try { greet() } catch (error) { console.log(error.stack) }`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', start])
    return { stdout, source: path.join(path.dirname(folder), 'src', 'greet.ts') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test('a stack names the place in the source where the map knows one, and the built file elsewhere', async () => {
  const { stdout, source } = await run([
    'export function greet() {',
    '',
    'fail()',
    '}',
    "function fail() { throw new TypeError('no name') }",
  ])

  const [head, ...frames] = stdout.split('\n')
  expect(head).toBe('TypeError: no name')
  expect(frames).toContain(`    at greet (${source}:10:5)`)
  expect(stdout).not.toContain('greet.js:3')
})
