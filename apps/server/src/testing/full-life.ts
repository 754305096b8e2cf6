import { readUnits } from '@guildhall/content'
import { earnResult } from './assess.ts'
import { challenge } from './challenges.ts'
import { talk } from './conversations.ts'
import { pictureForm } from './pictures.ts'
import type { TestApp } from './test-app.ts'
import { uploadForm } from './upload-form.ts'

export const lifePassword = 'quokka lantern seven'

/**
 * A person with something in every part of the product. Each of their texts has a word starting with `mark`, in
 * capitals, so that `searchDatabase` finds what is left.
 */
export async function arrangeFullLife(t: TestApp) {
  const mark = `ZYX${crypto.randomUUID().slice(0, 6).toUpperCase()}`
  const word = (name: string) => `${mark}${name}`
  const email = `${mark.toLowerCase()}@example.com`
  const account = { username: word('USERNAME'), email, password: lifePassword }
  const { token, userId: id } = (await t.anonymous.post('/auth/signup', account)).json()
  const person = { id, token, email }
  await t.pool.query('update users set email_confirmed_at = now() where id = $1', [id]) // credentials need it
  const as = t.as(person)
  const [client, freelancer] = [await t.insertUser(), await t.insertUser()]

  const picture = (await as.post('/api/profile/images?kind=avatar', pictureForm())).json()
  const job = { title: word('JOB'), company: word('COMPANY'), period: '2020', description: word('JOBTEXT') }
  await as.put('/api/profile/me', {
    name: word('NAME'),
    title: word('TITLE'),
    location: word('LOCATION'),
    bio: `A life in one word: ${word('BIO')}`,
    profileImage: picture.url,
    experience: [job],
  })
  const project = (title: string) => ({
    title,
    description: `${title} of oak`,
    price: 480,
    requiredSkills: ['Joinery'],
    deadline: '2099-06-01',
  })
  const post = async (title: string, key?: string) =>
    (await as.post('/projects/create', project(title), key ? { headers: { 'idempotency-key': key } } : {})).json()
      ._id as string
  const propose = async (caller: { id: string; token: string }, projectId: string, message: string) =>
    (await t.as(caller).post('/api/proposals', { projectId, freelancerId: caller.id, message })).json()._id as string
  const deliver = (caller: { token: string }, proposalId: string) =>
    t.as(caller).post(`/api/proposals/${proposalId}/deliverables`, uploadForm())

  const pay = async (caller: { token: string }, proposalId: string) => {
    const contractId = String(await t.value('select id from contracts where proposal_id = $1', [proposalId]))
    const { _id } = (await t.as(caller).post(`/api/contracts/${contractId}/payments`)).json()
    await t.as(caller).post(`/api/payments/${_id}/test-card`, { card: 'succeeds' })
  }

  const hired = await post(word('HIRED'))
  const accepted = await propose(freelancer, hired, 'I made three of these.')
  await as.post(`/api/proposals/${accepted}/accept`)
  await pay(person, accepted)
  await as.put(`/projects/update/${hired}`, { ...project(word('HIREDLATER')), price: 520 })
  await deliver(freelancer, accepted)
  await as.post(`/api/proposals/${accepted}/deliverables/reject`, { feedback: word('FEEDBACK') })
  await deliver(freelancer, accepted)
  await as.post(`/api/proposals/${accepted}/deliverables/approve`)
  const worked = await t.insertProject({ clientId: client.id })
  const done = await propose(person, worked.id, word('DONE'))
  await t.as(client).post(`/api/proposals/${done}/accept`)
  await pay(client, done)
  const sent = (await deliver(person, done)).json()
  await t.as(client).post(`/api/proposals/${done}/deliverables/approve`)
  await as.post('/api/payouts', {})
  await t.runJobs()

  const open = await post(word('OPEN'), t.newId())
  const hopeful = await propose(freelancer, open, 'I would like to.')
  const other = await t.insertProject({ clientId: client.id })
  await propose(person, other.id, word('PENDING'))
  await propose(freelancer, other.id, 'Me, too.')

  const result = await earnResult(t, person, { right: 15, onProfile: true })
  await t.anonymous.get(`/api/assessments/public/${result._id}/credential`)
  await challenge(t, person, result, 2, { text: word('CHALLENGE') })
  await as.post('/api/ai-course/generate', { prompt: 'Teach me React' })
  const program = { answer: `const mark = '${mark}PROGRAM'`, failures: 2, solved: true }
  await as.put('/api/library/javascript/exercises/add-prices', program)
  await as.post('/api/library/javascript/lessons/values-and-scope/answers', { answer: word('GUESS') })
  await as.put('/api/library/javascript/project', {
    steps: [0],
    criteria: [1],
    link: `https://example.com/${mark}WORK`,
  })
  await as.put(`/api/units/${readUnits()[0]?.id}/saved`, { saved: true })
  await t.pool.query(`insert into ai_usage (key, day, requests) values ('user:' || $1, '2026-01-01', 1)`, [id])
  await t.pool.query(
    `insert into notifications (user_id, kind, facts, event_key)
     values ($1, 'delivery.approved', $3, 'a'), ($2, 'proposal.received', $4, 'b')`,
    [
      id,
      client.id,
      { actorId: client.id, actorName: client.username, projectTitle: word('TOLD') },
      { actorId: id, actorName: word('NAME'), projectTitle: 'A bench' },
    ],
  )
  const writer = await talk(t, person, freelancer, { text: word('MESSAGE') })
  await as.put('/api/conversations/settings', { readReceipts: false })
  await as.put('/api/notifications/settings', {
    choices: {},
    quietHours: null,
    timeZone: 'Europe/Lisbon',
    digestHour: 7,
  })
  const fileId: string = sent.deliverables[0]._id
  return {
    ...person,
    mark,
    account,
    client,
    freelancer,
    hired,
    done,
    open,
    hopeful,
    other: other.id,
    result,
    fileId,
    ...writer,
  }
}

/** Columns (`table.column`) that contain `text` in any case. Searches text and JSON columns. */
export async function searchDatabase(t: TestApp, text: string): Promise<string[]> {
  const { rows: tables } = await t.pool.query<{ schema: string; table: string; columns: string[] }>(
    `select c.table_schema as schema, c.table_name as table, array_agg(c.column_name::text) as columns
     from information_schema.columns c join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema in ('public', 'jobs') and (table_schema = 'jobs'
         or not (select relispartition from pg_class where oid = format('%I.%I', table_schema, table_name)::regclass))
       and (data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'uuid', 'bytea') )
     group by 1, 2`,
  )
  const found: string[] = []
  for (const { schema, table, columns } of tables) {
    const has = columns.map((column) => `bool_or(strpos(lower("${column}"::text), lower($1)) > 0) as "${column}"`)
    const { rows } = await t.pool.query(`select ${has.join(', ')} from "${schema}"."${table}"`, [text])
    for (const column of columns.filter((name) => rows[0]?.[name])) {
      found.push(schema === 'public' ? `${table}.${column}` : `${schema}.${table}.${column}`)
    }
  }
  return found.sort()
}
