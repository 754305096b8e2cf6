/** Runs in a process of its own: the programs of a folder, each when the event loop has nothing left of the one before. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder = '.'] = process.argv.slice(2)
const names: string[] = JSON.parse(readFileSync(path.join(folder, 'programs.json'), 'utf8'))
const requireProgram = createRequire(path.join(folder, 'driver.cjs'))
const printed: string[] = []
let output = ''
let index = -1

process.stdout.write = (chunk: string | Uint8Array) => {
  output += String(chunk)
  return true
}
process.stderr.write = () => true
process.on('uncaughtException', noteError)

process.on('beforeExit', () => {
  if (index >= 0) printed[index] = output.trim().replaceAll(/\s*\n\s*/g, ' ')
  output = ''
  index++
  const name = names[index]
  if (name === undefined) finish()
  // Not from within this event: a program's own ticks and promises must run as after the start of a process.
  else setImmediate(() => start(name))
})

function start(name: string) {
  try {
    if (name.endsWith('.cjs')) requireProgram(`./${name}`)
    else import(pathToFileURL(path.join(folder, name)).href).catch(noteError)
  } catch (error) {
    noteError(error)
  }
}

function noteError(error: unknown) {
  output += `\nthrows ${error instanceof Error ? error.name : String(error)}`
}

function finish() {
  writeFileSync(path.join(folder, 'printed.json'), JSON.stringify(printed))
  process.exit(0)
}
