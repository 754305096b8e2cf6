/** See docs/decisions/0029. */
import { enableCompileCache, setSourceMapsSupport } from 'node:module'
import path from 'node:path'

setSourceMapsSupport(true)
// A new bundle starts with an empty cache. Without write access there is none.
enableCompileCache(path.join(import.meta.dirname, '..', 'build', '.compiled'))
await import('./main.ts')
