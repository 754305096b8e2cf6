import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-templates-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** A cell of Kotlin takes one compilation, which is minutes on a busy machine. */
const timeLimitMs = 1_800_000

/** The standard output. Rejects if the command fails, unless `mayFail`. */
export function run(command: string, args: string[], cwd: string, mayFail = false): Promise<string> {
  const env: NodeJS.ProcessEnv = { ...process.env, TZ: 'UTC', LC_ALL: 'C.UTF-8', NODE_NO_WARNINGS: '1' }
  for (const name of ['NODE_OPTIONS', 'NODE_ENV', 'FORCE_COLOR']) delete env[name]
  return new Promise((resolve, reject) => {
    const options = { cwd, env, timeout: timeLimitMs, maxBuffer: 2 ** 28 }
    execFile(command, args, options, (error, stdout, stderr) => {
      if (!error || (mayFail && typeof error.code === 'number')) resolve(stdout)
      else if (error.code === 'ENOENT')
        reject(new Error(`${command} is missing: packages/content/README.md says what to install.`))
      else reject(new Error(`${command}: ${stderr.trim() || error.message}`))
    })
  })
}
