import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { CreateMultipartUploadCommand, UploadPartCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3Server } from '../../testing/s3-server.ts'
import { openDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { openBucket } from './open-bucket.ts'
import { openFileStore } from './open-file-store.ts'
import { openS3Client, openS3Store } from './s3-store.ts'
import { newStorageKey } from './storage-key.ts'

const mebibyte = 1024 * 1024

type Bench = { store: FileStore; listKeys(): Promise<string[]>; stop(): Promise<void> }

async function disk(): Promise<Bench> {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-files-'))
  return {
    store: openDiskStore(folder),
    listKeys: async () => (await filesBelow(folder)).map((file) => path.basename(file)),
    stop: () => rm(folder, { recursive: true, force: true }),
  }
}

async function s3(): Promise<Bench> {
  const server = await startS3Server()
  const client = openS3Client(server.config)
  return {
    store: openS3Store(client, server.config.bucket),
    listKeys: async () => [...(await server.listObjects()), ...(await server.listUnfinished())],
    stop: async () => {
      client.destroy()
      await server.stop()
    },
  }
}

async function filesBelow(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

function generated(size: number, failAfter = Infinity): Readable {
  return Readable.from(
    (async function* () {
      for (let at = 0; at < size; at += 65_536) {
        if (at >= failAfter) throw new Error('the sender went away')
        yield Buffer.alloc(Math.min(65_536, size - at), at / 65_536)
      }
    })(),
    { objectMode: false },
  )
}

async function sha256(bytes: Readable) {
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

describe.each([
  { name: 'disk store', start: disk },
  { name: 'S3 store', start: s3 },
])('$name', ({ start }) => {
  let bench: Bench
  beforeAll(async () => {
    bench = await start()
  })
  afterAll(() => bench.stop())

  test.each([{ size: 1 }, { size: 65_536 }, { size: 5 * mebibyte }, { size: 12 * mebibyte + 7 }])(
    '$size bytes come back as they were put',
    async ({ size }) => {
      const key = newStorageKey()

      await bench.store.put(key, generated(size))

      expect(await sha256(await bench.store.open(key))).toBe(await sha256(generated(size)))
      expect(await bench.listKeys()).toContain(key)
    },
  )

  test('a range gives the bytes from start to end, both included', async () => {
    const key = newStorageKey()
    await bench.store.put(key, Readable.from([Buffer.from('0123456789')]))

    const part = await buffer(await bench.store.open(key, { start: 3, end: 6 }))

    expect(part.toString()).toBe('3456')
  })

  test('a range behind the end has no bytes', async () => {
    const key = newStorageKey()
    await bench.store.put(key, Readable.from([Buffer.from('0123456789')]))

    const part = await buffer(await bench.store.open(key, { start: 4_294_967_280, end: 4_294_967_309 }))

    expect(part).toHaveLength(0)
  })

  test.each([
    { circumstance: 'at its start', failAfter: 0 },
    { circumstance: 'in its first part', failAfter: mebibyte },
    { circumstance: 'after several parts', failAfter: 13 * mebibyte },
  ])('a stream that breaks $circumstance leaves nothing', async ({ failAfter }) => {
    const key = newStorageKey()

    await expect(bench.store.put(key, generated(20 * mebibyte, failAfter))).rejects.toThrow('the sender went away')

    expect(await bench.listKeys()).not.toContain(key)
    await expect(bench.store.open(key)).rejects.toThrow()
  })

  test('opening what was never put rejects', async () => {
    await expect(bench.store.open(newStorageKey())).rejects.toThrow()
  })

  test('removing takes the bytes away, and removing again is no error', async () => {
    const key = newStorageKey()
    await bench.store.put(key, generated(1000))

    await bench.store.remove(key)
    await bench.store.remove(key)

    await expect(bench.store.open(key)).rejects.toThrow()
    expect(await bench.listKeys()).not.toContain(key)
  })

  test('a name that is not one of our keys is refused before it becomes a path', async () => {
    for (const key of ['../../etc/passwd', '', 'a/b', newStorageKey().toUpperCase()]) {
      await expect(bench.store.put(key, generated(1))).rejects.toThrow(TypeError)
      await expect(bench.store.open(key)).rejects.toThrow(TypeError)
      await expect(bench.store.remove(key)).rejects.toThrow(TypeError)
    }
  })
})

test('disk store: folders and files are for their owner alone', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-files-'))
  const key = newStorageKey()

  await openDiskStore(path.join(folder, 'files')).put(key, generated(10))

  const file = path.join(folder, 'files', key.slice(0, 2), key.slice(2, 4), key)
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
  expect(((await stat(path.dirname(file))).mode & 0o777).toString(8)).toBe('700')
  await rm(folder, { recursive: true })
})

test('disk store: removing a key takes away what a killed process had begun to write', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-files-'))
  const store = openDiskStore(folder)
  const key = newStorageKey()
  await store.put(key, generated(10))
  const place = path.join(folder, key.slice(0, 2), key.slice(2, 4), key)
  await rm(place)
  await writeFile(`${place}.part`, 'half of')

  await store.remove(key)

  expect(await filesBelow(folder)).toEqual([])
  await rm(folder, { recursive: true })
})

test('S3 store: removing a key aborts the upload in parts that a killed process had begun', async () => {
  const server = await startS3Server()
  const client = openS3Client(server.config)
  const key = newStorageKey()
  const at = { Bucket: server.config.bucket, Key: key }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(at))
  await client.send(new UploadPartCommand({ ...at, UploadId, PartNumber: 1, Body: Buffer.alloc(1000) }))
  expect(await server.listUnfinished()).toEqual([key])

  await openS3Store(client, server.config.bucket).remove(key)

  expect(await server.listUnfinished()).toEqual([])
  client.destroy()
  await server.stop()
})

test('openFileStore: without a bucket, files lie in the data folder', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guildhall-data-'))
  const key = newStorageKey()

  const store = await openFileStore({ s3: undefined, dataDir })
  await store.put(key, generated(10))

  expect(await filesBelow(path.join(dataDir, 'files'))).toEqual([expect.stringContaining(key)])
  await rm(dataDir, { recursive: true })
})

test('openFileStore: with a bucket, files lie there', async () => {
  const server = await startS3Server()
  const key = newStorageKey()

  const store = await openFileStore({ s3: server.config, dataDir: '/nowhere' })
  await store.put(key, generated(10))

  expect(await server.listObjects()).toEqual([key])
  await server.stop()
})

test('openFileStore: a bucket that does not exist is said at the start, in a sentence', async () => {
  const server = await startS3Server()

  const opening = openFileStore({ s3: { ...server.config, bucket: 'elsewhere' }, dataDir: '/nowhere' })

  await expect(opening).rejects.toThrow(/^The bucket elsewhere at http.* does not exist there\. Check S3_BUCKET/)
  await server.stop()
})

test('openFileStore: a folder that cannot be made is said at the start, in a sentence', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-data-'))
  await writeFile(path.join(folder, 'files'), 'in the way')

  const opening = openFileStore({ s3: undefined, dataDir: folder })

  await expect(opening).rejects.toThrow(/^Uploaded files cannot be kept in .*GUILDHALL_DATA_DIR/)
  await rm(folder, { recursive: true })
})

test('a bucket that breaks off, or goes silent, in the middle of a file fails its stream, which nobody may be reading yet', async () => {
  const answers: ServerResponse[] = []
  const server = createServer((_request, answer) => {
    answer.writeHead(200, { 'content-length': 100 }).write('half')
    answers.push(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const config = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', accessKeyId: 'x', secretAccessKey: 'x' }
  const client = openS3Client({ ...config, bucket: 'x', forcePathStyle: true })
  const store = openS3Store(client, 'x', { silenceMs: 300 })

  const [broken, silent] = [await store.open(newStorageKey()), await store.open(newStorageKey())]
  answers[0]?.destroy()
  const reading = buffer(silent)

  await expect(reading).rejects.toMatchObject({
    code: 'service.unavailable',
    cause: { message: expect.stringContaining('silent') },
  })
  await expect.poll(() => broken.errored).toBeInstanceOf(Error)
  client.destroy()
  server.close()
})

test('a bucket that never answers keeps nobody who reads as long as somebody who uploads', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const config = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', accessKeyId: 'x', secretAccessKey: 'x' }
  const client = openS3Client({ ...config, bucket: 'x', forcePathStyle: true })
  const store = openS3Store(client, 'x', { requestTimeout: 50 })

  await expect(store.open(newStorageKey())).rejects.toMatchObject({ code: 'service.unavailable' })
  await expect(store.remove(newStorageKey())).rejects.toMatchObject({ code: 'service.unavailable' })

  client.destroy()
  server.closeAllConnections()
  server.close()
})

test('a start does not wait for a bucket that never answers, as long as an upload may take', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1')
  const asked = once(server, 'request')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const config = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', accessKeyId: 'x', secretAccessKey: 'x' }
  const patience = new AbortController()

  const opening = openBucket({ ...config, bucket: 'files', forcePathStyle: true }, undefined, patience.signal)
  void asked.then(() => patience.abort())

  await expect(opening).rejects.toThrow(/^The bucket files at .* cannot be used: it does not answer\. Check S3_BUCKET/)
  server.closeAllConnections()
  server.close()
})

test('a bucket that gives no answer in time is unavailable, whichever way it is asked', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const config = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', accessKeyId: 'x', secretAccessKey: 'x' }
  const client = openS3Client(
    { ...config, bucket: 'x', forcePathStyle: true },
    { connectMs: 1_000, answerMs: 50, attempts: 1 },
  )
  const store = openS3Store(client, 'x', { requestTimeout: 50 })

  const ways = [
    () => store.put(newStorageKey(), Readable.from([Buffer.from('a file')])),
    () => store.open(newStorageKey()),
    () => store.remove(newStorageKey()),
  ]
  for (const ask of ways) {
    await expect(ask()).rejects.toMatchObject({ code: 'service.unavailable' })
  }

  client.destroy()
  server.closeAllConnections()
  server.close()
})
