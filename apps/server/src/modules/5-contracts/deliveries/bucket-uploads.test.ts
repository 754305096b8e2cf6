import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { openS3Client, openS3Store } from '../../../platform/storage/s3-store.ts'
import { newStorageKey } from '../../../platform/storage/storage-key.ts'
import { patience } from '../../../testing/patience.ts'
import { startS3Server } from '../../../testing/s3-server.ts'
import { samples } from '../../../testing/sample-files.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { arrangeContract, formOf, generated, heldBack, listen, sha256 } from '../../../testing/uploads.ts'
import { removeFailedUpload } from '../../1-ground/uploads/remove-failed-upload.ts'
import { insertPendingFile } from '../../1-ground/uploads/shared/pending-file.queries.ts'
import { sweepPendingFiles } from '../../1-ground/uploads/sweep-pending-files.ts'

describe('with files in a bucket', () => {
  test('that is full, an upload is refused with a sentence that says so', async () => {
    const t = await startTestApp()
    const full = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(request.method === 'PUT' ? 507 : 204).end())
    }).listen(0, '127.0.0.1')
    await once(full, 'listening')
    const { port } = full.address() as AddressInfo
    const s3 = openS3Client({
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'full',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      forcePathStyle: true,
    })
    t.deps.files = openS3Store(s3, 'full')
    const { freelancer, proposalId } = await arrangeContract(t)
    const { upload } = await listen(t)

    const { status, body } = await upload(freelancer.token, proposalId, { filename: 'a.pdf', bytes: samples.pdf })

    expect([status, body.code]).toEqual([507, 'service.storage_full'])
    expect(body.message).toContain('no room left for files')
    s3.destroy()
    full.closeAllConnections()
    full.close()
  })

  test('that does not answer, removing files holds no connection to the database, and they are removed once it does', async () => {
    const t = await startTestApp()
    let asked = 0
    const silent = createServer(() => {
      asked += 1
    }).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const bucket = await startS3Server()
    const { port } = silent.address() as AddressInfo
    const unreachable = openS3Client({ ...bucket.config, endpoint: `http://127.0.0.1:${port}` })
    const files = openS3Store(unreachable, bucket.config.bucket)
    const key = newStorageKey()
    await insertPendingFile(t.db, key, new Date())

    const removing = removeFailedUpload({ ...t.deps, files }, [key])

    await expect.poll(() => asked).toBe(1)
    expect(t.pool.idleCount).toBe(t.pool.totalCount)
    unreachable.destroy()
    silent.closeAllConnections()
    silent.close()
    await expect(removing).rejects.toThrow()
    const s3 = openS3Client(bucket.config)
    t.deps.files = openS3Store(s3, bucket.config.bucket)
    expect(await sweepPendingFiles(t.deps)).toBe(1)
    s3.destroy()
    await bucket.stop()
  })

  test('an upload in several parts comes back, whole and in ranges, and a broken one leaves nothing', async () => {
    const t = await startTestApp()
    const bucket = await startS3Server()
    const s3 = openS3Client(bucket.config)
    t.deps.files = openS3Store(s3, bucket.config.bucket)
    const { client, freelancer, proposalId, url } = await arrangeContract(t)
    const { begin, upload } = await listen(t)
    const size = 12 * 1024 * 1024
    const { form } = heldBack(formOf({ filename: 'a.zip', bytes: generated(samples.zip, size) }))
    const broken = begin(freelancer.token, proposalId, form)
    await vi.waitFor(async () => expect(await bucket.listUnfinished()).toHaveLength(1), patience)
    broken.stop()
    await vi.waitFor(async () => expect(await bucket.listUnfinished()).toEqual([]), patience)
    expect(await bucket.listObjects()).toEqual([])

    const { body } = await upload(freelancer.token, proposalId, {
      filename: 'a.zip',
      bytes: generated(samples.zip, size),
    })

    const fileUrl = `${url}/${body.deliverables[0]?._id}`
    const whole = await t.as(client).get(fileUrl)
    const part = await t.as(client).get(fileUrl, undefined, { headers: { range: 'bytes=0-3' } })
    expect([whole.rawPayload.length, sha256(whole.rawPayload)]).toEqual([size, body.deliverables[0]?.sha256])
    expect([part.statusCode, part.body]).toEqual([206, 'PK\u0003\u0004'])
    s3.destroy()
    await bucket.stop()
  })
})
