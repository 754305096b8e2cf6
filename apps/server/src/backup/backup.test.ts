import { randomBytes, randomInt } from 'node:crypto'
import { copyFile, mkdtemp, open, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { jobKinds } from '../job-kinds.ts'
import { sweepPendingFiles } from '../modules/1-ground/uploads/sweep-pending-files.ts'
import { unusedPictureMs } from '../modules/7-finding/profiles/picture.rules.ts'
import { sweepPictures } from '../modules/7-finding/profiles/sweep-pictures.ts'
import { migrateDatabase } from '../platform/database/migrate-database.ts'
import { openDiskStore } from '../platform/storage/disk-store.ts'
import { arrangeHire } from '../testing/contracts.ts'
import { databaseUrl } from '../testing/global-setup.ts'
import { pay } from '../testing/payments.ts'
import { pictureForm } from '../testing/pictures.ts'
import { waitUntilBlocked } from '../testing/race.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { administer } from '../testing/test-database.ts'
import { fileOfEntry } from './archive-format.ts'
import { checkArchive, readArchive } from './archive-reader.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

async function makeFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** All tests share its database, whose rows refer to its files. */
let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ fresh: true })
})

async function backUp(recipients: string[] = []) {
  const file = path.join(await makeFolder(), 'guildhall.tar')
  const { DATABASE_MIGRATION_URL: url } = t.databaseSettings
  const seal = await writeBackup({ url, files: t.deps.files, file, release: '0.0.0', recipients })
  return { file, seal, identities: [] as string[] }
}

/** An empty folder for files, and an empty database whose owner is no superuser. */
async function makeInstallation() {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(`create role ${name} login password 'owner'`)
  await administer(`create database ${name} owner ${name}`)
  onTestFinished(async () => {
    await administer(`drop database ${name} with (force)`)
    await administer(`drop role ${name}`)
  })
  const folder = await makeFolder()
  const { host } = new URL(inject('postgresUrl'))
  const url = `postgresql://${name}:owner@${host}/${name}`
  return {
    url,
    appUrl: databaseUrl(inject('appPostgresUrl'), name),
    folder,
    files: openDiskStore(folder),
    async query(text: string) {
      const client = new pg.Client(url)
      await client.connect()
      try {
        return (await client.query<unknown[]>({ text, rowMode: 'array' })).rows.flat()
      } finally {
        await client.end()
      }
    },
  }
}

async function contentOf(folder: string) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile() && /^[0-9a-f]{32}$/.test(entry.name))
  const read = files.map(async ({ name, parentPath }) => [name, await readFile(path.join(parentPath, name))] as const)
  return new Map(await Promise.all(read))
}

/** What was dropped and made again, or switched off and on. */
const guards = `select conrelid::regclass::text || ' ' || conname::text || ' ' || pg_get_constraintdef(oid) as it from pg_constraint
  union all select tgrelid::regclass::text || ' ' || tgname::text || ' ' || tgenabled::text from pg_trigger where not tgisinternal order by it`

const projectCalled = (title: string) => ({
  ...{ title, description: 'A project of the test.', price: 100 },
  ...{ requiredSkills: ['patience'], deadline: '2999-01-01' },
})

async function arrangeDelivery() {
  const hire = await arrangeHire(t)
  await pay(hire)
  await hire.deliver()
  return hire
}

test.runIf(process.env.GUILDHALL_NIGHT)(
  'a backup of any moment under load holds all that was acknowledged before, and restores to an installation whose ledger and files are right',
  async () => {
    await arrangeDelivery()
    const person = await t.insertUser()
    const acknowledged: string[] = []
    let isLoading = true
    const load = (async () => {
      for (let n = 1; isLoading; n += 1) {
        const { statusCode, body } = await t.as(person).post('/projects/create', projectCalled(`Project ${n}`))
        expect(statusCode, body).toBe(201)
        acknowledged.push(`Project ${n}`)
        if (n < 20) await t.as(person).post('/api/profile/images?kind=portfolio', pictureForm())
      }
    })()
    const moment = randomInt(1, 6)
    await expect.poll(() => acknowledged.length).toBeGreaterThanOrEqual(moment)

    const before = [...acknowledged]
    const { file, seal, identities } = await backUp()
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before.length)
    isLoading = false
    await load
    await arrangeDelivery()
    const elsewhere = await makeInstallation()
    const { audit, wrongFiles } = await restoreBackup({ ...elsewhere, file, identities })

    expect([audit.findings, wrongFiles, seal.missing, seal.damaged]).toEqual([[], [], [], []])
    expect(audit.lines).toBeGreaterThan(0)
    expect(await elsewhere.query('select title from projects')).toEqual(expect.arrayContaining(before))
    const files = await contentOf(elsewhere.folder)
    const originals = await contentOf(t.folder)
    expect(files.size).toBe(seal.files)
    for (const [key, bytes] of files) expect(bytes.equals(originals.get(key) ?? Buffer.of()), key).toBe(true)
    for (const [table, rows] of Object.entries(seal.rows)) {
      expect(await elsewhere.query(`select count(*)::int from ${table}`), table).toEqual([rows])
    }
    const untouched = await t.value(`select array_agg(it) from (${guards}) all_of_them`)
    expect(await elsewhere.query(guards)).toEqual(untouched)

    const again = restoreBackup({ ...elsewhere, file, identities })
    await expect(again).rejects.toThrow('This installation has accounts already.')
  },
)

test('a backup of an earlier schema is restored as it was, and then migrated', async () => {
  const [before, after] = [await makeInstallation(), await makeInstallation()]
  const baseline = 1_795_280_056_000
  await migrateDatabase(before.url, before.url, jobKinds, baseline)
  await before.query(
    `insert into users (username, email, email_key, password_hash) values ('Ada', 'a@b.c', 'a@b.c', 'x')`,
  )
  const file = path.join(before.folder, 'old.tar')
  await writeBackup({ ...before, file, release: '0.0.0' })

  await restoreBackup({ ...after, file, identities: [] })

  const migrations = 'select created_at::float8 from drizzle.__drizzle_migrations order by 1'
  expect(await after.query('select username from users')).toEqual(['Ada'])
  expect(await before.query(migrations)).toEqual([baseline])
  expect((await after.query(migrations)).length).toBeGreaterThan(1)
})

test('rows of a partition are restored where there are partitions of other weeks', async () => {
  const [before, after] = [await makeInstallation(), await makeInstallation()]
  await migrateDatabase(before.url, before.url, jobKinds)
  await before.query(
    "select make_mail_partition(until + interval '1 hour') from mail_partitions() where name = 'mails'",
  )
  await before.query(
    `insert into users (username, email, email_key, password_hash) values ('Ada', 'a@b.c', 'a@b.c', 'x')`,
  )
  await before.query(`insert into mail_outbox (to_address, kind, created_at)
    select 'a@b.c', kind, until + offset_of from mail_partitions(), (values ('first', interval '-1 hour'), ('a week of its own', '1 hour'),
      ('the rest', '60 days')) v (kind, offset_of) where name = 'mails'`)
  const kinds = 'select kind from mail_outbox order by created_at'
  const places = 'select count(distinct tableoid)::int from mail_outbox'
  expect([await before.query(kinds), await before.query(places)]).toEqual([
    ['first', 'a week of its own', 'the rest'],
    [3],
  ])
  const file = path.join(before.folder, 'weeks.tar')
  await writeBackup({ ...before, file, release: '0.0.0' })

  await restoreBackup({ ...after, file, identities: [] })

  expect([await after.query(kinds), await after.query(places)]).toEqual([await before.query(kinds), [2]])
})

/** The pictures of a new person, which no profile shows. */
async function arrangePictures(count: number) {
  const person = await t.insertUser()
  for (let n = 0; n < count; n += 1) await t.as(person).post('/api/profile/images?kind=portfolio', pictureForm())
  return (await t.value('select array_agg(storage_key) from profile_images where owner_id = $1', [
    person.id,
  ])) as string[]
}

test('a file that is removed while a backup is written is in it, and removed afterwards', async () => {
  const [key = ''] = await arrangePictures(1)
  t.setClock(new Date(Date.now() + unusedPictureMs + 60_000))
  const owner = new pg.Pool({ connectionString: t.databaseSettings.DATABASE_MIGRATION_URL, max: 1 })
  const holder = await t.pool.connect()
  onTestFinished(async () => {
    t.setClock(undefined)
    holder.release(true)
    await owner.end()
  })
  await holder.query('begin; lock table message_files in access exclusive mode')

  const backup = backUp()
  await waitUntilBlocked(owner, 1) // its snapshot is taken, and it has not read a file yet
  await sweepPictures(t.deps)
  await sweepPendingFiles(t.deps, { olderThanMs: 0 })
  const rows = await t.value('select count(*) from profile_images where storage_key = $1', [key])
  await holder.query('rollback')
  const { seal, ...archive } = await backup

  expect(rows).toBe(0)
  expect([seal.missing, seal.damaged]).toEqual([[], []])
  const keys: unknown[] = []
  await readArchive(archive, async ({ name, bytes }) => {
    keys.push(fileOfEntry(name)?.key)
    for await (const _chunk of bytes);
  })
  expect(keys).toContain(key)
  await sweepPendingFiles(t.deps, { olderThanMs: 0 })
  expect((await contentOf(t.folder)).has(key)).toBe(false)
})

describe('an archive', () => {
  test('names files that were missing or damaged before, and is complete otherwise', async () => {
    const [lost = '', cut = ''] = await arrangePictures(2)
    const placeOf = (key: string) => path.join(t.folder, key.slice(0, 2), key.slice(2, 4), key)
    await rm(placeOf(lost))
    await truncate(placeOf(cut), 3)

    const { seal, ...archive } = await backUp()

    expect(seal).toMatchObject({ missing: [lost], damaged: [cut] })
    expect((await checkArchive(archive)).seal).toEqual(seal)
  })

  test('is read by the holders of the identity it was encrypted for, and by nobody else', async () => {
    await arrangeDelivery()
    const [ours, others] = [await generateX25519Identity(), await generateX25519Identity()]

    const { file, seal } = await backUp([await identityToRecipient(ours)])

    expect((await readFile(file, 'latin1')).slice(0, 18)).toBe('age-encryption.org')
    expect((await checkArchive({ file, identities: [others, ours] })).seal).toEqual(seal)
    await expect(checkArchive({ file, identities: [] })).rejects.toThrow('is encrypted')
    await expect(checkArchive({ file, identities: [others] })).rejects.toThrow('cannot be decrypted')
  })

  test('that was cut, changed or is something else is refused before anything is restored', async () => {
    await t.insertUser()
    const { file } = await backUp()
    const bytes = await readFile(file)
    const { length } = bytes
    // Behind its header, and so within the rows of a table.
    const withinRows = Math.floor(bytes.indexOf('.copy.zst') / 512) * 512 + 512 + 16
    const damaged = async (damage: (copy: string) => Promise<unknown>) => {
      const copy = path.join(await makeFolder(), 'copy.tar')
      await copyFile(file, copy)
      await damage(copy)
      return copy
    }
    const elsewhere = await makeInstallation()

    for (const copy of [
      await damaged((copy) => truncate(copy, length / 2)),
      await damaged((copy) => truncate(copy, length - 8_192)),
      await damaged((copy) => flipByte(copy, withinRows)),
      await damaged((copy) => writeFile(copy, 'no archive')),
    ]) {
      await expect(restoreBackup({ ...elsewhere, file: copy, identities: [] })).rejects.toThrow('cannot be used')
    }
    expect(await elsewhere.query(`select count(*)::int from pg_tables where schemaname = 'public'`)).toEqual([0])
  })
})

async function flipByte(file: string, at: number) {
  const handle = await open(file, 'r+')
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, at)
  await handle.write(Buffer.of((buffer[0] ?? 0) ^ 1), 0, 1, at)
  await handle.close()
}
