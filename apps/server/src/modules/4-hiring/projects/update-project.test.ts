import { describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const changed = {
  title: 'A bench of ash',
  description: 'Two meters, for a hall.',
  price: 520.5,
  category: 'UI/UX Design',
  image: 'https://example.com/ash.png',
  requiredSkills: ['Joinery'],
  deadline: '2099-07-01',
}

async function arrange(seed: Parameters<Awaited<ReturnType<typeof startTestApp>>['insertProject']>[0] = {}) {
  const t = await startTestApp()
  const client = await t.insertUser()
  const project = await t.insertProject({ clientId: client.id, ...seed })
  const url = `/projects/update/${project.id}`
  const rowOf = () => t.value('select to_jsonb(p) from projects p where id = $1', [project.id])
  return { t, client, project, rowOf, put: (change = {}) => t.as(client).put(url, { ...changed, ...change }) }
}

describe('PUT /projects/update/{id}', () => {
  test('overwrites what the form holds, and nothing else', async () => {
    const { t, client, project, put } = await arrange({ createdAt: new Date('2030-01-01T00:00:00Z') })
    await t.insertProposal({ projectId: project.id })

    const response = await put({ status: 'completed', createdBy: t.newId() })

    expect(response.statusCode).toBe(200)
    const expected = {
      ...changed,
      _id: project.id,
      deadline: '2099-07-01T00:00:00.000Z',
      minimumLevel: null,
      status: 'active',
      proposals: 1,
      createdBy: client.id,
      createdAt: '2030-01-01T00:00:00.000Z',
      allowedMoves: ['edit', 'accept_proposal'],
      refusals: { propose: 'proposal.own_project', keep_open: 'project.not_asked', reopen: 'project.not_closed' },
    }
    expect(response.json()).toEqual(expected)
    expect((await t.as(client).get(`/projects/${project.id}`)).json()).toMatchObject(expected)
  })

  test('what was changed is found under its new words and no longer under the old', async () => {
    const { t, client, put } = await arrange({ title: 'A quaint gazebo' })

    await put({ title: 'A quaint pagoda' })

    const totalOf = async (search: string) => (await t.as(client).get(`/projects?search=${search}`)).json().total
    expect([await totalOf('quaint gazebo'), await totalOf('quaint pagoda')]).toEqual([0, 1])
  })

  test('the counts of the categories follow', async () => {
    const { t, client, put } = await arrange({ category: null })
    const countsOf = async () => (await t.as(client).get('/projects')).json().categories
    const before = await countsOf()

    await put({ category: 'Digital Marketing' })

    expect(await countsOf()).toEqual({
      ...before,
      Design: before.Design - 1,
      'Digital Marketing': (before['Digital Marketing'] ?? 0) + 1,
    })
  })

  test.each([
    { field: 'title', value: '', message: 'Title is required.' },
    { field: 'price', value: 0.001, message: 'Price can have at most two decimals.' },
    { field: 'requiredSkills', value: [], message: 'Name at least one required skill.' },
  ])('refuses $field of $value and changes nothing', async ({ field, value, message }) => {
    const { put, rowOf } = await arrange()
    const before = await rowOf()

    const { details } = expectFailure(await put({ [field]: value }), 400, 'request.invalid')

    expect(details).toEqual([{ path: field, message }])
    expect(await rowOf()).toEqual(before)
  })

  test('finished work keeps the brief it was done for', async () => {
    const { put, rowOf } = await arrange({ status: 'completed' })
    const before = await rowOf()

    const { message } = expectFailure(await put(), 409, 'project.completed')

    expect(message).toBe('This project is completed and can no longer be changed.')
    expect(await rowOf()).toEqual(before)
  })

  test('work under way may still be described better', async () => {
    const { put } = await arrange({ status: 'in_progress' })

    expect((await put()).json()).toMatchObject({ title: 'A bench of ash', status: 'in_progress' })
  })
})

describe('a deadline that has passed', () => {
  const passed = new Date('2020-05-05T10:00:00Z')

  test('may stay as it is', async () => {
    const { put } = await arrange({ deadlineAt: passed })

    const response = await put({ deadline: passed.toISOString() })

    expect(response.json()).toMatchObject({ title: 'A bench of ash', deadline: passed.toISOString() })
  })

  test.each(['2020-05-05', '2020-05-05T10:00:00.001Z', '2021-01-01'])(
    'may not give way to another one that has passed: %s',
    async (deadline) => {
      const { put, rowOf } = await arrange({ deadlineAt: passed })
      const before = await rowOf()

      expectFailure(await put({ deadline }), 400, 'project.deadline_passed')

      expect(await rowOf()).toEqual(before)
    },
  )
})

test('an edit that waits for an acceptance to commit does not put the project back', async () => {
  const { t, client, project, put } = await arrange()
  const proposal = await t.insertProposal({ projectId: project.id })

  const [edit, accept] = await t.race({ table: 'projects', id: project.id }, [
    () => put(),
    () => t.as(client).post(`/api/proposals/${proposal.id}/accept`),
  ])

  expect([edit?.statusCode, accept?.statusCode]).toEqual([200, 200])
  const row = await t.value(`select json_build_array(title, status) from projects where id = $1`, [project.id])
  expect(row).toEqual(['A bench of ash', 'in_progress'])
})

test('a change over a version that another tab replaced is refused, and that one stays', async () => {
  const t = await startTestApp()
  const client = await t.insertUser()
  const project = await t.insertProject({ clientId: client.id })
  const update = (title: string, editedAt: string | null | undefined) =>
    t.as(client).put(`/projects/update/${project.id}`, { ...changed, title, editedAt })
  const shown = async () => (await t.as(client).get(`/projects/${project.id}`)).json()

  const first = await update('From the first tab', null)
  const late = await update('From the second tab', null)
  const { title, editedAt } = await shown()
  const informed = await update('From the second tab after all', editedAt)
  const asSpecified = await update('Without a word on versions', undefined)

  expect([first.statusCode, informed.statusCode, asSpecified.statusCode]).toEqual([200, 200, 200])
  expectFailure(late, 409, 'project.changed_elsewhere')
  expect(title).toBe('From the first tab')
})
