import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { arrangeFullLife } from '../../testing/full-life.ts'
import { readZip } from '../../testing/read-zip.ts'
import { samples } from '../../testing/sample-files.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { sha256, storedFiles } from '../../testing/uploads.ts'
import { sweepPendingFiles } from '../uploads/sweep-pending-files.ts'
import { makeExport } from './make-export.ts'
import { exportParts } from './personal-rows.queries.ts'
import { exportedFileBytes } from './shared/personal-table.ts'
import { sweepExports } from './sweep-exports.ts'

const dayMs = 24 * 60 * 60 * 1_000
/** Somebody whose session outlasts a copy. */
async function insertLasting(t: TestApp) {
  const person = await t.insertUser()
  await t.pool.query(`update sessions set expires_at = now() + interval '90 days' where user_id = $1`, [person.id])
  return person
}
const archives = async (t: TestApp) => (await storedFiles(t)).filter((name) => !name.endsWith('.eml'))
const ask = (t: TestApp, person: { token: string }) => t.as(person).post('/api/account/exports')
const list = async (t: TestApp, person: { token: string }) => (await t.as(person).get('/api/account/exports')).json()
const fileOf = (id: string) => `/api/account/exports/${id}/file`

/** The entries of the copy, and its JSON files by name. */
async function readCopy(t: TestApp, person: { token: string }) {
  const { _id } = (await ask(t, person)).json()
  await t.runJobs()
  const response = await t.as(person).get(fileOf(_id))
  const entries = readZip(response.rawPayload)
  const part = (name: string) => JSON.parse(String(entries.get(`${name}.json`)))
  return { id: _id as string, response, entries, part }
}

describe('a copy', () => {
  test('is a ZIP with a list for each part, the files and a README that names them', async () => {
    const t = await startTestApp()
    const life = await arrangeFullLife(t)

    const { response, entries, part } = await readCopy(t, life)

    expect(response.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename=guildhall-\d{4}-\d\d-\d\d\.zip$/)
    expect(response.headers.etag).toBe(`"${sha256(response.rawPayload)}"`)
    const readme = String(entries.get('README.txt'))
    for (const { name } of exportParts) {
      expect(Array.isArray(part(name)), name).toBe(true)
      expect(readme).toContain(`${name}.json`)
    }
    expect(part('account')).toEqual([
      {
        id: life.id,
        username: life.account.username,
        email: life.email,
        emailConfirmedAt: expect.any(String),
        createdAt: expect.any(String),
      },
    ])
    expect(part('profile')[0]).toMatchObject({
      name: `${life.mark}NAME`,
      experience: [{ company: `${life.mark}COMPANY` }],
    })
    expect(
      part('projects')
        .map((one: { title: string }) => one.title)
        .sort(),
    ).toEqual([`${life.mark}HIREDLATER`, `${life.mark}OPEN`].sort())
    expect(
      part('proposals')
        .map((one: { message: string }) => one.message)
        .sort(),
    ).toEqual([`${life.mark}DONE`, `${life.mark}PENDING`].sort())
    expect(part('feedback-given')).toMatchObject([{ feedback: `${life.mark}FEEDBACK` }])
    expect(part('project-edits')).toMatchObject([{ before: { title: `${life.mark}HIRED` } }])
    for (const name of ['results', 'courses', 'saved-units', 'sessions', 'pictures', 'deliveries']) {
      expect(part(name), name).toHaveLength(1)
    }
    const told = part('notifications').map(({ facts }: { facts: { projectTitle?: string } }) => facts.projectTitle)
    expect(told).toContain(`${life.mark}TOLD`)
    expect(part('messages').map(({ text }: { text: string }) => text)).toContain(`${life.mark}MESSAGE`)
    expect(part('conversations')).toMatchObject([{ with: life.freelancer.username }])
    const [attached] = part('message-files')
    expect(entries.get(attached.path)?.equals(samples.pdf)).toBe(true)
    expect(part('mailed-links')).toMatchObject([{ purpose: 'confirm_email', email: life.email }])
    const [delivered] = part('delivered-files')
    expect(delivered).toMatchObject({ filename: 'plan.pdf', included: true })
    expect(entries.get(delivered.path)?.equals(samples.pdf)).toBe(true)
    expect(entries.has(part('pictures')[0].path)).toBe(true)
  })

  test('holds no answer key, no token or hash, and neither address nor private text of others', async () => {
    const t = await startTestApp()
    const life = await arrangeFullLife(t)

    const { entries, part } = await readCopy(t, life)

    const texts = [...entries].filter(([name]) => !name.startsWith('files/')).map(([, bytes]) => bytes.toString())
    const all = texts.join('\n')
    const secrets = [
      life.token,
      life.client.email,
      life.freelancer.email,
      'I would like to.',
      'argon2',
      '"key"',
      'storage',
    ]
    for (const secret of secrets) expect(all).not.toContain(secret)
    const [{ questions }] = part('attempts')
    expect(questions).toHaveLength(15)
    expect(Object.keys(questions[0]).sort()).toEqual(expect.arrayContaining(['options', 'question', 'yourAnswer']))
    for (const question of questions) expect(question).not.toHaveProperty('explanation')
  })

  test('of somebody with more rows than a batch has each of them once', async () => {
    const t = await startTestApp()
    const person = await t.insertUser()
    await t.pool.query(
      `insert into saved_units (user_id, unit_id) select $1, 'unit-' || n from generate_series(1, 350) n`,
      [person.id],
    )
    await t.pool.query(
      `insert into notifications (user_id, kind, facts, event_key)
       select $1, 'delivery.approved', '{}', n::text from generate_series(1, 350) n`,
      [person.id],
    )

    const { part } = await readCopy(t, person)

    expect(new Set(part('saved-units').map(({ unit }: { unit: string }) => unit)).size).toBe(350)
    expect(part('saved-units')).toHaveLength(350)
    expect(new Set(part('notifications').map(({ id }: { id: string }) => id)).size).toBe(350)
  })

  test('leaves out older files beyond its room, and says which', async () => {
    const t = await startTestApp()
    const life = await arrangeFullLife(t)
    const proposal = life.done
    const insert = `with delivery as (
        insert into deliveries (proposal_id, version, status, submitted_at, decided_at)
        values ($1, $2, 'rejected', now() - $3 * interval '1 day', now()) returning id)
      insert into deliverables (delivery_id, position, filename, content_type, size_bytes, sha256, storage_key)
      select id, n, 'big-' || n || '.zip', 'application/zip', 52428800, 'x', md5($4 || n) from delivery, generate_series(0, 20) n`
    await t.pool.query(insert, [proposal, 2, 5, 'older'])
    expect(21 * 52_428_800).toBeGreaterThan(exportedFileBytes)

    const { entries, part } = await readCopy(t, life)

    const left = part('delivered-files').filter((one: { included: boolean }) => !one.included)
    expect(left.length).toBeGreaterThan(0)
    expect(left.map((one: { filename: string }) => one.filename)).not.toContain('plan.pdf')
    const readme = String(entries.get('README.txt'))
    for (const { filename } of left) expect(readme).toContain(filename)
  })
})

describe('asking for a copy', () => {
  test('is not ready while a file cannot be read; once it can, the copy holds it', async () => {
    const t = await startTestApp()
    const life = await arrangeFullLife(t)
    const key = await t.value(
      `select storage_key from deliverables f join deliveries d on d.id = f.delivery_id where d.proposal_id = $1 limit 1`,
      [life.done],
    )
    const place = path.join(t.folder, String(key).slice(0, 2))
    await rename(place, `${place}.away`)
    await writeFile(place, '') // not a folder, so that opening the file fails as on a broken disk
    const { _id } = (await ask(t, life)).json()

    await expect(t.runJobs()).rejects.toThrow('jobs failed')
    const waiting = await list(t, life)
    await rm(place)
    await rename(`${place}.away`, place)
    await makeExport(t.deps, { exportId: _id })

    expect(waiting.exports[0].state).toBe('preparing')
    const entries = readZip((await t.as(life).get(fileOf(_id))).rawPayload)
    expect(String(entries.get('README.txt'))).not.toContain('These are left out')
    expect([...entries.keys()].filter((name) => name.startsWith('files/deliveries/'))).not.toEqual([])
  })

  test('gives the one that is being prepared, then one a day; a mail and a notification tell that it is ready', async () => {
    const t = await startTestApp()
    const person = await insertLasting(t)

    const [first, again] = [await ask(t, person), await ask(t, person)]
    const preparing = await list(t, person)
    await t.runJobs()
    await t.runJobs()
    const ready = await list(t, person)
    const tooSoon = await ask(t, person)

    expect([first.statusCode, first.json().state, again.json()]).toEqual([202, 'preparing', first.json()])
    expect(preparing).toMatchObject({ exports: [{ state: 'preparing', size: null }], nextAt: null })
    expect(ready.exports).toMatchObject([
      { state: 'ready', size: expect.any(Number), availableUntil: expect.any(String) },
    ])
    expect(ready.nextAt).not.toBeNull()
    expect([tooSoon.statusCode, tooSoon.json().code]).toEqual([429, 'export.one_a_day'])
    expect(Number(tooSoon.headers['retry-after'])).toBeGreaterThan(80_000)
    expect((await t.mailsTo(person.email)).map(({ subject }) => subject)).toEqual(['The copy of your data is ready'])
    expect(await t.value('select array_agg(kind) from notifications where user_id = $1', [person.id])).toEqual([
      'account.export_ready',
    ])
  })

  test('twice at once prepares one', async () => {
    const t = await startTestApp()
    const person = await insertLasting(t)

    const answers = await t.race({ table: 'users', id: person.id }, [() => ask(t, person), () => ask(t, person)])

    expect(new Set(answers.map((answer) => answer.json()._id)).size).toBe(1)
    await t.runJobs() // the tests of this file share a queue
  })

  test('a day later replaces the copy and its file', async () => {
    const t = await startTestApp()
    const person = await insertLasting(t)
    const first = await readCopy(t, person)
    t.setClock(new Date(Date.now() + dayMs + 1_000))
    const second = await ask(t, person)
    await t.runJobs()
    await sweepPendingFiles(t.deps)

    expect((await list(t, person)).exports.map(({ _id }: { _id: string }) => _id)).toEqual([second.json()._id])
    expect((await t.as(person).get(fileOf(first.id))).statusCode).toBe(404)
    expect(await archives(t)).toHaveLength(1)
  })
})

describe('the file of a copy', () => {
  test('is hidden from others, before it is ready and after its time, all with the same bytes', async () => {
    const t = await startTestApp()
    const [person, stranger] = [await insertLasting(t), await t.insertUser()]
    const { _id } = (await ask(t, person)).json()
    const unknown = await t.as(person).get(fileOf(t.newId()))
    const early = await t.as(person).get(fileOf(_id))
    await t.runJobs()
    const others = await t.as(stranger).get(fileOf(_id))
    t.setClock(new Date(Date.now() + 7 * dayMs + 60_000))
    const late = await t.as(person).get(fileOf(_id))

    for (const response of [early, others, late]) {
      expect([response.statusCode, response.body]).toEqual([404, unknown.body])
    }
  })

  test('is removed by the sweep when its time is over', async () => {
    const t = await startTestApp()
    const person = await insertLasting(t)
    await readCopy(t, person)
    t.setClock(new Date(Date.now() + 7 * dayMs + 60_000))

    await sweepExports(t.deps)
    await sweepPendingFiles(t.deps)

    expect([await archives(t), (await list(t, person)).exports]).toEqual([[], []])
  })
})

describe('a job', () => {
  test('that runs twice leaves one file and one mail', async () => {
    const t = await startTestApp()
    const person = await insertLasting(t)
    const { _id: exportId } = (await ask(t, person)).json()

    await Promise.all([makeExport(t.deps, { exportId }), makeExport(t.deps, { exportId })])
    await makeExport(t.deps, { exportId })
    await t.runJobs()

    expect(await archives(t)).toHaveLength(1)
    expect(await t.mailsTo(person.email)).toHaveLength(1)
  })

  test('that fails leaves nothing, is tried again, and after the last time says that it failed', async () => {
    const t = await startTestApp()
    const person = await insertLasting(t)
    const { _id: exportId } = (await ask(t, person)).json()
    const full = { ...t.deps, files: { ...t.deps.files, put: () => Promise.reject(new Error('the disk is full')) } }

    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await expect(makeExport(full, { exportId })).rejects.toMatchObject({ name: 'JobDelayed' })
    }
    expect((await list(t, person)).exports[0].state).toBe('preparing')
    await expect(makeExport(full, { exportId })).rejects.toMatchObject({ name: 'JobGivenUp' })

    expect((await list(t, person)).exports[0].state).toBe('failed')
    expect(await archives(t)).toEqual([])
    expect(await t.value('select count(*) from pending_files where created_at > now() - interval $$1 hour$$')).toBe(0)
    expect((await ask(t, person)).statusCode).toBe(202)
  })

  test('that finds the account deleted ends without a file', async () => {
    const t = await startTestApp()
    const person = await insertLasting(t)
    const { _id: exportId } = (await ask(t, person)).json()
    await t.pool.query('delete from data_exports where user_id = $1', [person.id])

    await makeExport(t.deps, { exportId })

    expect(await archives(t)).toEqual([])
  })

  test('that is lost is given up by the sweep', async () => {
    const t = await startTestApp()
    const person = await insertLasting(t)
    await ask(t, person)
    t.setClock(new Date(Date.now() + dayMs))

    await sweepExports(t.deps)

    expect((await list(t, person)).exports).toMatchObject([{ state: 'failed' }])
  })
})
