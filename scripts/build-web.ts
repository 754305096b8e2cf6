/** Builds the web application if its sources have changed since the last build. `setup.cjs` holds a lock meanwhile. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = path.join(import.meta.dirname, '..')
const web = path.join(root, 'apps', 'web')
/** Bytes. Smaller files hardly shrink. */
const worthCompressing = 200
/** The install tests build twice and measure no sizes: with theirs a build takes 5 s of processor time less. */
const brotliQuality = Number(process.env.GUILDHALL_BROTLI_QUALITY ?? 11)
const stampFile = path.join(web, 'build', '.stamp')

const wanted = hashOf([web, path.join(root, 'packages', 'contract'), path.join(root, 'package-lock.json')])
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wanted) await build()

async function build() {
  console.log('Building the web application.')
  const cli = path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'build', '--logLevel', 'warn'], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (status !== 0) {
    console.error(stdout + stderr)
    process.exit(1)
  }
  await compress(path.join(web, 'build', 'client'))
  writeFileSync(stampFile, wanted) // last, in a folder emptied by each build: an incomplete build has none
}

async function compress(folder: string) {
  const texts = filesBelow(folder).filter((name) => /\.(js|css|svg|json|txt|webmanifest)$/.test(name))
  await Promise.all(
    texts.map(async (file) => {
      const bytes = await readFile(file)
      if (bytes.length < worthCompressing) return
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}

export function hashOf(places: string[]): string {
  const hash = createHash('sha256')
  for (const file of places.flatMap(filesBelow).sort()) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place]
  const notBuilt = /^(build|node_modules|\.react-router|testing|.*\.test\.tsx?)$/
  const names = readdirSync(place).filter((name) => !notBuilt.test(name))
  return names.flatMap((name) => filesBelow(path.join(place, name)))
}
