import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { tryLockForBackup } from '../../../platform/database/backup-lock.ts'
import { newStorageKey } from '../../../platform/storage/storage-key.ts'
import { patience } from '../../../testing/patience.ts'
import { waitUntilBlocked } from '../../../testing/race.ts'
import { samples } from '../../../testing/sample-files.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import {
  arrangeContract,
  expectNothingLeft,
  formOf,
  generated,
  heldBack,
  listen,
  storedFiles,
} from '../../../testing/uploads.ts'
import { removeFailedUpload } from '../../1-ground/uploads/remove-failed-upload.ts'
import { insertPendingFile } from '../../1-ground/uploads/shared/pending-file.queries.ts'
import { sweepPendingFiles } from '../../1-ground/uploads/sweep-pending-files.ts'

describe('an upload whose sender goes away', () => {
  test.each([
    { circumstance: 'in its first file', parts: [{ filename: 'a.zip', bytes: generated(samples.zip, 1024 * 1024) }] },
    {
      circumstance: 'in a later file',
      parts: [
        { filename: 'a.pdf', bytes: samples.pdf },
        { filename: 'b.zip', bytes: generated(samples.zip, 1024 * 1024) },
      ],
    },
    { circumstance: 'before the end of the form', parts: [{ filename: 'a.pdf', bytes: samples.pdf }] },
  ])('$circumstance leaves neither row nor file', async ({ parts }) => {
    const t = await startTestApp()
    const { freelancer, proposalId } = await arrangeContract(t)
    const { begin } = await listen(t)
    const { form } = heldBack(formOf(...parts))
    const { stop } = begin(freelancer.token, proposalId, form)
    await vi.waitFor(async () => expect(await storedFiles(t)).toHaveLength(parts.length), patience)
    expect(await t.value('select count(*) from pending_files')).toBe(parts.length)

    stop()

    await vi.waitFor(() => expectNothingLeft(t, proposalId), patience)
  })
})

describe('uploads that race', () => {
  test('of two at once one becomes the version, and the other leaves nothing', async () => {
    const t = await startTestApp()
    const { freelancer, proposalId, url } = await arrangeContract(t)
    const { upload } = await listen(t)
    const send = (filename: string) => () => upload(freelancer.token, proposalId, { filename, bytes: samples.pdf })

    const answers = await t.race({ table: 'proposals', id: proposalId }, [send('one.pdf'), send('two.pdf')])

    const [made, refused] = answers.toSorted((a, b) => a.status - b.status)
    expect([made?.status, refused?.status, refused?.body.code]).toEqual([201, 409, 'delivery.under_review'])
    expect((await t.as(freelancer).get(url)).json().versions).toHaveLength(1)
    expect(await storedFiles(t)).toHaveLength(1)
    expect(await t.value('select count(*) from pending_files')).toBe(0)
  })

  test('with an approval of the same proposal neither waits for the other forever', async () => {
    const t = await startTestApp()
    const { client, freelancer, proposalId, projectId, url } = await arrangeContract(t)
    const { upload } = await listen(t)
    await upload(freelancer.token, proposalId, { filename: 'a.pdf', bytes: samples.pdf })
    await t.as(client).post(`${url}/reject`)

    const [sent, approved] = await t.race({ table: 'projects', id: projectId }, [
      async () => (await upload(freelancer.token, proposalId, { filename: 'b.pdf', bytes: samples.pdf })).status,
      async () => (await t.as(client).post(`${url}/approve`)).statusCode,
    ])

    expect(sent).toBe(201)
    expect([200, 409]).toContain(approved)
  })
})

describe('the sweep', () => {
  test('removes what a killed process left, once it is old enough', async () => {
    const t = await startTestApp()
    const { proposalId } = await arrangeContract(t)
    const key = newStorageKey()
    await insertPendingFile(t.db, key, new Date())
    await t.deps.files.put(key, Readable.from([samples.pdf]))

    expect(await sweepPendingFiles(t.deps)).toBe(0)
    t.setClock(new Date(Date.now() + 6 * 60 * 60 * 1_000 + 1_000))
    expect(await sweepPendingFiles(t.deps)).toBe(1)

    await expectNothingLeft(t, proposalId)
  })

  test('leaves the files of a delivery alone', async () => {
    const t = await startTestApp()
    const { freelancer, proposalId } = await arrangeContract(t)
    const { upload } = await listen(t)
    await upload(freelancer.token, proposalId, { filename: 'a.pdf', bytes: samples.pdf })

    await sweepPendingFiles(t.deps, { olderThanMs: 0 })

    expect(await storedFiles(t)).toHaveLength(1)
  })

  test('passes over what another process is removing, and waits for nobody', async () => {
    const t = await startTestApp()
    const keys = Array.from({ length: 250 }, (_, index) => index.toString(16).padStart(32, '0'))
    await t.pool.query('insert into pending_files (storage_key, created_at) select unnest($1::text[]), $2', [
      keys,
      new Date(0),
    ])
    const other = await t.pool.connect()
    await other.query('begin')
    await other.query('select 1 from pending_files where storage_key = $1 for update', [keys[7]])

    expect(await sweepPendingFiles(t.deps)).toBe(249)

    await other.query('rollback')
    other.release()
    expect(await sweepPendingFiles(t.deps)).toBe(1)
  })

  test('removes what it can beside a file that the store refuses to remove, and says so each time', async () => {
    const t = await startTestApp()
    const [refused = '', ...others] = Array.from({ length: 4 }, () => newStorageKey()).sort()
    for (const key of others) await t.deps.files.put(key, Readable.from([samples.pdf]))
    // No file, so it cannot be removed as one.
    await mkdir(path.join(t.folder, refused.slice(0, 2), refused.slice(2, 4), refused), { recursive: true })
    await t.pool.query('insert into pending_files (storage_key, created_at) select unnest($1::text[]), $2', [
      [refused, ...others],
      new Date(0),
    ])

    for (const _hour of [1, 2]) await expect(sweepPendingFiles(t.deps)).rejects.toThrow(refused)

    expect(await t.value('select array_agg(storage_key) from pending_files')).toEqual([refused])
    expect(await storedFiles(t)).toEqual([])
  })

  test('that takes a living upload for dead makes it fail, and nothing is left', async () => {
    const t = await startTestApp()
    const { freelancer, proposalId } = await arrangeContract(t)
    const { begin } = await listen(t)
    const parts = [
      { filename: 'a.pdf', bytes: samples.pdf },
      { name: 'message', value: 'the file before is complete' },
    ]
    const { form, release } = heldBack(formOf(...parts))
    const { answered } = begin(freelancer.token, proposalId, form)
    await vi.waitFor(async () => expect(await storedFiles(t)).toHaveLength(1), patience)
    await vi.waitFor(async () => expect((await storedFiles(t))[0]).not.toMatch(/part$/), patience)

    await sweepPendingFiles(t.deps, { olderThanMs: -1_000 })
    release()

    const { status, body } = await answered
    expect([status, body.code]).toEqual([400, 'delivery.interrupted'])
    await expectNothingLeft(t, proposalId)
  })

  test('and has not removed its bytes yet makes it fail, too: no delivery has a file that is about to go', async () => {
    const t = await startTestApp()
    const { freelancer, proposalId, url } = await arrangeContract(t)
    const { begin } = await listen(t)
    const parts = [
      { filename: 'a.pdf', bytes: samples.pdf },
      { name: 'message', value: 'the file before is complete' },
    ]
    const { form, release } = heldBack(formOf(...parts))
    const { answered } = begin(freelancer.token, proposalId, form)
    await vi.waitFor(async () => expect((await storedFiles(t))[0]).toMatch(/^[^.]+$/), patience)
    const backup = new pg.Client(t.url)
    await backup.connect()
    await tryLockForBackup(backup) // until it ends, what is abandoned keeps its bytes

    await sweepPendingFiles(t.deps, { olderThanMs: -1_000 })
    release()

    const { status, body } = await answered
    expect([status, body.code]).toEqual([400, 'delivery.interrupted'])
    expect((await t.as(freelancer).get(url)).json().versions).toEqual([])
    await backup.end()
    await sweepPendingFiles(t.deps)
    await expectNothingLeft(t, proposalId)
  })
})

describe('taking back an upload whose commit may have succeeded', () => {
  test('leaves the files of a delivery alone', async () => {
    const t = await startTestApp()
    const { freelancer, proposalId } = await arrangeContract(t)
    const { upload } = await listen(t)
    await upload(freelancer.token, proposalId, { filename: 'a.pdf', bytes: samples.pdf })

    await removeFailedUpload(t.deps, await storedFiles(t))

    expect(await storedFiles(t)).toHaveLength(1)
  })

  test.each([
    { end: 'commit', left: 1 },
    { end: 'rollback', left: 0 },
  ])('waits for a commit under way: after its $end $left file is left', async ({ end, left }) => {
    const t = await startTestApp()
    const { proposalId } = await arrangeContract(t)
    const key = newStorageKey()
    await t.deps.files.put(key, Readable.from([samples.pdf]))
    await t.pool.query('insert into pending_files (storage_key) values ($1)', [key])
    const commit = await t.pool.connect()
    await commit.query('begin')
    await commit.query('delete from pending_files where storage_key = $1', [key])
    await commit.query(
      `with d as (insert into deliveries (proposal_id, version) values ($1, 1) returning id)
       insert into deliverables (delivery_id, position, filename, content_type, size_bytes, sha256, storage_key)
       select id, 0, 'a.pdf', 'application/pdf', 1, '', $2 from d`,
      [proposalId, key],
    )

    const removing = removeFailedUpload(t.deps, [key])
    await waitUntilBlocked(t.pool, 1)
    await commit.query(end)
    commit.release()
    await removing

    expect(await storedFiles(t)).toHaveLength(left)
    expect(await t.value('select count(*) from pending_files')).toBe(0)
  })
})
