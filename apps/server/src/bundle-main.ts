/** Where the bundle begins (docs/decisions/0029): what only a bundle needs, and then the same main as anywhere. */
import { enableCompileCache, setSourceMapsSupport } from 'node:module'
import path from 'node:path'

setSourceMapsSupport(true)
// Beside the bundle, so that a new one begins with an empty cache. Where the folder cannot be written there is none.
enableCompileCache(path.join(import.meta.dirname, '..', 'build', '.compiled'))
await import('./main.ts')
