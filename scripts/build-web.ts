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
/** The best quality takes a second for each of these, and more. */
const largeBytes = 500_000
/** The install tests build twice and measure no sizes: with theirs a build takes 5 s of processor time less. */
const brotliQuality = Number(process.env.GUILDHALL_BROTLI_QUALITY ?? 11)
const stampFile = path.join(web, 'build', '.stamp')

const wanted = hashOf([
  web,
  path.join(root, 'packages', 'contract'),
  path.join(root, 'package-lock.json'),
  path.join(import.meta.dirname, 'text-of-program.ts'),
])
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
  const files = filesBelow(folder)
  const texts = files.filter((name) => /\.(js|css|svg|json|txt|webmanifest)$/.test(name))
  await Promise.all([
    ...files.filter((name) => /\.(wasm|data)$/.test(name)).map(compressLarge),
    ...texts.map(async (file) => {
      const bytes = await readFile(file)
      if (bytes.length > largeBytes) return compressLarge(file)
      if (bytes.length < worthCompressing) return
      await writeFile(`${file}.br`, await smallestBrotli(bytes))
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  ])
}

/** What exercises in SQL and Python load. The best quality would take half a minute for a tenth less. */
async function compressLarge(file: string) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file), { params }))
}

/** Which of them is the smallest depends on the file: 100 bytes in 17 kB, by nothing but the names the bundler gave. */
async function smallestBrotli(bytes: Buffer): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_NPOSTFIX, BROTLI_PARAM_MODE } = constants
  const usual = { [BROTLI_PARAM_QUALITY]: brotliQuality, [BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const ways = [{}, { [BROTLI_PARAM_NPOSTFIX]: 1 }, { [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT }]
  const results = await Promise.all(
    ways.map((way) => promisify(brotliCompress)(bytes, { params: { ...usual, ...way } })),
  )
  return results.reduce((one, other) => (other.length < one.length ? other : one))
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
