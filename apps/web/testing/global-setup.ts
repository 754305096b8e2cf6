import type { TestProject } from 'vitest/node'
import { prepareChromium } from '../../../e2e/support/chromium.ts'
import { makeOperator } from '../../../e2e/support/operators.ts'
import { personOf } from '../../../e2e/support/people.ts'
import { startGuildhall } from '../../../e2e/support/server.ts'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import { insertUser, testPassword } from '../../server/src/testing/builders.ts'

export default async function setup(project: TestProject) {
  process.env.BROWSER_TEST_CHROMIUM = JSON.stringify(await prepareChromium())
  const guildhall = await startGuildhall({ GUILDHALL_DEMO: '0' })
  process.env.BROWSER_TEST_API = guildhall.url
  project.provide('insiders', await insertInsiders(guildhall))
  return () => guildhall.stop()
}

/** People whom a page cannot make: two operators, and a member whose address is confirmed. */
async function insertInsiders({ url, databaseUrl }: { url: string; databaseUrl: string }) {
  const database = openDatabase(databaseUrl, 1)
  try {
    const insert = async (username: string) => {
      const { id: userId, email, token } = await insertUser(database, username)
      return personOf(url, { token, username, email, userId }, testPassword)
    }
    const [olive, omar] = [await insert('Olive Operator'), await insert('Omar Operator')]
    for (const operator of [olive, omar]) await makeOperator(databaseUrl, operator)
    return { olive: olive.stored, omar: omar.stored, confirmed: (await insert('Connie Confirmed')).stored }
  } finally {
    await database.close()
  }
}
