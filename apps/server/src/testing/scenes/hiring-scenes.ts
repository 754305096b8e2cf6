import { talk } from '../conversations.ts'
import { insertOperator } from '../operators.ts'
import type { TestApp } from '../test-app.ts'
import { uploadForm } from '../upload-form.ts'
import { type Arrange, type Person, propose, type Scene } from './scene.ts'

export const hiringScenes = {
  open: async () => ({}),

  async idle(t, { projectId }) {
    await t.pool.query('update projects set asked_at = now() where id = $1', [projectId])
    return {}
  },

  async closed(t, { projectId }) {
    await t.pool.query(`update projects set status = 'closed', closed_at = now() where id = $1`, [projectId])
    return {}
  },

  async saved(t, { client, stranger, projectId }) {
    const saved = { saved: true }
    await t.as(stranger).put('/api/profile/me', {})
    await t.as(client).put('/api/home/purposes?side=client', { purposes: ['hire'] })
    await t.as(client).put(`/api/bookmarks/projects/${projectId}`, saved)
    await t.as(client).put(`/api/bookmarks/people/${stranger.id}`, saved)
    const search = { kind: 'projects', name: 'Oak', search: { search: 'oak' }, alerts: 'now' }
    const people = { kind: 'people', name: 'Joiners', search: { skill: 'Joinery' }, alerts: 'now' }
    const { _id: forPeople } = (await t.as(client).post('/api/saved-searches', people)).json()
    const found =
      'insert into saved_search_people (search_id, person_id, found_at, waits) values ($1, $2, now(), false)'
    await t.pool.query(found, [forPeople, stranger.id])
    return { savedSearchId: (await t.as(client).post('/api/saved-searches', search)).json()._id }
  },

  async invited(t, { client, freelancer, projectId }) {
    const invitation = { freelancerId: freelancer.id, message: 'You drew such a good one.' }
    return { invitationId: (await t.as(client).post(`/api/projects/${projectId}/invitations`, invitation)).json()._id }
  },

  direct: (t, { client, freelancer }) => offerDirectly(t, client, freelancer),
  proposed: (t, scene) => propose(t, scene),

  async withdrawn(t, scene) {
    const proposed = await propose(t, scene)
    await t.as(scene.freelancer).post(`/api/proposals/${proposed.proposalId}/withdraw`)
    return proposed
  },

  async countered(t, scene) {
    const proposed = await propose(t, scene)
    const body = { version: 1, bidAmount: 900 }
    const { counters } = (await t.as(scene.client).post(`/api/proposals/${proposed.proposalId}/counters`, body)).json()
    return { ...proposed, counterId: counters[0]._id }
  },

  async attached(t, scene) {
    const proposed = await propose(t, scene)
    const { attachments } = (await t.as(scene.freelancer).post('/api/proposal-files', uploadForm())).json()
    const attachmentId = attachments[0]._id
    const body = { version: 1, message: 'With a plan.', attachments: [attachmentId] }
    await t.as(scene.freelancer).put(`/api/proposals/${proposed.proposalId}`, body)
    return { ...proposed, attachmentId }
  },

  async briefed(t, { client, projectId }) {
    const { attachments } = (await t.as(client).post('/api/project-files', uploadForm())).json()
    const projectFileId = attachments[0]._id
    await t.pool.query('update project_files set project_id = $2, position = 0 where id = $1', [
      projectFileId,
      projectId,
    ])
    return { projectFileId }
  },

  async talking(t, scene) {
    return { ...(await propose(t, scene)), ...(await talk(t, scene.client, scene.freelancer)) }
  },

  reported: (t, scene) => report(t, scene),
  warned: async (t, scene) => warn(t, await report(t, scene)),

  async contested(t, scene) {
    const warned = await warn(t, await report(t, scene))
    await t.as(scene.client).post(`/api/decisions/${warned.decisionId}/appeal`, { text: 'I was kind.' })
    return warned
  },
} as const satisfies Record<string, Arrange>

async function offerDirectly(t: TestApp, client: Person, { id: freelancerId }: Person) {
  const terms = { title: 'A bench of oak', description: 'For a garden.', amount: 480, deliveryTime: 20 }
  const offer = async (to: object): Promise<string> =>
    (await t.as(client).post('/api/direct-contracts', { ...terms, ...to })).json()._id
  const [directOfferId, directToken] = [await offer({ freelancerId }), t.newId()]
  await t.pool.query('update direct_offers set token_hash = sha256($2::bytea) where id = $1', [
    await offer({ email: `${directToken}@example.com` }),
    directToken,
  ])
  return { directOfferId, directToken }
}

async function report(t: TestApp, scene: Scene): Promise<Scene> {
  const proposed = await propose(t, scene)
  const { conversationId } = await talk(t, scene.client, scene.freelancer)
  await t.as(scene.freelancer).post(`/api/conversations/${conversationId}/reports`, { seq: 2, reason: 'Rude' })
  const reportId = await t.value('select case_id from reports where reporter_id = $1', [scene.freelancer.id])
  const flag = `insert into case_flags (case_id, rule, counted, flagged_at) values ($1, 'many_reporters', 5, now())`
  await t.pool.query(flag, [reportId])
  return { ...proposed, conversationId, reportId: String(reportId) }
}

async function warn(t: TestApp, scene: Scene): Promise<Scene> {
  const operator = await insertOperator(t)
  const warning = { outcome: 'warning', reason: 'Be kind.' }
  const { decision } = (await t.as(operator).post(`/api/admin/reports/${scene.reportId}/resolution`, warning)).json()
  return { ...scene, decisionId: decision._id }
}
