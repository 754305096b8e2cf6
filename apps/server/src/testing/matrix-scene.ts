import { readUnits } from '@guildhall/content'
import { hashPassword } from '../modules/accounts/passwords.ts'
import { earnResult } from './assess.ts'
import { samples } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

export type Person = { id: string; token: string; email: string }
export type Scene = {
  client: Person
  freelancer: Person
  stranger: Person
  projectId: string
  proposalId: string
  fileId: string
  pictureId: string
  courseId: string
  lessonId: string
  attemptId: string
  resultId: string
  /** The copy of the client's data; empty except at stage 'exported'. */
  exportId: string
}
export const scenePassword = 'correct horse'
/** 'with password': everyone has the `scenePassword`. */
export const stages = [
  'open',
  'profile',
  'proposed',
  'accepted',
  'delivered',
  'learning',
  'assessing',
  'exported',
  'with password',
] as const
export type Stage = (typeof stages)[number]

/**
 * A project of `client` at `stage`, with a proposal of `freelancer` from 'proposed' on. 'profile' also adds their
 * profiles.
 */
export async function arrangeScene(t: TestApp, stage: Stage): Promise<Scene> {
  const [client, freelancer, stranger] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
  const isAccepted = stage === 'accepted' || stage === 'delivered'
  const project = await t.insertProject({ clientId: client.id, status: isAccepted ? 'in_progress' : 'active' })
  const scene = {
    client,
    freelancer,
    stranger,
    projectId: project.id,
    proposalId: '',
    fileId: '',
    pictureId: '',
    courseId: '',
    lessonId: '',
    attemptId: '',
    resultId: '',
    exportId: '',
  }
  if (stage === 'with password') {
    const people = [client.id, freelancer.id, stranger.id]
    const hash = await hashPassword(scenePassword)
    await t.pool.query('update users set password_hash = $1 where id = any($2)', [hash, people])
    return scene
  }
  if (stage === 'exported') {
    const { _id: exportId } = (await t.as(client).post('/api/account/exports')).json()
    await t.runJobs()
    return { ...scene, exportId }
  }
  if (stage === 'profile') {
    await t.as(client).put('/api/profile/me', {})
    const picture = await t.as(client).post('/api/profile/images?kind=portfolio', pictureForm())
    return { ...scene, pictureId: picture.json()._id }
  }
  if (stage === 'assessing') {
    const start = async (skill: string) =>
      (await t.as(client).post('/api/assessments/attempts', { skill, numQuestions: 5 })).json()._id
    const { _id: resultId } = await earnResult(t, client, { right: 15 })
    return { ...scene, attemptId: await start('Python'), resultId }
  }
  if (stage === 'learning') {
    const course = (await t.as(client).post('/api/ai-course/generate', { prompt: 'Teach me React' })).json()
    return { ...scene, courseId: course._id, lessonId: course.lessons[0].id }
  }
  if (stage === 'open') return scene

  const status = isAccepted ? 'accepted' : 'pending'
  const proposal = await t.insertProposal({ projectId: project.id, freelancerId: freelancer.id, status })
  scene.proposalId = proposal.id
  if (stage !== 'delivered') return scene

  const answer = await t.as(freelancer).post(`/api/proposals/${proposal.id}/deliverables`, uploadForm())
  return { ...scene, fileId: answer.json().deliverables[0]._id }
}

/** Adds a row to each table that no scene fills, through the API where possible. */
export async function fillRemainingTables(t: TestApp): Promise<void> {
  const [client, learner] = [await t.insertUser(), await t.insertUser()]
  const project = { title: 'A bench of oak', description: 'For a garden.', price: 480, requiredSkills: ['Joinery'] }
  const key = { headers: { 'idempotency-key': t.newId() } }
  const { _id } = (await t.as(client).post('/projects/create', { ...project, deadline: '2099-06-01' }, key)).json()
  const proposal = await t.insertProposal({ projectId: _id })
  await t.as(client).post(`/api/proposals/${proposal.id}/accept`)
  await t.as(client).put(`/projects/update/${_id}`, { ...project, price: 520, deadline: '2099-06-01' })
  await t.as(learner).put(`/api/units/${readUnits()[0]?.id}/saved`, { saved: true })

  const shown = await earnResult(t, learner, { right: 15, onProfile: true })
  await t.anonymous.get(`/api/assessments/public/${shown._id}/credential`)
  await t.pool.query(`insert into withdrawn_results (result_id, reason) values ($1, 'A shared key')`, [shown._id])
  await t.pool.query(`insert into ai_usage (key, day, requests) values ('user:' || $1, '2026-01-01', 1)`, [learner.id])
  await t.pool.query(`insert into pending_files (storage_key) values ('left-behind')`)
}

export function pictureForm(): FormData {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(samples.png)], 'me.png'))
  return form
}

export function uploadForm(): FormData {
  const form = new FormData()
  form.append('files', new File([new Uint8Array(samples.pdf)], 'plan.pdf'))
  return form
}
