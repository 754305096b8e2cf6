import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '../apps/server/src/platform/embedded-postgres/server-process.ts'
import { debianLibraries, debianProgram, isListening } from './debian-packages.ts'
import { checkout, isRoot } from './machine.ts'

const nginx = debianProgram('nginx', 'usr/sbin/nginx')
const caddy = debianProgram('caddy', 'usr/bin/caddy')

export type RunningProxy = { port: number; stop(): Promise<void> }
type Start = (guildhallPort: number) => Promise<RunningProxy>

/** The proxies to test, in front of a Guildhall on a given port. Without `start` where this machine cannot run them. */
export const proxies: { name: string; start: Start | undefined }[] = [
  {
    name: 'nginx with docs/proxies/nginx.conf',
    start: nginx ? (to) => startNginx((port) => placed('nginx.conf', 'listen 80', `listen ${port}`, to)) : undefined,
  },
  {
    name: 'nginx as it is installed, which speaks HTTP/1.0',
    start: nginx ? (to) => startNginx((port) => bareNginx(port, to)) : undefined,
  },
  {
    name: 'Caddy with docs/proxies/Caddyfile',
    start: caddy
      ? (to) => startCaddy((port) => placed('Caddyfile', 'guildhall.example {', `http://127.0.0.1:${port} {`, to))
      : undefined,
  },
]

const bareNginx = (port: number, guildhallPort: number) => `server {
  listen ${port};
  client_max_body_size 60m;
  location / { proxy_pass http://127.0.0.1:${guildhallPort}; proxy_set_header X-Forwarded-For $remote_addr; }
}`

/** A documented file, with nothing changed but where it listens and where Guildhall is. */
function placed(name: string, listens: string, instead: string, guildhallPort: number) {
  const config = readFileSync(path.join(checkout, 'docs', 'proxies', name), 'utf8')
  for (const part of [listens, '127.0.0.1:3000']) {
    if (config.split(part).length !== 2) throw new Error(`${name} should say “${part}” once`)
  }
  return config.replace(listens, instead).replace('127.0.0.1:3000', `127.0.0.1:${guildhallPort}`)
}

async function startNginx(site: (port: number) => string): Promise<RunningProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'guildhall-nginx-'))
  const port = await findFreePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  writeFileSync(path.join(folder, 'site.conf'), site(port))
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr crit; ${isRoot ? 'user root;' : ''} events {}
     http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  )
  return run(nginx ?? '', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], port, folder)
}

async function startCaddy(site: (port: number) => string): Promise<RunningProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'guildhall-caddy-'))
  const port = await findFreePort()
  const file = path.join(folder, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n\tlog {\n\t\tlevel PANIC\n\t}\n}\n${site(port)}`)
  return run(caddy ?? '', ['run', '--config', file, '--adapter', 'caddyfile'], port, folder)
}

async function run(program: string, args: string[], port: number, folder: string): Promise<RunningProxy> {
  mkdirSync(path.join(folder, 'home'))
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, HOME: path.join(folder, 'home'), LD_LIBRARY_PATH: debianLibraries() },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  if (!(await isListening(port, child))) throw new Error(`${program} did not start: ${complaints}`)
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
