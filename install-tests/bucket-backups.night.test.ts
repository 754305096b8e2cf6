import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { cleanUp, makeFolder } from './machine.ts'
import { startWork } from './people-at-work.ts'
import {
  type ArchivedPostgres,
  at,
  documented,
  expectMoment,
  guildhallOn,
  hasPgbackrest,
  makeArchivedPostgres,
} from './pgbackrest.ts'
import { type Bucket, hasSwift, openBucket } from './swift-store.ts'

const writersCount = 16
const setUp = documented('*Set up pgBackRest*')
const [createStanza = ''] = setUp
const [backUp = ''] = setUp.slice(-1)

describe.skipIf(!hasPgbackrest || !hasSwift)('a PostgreSQL of Debian whose pgBackRest writes to a bucket', () => {
  afterAll(cleanUp)

  async function open() {
    const bucket = await openBucket()
    onTestFinished(bucket.stop)
    return bucket
  }
  async function makeMachine(bucket: Bucket) {
    const postgres = await makeArchivedPostgres(bucket)
    onTestFinished(postgres.close)
    return postgres
  }

  test('another secret, authority or passphrase opens nothing', async () => {
    const postgres = await makeMachine(await open())
    await postgres.open()
    await postgres.shell(createStanza)
    const createWith = (settings: string) => postgres.shell(`${settings} ${createStanza}`)
    const others = 'PGBACKREST_REPO1_STORAGE_CA_FILE=/etc/ssl/certs/ca-certificates.crt PGBACKREST_IO_TIMEOUT=1'

    await expect(createWith('PGBACKREST_REPO1_S3_KEY_SECRET=another')).rejects.toThrow('403 (Forbidden)')
    await expect(createWith(others)).rejects.toThrow('unable to verify certificate')
    await expect(createWith('PGBACKREST_REPO1_CIPHER_PASS=another')).rejects.toThrow('unable to load info file')
  })

  test('an archive in a folder begins anew in the bucket', async () => {
    const postgres = await makeArchivedPostgres()
    onTestFinished(postgres.close)
    await postgres.open()
    for (const command of setUp) await postgres.shell(command)
    const [inFolder] = await backupsOf(postgres)

    postgres.useBucket(await open())
    for (const command of setUp) await postgres.shell(command)

    const inBucket = await backupsOf(postgres)
    expect(inBucket).toMatchObject([{ type: 'full' }])
    expect(inBucket).not.toContainEqual(inFolder)
  })

  test('when its machine is lost, another goes back to a moment from the bucket alone: all acknowledged before it is there, nothing after it, and the ledger is sound', async () => {
    const files = makeFolder('files')
    const bucket = await open()
    const first = await makeMachine(bucket)
    await first.open()
    let server = await guildhallOn(first, files).start()
    const work = await startWork(server.url, writersCount)

    for (const command of setUp) await first.shell(command)
    await work.untilWritten(writersCount)
    const before = await work.finish()
    await work.untilWritten(writersCount * 2)
    const acknowledged = [...work.acknowledged]
    const moment = await first.now()
    await work.post('The first after it')
    await work.untilWritten(writersCount * 2)
    const after = await work.finish()
    await first.shell(backUp.replace('full', 'diff'))

    // Tried while the first goes on.
    const second = await makeMachine(bucket)
    for (const command of documented('*Try it*')) await second.shell(command)
    await second.recover()
    expect(await second.value('show archive_mode')).toBe('off')
    const isThere = `select count(*)::int from projects where title = 'The first after it'`
    expect(await second.value(isThere, 'guildhall')).toBe(1)
    await second.stop()

    await work.cutShort(async () => {
      await first.kill()
      await server.kill()
    })
    first.remove()
    for (const command of documented('*Go back to a moment.*')) await second.shell(at(moment, command))
    await second.recover()
    const guildhall = guildhallOn(second, files)
    const audit = guildhall.auditLedger()
    server = await guildhall.start()

    expect(audit.stdout).toContain('The ledger is sound')
    expect(audit.status).toBe(0)
    expect(acknowledged.length).toBeGreaterThan(writersCount * 3)
    await expectMoment(second, { titles: acknowledged, work: before }, { titles: ['The first after it'], work: after })

    // Life goes on there, backups that are too old are removed, and the bucket cannot be read without the passphrase.
    const old = await backupsOf(second)
    const isOld = (place: string) => old.some(({ label }) => place.includes(`/${label}/`))
    expect(old.map(({ type }) => type)).toEqual(['full', 'diff'])
    expect((await filesOf(second)).some(isOld)).toBe(true)
    await work.post('Life goes on', server.url)
    for (const command of [backUp, backUp]) await second.shell(command)
    expect((await backupsOf(second)).map(({ type }) => type)).toEqual(['full', 'full'])
    const kept = await filesOf(second)
    expect(kept.filter(isOld)).toEqual([])
    for (const place of kept) {
      expect([place, await second.shell(`pgbackrest repo-get --raw ${place} | head -c 8`)]).toEqual([place, 'Salted__'])
    }
  })
})

async function backupsOf(postgres: ArchivedPostgres): Promise<{ type: string; label: string }[]> {
  return JSON.parse(await postgres.shell('pgbackrest --stanza=guildhall --output=json info'))[0].backup
}

/** Paths in the repository. */
async function filesOf(postgres: ArchivedPostgres): Promise<string[]> {
  const listed = await postgres.shell('pgbackrest repo-ls --recurse --output=json')
  const all = Object.entries(JSON.parse(listed) as Record<string, { type: string }>)
  return all.filter(([, { type }]) => type === 'file').map(([place]) => place)
}
