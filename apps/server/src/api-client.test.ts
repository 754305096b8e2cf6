import type { AddressInfo } from 'node:net'
import createClient from 'openapi-fetch'
import { beforeAll, expect, test } from 'vitest'
import type { paths } from './testing/api-client.types.ts'
import { zipOf } from './testing/sample-files.ts'
import { startTestApp } from './testing/test-app.ts'

let baseUrl = ''
beforeAll(async () => {
  const t = await startTestApp()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  baseUrl = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`
})

async function signUp(username: string) {
  const anonymous = createClient<paths>({ baseUrl })
  const { data } = await anonymous.POST('/auth/signup', {
    body: { username, email: `${crypto.randomUUID()}@example.com`, password: 'three calm river stones' },
  })
  const { token, userId } = data!
  return { userId, api: createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } }) }
}

const project = {
  title: 'Booking page for a ceramics studio',
  description: 'Visitors choose a class, a date and a seat.',
  price: 1200,
  requiredSkills: ['React'],
  deadline: '2099-01-31',
}

test('a generated client takes a project from the first sign-up to the approved delivery', async () => {
  const client = await signUp('Maren')
  const freelancer = await signUp('Rui')

  const posted = await client.api.POST('/projects/create', { body: project })
  const projectId = posted.data!._id
  const found = await freelancer.api.GET('/api/projects/{id}', { params: { path: { id: projectId } } })
  expect(found.data?.allowedMoves).toEqual(['propose'])

  const proposed = await freelancer.api.POST('/api/proposals', {
    body: { freelancerId: freelancer.userId, projectId, message: 'I built two of these.', bidAmount: 1100 },
  })
  const proposalId = proposed.data!._id
  const accepted = await client.api.POST('/api/proposals/{id}/accept', { params: { path: { id: proposalId } } })
  expect(accepted.data?.status).toBe('accepted')

  const form = new FormData()
  form.append('files', new Blob([zipOf([{ name: 'index.html', content: '<h1>Book</h1>' }])]), 'booking-page.zip')
  form.append('message', 'Open index.html.')
  const params = { path: { proposalId } }
  const delivered = await freelancer.api.POST('/api/proposals/{proposalId}/deliverables', {
    params,
    body: { files: [] },
    bodySerializer: () => form,
  })
  const fileId = delivered.data!.deliverables[0]!._id
  const file = await client.api.GET('/api/proposals/{proposalId}/deliverables/{fileId}', {
    params: { path: { proposalId, fileId } },
    parseAs: 'arrayBuffer',
  })
  expect(file.data?.byteLength).toBe(delivered.data!.deliverables[0]!.size)

  const approved = await client.api.POST('/api/proposals/{proposalId}/deliverables/approve', { params })
  expect(approved.data?.deliveryStatus).toBe('approved')
  const completed = await client.api.GET('/projects/user/{userId}', { params: { path: { userId: client.userId } } })
  expect(completed.data?.counts).toMatchObject({ active: 0, completed: 1 })
})

test('a refusal reaches a generated client with its code and the field at fault', async () => {
  const { api } = await signUp('Maren')

  const { error, response } = await api.POST('/projects/create', { body: { ...project, title: ' ' } })

  expect([response.status, error?.code, error?.details?.map(({ path }) => path)]).toEqual([
    400,
    'request.invalid',
    ['title'],
  ])
})
