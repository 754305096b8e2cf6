import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dayMs } from '@guildhall/contract'
import { expect, onTestFinished, test } from 'vitest'
import { backupName } from '../backup/backup-folder.ts'
import { installationOf } from '../testing/doctor-context.ts'
import { startS3Server } from '../testing/s3-server.ts'
import { startTestApp } from '../testing/test-app.ts'
import { checkBackups } from './check-backups.ts'
import { checkDisk, judgeDisk } from './check-disk.ts'
import { checkStore } from './check-store.ts'

const never = Number.MAX_SAFE_INTEGER

test.each([
  { bounds: { warning: 0, problem: 0 }, level: 'ok' },
  { bounds: { warning: never, problem: 0 }, level: 'warning' },
  { bounds: { warning: never, problem: never }, level: 'problem' },
])('a disk with less than $bounds bytes left: $level', async ({ bounds, level }) => {
  const { folder } = await startTestApp()

  expect(await judgeDisk(folder, bounds)).toMatchObject({
    level,
    what: expect.stringContaining(`The disk of ${folder} has `),
  })
})

test('the disk of the data folder is checked, or of the one that it will be made in', async () => {
  const t = await startTestApp()
  const what = expect.stringContaining(`The disk of ${t.folder} has `)
  const later = { GUILDHALL_DATA_DIR: path.join(t.folder, 'not', 'yet') }

  expect(await checkDisk(installationOf(t))).toMatchObject([{ what }])
  expect(await checkDisk(installationOf(t, later))).toMatchObject([{ what }])
})

test('a folder for files is written to and left as it was; without one, or with something else there, we are told', async () => {
  const t = await startTestApp()
  const files = path.join(t.folder, 'files')
  expect(await checkStore(installationOf(t))).toMatchObject([
    { level: 'warning', what: expect.stringContaining('not exist') },
  ])

  await mkdir(files)
  expect(await checkStore(installationOf(t))).toMatchObject([{ level: 'ok' }])
  expect(await readdir(files)).toEqual([])

  const other = { GUILDHALL_DATA_DIR: path.join(t.folder, 'other') }
  await mkdir(other.GUILDHALL_DATA_DIR)
  await writeFile(path.join(other.GUILDHALL_DATA_DIR, 'files'), 'not a folder')
  expect(await checkStore(installationOf(t, other))).toMatchObject([
    { level: 'problem', what: expect.stringContaining('ENOTDIR') },
  ])
})

test('a bucket is written to and left empty; a wrong key, a missing bucket and a store that is away are problems', async () => {
  const t = await startTestApp()
  const server = await startS3Server()
  let isRunning = true
  const stop = async () => {
    if (isRunning) await server.stop()
    isRunning = false
  }
  onTestFinished(stop)
  const { endpoint = '', bucket, accessKeyId, secretAccessKey } = server.config
  const check = (settings: Record<string, string> = {}) =>
    checkStore(
      installationOf(t, {
        ...{ S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_FORCE_PATH_STYLE: '1' },
        ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, ...settings },
      }),
    )

  expect(await check()).toMatchObject([{ level: 'ok' }])
  expect([await server.listObjects(), await server.listUnfinished()]).toEqual([[], []])
  expect(await check({ S3_ACCESS_KEY_ID: 'nobody' })).toMatchObject([{ level: 'problem' }])
  expect(await check({ S3_BUCKET: 'elsewhere' })).toMatchObject([
    { level: 'problem', what: expect.stringContaining('does not exist') },
  ])
  await stop()
  expect(await check()).toMatchObject([{ level: 'problem', what: expect.stringContaining('ECONNREFUSED') }])
})

test('no backup in the folder for them, and one of days ago, are warnings, and a folder that is none a problem', async () => {
  const t = await startTestApp()
  const folder = path.join(t.folder, 'backups')
  const check = (laterMs = 0) => checkBackups(installationOf(t, { GUILDHALL_BACKUP_DIR: folder }, laterMs))
  expect(await checkBackups(installationOf(t))).toMatchObject([{ level: 'ok' }])
  expect(await check()).toMatchObject([{ level: 'warning', what: `There is no backup in ${folder} yet.` }])

  await mkdir(folder)
  await writeFile(path.join(folder, `${backupName(new Date(), false)}.part`), '')
  expect(await check()).toMatchObject([{ level: 'warning', what: expect.stringContaining('There is no backup') }])
  await writeFile(path.join(folder, backupName(new Date(), false)), 'whole')
  expect(await check()).toMatchObject([{ level: 'ok', what: expect.stringMatching(/^The last backup is of .+ 5 /) }])
  expect(await check(3 * dayMs)).toMatchObject([
    { level: 'warning', what: expect.stringContaining('The last backup is of ') },
  ])

  const file = path.join(t.folder, 'file')
  await writeFile(file, '')
  expect(await checkBackups(installationOf(t, { GUILDHALL_BACKUP_DIR: file }))).toMatchObject([
    { level: 'problem', what: expect.stringContaining('cannot be read: ENOTDIR') },
  ])
})
