import type { BriefHelpView, ProjectCategory } from '@guildhall/contract'
import { beforeAll, expect, test } from 'vitest'
import { insertCardDispute } from '../../../testing/card-disputes.ts'
import { arrangeHire, contractOf, type Hire } from '../../../testing/contracts.ts'
import { insertListings } from '../../../testing/listings.ts'
import { endByAgreement } from '../../../testing/money/money-acts.ts'
import { pay } from '../../../testing/payments.ts'
import { arrangeCompleted } from '../../../testing/reviews.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { ListingSource } from '../talent/listing.rules.ts'
import { roundedDollars } from './brief-help.rules.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const help = async (query: string) =>
  (await t.as(await t.insertUser()).get(`/api/brief-help?category=${query}`)).json<BriefHelpView>()

/** On a project of the category that asks for the skills. */
async function about(category: ProjectCategory, skills: string[], { projectId }: Pick<Hire, 'projectId'>) {
  await t.pool.query('update projects set category = $2, required_skills = $3 where id = $1', [
    projectId,
    category,
    skills,
  ])
}

test('the range of similar contracts is told once ten clients have paid', async () => {
  const prices = [100, 200, 300, 400, 500, 600, 700, 800, 900]
  const paid = []
  for (const bidAmount of prices) paid.push(await arrangeCompleted(t, { bidAmount }))
  for (const hire of paid) await about('Mobile Apps', ['Kotlin'], hire)
  // Neither an agreement without money nor more contracts of one client count.
  await about('Mobile Apps', ['Kotlin'], await arrangeHire(t, { bidAmount: 9_000 }))
  const again = await arrangeCompleted(t, { bidAmount: 900, client: paid[8]?.clientUser })
  await about('Mobile Apps', ['Kotlin'], again)
  await about('Web Development', ['Kotlin'], await arrangeCompleted(t, { bidAmount: 5_000 }))
  expect((await help('Mobile+Apps')).range).toBeNull()

  await about('Mobile Apps', ['Swift'], await arrangeCompleted(t, { bidAmount: 5_000 }))

  const range = { low: 300, high: 800, contracts: 10, sharesSkill: false }
  expect((await help('Mobile+Apps')).range).toEqual(range)
  expect((await help('Mobile+Apps&skills=kotlin')).range, 'nine share it').toEqual(range)

  await about('Mobile Apps', ['KOTLIN'], await arrangeCompleted(t, { bidAmount: 1_000 }))

  expect((await help('Mobile+Apps&skills=Figma,%20kotlin')).range).toEqual({ ...range, sharesSkill: true })
})

test('ten clients who paid two freelancers tell no range, three do', async () => {
  const freelancers = [await t.insertUser(), await t.insertUser()]
  for (const place of Array(10).keys()) {
    const freelancer = freelancers[place % 2]!
    await about('Content Writing', ['Essays'], await arrangeCompleted(t, { freelancer }))
  }
  expect((await help('Content+Writing')).range).toBeNull()

  await about('Content Writing', ['Essays'], await arrangeCompleted(t))

  expect((await help('Content+Writing')).range).toMatchObject({ contracts: 11 })
})

test('a price that was agreed and not paid in full tells no range, nor one that the bank took back', async () => {
  const freelancers = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
  const milestones = [
    { title: 'A sketch', amount: 10 },
    { title: 'All of it', amount: 89_990 },
  ]
  const inParts = []
  for (const place of Array(10).keys()) {
    const hire = await arrangeHire(t, { freelancer: freelancers[place % 3]!, bidAmount: 90_000, milestones })
    await pay(hire)
    const [sketch] = (await contractOf(hire)).milestones
    const released = await hire.client.post(`/api/contracts/${hire.contractId}/milestones/${sketch?._id}/release`)
    expect(released.statusCode, released.body).toBe(200)
    await about('Digital Marketing', ['Ads'], hire)
    inParts.push(hire)
  }
  expect((await help('Digital+Marketing')).range, 'running').toBeNull()
  for (const hire of inParts) await endByAgreement(t, hire, 0)
  expect((await help('Digital+Marketing')).range, 'ended').toBeNull()

  const paid = []
  for (const place of Array(10).keys()) {
    paid.push(await arrangeCompleted(t, { freelancer: freelancers[place % 3]! }))
    await about('Digital Marketing', ['Ads'], paid[place]!)
  }
  expect((await help('Digital+Marketing')).range).toMatchObject({ low: 100, high: 100, contracts: 10 })

  await insertCardDispute(t, paid[0]!)
  expect((await help('Digital+Marketing')).range).toBeNull()
})

test('skills are suggested that three clients ask for, then those that can be proven', async () => {
  const clients = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
  const post = async (clientId: string, skills: string[]) =>
    about('Graphic Design', skills, { projectId: (await t.insertProject({ clientId })).id })
  for (const { id } of clients) await post(id, ['Lettering'])
  for (const skill of ['A', 'B', 'C']) await post(clients[0]!.id, ['Call 555-0100', skill])

  const { skills } = await help('Graphic+Design')

  expect(skills.slice(0, 2)).toEqual(['Lettering', 'JavaScript'])
  expect(skills).not.toContain('Call 555-0100')
})

test('skills that three people have proven come before those that nobody has', async () => {
  const result = { difficulty: 'Advanced', percentage: 93, source: 'generated', resultId: t.newId() } as const
  const person = (name: string, skills: string[]): ListingSource => ({
    ...{
      name,
      username: name,
      title: 'Teacher',
      location: 'Riga',
      about: '',
      skills: [],
      rateCents: 0,
      availability: null,
    },
    ...{
      languages: [],
      completedJobs: 0,
      completedForClients: 0,
      rating: null,
      reviewCount: null,
      responseMinutes: null,
    },
    proven: skills.map((skill) => ({ skill, ...result })),
  })
  await insertListings(t, [
    person('ada', ['Kotlin', 'Call 555-0100']),
    person('rui', ['Kotlin', 'Ruby']),
    person('ines', ['Kotlin', 'Ruby']),
  ])

  const { skills } = await help('UI/UX+Design')

  expect(skills.slice(0, 2)).toEqual(['Kotlin', 'JavaScript'])
  expect(skills.filter((skill) => skill === 'Kotlin')).toHaveLength(1)
  expect(skills).not.toContain('Call 555-0100')
})

test.each([
  [4, 0],
  [75_00, 75],
  [935_12, 940],
  [1_244_00, 1_200],
  [12_400_00, 12_000],
])('%i cents are told as %i dollars', (cents, dollars) => {
  expect(roundedDollars(cents)).toBe(dollars)
})
