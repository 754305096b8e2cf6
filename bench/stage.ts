import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Contender } from './contenders.ts'
import { copyDatabase, type DatabaseServer, dropDatabase } from './databases.ts'
import { seedPeers } from './peers/seed-peers.ts'
import { startPeers } from './peers/start-peers.ts'
import { insertPeople, type People } from './people.ts'
import { seedDatabase } from './seed-database.ts'
import { startBareServer, startGuildhall } from './servers.ts'

type Cast = { guildhall: Contender; bare: Contender[]; peers: Contender[] }

/** What the parts of a run share: a database with projects, and the servers, which start when the first part needs them. */
export class Stage {
  readonly rows: number
  readonly databaseUrl: string
  readonly people: People
  readonly say: (line: string) => void
  readonly #withPeers: boolean
  readonly #closing: (() => Promise<unknown>)[] = []
  #cast: Promise<Cast> | undefined

  private constructor(options: StageOptions, { databaseUrl, people }: { databaseUrl: string; people: People }) {
    this.rows = options.rows
    this.say = options.say
    this.#withPeers = options.withPeers
    this.databaseUrl = databaseUrl
    this.people = people
    this.#closing.push(() => dropDatabase(options.server, databaseUrl))
  }

  static async open(options: StageOptions): Promise<Stage> {
    const { server, rows, withPeers, say } = options
    say(`${rows.toLocaleString('en-US')} projects.`)
    const name = `projects_${rows}${withPeers ? '_peers' : ''}`
    const fill = async (url: string) => {
      await seedDatabase(url, rows)
      if (withPeers) await seedPeers(url, say)
    }
    const databaseUrl = await copyDatabase(server, { name, fill })
    return new Stage(options, { databaseUrl, people: await insertPeople(databaseUrl) })
  }

  cast(): Promise<Cast> {
    this.#cast ??= this.#gather()
    return this.#cast
  }

  async startGuildhall(settings: Record<string, string> = {}): Promise<Contender> {
    return this.#opening(startGuildhall(this.databaseUrl, await this.makeDataDir(), this.people, settings))
  }

  async makeDataDir(): Promise<string> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'guildhall-bench-'))
    this.#closing.push(() => rm(dataDir, { recursive: true, force: true }))
    return dataDir
  }

  /** For parts that measure a server of their own. */
  async stopServers() {
    const cast = await this.#cast
    this.#cast = undefined
    for (const server of cast ? [cast.guildhall, ...cast.bare, ...cast.peers] : []) await server.stop()
  }

  async close() {
    for (const close of this.#closing.splice(0).reverse()) await close()
  }

  async #gather(): Promise<Cast> {
    this.say('Starting the servers.')
    const guildhall = await this.startGuildhall()
    const bare: Contender[] = []
    for (const key of ['bare', 'bareOurs'] as const) {
      bare.push(await this.#opening(startBareServer(key, this.databaseUrl, this.people)))
    }
    const peers: Contender[] = []
    if (this.#withPeers) {
      for await (const peer of startPeers(this.databaseUrl, this.people)) {
        peers.push(await this.#opening(Promise.resolve(peer)))
      }
    }
    return { guildhall, bare, peers }
  }

  async #opening(starting: Promise<Contender>): Promise<Contender> {
    const server = await starting
    this.#closing.push(() => server.stop())
    return server
  }
}

type StageOptions = { server: DatabaseServer; rows: number; withPeers: boolean; say: (line: string) => void }
