import { earnResult } from './assess.ts'
import { samples } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

export type Person = { id: string; token: string; email: string }
/** The people and things one request of the matrix may speak of. */
export type Scene = {
  client: Person
  freelancer: Person
  stranger: Person
  projectId: string
  proposalId: string
  /** Empty before anything is delivered. */
  fileId: string
  /** Empty but where there is a profile. */
  pictureId: string
  /** A course the client keeps, and a lesson of it; empty but when they are learning. */
  courseId: string
  lessonId: string
  /** The client's attempt under way and their result of another one; empty but when they are assessing. */
  attemptId: string
  resultId: string
}
export type Stage = 'open' | 'profile' | 'proposed' | 'accepted' | 'delivered' | 'learning' | 'assessing'

/** A project of `client` at `stage`, with the proposal of `freelancer` from 'proposed' on; 'profile': and their profile. */
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
