import { textLimits } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { nothingMeasured } from '../../../testing/nothing-measured.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const bench = {
  title: 'A bench of oak',
  description: 'Two meters, for a garden.',
  price: 480,
  category: 'Graphic Design',
  image: 'https://example.com/bench.png',
  requiredSkills: ['Joinery', 'Oiling'],
  deadline: '2099-06-01',
}

async function arrange() {
  const t = await startTestApp()
  const client = await t.insertUser()
  return { t, client, post: (change: object) => t.as(client).post('/projects/create', { ...bench, ...change }) }
}

describe('POST /projects/create', () => {
  test('answers the project, which its reader then finds as it was posted', async () => {
    const { t, client, post } = await arrange()

    const response = await post({})

    expect(response.statusCode).toBe(201)
    const project = response.json()
    expect(project).toEqual({
      _id: expect.any(String),
      ...bench,
      deadline: '2099-06-01T00:00:00.000Z',
      minimumLevel: null,
      status: 'active',
      proposals: 0,
      createdBy: client.id,
      createdAt: expect.any(String),
      allowedMoves: ['edit', 'accept_proposal'],
      refusals: { propose: 'proposal.own_project', keep_open: 'project.not_asked', reopen: 'project.not_closed' },
    })
    const detail = {
      ...project,
      editedAt: null,
      closesAt: null,
      closedAt: null,
      client: { _id: client.id, name: client.username, figures: nothingMeasured },
      attachments: [],
    }
    const [forClient, forOther] = [t.as(client), t.as(await t.insertUser())]
    expect((await forClient.get(`/projects/${project._id}`)).json()).toEqual(detail)
    expect((await forOther.get(`/projects/${project._id}`)).json()).toEqual({
      ...detail,
      allowedMoves: ['propose'],
      refusals: {
        edit: 'project.not_yours',
        accept_proposal: 'project.not_yours',
        keep_open: 'project.not_yours',
        reopen: 'project.not_yours',
      },
    })
  })

  test.each([
    { category: undefined, reads: 'Design' },
    { category: null, reads: 'Design' },
    { category: 'Design', reads: 'Design' },
    { category: 'All Projects', reads: 'All Projects' },
    { category: 'UI/UX Design', reads: 'UI/UX Design' },
  ])('the category $category reads as $reads', async ({ category, reads }) => {
    const { post } = await arrange()

    expect((await post({ category })).json().category).toBe(reads)
  })

  test.each([undefined, null, ''])('an image of %j is none', async (image) => {
    const { post } = await arrange()

    expect((await post({ image })).json().image).toBe('')
  })

  test('a client cannot post in the name of another, or set fields of the server', async () => {
    const { t, client, post } = await arrange()
    const other = await t.insertUser()

    const project = (await post({ createdBy: other.id, status: 'completed', proposals: 9, _id: t.newId() })).json()

    expect(project).toMatchObject({ createdBy: client.id, status: 'active', proposals: 0 })
  })
})

describe('the level a client would like to see proven', () => {
  test('stands on the project, wherever it is read, until it is taken back', async () => {
    const { t, client, post } = await arrange()
    const { _id, ...project } = (await post({ minimumLevel: 'Advanced' })).json()
    const address = `/projects/${_id}`
    const stranger = t.as(await t.insertUser())

    expect(project.minimumLevel).toBe('Advanced')
    expect((await stranger.get(address)).json().minimumLevel).toBe('Advanced')
    expect((await t.as(client).get(`/projects/user/${client.id}`)).json().data[0].minimumLevel).toBe('Advanced')

    await t.as(client).put(`/projects/update/${_id}`, { ...bench, minimumLevel: null })
    expect((await stranger.get(address)).json().minimumLevel).toBeNull()
  })

  test('refuses no proposal', async () => {
    const { t, post } = await arrange()
    const { _id: projectId } = (await post({ minimumLevel: 'Advanced' })).json()
    const beginner = await t.insertUser()

    const answer = await t
      .as(beginner)
      .post('/api/proposals', { projectId, freelancerId: beginner.id, message: 'I learn fast.' })

    expect(answer.statusCode).toBe(201)
  })

  test('is one there is', async () => {
    const { post } = await arrange()
    const { details } = expectFailure(await post({ minimumLevel: 'Guru' }), 400, 'request.invalid')

    expect(details).toEqual([
      { path: 'minimumLevel', message: 'The level asked for must be Beginner, Intermediate, Advanced or none.' },
    ])
  })
})

describe('texts of a project', () => {
  test.each([
    '  leading and trailing blanks \n',
    'line one\r\nline two\rthree\n\tfour',
    'عنوان المشروع \u202eabc\u202c',
    '👩🏽‍🔧 🇹🇷 e\u0301 Å\u030a ﷽',
    '<script>alert("1")</script> \\ \' " % _ {{y}}',
    '\u0001\u001b[31m\u007f\ufeff\uffff',
  ])('%j comes back exactly as it was sent', async (text) => {
    const { t, client, post } = await arrange()
    const sent = { title: text, description: text, requiredSkills: [text, 'a,b', '{"x"}', 'null'] }

    const project = (await post(sent)).json()

    expect(project).toMatchObject(sent)
    expect((await t.as(client).get(`/projects/${project._id}`)).json()).toMatchObject(sent)
  })

  test.each([
    { field: 'title', name: 'Title', value: 'a\u0000b' },
    { field: 'description', name: 'Description', value: 'half a \ud83d pair' },
    { field: 'description', name: 'Description', value: '\udc85' },
  ])('$value cannot be stored and is refused, naming the $field', async ({ field, name, value }) => {
    const { post } = await arrange()

    const { details } = expectFailure(await post({ [field]: value }), 400, 'request.invalid')

    const message = `${name} contains a character that cannot be stored. Remove it and try again.`
    expect(details).toEqual([{ path: field, message }])
  })

  test.each([
    { field: 'title', name: 'Title', limit: textLimits.title },
    { field: 'description', name: 'Description', limit: textLimits.description },
    { field: 'requiredSkills', name: 'A skill', limit: textLimits.skill },
  ])('$field may be $limit characters long, four bytes each, and not one more', async ({ field, name, limit }) => {
    const { post } = await arrange()
    const of = (count: number) => {
      const text = '💅'.repeat(count)
      return { [field]: field === 'requiredSkills' ? [text] : text }
    }

    const [fits, tooLong] = [await post(of(limit)), await post(of(limit + 1))]

    expect(fits.statusCode).toBe(201)
    expect(fits.json()).toMatchObject(of(limit))
    const { message } = expectFailure(tooLong, 400, 'request.invalid')
    expect(message).toBe(`${name} can be at most ${limit.toLocaleString('en-US')} characters long.`)
  })

  test('every field that is missing is named', async () => {
    const { t, client } = await arrange()

    const { details } = expectFailure(await t.as(client).post('/projects/create', {}), 400, 'request.invalid')

    expect(details).toEqual([
      { path: 'title', message: 'Title is required.' },
      { path: 'description', message: 'Description is required.' },
      { path: 'price', message: 'Price must be a number.' },
      { path: 'requiredSkills', message: 'Required skills must be a list of texts.' },
      { path: 'deadline', message: 'Deadline must be a date, such as 2030-01-31.' },
    ])
  })
})

describe('the price of a project', () => {
  test.each([
    { price: 19.99, cents: 1_999, shown: 19.99 },
    { price: 0.1 + 0.2, cents: 30, shown: 0.3 },
    { price: 1.1 * 3, cents: 330, shown: 3.3 },
    { price: 0.01, cents: 1, shown: 0.01 },
    { price: 10_000_000, cents: 1_000_000_000, shown: 10_000_000 },
  ])('$price is kept as $cents cents and shown as $shown', async ({ price, cents, shown }) => {
    const { t, post } = await arrange()

    const project = (await post({ price })).json()

    expect(project.price).toBe(shown)
    expect(await t.value('select price_cents from projects where id = $1', [project._id])).toBe(cents)
  })

  test.each([
    { price: 19.999, message: 'Price can have at most two decimals.' },
    { price: 0.000_000_1, message: 'Price can have at most two decimals.' },
    { price: 0, message: 'Price must be more than zero.' },
    { price: -1, message: 'Price must be more than zero.' },
    { price: 10_000_000.01, message: 'Price can be at most $10,000,000.' },
    { price: 1e300, message: 'Price can be at most $10,000,000.' },
    { price: '480', message: 'Price must be a number.' },
    { price: null, message: 'Price must be a number.' },
  ])('$price is refused: $message', async ({ price, message }) => {
    const { post } = await arrange()

    const { details } = expectFailure(await post({ price }), 400, 'request.invalid')

    expect(details).toEqual([{ path: 'price', message }])
  })
})

describe('the deadline of a project', () => {
  test.each([
    { deadline: '2030-01-31', instant: '2030-01-31T00:00:00.000Z' },
    { deadline: '2030-01-31T10:30:00+02:00', instant: '2030-01-31T08:30:00.000Z' },
    { deadline: '9999-12-31T23:59:59.999Z', instant: '9999-12-31T23:59:59.999Z' },
    { deadline: '2030-01-10T12:00:00Z', instant: '2030-01-10T12:00:00.000Z' },
  ])('at noon of 10 January 2030, $deadline is accepted as $instant', async ({ deadline, instant }) => {
    const { t, post } = await arrange()
    await t.pool.query(`update sessions set created_at = '2030-01-01', expires_at = '2031-01-01'`)
    t.setClock(new Date('2030-01-10T12:00:00Z'))

    const response = await post({ deadline })

    expect(response.json().deadline).toBe(instant)
  })

  test.each(['2030-01-10', '2030-01-10T11:59:59.999Z', '0001-01-01'])(
    'at noon of 10 January 2030, %s has passed and is refused',
    async (deadline) => {
      const { t, post } = await arrange()
      await t.pool.query(`update sessions set created_at = '2030-01-01', expires_at = '2031-01-01'`)
      t.setClock(new Date('2030-01-10T12:00:00Z'))

      const { details } = expectFailure(await post({ deadline }), 400, 'project.deadline_passed')

      const message = 'The deadline has already passed. Choose a later date.'
      expect(details).toEqual([{ path: 'deadline', message }])
    },
  )

  test('one beyond the year 9999 is refused and spoils no list', async () => {
    const { t, client, post } = await arrange()

    expectFailure(await post({ deadline: '9999-12-31T23:59:59-10:00' }), 400, 'request.invalid')

    expect((await t.as(client).get('/projects')).statusCode).toBe(200)
  })
})
