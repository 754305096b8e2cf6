import { expect, test } from 'vitest'
import { earnResult } from '../../../testing/assess.ts'
import { readCopy } from '../../../testing/data-exports.ts'
import { hide } from '../../../testing/hide.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

type Person = Awaited<ReturnType<TestApp['insertUser']>>

const words = (who: string) => ({
  name: `${who} calls 555-0100`,
  title: `${who} at evil.example`,
  profileImage: `https://evil.example/${who}.png`,
})
const advertised = '555-0100'

async function arrange() {
  const t = await startTestApp()
  const [client, freelancer, reporter] = [
    await t.insertUser('maren'),
    await t.insertUser('vera'),
    await t.insertUser(),
  ] as const
  for (const [person, who] of [
    [client, 'Client'],
    [freelancer, 'Freelancer'],
  ] as const) {
    const saved = await t.as(person).put('/api/profile/me', { ...words(who), skills: ['painting'], version: 0 })
    expect(saved.statusCode, saved.body).toBe(200)
  }
  await t.runJobs()
  const proposed = await t.insertProject({ clientId: client.id })
  const proposal = await t.as(freelancer).post('/api/proposals', {
    ...{ projectId: proposed.id, freelancerId: freelancer.id, message: 'I could paint it.' },
  })
  const invitedTo = await t.insertProject({ clientId: client.id, title: 'A second ferry' })
  const asked = { freelancerId: freelancer.id, message: 'You paint so well.' }
  const invitation = await t.as(client).post(`/api/projects/${invitedTo.id}/invitations`, asked)
  const terms = { title: 'Ferry', description: 'As we said.', criteria: '', amount: 100, deliveryTime: 7 }
  const offer = await t.as(client).post('/api/direct-contracts', { ...terms, freelancerId: freelancer.id })
  const opened = await t.as(client).post('/api/conversations', { userId: freelancer.id })
  const conversation = `/api/conversations/${opened.json()._id}`
  const sent = await t.as(client).post(`${conversation}/messages`, { clientId: t.newId(), text: 'Hello' })
  for (const answer of [proposal, invitation, offer, opened, sent])
    expect(answer.statusCode, answer.body).toBeLessThan(202)

  const ofClient = [
    `/api/proposals/${proposed.id}`,
    `/api/proposals/${proposed.id}?sort=price`,
    `/api/proposals/client/${client.id}`,
    `/api/projects/${invitedTo.id}/invitations`,
    '/api/direct-contracts?role=client',
    `/api/conversation-with/${freelancer.id}`,
  ]
  const ofFreelancer = [
    `/api/proposals/freelancer/${freelancer.id}`,
    `/api/invitations`,
    '/api/direct-contracts?role=freelancer',
    `/api/direct-contracts/${offer.json()._id}`,
    `/api/conversation-with/${client.id}`,
    `/projects/${proposed.id}`,
  ]
  const ofBoth = [
    `/api/proposals/${proposal.json()._id}/full`,
    `/api/direct-contracts/${offer.json()._id}`,
    '/api/conversations',
  ]
  return {
    ...{ t, client, freelancer, reporter, proposalId: proposal.json()._id as string },
    reads: { client: [...ofClient, ...ofBoth], freelancer: [...ofFreelancer, ...ofBoth] },
  }
}

const sides = ['freelancer', 'client'] as const

test.each(sides)(
  'of a %s whose profile is hidden, the other side reads the username alone everywhere',
  async (hidden) => {
    const { t, reads, reporter, ...people } = await arrange()
    const person: Person = people[hidden]
    const other: Person = people[hidden === 'client' ? 'freelancer' : 'client']
    const urls = reads[hidden === 'client' ? 'freelancer' : 'client']
    const said = Object.values(words(hidden === 'client' ? 'Client' : 'Freelancer'))
    const read = async (url: string) => {
      const { statusCode, body } = await t.as(other).get(url)
      expect(statusCode, url).toBe(200)
      return body
    }
    const search = async (text: string) =>
      (await t.as(other).get(`/api/conversations/search?search=${encodeURIComponent(text)}`)).json().conversations
        .length
    const before = await Promise.all(urls.map(read))
    for (const [at, body] of before.entries()) expect(body, urls[at]).toContain(said[0])
    expect([await search(advertised), await search(person.username)]).toEqual([1, 0])

    const { restore } = await hide(t, { reporter, person, report: { kind: 'profile', targetId: person.id } })

    for (const url of urls) {
      const body = await read(url)
      for (const text of said) expect(body, url).not.toContain(text)
      expect(body, url).toContain(person.username)
    }
    expect([await search(advertised), await search(person.username)]).toEqual([0, 1])
    expect(JSON.stringify((await readCopy(t, other)).part('conversations'))).not.toContain(said[0])

    await restore()

    for (const [at, url] of urls.entries()) expect(await read(url), url).toBe(before[at])
  },
)

test('the two sides of a contract still read each other’s name everywhere, and nobody else does', async () => {
  const { t, client, freelancer, reporter, proposalId, reads } = await arrange()
  const another = await t.insertProject({ clientId: reporter.id })
  const elsewhere = { projectId: another.id, freelancerId: freelancer.id, message: 'I could paint it.' }
  expect((await t.as(freelancer).post('/api/proposals', elsewhere)).statusCode).toBe(201)
  expect((await t.as(client).post(`/api/proposals/${proposalId}/accept`)).statusCode).toBe(200)
  const { name } = words('Freelancer')

  await hide(t, { reporter, person: freelancer, report: { kind: 'profile', targetId: freelancer.id } })

  for (const url of reads.client) expect((await t.as(client).get(url)).body, url).toContain(name)
  const [contract] = (await t.as(client).get('/api/contracts?role=client')).json()
  expect((await t.as(client).get(`/api/contracts/${contract._id}`)).body).toContain(name)
  expect((await t.as(client).get('/api/notifications')).body).toContain(name)
  expect((await t.as(reporter).get(`/api/proposals/${another.id}`)).body).not.toContain(name)
  expect((await t.as(reporter).get('/api/notifications')).body).not.toContain(name)
})

test('a public result of someone whose profile is hidden names the username alone, and its owner reads their name', async () => {
  const { t, freelancer, reporter } = await arrange()
  const { _id } = await earnResult(t, freelancer, { right: 12, onProfile: true })
  const holder = async (person: Person) => (await t.as(person).get(`/api/assessments/public/${_id}`)).json().holder
  const { name } = words('Freelancer')
  expect(await holder(reporter)).toMatchObject({ name })

  await hide(t, { reporter, person: freelancer, report: { kind: 'profile', targetId: freelancer.id } })

  expect(await holder(reporter)).toMatchObject({ name: freelancer.username, hasProfile: false })
  expect(await holder(freelancer)).toMatchObject({ name })
})
