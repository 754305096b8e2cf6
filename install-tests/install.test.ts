import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { loadavg } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { arrangeCommands, documentedScripts } from './commands.ts'
import {
  type Guildhall,
  type Place,
  postgresPidOf,
  projectCalled,
  run,
  signUp,
  startGuildhall,
  stopAll,
  stopGuildhall,
  takePort,
} from './guildhall.ts'
import {
  addPerson,
  checkout,
  cleanUp,
  cloneFor,
  environmentOf,
  fetchToolchain,
  isRoot,
  meAtHome,
  removeAtEnd,
} from './machine.ts'

/** The npm that came with the last Node.js 18, and one of the same line for Node.js 20. */
const node18 = fetchToolchain('18.20.8', '10.8.2')
const node20 = fetchToolchain('20.20.2', '10.8.2')
const settings = { RATE_LIMIT_FACTOR: '1000' }

const times: string[] = []
/** Notes how long something took, for the reader of the run: how fast the machine is fails no test. */
function noteTime(what: string, ms: number) {
  times.push(`${what} ${(ms / 1000).toFixed(1)} s (load ${(loadavg()[0] ?? 0).toFixed(0)})`)
}

/** A later start prepares nothing again. */
function expectNothingPrepared({ output }: Guildhall) {
  expect(output()).not.toMatch(/Installing packages|Building/)
}

afterEach(stopAll)
afterAll(() => {
  cleanUp()
  console.log(`Measured: ${times.join(', ')}`)
})
if (!isRoot) console.log('Not root: nothing is tested as root, and no other user can be made.')

describe(`${isRoot ? 'root' : 'an ordinary user'} with Node.js 18, in a home nobody else can enter`, () => {
  let place: Place
  const start = () => startGuildhall(place, settings)

  beforeAll(() => {
    const person = meAtHome()
    place = { person, folder: cloneFor(person), env: environmentOf(person, node18) }
  })

  test('npm start on a fresh clone serves pages and API, on our own Node.js', async () => {
    const guildhall = await start()
    noteTime('first start, Node.js 18', guildhall.readyMs)
    expect(guildhall.output()).toContain('Installing packages')
    expect(guildhall.output()).toContain('Building')
    removeAtEnd(realpathSync(path.join(guildhall.dataDir, 'postgres')))

    expect(guildhall.dataDir).toBe(path.join(place.folder, '.guildhall'))
    expect(readlinkSync(`/proc/${guildhall.pid}/exe`)).toContain('node_modules/node-')
    expect(await (await fetch(guildhall.address, { headers: { accept: 'text/html' } })).text()).toContain('Guildhall')
    expect((await fetch(`${guildhall.address}/api/openapi.json`)).status).toBe(200)
    expect(guildhall.output()).toMatch(/Demo \w+ +\S+@\S+ +\(password: \S+\)/)
    expect(await stopGuildhall(guildhall)).toBe(0)
  })

  test('every command of docs/operations.md runs on the packages of a start, without a network', async () => {
    const guildhall = await start()
    const { statement, commandsWith } = await arrangeCommands(guildhall.address)
    writeFileSync(path.join(place.folder, '.cache', 'statement.csv'), statement)
    const commands = commandsWith('.cache/statement.csv')
    const offline = { npm_config_registry: 'http://127.0.0.1:1', npm_config_fetch_retries: '0' }
    const scripts = Object.keys(commands).map((name) => name.replace(' ', ':'))
    expect(documentedScripts()).toEqual(scripts.toSorted())

    for (const [name, { args, says }] of Object.entries(commands)) {
      const began = performance.now()
      const command = run(place, 'npm', ['run', name.replace(' ', ':'), '--', ...args], offline)
      expect(await command.exit, command.output()).toBe(0)
      expect(command.output()).toMatch(says)
      noteTime(name, performance.now() - began)
    }
    expect(await stopGuildhall(guildhall)).toBe(0)
    const alone = run(place, 'npm', ['run', 'ledger:audit'], offline)
    expect(await alone.exit, alone.output()).toBe(0)
    expect(existsSync(path.join(place.folder, 'node_modules', 'vitest'))).toBe(false)
  })

  test('the packages for tests come with the first script that needs them, beside a running server', async () => {
    const has = (name: string) => existsSync(path.join(place.folder, 'node_modules', name))
    const guildhall = await start()
    const before = ['fastify', 'vite', 'vitest', 'knip'].map(has)
    const readLock = () => readFileSync(path.join(place.folder, 'package-lock.json'), 'utf8')
    const lock = readLock()

    const prepared = run(place, 'npm', ['run', 'openapi'])

    expect(await prepared.exit).toBe(0)
    expect(before).toEqual([true, true, false, false])
    expect(['fastify', 'vite', 'vitest', 'knip'].map(has)).toEqual([true, true, true, true])
    expect(readLock()).toBe(lock)
    expect((await fetch(`${guildhall.address}/readyz`)).status).toBe(200)
    expect((await fetch(guildhall.address, { headers: { accept: 'text/html' } })).status).toBe(200)
    expect(await stopGuildhall(guildhall)).toBe(0)
  })

  test('a later start takes seconds and finds what was kept; SIGTERM to npm itself stops it, too', async () => {
    const first = await start()
    const client = await signUp(first.address)
    await client.postProject('Kept over a restart')
    await stopGuildhall(first)

    const second = await start()

    noteTime('later start, Node.js 18', second.readyMs)
    expectNothingPrepared(second)
    expect(await client.listTitles(second.address)).toContain('Kept over a restart')
    await stopGuildhall(second, second.child.pid)
    await expect(fetch(second.address)).rejects.toThrow()
  })

  test('SIGTERM lets a request under way finish, accepts no other, and ends with 0', async () => {
    const guildhall = await start()
    const client = await signUp(guildhall.address)
    const body = JSON.stringify(projectCalled('Sent before the end'))
    const socket = connect(Number(new URL(guildhall.address).port), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    // The server says "100 Continue" once it has begun with the request: from here on it is under way.
    socket.write(
      `POST /projects/create HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${client.token}\r\n` +
        `content-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
    )
    await once(socket, 'data')

    const exit = stopGuildhall(guildhall)
    while (
      await fetch(`${guildhall.address}/healthz`).then(
        () => true,
        () => false,
      )
    ); // until it no longer listens
    socket.write(body)
    await once(socket, 'close')

    expect(answer).toMatch(/HTTP\/1\.1 20[01] /)
    expect(await exit).toBe(0)
  })

  test('a second start on the same folder says where the first one is, and leaves it alone', async () => {
    const first = await start()

    const second = run(place, 'npm', ['start'], { PORT: '0' })

    expect(await second.exit).toBe(1)
    expect(second.output()).toContain(`already running on the data folder ${first.dataDir}, at ${first.address}`)
    expect(second.output()).not.toMatch(/^ +at /m)
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
    expect(await stopGuildhall(first)).toBe(0)
  })

  test.each([
    { killed: 'the server', alsoPostgres: false },
    { killed: 'the server and its PostgreSQL', alsoPostgres: true },
  ])(
    'when $killed is killed in the middle of writing, nothing that was acknowledged is lost',
    async ({ alsoPostgres }) => {
      const first = await start()
      const client = await signUp(first.address)
      const postgresPid = postgresPidOf(first.dataDir)
      const acknowledged: string[] = []
      const enough = Promise.withResolvers<void>()
      const writing = (async () => {
        for (let n = 1; ; n++) {
          acknowledged.push(await client.postProject(`Acknowledged ${alsoPostgres} ${n}`))
          if (n === 20) enough.resolve()
        }
      })().catch(enough.resolve)
      await enough.promise

      process.kill(first.pid, 'SIGKILL')
      if (alsoPostgres) process.kill(postgresPid, 'SIGKILL')
      await Promise.all([writing, first.exit])
      const second = await start()

      expect(acknowledged.length).toBeGreaterThanOrEqual(20)
      expect(await client.listTitles(second.address)).toEqual(expect.arrayContaining(acknowledged.slice(-50)))
      if (!alsoPostgres) expect(postgresPidOf(second.dataDir)).toBe(postgresPid)
      expect(await stopGuildhall(second)).toBe(0)
      expect(() => process.kill(postgresPidOf(second.dataDir), 0)).toThrow()
    },
  )

  test('a taken port is answered with a sentence, and no PostgreSQL is left behind', async () => {
    const taken = await takePort()

    const refused = run(place, 'npm', ['start'], { PORT: String(taken.port) })

    expect(await refused.exit).toBe(1)
    expect(refused.output()).toContain(`Port ${taken.port} of 127.0.0.1 is taken by another program.`)
    expect(refused.output()).not.toMatch(/^ +at /m)
    expect(() => statSync(path.join(place.folder, '.guildhall', 'postgres', 'cluster', 'postmaster.pid'))).toThrow(
      'ENOENT',
    )
    taken.close()
  })

  test.each([
    { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/guildhall', says: 'No database answers at 127.0.0.1:1.' },
    { DATABASE_URL: 'postgresql://me:secret@nowhere.invalid/guildhall', says: 'no machine called nowhere.invalid' },
    { DATABASE_URL: 'mysql://me:secret@localhost/guildhall', says: 'DATABASE_URL must name a PostgreSQL database' },
    { PORT: 'eighty', LOG_LEVEL: 'loud', says: 'PORT must be' },
    { PORT: 'eighty', LOG_LEVEL: 'loud', says: 'LOG_LEVEL must be' },
  ])('wrong settings are answered with a sentence: $says', async ({ says, ...env }) => {
    const refused = run(place, 'npm', ['start'], env)

    expect(await refused.exit).toBe(1)
    expect(refused.output()).toContain(says)
    expect(refused.output()).not.toMatch(/^ +at /m)
    expect(refused.output()).not.toContain('secret')
  })

  test('--help names every setting and starts nothing', async () => {
    const help = run(place, 'npm', ['start', '--', '--help'])

    expect(await help.exit).toBe(0)
    for (const name of ['PORT', 'DATABASE_URL', 'GUILDHALL_DATA_DIR', 'TRUST_PROXY'])
      expect(help.output()).toContain(name)
    expect(help.output()).not.toContain('is ready')
  })
})

describe.runIf(isRoot)('an ordinary user with Node.js 20 and npm told to run no install scripts', () => {
  test('two first starts at once: one prepares and serves, the other waits and then says so', async () => {
    const person = addPerson()
    const env = { ...environmentOf(person, node20), npm_config_ignore_scripts: 'true' }
    const place = { person, folder: cloneFor(person), env }

    const both = [run(place, 'npm', ['start'], { PORT: '0' }), run(place, 'npm', ['start'], { PORT: '0' })]
    const firstMs = await Promise.any(both.map((one) => one.prints('Guildhall is ready.')))
    const loser = await Promise.any(both.map(async (one) => ({ code: await one.exit, output: one.output() })))

    noteTime('first start, Node.js 20, two at once', firstMs)
    expect(loser.code).toBe(1)
    expect(loser.output).toMatch(/already running on the data folder/)
    for (const one of both) one.child.kill('SIGTERM')
    await Promise.all(both.map((one) => one.exit))

    const later = await startGuildhall(place)
    noteTime('later start, Node.js 20', later.readyMs)
    expectNothingPrepared(later)
    const dataFolder = path.join(later.dataDir, 'postgres')
    expect(statSync(path.join(dataFolder, 'password')).mode & 0o777).toBe(0o600)
    expect(statSync(path.join(dataFolder, 'cluster')).uid).toBe(person.uid)
    expect(await stopGuildhall(later)).toBe(0)
  })
})

describe('setup.cjs', () => {
  test('a Node.js far too old is told what is needed', async () => {
    const script = `Object.defineProperty(process, 'version', { value: 'v16.20.2' }); require('./setup.cjs')`
    const person = {
      name: 'me',
      home: checkout,
      uid: process.getuid?.() ?? 0,
      gid: process.getgid?.() ?? 0,
      npmCache: '',
    }

    const refused = run({ folder: checkout, person, env: process.env }, node18.node, ['-e', script])

    expect(await refused.exit).toBe(1)
    expect(refused.output().trim()).toBe('Guildhall needs Node.js 18 or later to start, and this is v16.20.2.')
  })

  test('without a way to the registry it says so', async () => {
    const person = { ...meAtHome('offline'), npmCache: '/nonexistent' }
    const folder = path.join(person.home, 'guildhall')
    mkdirSync(folder)
    for (const file of ['setup.cjs', 'package.json', 'package-lock.json']) {
      copyFileSync(path.join(checkout, file), path.join(folder, file))
    }
    const env = {
      ...environmentOf(person, node20),
      npm_config_cache: path.join(person.home, 'empty'),
      npm_config_registry: 'http://127.0.0.1:1',
      npm_config_fetch_retries: '0',
    }

    const refused = run({ folder, person, env }, node20.node, ['setup.cjs'])

    expect(await refused.exit).toBe(1)
    expect(refused.output()).toContain('The packages could not be fetched.')
  })
})
