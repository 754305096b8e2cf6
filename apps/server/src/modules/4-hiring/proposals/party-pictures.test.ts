import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'

const picture = (name: string) => `https://pictures.example/${name}.png`

async function arrange() {
  const t = await startTestApp()
  const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
  const project = await t.insertProject({ clientId: client.id })
  const { id } = await t.insertProposal({ projectId: project.id, freelancerId: freelancer.id })
  const save = (person: { token: string }, profileImage: string) =>
    t.as(person).put('/api/profile/me', { profileImage })
  return { t, client, freelancer, project, proposalId: id, save }
}

test('every answer with a proposal carries the picture of both parties: none, the first, the next, none again', async () => {
  const { t, client, freelancer, project, proposalId, save } = await arrange()
  const lists = [
    t.as(client).get.bind(null, `/api/proposals/${project.id}`),
    t.as(client).get.bind(null, `/api/proposals/${project.id}?sort=price`),
    t.as(client).get.bind(null, `/api/proposals/client/${client.id}`),
    t.as(freelancer).get.bind(null, `/api/proposals/freelancer/${freelancer.id}`),
  ]
  async function pictures() {
    const one = await t.as(freelancer).get(`/api/proposals/${proposalId}/full`)
    const listed = await Promise.all(lists.map(async (list) => (await list()).json()[0]))
    const shown = [one.json(), ...listed].map(({ projectId, freelancerId }) => [
      projectId.createdBy.profileImage,
      freelancerId.profileImage,
    ])
    expect(new Set(shown.map(String)).size).toBe(1)
    return shown[0]
  }

  expect(await pictures()).toEqual(['', ''])
  await save(client, picture('client'))
  await save(freelancer, picture('freelancer'))
  expect(await pictures()).toEqual([picture('client'), picture('freelancer')])
  await save(freelancer, picture('another'))
  expect(await pictures()).toEqual([picture('client'), picture('another')])
  await save(client, '')
  await save(freelancer, '')
  expect(await pictures()).toEqual(['', ''])
})

test('accepting answers with the freelancer’s picture, so that it does not vanish from the screen', async () => {
  const { t, client, freelancer, proposalId, save } = await arrange()
  await save(freelancer, picture('freelancer'))

  const accepted = await t.as(client).post(`/api/proposals/${proposalId}/accept`)

  expect(accepted.json().freelancerId.profileImage).toBe(picture('freelancer'))
})
