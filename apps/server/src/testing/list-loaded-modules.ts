/** For `--import`: writes the files of all modules that were loaded to the file that LOADED_MODULES names, at the end of the process. */
import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const loaded: string[] = []
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) loaded.push(fileURLToPath(url))
    return next(url, context)
  },
})
process.on('exit', () => writeFileSync(process.env.LOADED_MODULES ?? '', loaded.join('\n')))
