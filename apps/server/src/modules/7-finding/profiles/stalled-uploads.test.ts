import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { json } from 'node:stream/consumers'
import { pictureMaxBytes } from '@guildhall/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { patience } from '../../../testing/patience.ts'
import { quartered } from '../../../testing/pictures.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { listen } from '../../../testing/uploads.ts'
import { receivedPictures } from './picture-concurrency.ts'

const boundary = 'the-boundary-of-the-test'
const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="me.png"\r\n\r\n`

async function beginUpload(port: number, token: string, bytes: Buffer) {
  const request = httpRequest({
    port,
    method: 'POST',
    path: '/api/profile/images?kind=portfolio',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
  request.on('error', () => {})
  request.write(head)
  if (!request.write(bytes)) await Promise.race([once(request, 'drain'), once(request, 'response')])
  return request
}

test('uploads that have stalled keep nobody else from uploading', async () => {
  const t = await startTestApp()
  const { port } = await listen(t)
  const stalled = Buffer.alloc(pictureMaxBytes - 1)
  for (let person = 0; person < 6; person += 1) {
    const { token } = await t.insertUser()
    for (let upload = 0; upload < 3; upload += 1) {
      const request = await beginUpload(port, token, stalled)
      onTestFinished(() => void request.destroy())
    }
  }
  await vi.waitUntil(() => receivedPictures.heldBytes() > 15 * (pictureMaxBytes - 1_000_000), patience)
  const ines = await t.insertUser()

  const picture = await quartered(1_600, 1_600).png({ compressionLevel: 0 }).toBuffer()
  const request = await beginUpload(port, ines.token, picture)
  request.end(`\r\n--${boundary}--\r\n`)
  const [response] = await once(request, 'response')

  expect([response.statusCode, await json(response)]).toEqual([201, expect.objectContaining({ width: 1_600 })])
})
