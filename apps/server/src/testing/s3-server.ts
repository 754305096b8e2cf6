import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import type { S3Config } from '../platform/config/config.ts'

const bucket = 'guildhall-test'

export async function startS3Server() {
  const directory = await mkdtemp(path.join(tmpdir(), 'guildhall-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  })
  const uploadsFolder = path.join(directory, bucket, '._S3rver_uploads')
  addMultipartHousekeeping(server, uploadsFolder)
  const { port } = await server.run()
  const config: S3Config = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket,
    accessKeyId: 'S3RVER', // s3rver's only account
    secretAccessKey: 'S3RVER',
    forcePathStyle: true,
  }
  return {
    config,
    listObjects: async () =>
      (await readdir(path.join(directory, bucket)))
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.slice(0, -'._S3rver_object'.length)),
    listUnfinished: async () => (await unfinishedUploads(uploadsFolder)).map(({ key }) => key),
    async stop() {
      server.httpServer.closeAllConnections()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** s3rver cannot list or abort multipart uploads; this adds both, using its folder of parts. */
function addMultipartHousekeeping(server: S3rver, uploadsFolder: string) {
  server.middleware.unshift(async (context, next) => {
    const { uploadId, uploads, prefix = '' } = context.query
    if (context.method === 'DELETE' && uploadId && /^[0-9a-f]{32}$/.test(uploadId)) {
      await rm(path.join(uploadsFolder, uploadId), { recursive: true })
      context.status = 204
    } else if (context.method === 'GET' && uploads !== undefined) {
      const found = (await unfinishedUploads(uploadsFolder)).filter(({ key }) => key.startsWith(prefix))
      const entries = found.map(({ id, key }) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`)
      context.status = 200
      context.body = `<?xml version="1.0"?><ListMultipartUploadsResult>${entries.join('')}</ListMultipartUploadsResult>`
    } else {
      await next()
    }
  })
}

async function unfinishedUploads(uploadsFolder: string) {
  const ids = await readdir(uploadsFolder).catch(() => [])
  return Promise.all(ids.map(async (id) => ({ id, key: await readFile(path.join(uploadsFolder, id, 'key'), 'utf8') })))
}
