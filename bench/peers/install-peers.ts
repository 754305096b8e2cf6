import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const manifest = path.join(import.meta.dirname, 'package.json')
const folder = path.join(import.meta.dirname, '../../.cache/bench-peers')

export async function installPeers(): Promise<string> {
  const wanted = await readFile(manifest, 'utf8')
  const stamp = path.join(folder, 'installed.json')
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return folder

  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'package.json'), wanted)
  const options = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  const { status } = spawnSync('npm', options, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error('npm could not install the peers; its reason is above')
  await writeFile(stamp, wanted)
  return folder
}
