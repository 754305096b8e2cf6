import { describe, expect, test } from 'vitest'
import { ask, list, readCopy } from '../../../testing/data-exports.ts'
import { arrangeFullLife } from '../../../testing/full-life.ts'
import { samples } from '../../../testing/sample-files.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { sha256 } from '../../../testing/uploads.ts'
import { exportedFileBytes } from '../../1-ground/personal-tables/shared/personal-table.ts'
import { makeExport } from './make-export.ts'
import { exportParts } from './personal-rows.queries.ts'

describe('a copy', () => {
  test('is a ZIP with a list for each part, the files and a README that names them', async () => {
    const t = await startTestApp()
    const life = await arrangeFullLife(t)

    const { response, entries, part } = await readCopy(t, life)

    expect(response.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename=guildhall-\d{4}-\d\d-\d\d\.zip$/)
    expect(response.headers.etag).toBe(`"${sha256(response.rawPayload)}"`)
    const readme = String(entries.get('README.txt'))
    for (const { name } of exportParts) {
      expect(Array.isArray(part(name)), name).toBe(true)
      expect(readme).toContain(`${name}.json`)
    }
    expect(part('account')).toEqual([
      {
        id: life.id,
        username: life.account.username,
        email: life.email,
        emailConfirmedAt: expect.any(String),
        createdAt: expect.any(String),
      },
    ])
    expect(part('profile')[0]).toMatchObject({
      name: `${life.mark}NAME`,
      experience: [{ company: `${life.mark}COMPANY` }],
    })
    expect(
      part('projects')
        .map((one: { title: string }) => one.title)
        .sort(),
    ).toEqual([`${life.mark}HIREDLATER`, `${life.mark}OPEN`].sort())
    expect(
      part('proposals')
        .map((one: { message: string }) => one.message)
        .sort(),
    ).toEqual([`${life.mark}DONE`, `${life.mark}PENDING`].sort())
    expect(part('feedback-given')).toMatchObject([{ feedback: `${life.mark}FEEDBACK` }])
    expect(part('project-edits')).toMatchObject([{ before: { title: `${life.mark}HIRED` } }])
    for (const name of ['results', 'courses', 'saved-units', 'sessions', 'pictures', 'deliveries']) {
      expect(part(name), name).toHaveLength(1)
    }
    expect(part('exercises')).toMatchObject([{ exercise: 'add-prices', answer: `const mark = '${life.mark}PROGRAM'` }])
    const told = part('notifications').map(({ facts }: { facts: { projectTitle?: string } }) => facts.projectTitle)
    expect(told).toContain(`${life.mark}TOLD`)
    expect(part('messages').map(({ text }: { text: string }) => text)).toContain(`${life.mark}MESSAGE`)
    expect(part('conversations')).toMatchObject([{ with: life.freelancer.username }])
    const [attached] = part('message-files')
    expect(entries.get(attached.path)?.equals(samples.pdf)).toBe(true)
    expect(part('mailed-links')).toMatchObject([{ purpose: 'confirm_email', email: life.email }])
    const [delivered] = part('delivered-files')
    expect(delivered).toMatchObject({ filename: 'plan.pdf', included: true })
    expect(entries.get(delivered.path)?.equals(samples.pdf)).toBe(true)
    expect(entries.has(part('pictures')[0].path)).toBe(true)
  })

  test('holds no answer key, no token or hash, and neither address nor private text of others', async () => {
    const t = await startTestApp()
    const life = await arrangeFullLife(t)

    const { entries, part } = await readCopy(t, life)

    const texts = [...entries].filter(([name]) => !name.startsWith('files/')).map(([, bytes]) => bytes.toString())
    const all = texts.join('\n')
    const secrets = [
      life.token,
      life.client.email,
      life.freelancer.email,
      'I would like to.',
      'argon2',
      '"key"',
      'storage',
    ]
    for (const secret of secrets) expect(all).not.toContain(secret)
    const [{ questions }] = part('attempts')
    expect(questions).toHaveLength(15)
    expect(Object.keys(questions[0]).sort()).toEqual(expect.arrayContaining(['options', 'question', 'yourAnswer']))
    for (const question of questions) expect(question).not.toHaveProperty('explanation')
  })

  test('of somebody with more rows than a batch has each of them once', async () => {
    const t = await startTestApp()
    const person = await t.insertUser()
    await t.pool.query(
      `insert into saved_units (user_id, unit_id) select $1, 'unit-' || n from generate_series(1, 350) n`,
      [person.id],
    )
    await t.pool.query(
      `insert into notifications (user_id, kind, facts, event_key)
       select $1, 'delivery.approved', '{}', n::text from generate_series(1, 350) n`,
      [person.id],
    )

    const { part } = await readCopy(t, person)

    expect(new Set(part('saved-units').map(({ unit }: { unit: string }) => unit)).size).toBe(350)
    expect(part('saved-units')).toHaveLength(350)
    expect(new Set(part('notifications').map(({ id }: { id: string }) => id)).size).toBe(350)
  })

  test('holds no connection to the database while its archive is being stored', async () => {
    const t = await startTestApp()
    const person = await t.insertUser()
    // Much more than fits into buffers, and hard to compress.
    await t.pool.query(
      `insert into projects (client_id, title, description, price_cents, required_skills, deadline_at, search_text)
       select $1, 'A sign', (select string_agg(md5(n || ' ' || m), '') from generate_series(1, 500) m), 100, '{React}',
         '2099-01-01', '' from generate_series(1, 300) n`,
      [person.id],
    )
    const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const files: typeof t.deps.files = {
      ...t.deps.files,
      async put(_key, bytes) {
        let taken = 0
        for await (const chunk of bytes) {
          taken += chunk.length
          if (taken < 500_000) continue
          reached.resolve()
          await goOn.promise
        }
      },
    }
    const { _id: exportId } = (await ask(t, person)).json()
    const making = makeExport({ ...t.deps, files }, { exportId })
    await reached.promise

    const held = `select count(*) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`
    expect(await t.value(held)).toBe(0)
    goOn.resolve()
    await making
    expect((await list(t, person)).exports[0].state).toBe('ready')
    await t.runJobs() // the tests of this file share a queue
  })

  test('leaves out older files beyond its room, and says which', async () => {
    const t = await startTestApp()
    const life = await arrangeFullLife(t)
    const proposal = life.done
    const insert = `with delivery as (
        insert into deliveries (proposal_id, version, status, submitted_at, decided_at)
        values ($1, $2, 'rejected', now() - $3 * interval '1 day', now()) returning id)
      insert into deliverables (delivery_id, position, filename, content_type, size_bytes, sha256, storage_key)
      select id, n, 'big-' || n || '.zip', 'application/zip', 52428800, 'x', md5($4 || n) from delivery, generate_series(0, 20) n`
    await t.pool.query(insert, [proposal, 2, 5, 'older'])
    expect(21 * 52_428_800).toBeGreaterThan(exportedFileBytes)

    const { entries, part } = await readCopy(t, life)

    const left = part('delivered-files').filter((one: { included: boolean }) => !one.included)
    expect(left.length).toBeGreaterThan(0)
    expect(left.map((one: { filename: string }) => one.filename)).not.toContain('plan.pdf')
    const readme = String(entries.get('README.txt'))
    for (const { filename } of left) expect(readme).toContain(filename)
  })
})
