import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect, copyDatabase, type DatabaseServer, dropDatabase } from './databases.ts'
import { fillInWorkers, withoutIndexes } from './fill-in-workers.ts'
import { measureMatching, writeMatchingPart } from './matching.ts'
import { insertPeople } from './people.ts'
import { seedDatabase } from './seed-database.ts'
import { startGuildhall } from './servers.ts'
import { measureTalent, writeTalentReport } from './talent.ts'

const people = 200_000
const projects = 100_000

type Say = (line: string) => void

/** First pages of people, and suggestions, on a database of their own. */
export async function measurePeople(
  server: DatabaseServer,
  say: Say,
  write: (variant: readonly string[], report: string) => Promise<void>,
): Promise<void> {
  const url = await openPeople(server, say)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guildhall-bench-'))
  const guildhall = await startGuildhall(url, dataDir, await insertPeople(url))
  try {
    say('First pages of people.')
    const pages = writeTalentReport(await measureTalent(guildhall, url), people)
    console.log(`\n${pages}`)
    await write(['talent'], pages)
    say('Suggestions.')
    const suggestions = writeMatchingPart(await measureMatching(`http://127.0.0.1:${guildhall.port}`, url), projects)
    console.log(`\n${suggestions}`)
    await write(['talent'], `${pages}\n${suggestions}`)
  } finally {
    await guildhall.stop()
    await dropDatabase(server, url)
    await rm(dataDir, { recursive: true, force: true })
  }
}

export async function preparePeople(server: DatabaseServer, say: Say): Promise<void> {
  await dropDatabase(server, await openPeople(server, say))
}

function openPeople(server: DatabaseServer, say: Say): Promise<string> {
  say(`${people.toLocaleString('en-US')} people and ${projects.toLocaleString('en-US')} projects.`)
  const fill = async (url: string) => {
    await seedDatabase(url, projects)
    await seedTalent(url, people)
  }
  return copyDatabase(server, { name: `people_${people}`, fill })
}

/** The same people in every run. */
async function seedTalent(url: string, rows: number): Promise<void> {
  const client = await connect(url)
  try {
    await withoutIndexes(client, 'talent_listings', () => fillInWorkers('seed-people-worker.ts', { url, rows }))
    await client.query('vacuum analyze users, profiles, talent_listings')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
