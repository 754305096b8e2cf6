import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dayMs } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { isLostDatabase } from '../../../platform/database/database-trouble.ts'
import { archives, ask, fileOf, insertLasting, list, readCopy } from '../../../testing/data-exports.ts'
import { arrangeFullLife } from '../../../testing/full-life.ts'
import { waitUntilBlocked } from '../../../testing/race.ts'
import { readZip } from '../../../testing/read-zip.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { sweepPendingFiles } from '../../1-ground/uploads/sweep-pending-files.ts'
import { makeExport } from './make-export.ts'
import { dataExportJob } from './shared/data-export.jobs.ts'
import { sweepExports } from './sweep-exports.ts'

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

    const make = () => makeExport(t.deps, { exportId })

    await t.race({ table: 'users', id: person.id }, [make, make])
    await make()
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

  test('that loses its connection to the database is tried again, does not count that as a try, and then there is one copy', async () => {
    const t = await startTestApp()
    const person = await insertLasting(t)
    const { _id: exportId } = (await ask(t, person)).json()
    const full = { ...t.deps, files: { ...t.deps.files, put: () => Promise.reject(new Error('the disk is full')) } }
    for (let attempt = 1; attempt < dataExportJob.retries; attempt += 1) {
      await expect(makeExport(full, { exportId })).rejects.toMatchObject({ name: 'JobDelayed' })
    }
    const holder = await t.pool.connect()
    await holder.query('begin; lock table saved_units in access exclusive mode')
    const making = makeExport(t.deps, { exportId }).catch((error: unknown) => error)
    await waitUntilBlocked(t.pool, 1)
    await t.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)

    const failure = await making
    expect(failure).toMatchObject({ name: 'JobDelayed' })
    expect(isLostDatabase(failure)).toBe(true) // so that it uses up none of the queue's tries
    await holder.query('rollback')
    holder.release()
    await expect(makeExport(full, { exportId })).rejects.toMatchObject({ name: 'JobDelayed' })
    await makeExport(t.deps, { exportId })

    expect((await list(t, person)).exports).toMatchObject([{ state: 'ready' }])
    expect(await archives(t)).toHaveLength(1)
    await t.runJobs() // the tests of this file share a queue
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
