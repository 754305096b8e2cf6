import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

// The matrix of routes sends every id of the intended caller in capital letters.
test('nobody is the other side of their own contract, however the id is written', async () => {
  const { id, token } = await t.insertUser()
  const terms = { title: 'A bench of oak', description: 'For a garden.', amount: 480, deliveryTime: 20 }

  const offer = await t.as({ token }).post('/api/direct-contracts', { ...terms, freelancerId: id.toUpperCase() })

  expect([offer.statusCode, offer.json().code]).toEqual([409, 'direct.yourself'])
})

test('one file cannot be attached twice under two spellings of its id', async () => {
  const freelancer = await t.insertUser()
  const id = t.newId()
  const proposal = { freelancerId: freelancer.id, projectId: t.newId(), message: 'I made three.' }

  const refused = await t.as(freelancer).post('/api/proposals', { ...proposal, attachments: [id, id.toUpperCase()] })

  expect(refused.json().details).toEqual([{ path: 'attachments', message: 'Each file can be attached once.' }])
})
