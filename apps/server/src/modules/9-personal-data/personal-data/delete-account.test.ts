import { describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { arrangeFullLife, lifePassword, searchDatabase } from '../../../testing/full-life.ts'
import { mailedToken, signUpConfirmed } from '../../../testing/mailed-links.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { storedFiles } from '../../../testing/uploads.ts'
import { sweepPendingFiles } from '../../1-ground/uploads/sweep-pending-files.ts'
import { listSuspended } from '../../3-skills/results/credentials/credential.queries.ts'
import { personalTables } from './personal-tables.ts'

const password = lifePassword

describe('after a deletion', () => {
  test('the database holds nothing of the person but what the list says stays', async () => {
    const t = await startTestApp()
    const life = await arrangeFullLife(t)
    await t.runJobs()
    const before = await searchDatabase(t, life.mark)

    const response = await t.as(life).post('/api/account/deletion', { password })
    await t.runJobs()

    expect([response.statusCode, response.body]).toEqual([204, ''])
    const kept = new Set(personalTables.flatMap(({ deletion }) => deletion.keptColumns ?? []))
    const after = await searchDatabase(t, life.mark)
    expect(before).toEqual(expect.arrayContaining(['users.username', 'profiles.bio', 'proposals.message']))
    expect(after.filter((column) => !kept.has(column))).toEqual([])
    for (const gone of ['USERNAME', 'BIO', 'LOCATION', 'JOBTEXT', 'PENDING', 'TOLD']) {
      expect(await searchDatabase(t, `${life.mark}${gone}`)).toEqual([])
    }
    const onReceipts = ['receipts.client_name', 'receipts.freelancer_name']
    expect(await searchDatabase(t, `${life.mark}NAME`)).toEqual(onReceipts)
    expect(await searchDatabase(t, `${life.mark}OPEN`)).toEqual(['messages.event', 'notifications.facts'])
    expect(await searchDatabase(t, life.email)).toEqual(['mail_outbox.to_address'])
  })

  test('every table keeps only rows that the list says stay', async () => {
    const t = await startTestApp()
    const life = await arrangeFullLife(t)
    await t.as(life).post('/api/account/deletion', { password })

    const left: Record<string, number> = {}
    for (const { table, columns } of personalTables) {
      const count = await t.value(`select count(*) from ${table} where ${columns[0]} = $1`, [life.id])
      if (count !== 0) left[table] = Number(count)
    }

    expect(left).toEqual({
      ...{ projects: 1, proposals: 1, project_edits: 1 },
      ...{ contracts: 1, events: 8, payments: 1, payouts: 1, receipts: 1 },
      ...{ messages: 5, message_files: 1, conversation_members: 1, conversations: 1 },
    })
  })

  test('both sides keep completed work, under the name "Former member"', async () => {
    const t = await startTestApp()
    const life = await arrangeFullLife(t)

    await t.as(life).post('/api/account/deletion', { password })

    const proposal = (await t.as(life.client).get(`/api/proposals/${life.done}/full`)).json()
    expect(proposal.freelancerId).toMatchObject({ name: 'Former member', email: '' })
    const file = await t.as(life.client).get(`/api/proposals/${life.done}/deliverables/${life.fileId}`)
    expect(file.statusCode).toBe(200)
    const project = await t.as(life.freelancer).get(`/api/projects/${life.hired}`)
    expect(project.json()).toMatchObject({ status: 'completed', client: { name: 'Former member' } })
  })

  test('a conversation stays with the other person, who cannot write any more', async () => {
    const t = await startTestApp()
    const life = await arrangeFullLife(t)
    const { _id } = (await t.as(life.freelancer).get(`/api/conversation-with/${life.id}`)).json()
    const url = `/api/conversations/${_id}`

    await t.as(life).post('/api/account/deletion', { password })

    const conversation = (await t.as(life.freelancer).get(`/api/conversation-with/${life.id}`)).json()
    expect(conversation).toMatchObject({ person: { name: 'Former member' }, refusal: 'conversation.former_member' })
    const { messages } = (await t.as(life.freelancer).get(`${url}/messages`)).json()
    expect(messages.map(({ text }: { text: string }) => text)).toContain(`${life.mark}MESSAGE`)
    const answer = await t.as(life.freelancer).post(`${url}/messages`, { clientId: t.newId(), text: 'Still there?' })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'conversation.former_member'])
  })

  test('no link in an earlier mail brings the account or its address back', async () => {
    const t = await startTestApp()
    const person = await signUpConfirmed(t)
    await t.as(person).put('/api/account/email', { email: `new.${t.newId()}@example.com`, password: person.password })
    await t.anonymous.post('/auth/forgot-password', { email: person.email })
    const restore = await mailedToken(t, person.email, 'restore-email')
    const reset = await mailedToken(t, person.email, 'reset-password')

    await t.as(person).post('/api/account/deletion', { password: person.password })

    const restored = await t.anonymous.post('/auth/restore-email', { token: restore })
    expectFailure(restored, 404, 'account.link_invalid')
    const renewed = await t.anonymous.post('/auth/reset-password', {
      token: reset,
      password: 'three calm river stones',
    })
    expectFailure(renewed, 404, 'account.link_invalid')
    expect(await t.value('select email from users where id = $1', [person.id])).toBe('')
    expect(await t.value('select email_confirmed_at from users where id = $1', [person.id])).toBe(null)
  })

  test('asking for a new password is answered as for an unknown address, and mails nothing', async () => {
    const t = await startTestApp()
    const person = await signUpConfirmed(t)
    await t.as(person).post('/api/account/deletion', { password: person.password })
    await t.runJobs()
    const before = (await t.mailsTo(person.email)).length

    const known = await t.anonymous.post('/auth/forgot-password', { email: person.email })
    const unknown = await t.anonymous.post('/auth/forgot-password', { email: `${t.newId()}@example.com` })
    await t.runJobs()

    expect([known.statusCode, known.body]).toEqual([202, unknown.body])
    expect(await t.mailsTo(person.email)).toHaveLength(before)
  })

  test('pending proposals are gone and no longer counted, and open projects with the proposals for them', async () => {
    const t = await startTestApp()
    const life = await arrangeFullLife(t)

    await t.as(life).post('/api/account/deletion', { password })

    expect(await t.value('select proposal_count from projects where id = $1', [life.other])).toBe(1)
    expect((await t.as(life.freelancer).get(`/api/projects/${life.open}`)).statusCode).toBe(404)
    const told = await t.value(
      `select facts from notifications where user_id = $1 and kind = 'proposal.project_removed'`,
      [life.freelancer.id],
    )
    expect(told).toEqual({ projectTitle: `${life.mark}OPEN` })
  })

  test('profile, results and credentials answer like those of somebody who never was', async () => {
    const t = await startTestApp()
    const life = await arrangeFullLife(t)
    const places = [
      [`/api/profile/${life.id}`, `/api/profile/${t.newId()}`],
      [`/api/profile/${life.id}/picture.png`, `/api/profile/${t.newId()}/picture.png`],
      [`/api/assessments/public/${life.result._id}`, `/api/assessments/public/${t.newId()}`],
      [`/api/assessments/public/${life.result._id}/credential`, `/api/assessments/public/${t.newId()}/credential`],
    ] as const

    await t.as(life).post('/api/account/deletion', { password })

    for (const [theirs, unknown] of places) {
      const [one, other] = [await t.anonymous.get(theirs), await t.anonymous.get(unknown)]
      expect([one.statusCode, one.body]).toEqual([404, other.body])
    }
    const position = await t.value('select position from credential_entries where result_id = $1', [life.result._id])
    expect(await listSuspended(t.db, { from: 0, below: 1_000 })).toContain(position)
  })

  test('every session has ended, in other processes too, and signing in is answered as for an unknown address', async () => {
    const t = await startTestApp()
    const other = await startTestApp()
    const life = await arrangeFullLife(t)
    const second = await t.insertSession(life.id)
    expect((await other.as({ token: second }).get('/api/auth/me')).statusCode).toBe(200)

    await t.as(life).post('/api/account/deletion', { password })

    expect((await t.as(life).get('/api/auth/me')).json().code).toBe('session.invalid')
    await expect.poll(async () => (await other.as({ token: second }).get('/api/auth/me')).statusCode).toBe(401)
    const known = await t.anonymous.post('/auth/login', { email: life.email, password })
    const unknown = await t.anonymous.post('/auth/login', { email: `${t.newId()}@example.com`, password })
    expect([known.statusCode, known.body]).toEqual([401, unknown.body])
    const kept = `deleted:${life.id}`
    expect((await t.anonymous.post('/auth/login', { email: kept, password: '' })).statusCode).toBe(401)
  })

  test('the address is free for a new account, which knows nothing of the old one', async () => {
    const t = await startTestApp()
    const life = await arrangeFullLife(t)
    await t.as(life).post('/api/account/deletion', { password })

    const again = (await t.anonymous.post('/auth/signup', life.account)).json()

    expect(again.userId).not.toBe(life.id)
    expect((await t.as(again).get(`/projects/user/${again.userId}`)).json()).toMatchObject({ data: [], total: 0 })
  })

  test('a mail confirms it', async () => {
    const t = await startTestApp()
    const life = await arrangeFullLife(t)

    await t.as(life).post('/api/account/deletion', { password })
    await t.runJobs()

    expect((await t.mailsTo(life.email)).map(({ subject }) => subject)).toContain('Your account is deleted')
  })

  test('the files of pictures and copies are removed by the next sweep, those of deliveries stay', async () => {
    const t = await startTestApp()
    const life = await arrangeFullLife(t)
    await t.as(life).post('/api/account/exports')
    await t.runJobs()
    const before = await storedFiles(t)

    await t.as(life).post('/api/account/deletion', { password })
    await sweepPendingFiles(t.deps)

    const after = await storedFiles(t)
    expect(before.length - after.length).toBe(2) // the picture and the copy
    const file = await t.as(life.client).get(`/api/proposals/${life.done}/deliverables/${life.fileId}`)
    expect(file.statusCode).toBe(200)
  })
})
