import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const browserFolder = fileURLToPath(new URL('../../.cache/browser', import.meta.url))

export type ChromiumLaunch = { executablePath: string; args: string[]; env: Record<string, string> }

/**
 * From the npm registry, unpacked once into `.cache`; `CHROME` overrides it. Needs neither root nor system libraries.
 */
export async function prepareChromium(): Promise<ChromiumLaunch> {
  const args = ['--no-sandbox', '--disable-dev-shm-usage']
  const { CHROME } = process.env
  if (CHROME) return { executablePath: CHROME, args, env: {} }

  if (!existsSync(browserFolder)) await unpack()
  const executablePath = path.join(browserFolder, 'chromium')
  const needsLibraries = !starts(executablePath)
  return {
    executablePath,
    args,
    env: needsLibraries ? { LD_LIBRARY_PATH: path.join(browserFolder, 'al2023/lib') } : {},
  }
}

/** Through a temporary folder, so that no other process finds half a browser. */
async function unpack() {
  const folder = `${browserFolder}.${process.pid}`
  await mkdir(folder, { recursive: true })
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder // the package always unpacks into the temporary folder
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await chromium.executablePath()
    const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
    await inflate(path.join(path.dirname(entry), '../bin/al2023.tar.br'))
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
  await rename(folder, browserFolder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    await rm(folder, { recursive: true }) // another process did it first
  })
}

function starts(executablePath: string): boolean {
  return spawnSync(executablePath, ['--version', '--no-sandbox']).status === 0
}
