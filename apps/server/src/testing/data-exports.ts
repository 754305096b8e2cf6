import { readZip } from './read-zip.ts'
import type { TestApp } from './test-app.ts'
import { storedFiles } from './uploads.ts'

export async function insertLasting(t: TestApp) {
  const person = await t.insertUser()
  await t.pool.query(`update sessions set expires_at = now() + interval '90 days' where user_id = $1`, [person.id])
  return person
}
export const archives = async (t: TestApp) => (await storedFiles(t)).filter((name) => !name.endsWith('.eml'))
export const ask = (t: TestApp, person: { token: string }) => t.as(person).post('/api/account/exports')
export const list = async (t: TestApp, person: { token: string }) =>
  (await t.as(person).get('/api/account/exports')).json()
export const fileOf = (id: string) => `/api/account/exports/${id}/file`

/** The ZIP's entries, and its JSON files by name. */
export async function readCopy(t: TestApp, person: { token: string }) {
  const { _id } = (await ask(t, person)).json()
  await t.runJobs()
  const response = await t.as(person).get(fileOf(_id))
  const entries = readZip(response.rawPayload)
  const part = (name: string) => JSON.parse(String(entries.get(`${name}.json`)))
  return { id: _id as string, response, entries, part }
}
