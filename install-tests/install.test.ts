import { once } from 'node:events'
import { existsSync, readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { loadavg } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { arrangeCommands, documentedCommands } from './commands.ts'
import {
  type Guildhall,
  isRunning,
  type Place,
  postgresPidOf,
  projectCalled,
  run,
  serverOptions,
  serverOptionsOf,
  signUp,
  startGuildhall,
  stopAll,
  stopGuildhall,
  takePort,
  untilReady,
} from './guildhall.ts'
import {
  addPerson,
  cleanUp,
  cloneFor,
  environmentOf,
  fetchToolchain,
  isRoot,
  lendPackages,
  meAtHome,
  quickBuild,
  removeAtEnd,
} from './machine.ts'

/** The npm that came with the last Node.js 18, and one of the same line for Node.js 20. */
const node18 = fetchToolchain('18.20.8', '10.8.2')
const node20 = fetchToolchain('20.20.2', '10.8.2')
const settings = { RATE_LIMIT_FACTOR: '1000', ...quickBuild }

const times: string[] = []
/** Notes how long something took, for the reader of the run: how fast the machine is fails no test. */
function printTime(what: string, ms: number) {
  times.push(`${what} ${(ms / 1000).toFixed(1)} s (load ${(loadavg()[0] ?? 0).toFixed(0)})`)
}

/** A later start prepares nothing again. */
function expectNothingPrepared({ output }: Guildhall) {
  expect(output()).not.toMatch(/Installing packages|Building/)
}

let place: Place
/** What one test leaves running for the next, so that each need not start its own. */
let left: Guildhall | undefined
const start = async () => {
  left = await startGuildhall(place, settings)
  return left
}
const running = async () => (left && isRunning(left) ? left : start())

async function stop() {
  if (left && isRunning(left)) await stopGuildhall(left)
}

afterEach(({ task }) => stopAll(task.result?.state === 'fail' ? undefined : left))
afterAll(async () => {
  await stopAll()
  cleanUp()
  console.log(`Measured: ${times.join(', ')}`)
})
if (!isRoot) console.log('Not root: nothing is tested as root, and no other user can be made.')

const who = isRoot ? 'root' : 'an ordinary user'
describe(`${who} with Node.js 18, npm told to run no install scripts, in a home nobody else can enter`, () => {
  const offline = { npm_config_registry: 'http://127.0.0.1:1', npm_config_fetch_retries: '0' }

  beforeAll(() => {
    const person = meAtHome()
    const env = { ...environmentOf(person, node18), npm_config_ignore_scripts: 'true' }
    place = { person, folder: cloneFor(person), env }
  })

  test('of two first starts at once on a fresh clone one serves pages and API, on our own Node.js; the other says so', async () => {
    const both = [1, 2].map(() => run(place, 'npm', ['start'], { PORT: '0', ...settings }))
    const [guildhall, loser] = await Promise.all([
      Promise.any(both.map(untilReady)),
      Promise.any(both.map(async (one) => ({ code: await one.exit, output: one.output() }))),
    ])
    left = guildhall
    printTime('first start, Node.js 18, two at once', guildhall.readyMs)
    removeAtEnd(realpathSync(path.join(guildhall.dataDir, 'postgres')))

    const outputs = guildhall.output() + loser.output
    expect(outputs.match(/Installing packages|Building/g)).toHaveLength(2)
    expect(outputs).toContain('Waiting for another process')
    expect(loser.code).toBe(1)
    expect(loser.output).toContain(`already running on the data folder ${guildhall.dataDir}`)
    expect(guildhall.dataDir).toBe(path.join(place.folder, '.guildhall'))
    expect(readlinkSync(`/proc/${guildhall.pid}/exe`)).toContain('node_modules/node-')
    expect(serverOptionsOf(guildhall.pid)).toEqual(serverOptions)
    expect(await (await fetch(guildhall.address, { headers: { accept: 'text/html' } })).text()).toContain('Guildhall')
    expect((await fetch(`${guildhall.address}/api/openapi.json`)).status).toBe(200)
    expect(guildhall.output()).toMatch(/Demo \w+ +\S+@\S+ +\(password: \S+\)/)
  })

  test('a second start on the same folder says where the first one is, and leaves it alone', async () => {
    const first = await running()

    const second = run(place, 'npm', ['start'], { PORT: '0' })

    expect(await second.exit).toBe(1)
    expect(second.output()).toContain(`already running on the data folder ${first.dataDir}, at ${first.address}`)
    expect(second.output()).not.toMatch(/^ +at /m)
    expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
  })

  test('every command of docs/operations.md runs on the packages of a start, without a network', async () => {
    const guildhall = await running()
    const { commands } = await arrangeCommands(guildhall.address, path.join(place.folder, '.cache'))
    expect(documentedCommands()).toEqual(Object.keys(commands).toSorted())

    for (const [name, { args, says, exits = 0 }] of Object.entries(commands)) {
      const began = performance.now()
      const command = run(place, './guildhall.cjs', [...name.split(' '), ...args], offline)
      expect(await command.exit, command.output()).toBe(exits)
      expect(command.output()).toMatch(says)
      printTime(name, performance.now() - began)
    }
    expect(existsSync(path.join(place.folder, 'node_modules', 'vitest'))).toBe(false)
  })

  test('its backup is restored into an empty data folder, and its ledger and files are sound there', async () => {
    await stop()
    const elsewhere = { GUILDHALL_DATA_DIR: path.join(place.folder, '.cache', 'restored') }

    const restored = run(place, 'npm', ['run', 'guildhall', '--', 'restore', '.cache/backup.tar'], elsewhere)

    expect(await restored.exit, restored.output()).toBe(0)
    expect(restored.output()).toMatch(/Restored as of .+, with \d+ files\.\nThe ledger is sound/)
    removeAtEnd(realpathSync(path.join(elsewhere.GUILDHALL_DATA_DIR, 'postgres')))
  })

  test('SIGTERM lets a request under way finish, accepts no other, and ends with 0', async () => {
    const guildhall = await running()
    const client = await signUp(guildhall.address)
    const body = JSON.stringify(projectCalled('Sent before the end'))
    const socket = connect(Number(new URL(guildhall.address).port), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    const end = new Promise((resolve) => socket.on('error', resolve).on('close', resolve))
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
    await end

    expect(answer).toMatch(/HTTP\/1\.1 20[01] /)
    expect(await exit).toBe(0)
  })

  test('the ledger is audited without a running server, too', async () => {
    await stop()

    const audit = run(place, 'npm', ['run', 'guildhall', '--', 'ledger', 'audit'], offline)

    expect(await audit.exit, audit.output()).toBe(0)
    expect(existsSync(path.join(place.folder, 'node_modules', 'vitest'))).toBe(false)
  })

  test('the packages for tests come with the first script that needs them, beside a running server', async () => {
    const has = (name: string) => existsSync(path.join(place.folder, 'node_modules', name))
    const guildhall = await running()
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
  })

  test('a later start takes seconds and finds what was kept', async () => {
    const first = await running()
    const client = await signUp(first.address)
    await client.postProject('Kept over a restart')
    expect(await stopGuildhall(first)).toBe(0)

    const second = await start()

    printTime('later start, Node.js 18', second.readyMs)
    expectNothingPrepared(second)
    expect(await client.listTitles(second.address)).toContain('Kept over a restart')
  })

  test.each([
    { killed: 'the server', alsoPostgres: false },
    { killed: 'the server and its PostgreSQL', alsoPostgres: true },
  ])(
    'when $killed is killed in the middle of writing, nothing that was acknowledged is lost',
    async ({ alsoPostgres }) => {
      const first = await running()
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
    },
  )

  test('SIGTERM to npm itself stops the server and its PostgreSQL, too', async () => {
    const guildhall = await running()
    const postgresPid = postgresPidOf(guildhall.dataDir)

    await stopGuildhall(guildhall, guildhall.child.pid)

    await expect(fetch(guildhall.address)).rejects.toThrow()
    expect(() => process.kill(postgresPid, 0)).toThrow()
  })

  test('a taken port is answered with a sentence, and no PostgreSQL is left behind', async () => {
    await stop()
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
    { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/guildhall', says: ['No database answers at 127.0.0.1:1.'] },
    { DATABASE_URL: 'postgresql://me:secret@nowhere.invalid/guildhall', says: ['no machine called nowhere.invalid'] },
    { DATABASE_URL: 'mysql://me:secret@localhost/guildhall', says: ['DATABASE_URL must name a PostgreSQL database'] },
    { PORT: 'eighty', LOG_LEVEL: 'loud', says: ['PORT must be', 'LOG_LEVEL must be'] },
  ])('wrong settings are answered with a sentence: $says', async ({ says, ...env }) => {
    const refused = run(place, 'npm', ['start'], env)

    expect(await refused.exit).toBe(1)
    for (const sentence of says) expect(refused.output()).toContain(sentence)
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

describe.runIf(isRoot)(
  'an ordinary user with Node.js 20, in a clone with packages and a build of the same sources',
  () => {
    test('npm start prepares nothing again, and what it keeps is for that user alone', async () => {
      await stop()
      const person = addPerson()
      const folder = cloneFor(person)
      lendPackages(place.folder, folder, person)

      const guildhall = await startGuildhall(
        { person, folder, env: environmentOf(person, node20) },
        { GUILDHALL_DEMO: '0' },
      )

      printTime('first start with packages, Node.js 20', guildhall.readyMs)
      expectNothingPrepared(guildhall)
      expect((await fetch(guildhall.address, { headers: { accept: 'text/html' } })).status).toBe(200)
      const dataFolder = path.join(guildhall.dataDir, 'postgres')
      expect(statSync(path.join(dataFolder, 'password')).mode & 0o777).toBe(0o600)
      expect(statSync(path.join(dataFolder, 'cluster')).uid).toBe(person.uid)
      expect(statSync(`/proc/${postgresPidOf(guildhall.dataDir)}`).uid).toBe(person.uid)
      expect(await stopGuildhall(guildhall)).toBe(0)
    })
  },
)
