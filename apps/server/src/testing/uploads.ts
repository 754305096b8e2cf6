import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { DeliveryView, FailureView } from '@guildhall/contract'
import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'
import { uploadForm } from './upload-form.ts'

export type Answer<T> = { status: number; headers: IncomingHttpHeaders; body: T }
type Field = { name: string; value: string | Buffer }
type File = { filename: string; bytes: Buffer | AsyncIterable<Buffer> }

export const boundary = 'the-boundary-of-the-test'

/** Yields pieces, so that a large form is never in memory as a whole. */
export async function* formOf(...parts: (Field | File)[]): AsyncGenerator<Buffer> {
  for (const part of parts) {
    if ('name' in part) {
      yield Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"\r\n\r\n`)
      yield Buffer.from(part.value)
    } else {
      const disposition = `form-data; name="files"; filename="${part.filename}"`
      yield Buffer.from(
        `--${boundary}\r\nContent-Disposition: ${disposition}\r\nContent-Type: application/octet-stream\r\n\r\n`,
      )
      if (Buffer.isBuffer(part.bytes)) yield part.bytes
      else yield* part.bytes
    }
    yield Buffer.from('\r\n')
  }
  yield Buffer.from(`--${boundary}--\r\n`)
}

export async function* generated(head: Buffer, size: number): AsyncGenerator<Buffer> {
  yield head
  for (let left = size - head.length; left > 0; left -= 65_536) yield Buffer.alloc(Math.min(left, 65_536))
}

export async function listen(t: TestApp) {
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = t.app.server.address() as AddressInfo

  function begin(token: string, proposalId: string, form: AsyncIterable<Buffer>) {
    const request = httpRequest({
      port,
      method: 'POST',
      path: `/api/proposals/${proposalId}/deliverables`,
      headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    const answered = new Promise<Answer<DeliveryView & FailureView>>((resolve, reject) => {
      request.on('error', reject)
      request.on('response', (response) => {
        const { statusCode: status = 0, headers } = response
        json(response).then((body) => resolve({ status, headers, body: body as DeliveryView & FailureView }), reject)
      })
    })
    answered.catch(() => {}) // a stopped upload has no answer
    pipeline(form, request).catch(() => {}) // a broken connection shows in the answer
    return { answered, stop: () => request.destroy() }
  }

  return {
    port,
    begin,
    upload: (token: string, proposalId: string, ...parts: (Field | File)[]) =>
      begin(token, proposalId, formOf(...parts)).answered,
  }
}

export async function storedFiles(t: TestApp): Promise<string[]> {
  const entries = await readdir(t.folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

export async function arrangeContract(t: TestApp) {
  const client = await t.insertUser()
  const freelancer = await t.insertUser()
  const project = await t.insertProject({ clientId: client.id, status: 'in_progress' })
  const proposal = await t.insertProposal({ projectId: project.id, freelancerId: freelancer.id, status: 'accepted' })
  const url = `/api/proposals/${proposal.id}/deliverables`
  return { client, freelancer, projectId: project.id, proposalId: proposal.id, url }
}

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

export async function expectNothingLeft(t: TestApp, proposalId: string, deliveryStatus = 'not_submitted') {
  expect(await storedFiles(t)).toEqual([])
  expect(await t.value('select count(*) from pending_files')).toBe(0)
  expect(await t.value('select count(*) from deliveries where proposal_id = $1', [proposalId])).toBe(0)
  expect(await t.value('select delivery_status from proposals where id = $1', [proposalId])).toBe(deliveryStatus)
}

export function heldBack(form: AsyncIterable<Buffer>) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  async function* held() {
    let previous: Buffer | undefined
    for await (const piece of form) {
      if (previous) yield previous
      previous = piece
    }
    await released
    if (previous) yield previous
  }
  return { form: held(), release }
}

export async function arrangeSubmitted(t: TestApp) {
  const contract = await arrangeContract(t)
  const form = uploadForm()
  form.append('message', 'Here it is.')
  const { statusCode } = await t.as(contract.freelancer).post(contract.url, form)
  expect(statusCode).toBe(201)
  return contract
}
