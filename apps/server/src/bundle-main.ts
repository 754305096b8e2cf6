/** Entry of the bundle (docs/decisions/0029): what only a bundle needs, then the usual main. */
import { enableCompileCache, setSourceMapsSupport } from 'node:module'
import path from 'node:path'

setSourceMapsSupport(true)
// Beside the bundle, so that a new bundle starts with an empty cache. Without write access there is no cache.
enableCompileCache(path.join(import.meta.dirname, '..', 'build', '.compiled'))
await import('./main.ts')
