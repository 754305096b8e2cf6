import type pg from 'pg'
import { connect } from '../databases.ts'
import { installPeers } from './install-peers.ts'
import { fillParse } from './parse-tables.ts'
import { fillPlain } from './plain-tables.ts'
import { forkParse } from './start-peers.ts'

/** Copies the projects into the tables of the others. Parse Server makes its own. */
export async function seedPeers(databaseUrl: string, say: (line: string) => void): Promise<void> {
  say('Installing the peers.')
  const folder = await installPeers()
  say('Copying the projects for plain Fastify.')
  await fill(databaseUrl, fillPlain)
  say('Copying the projects for Parse Server.')
  await fill(databaseUrl, async (connection) => void (await connection.query('create schema parse')))
  const parse = await forkParse(databaseUrl, folder)
  try {
    await fill(databaseUrl, fillParse)
  } finally {
    await parse.stop()
  }
}

async function fill(databaseUrl: string, work: (connection: pg.Client) => Promise<void>) {
  const connection = await connect(databaseUrl)
  try {
    await work(connection)
    await connection.query('checkpoint')
  } finally {
    await connection.end()
  }
}
