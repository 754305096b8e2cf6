import { type DirectOfferDetailView, dayMs, directAddressDays, directOfferDays } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { testPassword } from '../../../testing/builders.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { uploadForm } from '../../../testing/upload-form.ts'
import { expireDirectOffersJob } from './shared/direct-offer.jobs.ts'

const terms = {
  title: 'A ferry timetable',
  description: 'Every crossing, and when it leaves.',
  criteria: 'It fits on one sheet.',
  amount: 900,
  deliveryTime: 14,
}
const milestones = [
  { title: 'Draft', amount: 300 },
  { title: 'Print', amount: 600 },
]

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ platformFeeBps: 1_000 })
})

async function arrange() {
  const [clientUser, freelancerUser] = [await t.insertUser('Maren'), await t.insertUser('Rui')]
  const [client, freelancer] = [t.as(clientUser), t.as(freelancerUser)]
  const offer = (more: object = {}) =>
    client.post('/api/direct-contracts', { ...terms, freelancerId: freelancerUser.id, ...more })
  const offerTo = (email: string) => offer({ freelancerId: undefined, email })
  const tokenFor = async (email: string) => {
    await t.runJobs()
    const [mail] = await t.mailsTo(email)
    return /#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  return { clientUser, freelancerUser, client, freelancer, offer, offerTo, tokenFor }
}

const read = async (person: ReturnType<TestApp['as']>, id: string): Promise<DirectOfferDetailView> =>
  (await person.get(`/api/direct-contracts/${id}`)).json()

describe('a contract that is offered to a member', () => {
  test.each(['', ' \n', '\u200b', '\u2800\n'])(
    'has its description for criteria without visible ones: %j',
    async (criteria) => {
      const { client, freelancer, offer } = await arrange()
      const { _id } = (await offer({ criteria })).json()
      const { contractId } = (await freelancer.post(`/api/direct-contracts/${_id}/accept`)).json()
      expect((await client.get(`/api/contracts/${contractId}`)).json()).toMatchObject({ criteria: terms.description })
    },
  )

  test.each([
    { gone: 'client', act: 'accept' },
    { gone: 'freelancer', act: 'accept' },
    { gone: 'client', act: 'decline' },
  ] as const)('is gone for one who would $act it while the account of its $gone is deleted', async ({ gone, act }) => {
    const { clientUser, freelancerUser, client, freelancer, offer } = await arrange()
    const { _id } = (await offer()).json()
    const [leaving, id] = gone === 'client' ? [client, clientUser.id] : [freelancer, freelancerUser.id]

    const [deleted, answered] = await t.race({ table: 'users', id }, [
      () => leaving.post('/api/account/deletion', { password: testPassword }),
      () => freelancer.post(`/api/direct-contracts/${_id}/${act}`, {}),
    ])

    const answer = [answered?.statusCode, answered?.json().code]
    expect([deleted?.statusCode, ...answer]).toEqual([204, 404, 'direct.not_found'])
  })

  test('becomes a contract like any other when they accept: funded, delivered, approved and paid', async () => {
    const { client, clientUser, freelancer, offer } = await arrange()
    const sent = await offer({ milestones })
    expect(sent.statusCode, sent.body).toBe(201)
    const { _id } = sent.json()
    const [notice] = (await freelancer.get('/api/notifications')).json()
    expect(notice).toMatchObject({
      text: 'Maren offers you a contract for “A ferry timetable”. Accept or decline it.',
      path: `/direct-contracts/offers/${_id}`,
    })
    expect(await read(freelancer, _id)).toMatchObject({ amount: 900, fee: 90, earnings: 810, email: null })

    const accepted = await freelancer.post(`/api/direct-contracts/${_id}/accept`)

    expect(accepted.statusCode, accepted.body).toBe(200)
    const { contractId } = accepted.json()
    const contract = (await client.get(`/api/contracts/${contractId}`)).json()
    expect(contract).toMatchObject({
      title: terms.title,
      criteria: terms.criteria,
      status: 'active',
      deliveryTime: 14,
      money: { amount: 900, fee: 90, unpaid: 900, feeBps: 1_000 },
      milestones: milestones,
      allowedMoves: expect.arrayContaining(['fund']),
    })
    const payment = (await client.post(`/api/contracts/${contractId}/payments`)).json()
    await client.post(`/api/payments/${payment._id}/test-card`, { card: 'succeeds' })
    const deliverables = `/api/proposals/${contract.proposalId}/deliverables`
    expect((await freelancer.post(deliverables, uploadForm())).statusCode).toBe(201)
    expect((await client.post(`${deliverables}/approve`)).statusCode).toBe(200)
    const paid = (await freelancer.get(`/api/contracts/${contractId}`)).json()
    expect(paid).toMatchObject({ status: 'completed', money: { released: 900, unpaid: 0 } })
    const [told] = (await client.get('/api/notifications?limit=50'))
      .json()
      .filter(({ kind }: { kind: string }) => kind === 'direct.accepted')
    expect(told.text).toBe('Rui accepted your contract for “A ferry timetable”.')
    expect(await t.value('select count(*) from direct_offers where client_id = $1', [clientUser.id])).toBe(1)
  })

  test('makes one contract, also when two clicks race', async () => {
    const { freelancer, offer, clientUser } = await arrange()
    const { _id } = (await offer()).json()
    const accept = () => freelancer.post(`/api/direct-contracts/${_id}/accept`)

    const answers = await t.race({ table: 'direct_offers', id: _id }, [accept, accept])

    expect(answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([200, 409])
    expect(await t.value('select count(*) from contracts where client_id = $1', [clientUser.id])).toBe(1)
  })

  test('has a project that nobody else sees: not in lists, counts or by its id', async () => {
    const { client, freelancer, offer } = await arrange()
    const word = `Zzyzx${t.newId().slice(0, 6)}`
    const { _id } = (await offer({ title: word })).json()
    const counted = async () => (await client.get('/api/projects?limit=1')).json().total
    const before = await counted()
    const { contractId } = (await freelancer.post(`/api/direct-contracts/${_id}/accept`)).json()
    const { projectId } = (await client.get(`/api/contracts/${contractId}`)).json()
    const stranger = await t.insertUser()
    const as = t.as(stranger)

    expect((await as.get(`/api/projects?search=${word}`)).json().total).toBe(0)
    expect(await counted()).toBe(before)
    const proposal = { projectId, freelancerId: stranger.id, message: 'Me too.' }
    const edit = { title: 'x', description: 'x', price: 1, requiredSkills: ['x'], deadline: '2099-01-01' }
    const invitation = { freelancerId: stranger.id }
    for (const answer of [
      await as.get(`/api/projects/${projectId}`),
      await as.post('/api/proposals', proposal),
      await as.put(`/projects/update/${projectId}`, edit),
      await as.post(`/api/projects/${projectId}/invitations`, invitation),
      await as.get(`/api/projects/${projectId}/invitations`),
      await as.get(`/api/projects/${projectId}/edits`),
      await as.get(`/api/projects/${projectId}/edits/1`),
      await as.post(`/api/projects/${projectId}/keep-open`),
      await as.post(`/api/projects/${projectId}/reopen`),
      await as.get(`/api/proposals/${projectId}`),
    ]) {
      expectFailure(answer, 404, 'project.not_found')
    }
    for (const side of [client, freelancer]) expect((await side.get(`/api/projects/${projectId}`)).statusCode).toBe(200)
  })

  test('is declined by them, withdrawn by the client, and over after two weeks', async () => {
    const { client, freelancer, offer } = await arrange()
    const ids = [(await offer()).json()._id, (await offer()).json()._id, (await offer()).json()._id]
    const url = (index: number, act = '') => `/api/direct-contracts/${ids[index]}${act}`
    expectFailure(await t.as(await t.insertUser()).get(url(0)), 404, 'direct.not_found')
    expectFailure(await client.post(url(0, '/accept')), 403, 'direct.not_freelancer')
    expectFailure(await freelancer.post(url(1, '/withdraw')), 403, 'direct.not_client')

    await freelancer.post(url(0, '/decline'), { note: 'No time.' })
    await client.post(url(1, '/withdraw'))
    const { createdAt, expiresAt } = await read(client, ids[2])
    expect(new Date(expiresAt).getTime() - new Date(createdAt).getTime()).toBe(directOfferDays * dayMs)
    await t.pool.query('update direct_offers set expires_at = $2 where id = $1', [ids[2], t.deps.clock()])
    expectFailure(await freelancer.post(url(2, '/accept')), 409, 'direct.over')
    await t.deps.jobs.add(t.db, expireDirectOffersJob, {})
    await t.runJobs()

    const list = (await client.get('/api/direct-contracts?role=client')).json()
    expect(list.map(({ status }: DirectOfferDetailView) => status)).toEqual(['expired', 'withdrawn', 'declined'])
    expect(await read(client, ids[0])).toMatchObject({ declineNote: 'No time.', freelancer: { name: 'Rui' } })
  })

  test('is not offered to oneself, the suspended, the blocked or the unknown, nor more than 10 times a day', async () => {
    const { clientUser, offer } = await arrange()
    const suspended = await t.insertUser()
    await t.pool.query(
      "insert into suspensions (user_id, reason, suspended_at, suspended_by) values ($1, 'Spam', now(), $1)",
      [suspended.id],
    )

    expectFailure(await offer({ freelancerId: clientUser.id }), 409, 'direct.yourself')
    expectFailure(await offer({ freelancerId: suspended.id }), 409, 'direct.not_reachable')
    expectFailure(await offer({ freelancerId: t.newId() }), 404, 'account.not_found')
    expectFailure(await offer({ milestones: [milestones[0], milestones[0]] }), 409, 'direct.milestone_sum')
    expectFailure(await offer({ email: 'both@example.com' }), 400, 'request.invalid')
    for (let sent = 0; sent < 10; sent += 1) expect((await offer()).statusCode).toBe(201)
    expectFailure(await offer(), 429, 'direct.day_full')
  })

  test('is offered to someone who does not want to be found only by clients who had a contract with them', async () => {
    const { freelancer, freelancerUser, offer: offerAgain } = await arrange()
    const { offer: offerAsStranger } = await arrange()
    const { _id } = (await offerAgain()).json()
    await freelancer.post(`/api/direct-contracts/${_id}/accept`)
    await freelancer.put('/api/profile/me', { name: 'Rui', mayBeFound: false })

    const strangersOffer = await offerAsStranger({ freelancerId: freelancerUser.id })

    expectFailure(strangersOffer, 409, 'direct.not_reachable')
    expect((await offerAgain()).statusCode).toBe(201)
  })
})

describe('a contract that is offered to an address', () => {
  test('is mailed with a link that the newcomer takes, once', async () => {
    const { client, freelancer, offerTo, tokenFor } = await arrange()
    const address = `${t.newId()}@example.com`
    const { _id } = (await offerTo(address)).json()
    const token = await tokenFor(address)
    const other = t.as(await t.insertUser())

    expect((await t.anonymous.post('/api/direct-contracts/link', { token })).json()).toMatchObject({
      client: { name: 'Maren' },
      title: terms.title,
    })
    expectFailure(await client.post('/api/direct-contracts/link/take', { token }), 409, 'direct.yourself')
    const take = () => freelancer.post('/api/direct-contracts/link/take', { token })
    expect([(await take()).statusCode, (await take()).statusCode]).toEqual([200, 200])
    expectFailure(await other.post('/api/direct-contracts/link/take', { token }), 404, 'direct.link_invalid')
    expectFailure(await t.anonymous.post('/api/direct-contracts/link', { token }), 404, 'direct.link_invalid')
    expect(await read(client, _id)).toMatchObject({ freelancer: null, email: address, status: 'open' })

    const { contractId } = (await freelancer.post(`/api/direct-contracts/${_id}/accept`)).json()

    expect(await read(client, _id)).toMatchObject({ freelancer: { name: 'Rui' }, contractId })
  })

  test('answers the same whether there is an account, and who declines stays unknown', async () => {
    const { client, freelancer, freelancerUser, offerTo, tokenFor } = await arrange()
    const facts = (view: DirectOfferDetailView) => ({ ...view, _id: '', email: '', createdAt: '', expiresAt: '' })

    const [known, unknown] = [await offerTo(freelancerUser.email), await offerTo(`${t.newId()}@example.com`)]
    expect([known.statusCode, facts(known.json())]).toEqual([unknown.statusCode, facts(unknown.json())])

    const token = await tokenFor(freelancerUser.email)
    await freelancer.post('/api/direct-contracts/link/take', { token })
    await freelancer.post(`/api/direct-contracts/${known.json()._id}/decline`, {})

    expect(await read(client, known.json()._id)).toMatchObject({ freelancer: null, status: 'declined' })
    const [notice] = (await client.get('/api/notifications')).json()
    expect(notice.text).toBe('Your contract for “A ferry timetable” was declined.')
  })

  test('stores the hash of what the link carries, and forgets the address in time', async () => {
    const { client, offerTo, tokenFor } = await arrange()
    const address = `${t.newId()}@example.com`
    const { _id } = (await offerTo(address)).json()
    const token = await tokenFor(address)
    const row = String(await t.value('select to_jsonb(o)::text from direct_offers o where id = $1', [_id]))
    const mails = String(await t.value('select json_agg(m)::text from mail_outbox m where to_address = $1', [address]))
    expect(row + mails).not.toContain(token)
    await client.post(`/api/direct-contracts/${_id}/withdraw`)
    expectFailure(await t.anonymous.post('/api/direct-contracts/link', { token }), 404, 'direct.link_invalid')

    t.setClock(new Date(Date.now() + (directAddressDays + 1) * dayMs))
    await t.deps.jobs.add(t.db, expireDirectOffersJob, {})
    await t.runJobs()
    t.setClock(undefined)

    expect((await read(client, _id)).email).toBe(null)
  })

  test('keeps who declined it unknown once its address is forgotten, and stays in their list', async () => {
    const { client, freelancer, offerTo, tokenFor } = await arrange()
    const address = `${t.newId()}@example.com`
    const { _id } = (await offerTo(address)).json()
    await freelancer.post('/api/direct-contracts/link/take', { token: await tokenFor(address) })
    await freelancer.post(`/api/direct-contracts/${_id}/decline`, {})

    t.setClock(new Date(Date.now() + (directAddressDays + 1) * dayMs))
    await t.deps.jobs.add(t.db, expireDirectOffersJob, {})
    await t.runJobs()
    t.setClock(undefined)

    expect(await read(client, _id)).toMatchObject({ freelancer: null, email: null, status: 'declined' })
    const [offered] = (await client.get('/api/direct-contracts?role=client')).json()
    expect(offered).toMatchObject({ _id, freelancer: null, email: null })
    const [received] = (await freelancer.get('/api/direct-contracts?role=freelancer')).json()
    expect(received).toMatchObject({ _id, freelancer: { name: 'Rui' } })
  })

  test('mails an address only so often, from however many accounts, and nobody who blocked the client', async () => {
    const address = `${t.newId()}@example.com`
    const statuses: number[] = []
    for (let person = 0; person < 7; person += 1) statuses.push((await (await arrange()).offerTo(address)).statusCode)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429])

    const { client, clientUser, freelancer, freelancerUser, offerTo } = await arrange()
    const project = await t.insertProject({ clientId: clientUser.id })
    await t.insertProposal({ projectId: project.id, freelancerId: freelancerUser.id })
    const { _id } = (await client.post('/api/conversations', { userId: freelancerUser.id })).json()
    await client.post(`/api/conversations/${_id}/messages`, { clientId: t.newId(), text: 'Hello!' })
    await freelancer.post(`/api/conversations/${_id}/block`, { blocked: true })

    expect((await offerTo(freelancerUser.email)).statusCode).toBe(201)
    await t.runJobs()
    expect(await t.mailsTo(freelancerUser.email)).toEqual([])
  })

  test('needs a confirmed address of the client', async () => {
    const { clientUser, offerTo } = await arrange()
    await t.pool.query('update users set email_confirmed_at = null where id = $1', [clientUser.id])

    expectFailure(await offerTo(`${t.newId()}@example.com`), 403, 'direct.confirm_address')
  })
})
