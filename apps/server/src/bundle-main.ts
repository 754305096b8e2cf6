/** Entry of the bundle (docs/decisions/0029): what only a bundle needs, then the usual main. */
import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { mapStackTraces } from './platform/process/map-stack-traces.ts'

const build = path.join(import.meta.dirname, '..', 'build')
mapStackTraces(build)
// Beside the bundle, so that a new bundle starts with an empty cache. Without write access there is no cache.
enableCompileCache(path.join(build, '.compiled'))
await import('./main.ts')
