import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { debianLibraries, debianModules } from './debian-packages.ts'

const modules = debianModules('python3-swift')
export const hasSwift = modules !== undefined

export type Bucket = Awaited<ReturnType<typeof openBucket>>

/** An empty bucket of OpenStack Swift behind HTTPS, with a certificate for the host by an authority of its own. */
export async function openBucket(host = 'localhost') {
  const folder = mkdtempSync(path.join(tmpdir(), 'guildhall-swift-'))
  const at = (file: string) => path.join(folder, file)
  certify(host, at)
  mkdirSync(at('data'))
  const bucket = { name: 'guildhall-backups', region: 'us-east-1', key: 'guildhall:backups', secret: 'correct' }
  const script = path.join(import.meta.dirname, 'swift-store.py')
  const args = [at('data'), host, at('store.crt'), at('store.key'), bucket.name, bucket.secret]
  const child = spawn('/usr/bin/python3', [script, ...args], {
    env: { PATH: process.env.PATH, PYTHONPATH: modules, LD_LIBRARY_PATH: debianLibraries() },
    stdio: ['ignore', 'pipe', process.env.GUILDHALL_TEST_OUTPUT ? 'inherit' : 'ignore'],
  })
  const ended = once(child, 'exit')
  const port = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([line]) => String(line)),
    ended.then(([code]) => Promise.reject(new Error(`Swift ended with ${code}`))),
  ])
  return {
    ...{ host, port, ...bucket, authority: readFileSync(at('ca.crt'), 'utf8') },
    async stop() {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function certify(host: string, at: (file: string) => string) {
  const issue = (name: string, options: string[]) => {
    const made = ['-keyout', at(`${name}.key`), '-out', at(`${name}.crt`), '-days', '2', '-nodes']
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256']
    execFileSync('openssl', ['req', '-x509', '-subj', `/CN=${name}`, ...kind, ...made, ...options], { stdio: 'ignore' })
  }
  issue('ca', [])
  const byAuthority = ['-CA', at('ca.crt'), '-CAkey', at('ca.key')]
  issue('store', [...byAuthority, '-addext', `subjectAltName=DNS:${host}`])
}
