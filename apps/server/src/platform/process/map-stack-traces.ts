import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Makes stack traces name the sources of files in `folder` that have a source map beside them. A map is read when a stack
 * is first looked at: Node's own support reads every map at the start and keeps them all (decision 0062).
 */
export function mapStackTraces(folder: string): void {
  const base = pathToFileURL(path.join(folder, path.sep)).href
  const maps = new Map<string, WeakRef<SourceMap>>()

  function mapOf(file: string): SourceMap | undefined {
    const known = maps.get(file)?.deref()
    if (known) return known
    const mapFile = `${fileURLToPath(file)}.map`
    if (!existsSync(mapFile)) return undefined
    const map = new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')))
    maps.set(file, new WeakRef(map)) // a large one takes megabytes
    return map
  }

  Error.prepareStackTrace = (error, frames) =>
    [headOf(error), ...frames.map(String).map((frame) => `    at ${placeIn(frame, base, mapOf)}`)].join('\n')
}

function headOf(error: unknown): string {
  try {
    return Error.prototype.toString.call(error)
  } catch {
    return 'Error'
  }
}

/** `frame` with the place in the source instead of the place in the built file, if its map knows one. */
function placeIn(frame: string, base: string, mapOf: (file: string) => SourceMap | undefined): string {
  if (!frame.includes(base)) return frame
  return frame.replace(/(file:.*?):(\d+):(\d+)(?=\)?$)/, (place, file: string, line: string, column: string) => {
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column))
    if (!origin || !('fileName' in origin) || !origin.fileName) return place
    const source = new URL(origin.fileName, file)
    return `${fileURLToPath(source)}:${origin.lineNumber}:${origin.columnNumber}`
  })
}
