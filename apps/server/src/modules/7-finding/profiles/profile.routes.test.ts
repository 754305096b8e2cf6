import { describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const full = {
  name: 'Ines Duarte',
  title: 'Type designer',
  location: 'Porto',
  hourlyRate: '62.50',
  rating: '4.5',
  totalJobs: '7',
  completionRate: 98,
  currentProjects: 1,
  earnings: 1200.5,
  profileImage: 'https://example.com/ines.png',
  bio: 'I draw letters.\n\nSome of them are boring on purpose.',
  skills: ['Graphic Design', 'Lettering'],
  education: [{ degree: 'BA Design', institution: 'Porto', year: '2014' }],
  experience: [{ title: 'Designer', company: 'Foundry', period: '2015–2020', description: 'Latin and Greek.' }],
  portfolio: [{ title: 'A grotesque', description: 'Nine weights.', image: '' }],
}

describe('the own profile', () => {
  test('holds what the account knows before it is saved, and then comes back as sent, figures as numbers', async () => {
    const t = await startTestApp()
    const ines = await t.insertUser('ines')
    const before = await t.as(ines).get('/api/profile/me')
    expect(before.json()).toMatchObject({ username: 'ines', name: '', skills: [], version: 0 })

    const saved = await t.as(ines).put('/api/profile/me', full)

    expect(saved.statusCode).toBe(200)
    expect(saved.json()).toMatchObject({ ...full, hourlyRate: 62.5, rating: 4.5, totalJobs: 7, version: 1 })
    expect((await t.as(ines).get('/api/profile')).json()).toEqual(saved.json())
  })

  test('no field of an entry is required, and what is absent is empty', async () => {
    const t = await startTestApp()
    const ines = await t.insertUser()
    const entries = {
      education: [{ institution: 'Porto' }, {}],
      experience: [{ company: 'Foundry' }],
      portfolio: [{ description: 'Nine weights.', title: '' }],
    }

    const saved = await t.as(ines).put('/api/profile/me', entries)

    expect([saved.statusCode, saved.json()]).toMatchObject([
      200,
      {
        education: [
          { degree: '', institution: 'Porto', year: '' },
          { degree: '', institution: '', year: '' },
        ],
        experience: [{ title: '', company: 'Foundry', period: '', description: '' }],
        portfolio: [{ title: '', description: 'Nine weights.', image: '' }],
      },
    ])
  })

  test('a year of education may come as a number, and is kept as text', async () => {
    const t = await startTestApp()
    const ines = await t.insertUser()
    const save = (year: unknown) =>
      t.as(ines).put('/api/profile/me', { ...full, education: [{ ...full.education[0], year }] })

    expect((await save(2014)).json().education[0].year).toBe('2014')
    expect((await save('since 2014')).json().education[0].year).toBe('since 2014')
    expect((await save([2014])).json().details).toEqual([
      { path: 'education.0.year', message: 'Year must be a number or text.' },
    ])
    expect((await save('x'.repeat(201))).json().details[0].message).toBe('Year can be at most 200 characters long.')
  })

  test('a name from before the rule of names stays until its profile is saved, which needs another name', async () => {
    const t = await startTestApp()
    const ines = await t.insertUser()
    await t.as(ines).put('/api/profile/me', full)
    await t.pool.query(`update profiles set name = 'www.example.com' where user_id = $1`, [ines.id])

    const refused = await t.as(ines).put('/api/profile/me', { ...full, name: 'www.example.com' })

    expect(expectFailure(refused, 400, 'request.invalid').details).toEqual([
      { path: 'name', message: 'Name cannot contain a web or email address.' },
    ])
    expect((await t.as(ines).get('/api/profile/me')).json().name).toBe('www.example.com')
    expect((await t.as(ines).put('/api/profile/me', full)).json().name).toBe(full.name)
  })

  test('a save over a version that another tab replaced is refused, and that one stays', async () => {
    const t = await startTestApp()
    const ines = await t.insertUser()
    await t.as(ines).put('/api/profile/me', { ...full, version: 0 })
    await t.as(ines).put('/api/profile/me', { ...full, title: 'From the first tab', version: 1 })

    const late = await t.as(ines).put('/api/profile/me', { ...full, title: 'From the second tab', version: 1 })

    expect([late.statusCode, late.json().code]).toEqual([409, 'profile.changed_elsewhere'])
    expect((await t.as(ines).get('/api/profile/me')).json().title).toBe('From the first tab')
  })

  test('is made by saving a result to it, and a form opened before can still be saved', async () => {
    const t = await startTestApp()
    const ines = await t.insertUser('ines')
    const practice = { skill: 'React', score: 4, totalQuestions: 5, difficulty: 'Beginner' }
    expect((await t.anonymous.get(`/api/profile/${ines.id}`)).statusCode).toBe(404)

    await t.as(ines).post('/api/ai-quiz/save-assessment', practice)

    const seen = await t.anonymous.get(`/api/profile/${ines.id}`)
    expect([seen.statusCode, seen.json().username, seen.json().skillAssessments.length]).toEqual([200, 'ines', 1])
    expect((await t.as(ines).get('/api/profile/me')).json()).toMatchObject({ isPublic: true, version: 0 })
    expect((await t.as(ines).put('/api/profile/me', { ...full, version: 0 })).statusCode).toBe(200)
    await t.as(ines).post('/api/ai-quiz/save-assessment', { ...practice, skill: 'Java' })
    expect((await t.as(ines).get('/api/profile/me')).json()).toMatchObject({ name: full.name, version: 1 })
  })

  test('keeps figures that floating point put slightly off as the numbers that were meant', async () => {
    const t = await startTestApp()
    const sums = { totalJobs: 4.99999999, currentProjects: '5.00001', rating: 4.4999999, completionRate: 98.0000001 }

    const saved = await t.as(await t.insertUser()).put('/api/profile/me', { ...full, ...sums })

    expect(saved.statusCode).toBe(200)
    expect(saved.json()).toMatchObject({ totalJobs: 5, currentProjects: 5, rating: 4.5, completionRate: 98 })
  })

  test('of ten first saves at once with the same version one wins', async () => {
    const t = await startTestApp()
    const ines = await t.insertUser()
    const save = () => t.as(ines).put('/api/profile/me', { ...full, version: 0 })

    const answers = await t.race(
      { table: 'users', id: ines.id },
      Array.from({ length: 10 }, () => save),
    )

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9)
  })

  test.each([
    { field: 'rating', value: 6 },
    { field: 'rating', value: 'very good' },
    { field: 'totalJobs', value: 1.5 },
    { field: 'hourlyRate', value: -1 },
    { field: 'earnings', value: 0.001 },
    { field: 'completionRate', value: 101 },
    { field: 'profileImage', value: 'javascript:alert(1)' },
    { field: 'skills', value: ['x'.repeat(61)] },
    { field: 'bio', value: 'x'.repeat(20_001) },
    { field: 'name', value: '\u3164\u200b' },
    { field: 'name', value: ' ' },
  ])('$field of $value is refused at its field', async ({ field, value }) => {
    const t = await startTestApp()
    const answer = await t.as(await t.insertUser()).put('/api/profile/me', { ...full, [field]: value })

    expect(answer.statusCode).toBe(400)
    expect(answer.json().details[0].path.split('.')[0]).toBe(field)
  })
})

describe('the public profile', () => {
  test('is there for anybody once it is saved, without the email unless its owner shows it', async () => {
    const t = await startTestApp()
    const ines = await t.insertUser()
    const address = `/api/profile/${ines.id}`
    expect((await t.anonymous.get(address)).json().code).toBe('profile.not_available')

    await t.as(ines).put('/api/profile/me', full)
    const hidden = await t.anonymous.get(address)
    await t.as(ines).put('/api/profile/me', { ...full, showEmail: true })
    const shown = await t.anonymous.get(address)

    expect(hidden.json().userId).toEqual({ _id: ines.id })
    expect(hidden.json()).not.toHaveProperty('version')
    expect(shown.json().userId).toEqual({ _id: ines.id, email: ines.email })
  })

  test('shows what the marketplace measured instead of what was claimed', async () => {
    const t = await startTestApp()
    const ines = await t.insertUser()
    await t.as(ines).put('/api/profile/me', full)
    const claimed = (await t.anonymous.get(`/api/profile/${ines.id}`)).json()
    await t.insertProposal({ freelancerId: ines.id, status: 'accepted', deliveryStatus: 'approved' })
    const measured = (await t.anonymous.get(`/api/profile/${ines.id}`)).json()

    expect(claimed).toMatchObject({
      totalJobs: 7,
      completedForClients: 0,
      figureCases: { rating: 0, completionRate: 0 },
    })
    expect(claimed.selfReported).toContain('totalJobs')
    expect(measured).toMatchObject({ totalJobs: 1, currentProjects: 0, completedForClients: 1 })
    expect(measured.selfReported).not.toContain('totalJobs')
  })

  test('tells twenty jobs for one client, who may be the same person, from jobs for many', async () => {
    const t = await startTestApp()
    const [ines, friend] = [await t.insertUser(), await t.insertUser()]
    await t.as(ines).put('/api/profile/me', full)
    for (let job = 0; job < 20; job += 1) {
      const project = await t.insertProject({ clientId: friend.id, status: 'completed' })
      const done = { freelancerId: ines.id, status: 'accepted', deliveryStatus: 'approved' } as const
      await t.insertProposal({ projectId: project.id, ...done })
    }

    const profile = (await t.anonymous.get(`/api/profile/${ines.id}`)).json()

    expect(profile).toMatchObject({ totalJobs: 20, completedForClients: 1, figureCases: { completionRate: 20 } })
  })

  test.each(['not-an-id', '00000000-0000-4000-8000-000000000000'])('of %s is missing', async (id) => {
    const t = await startTestApp()
    const answer = await t.anonymous.get(`/api/profile/${id}`)

    expect([answer.statusCode, answer.json().code]).toEqual([404, 'profile.not_available'])
  })
})
