import type { Person } from './people.ts'
import { samplePdf } from './sample-files.ts'

export async function deliver(baseUrl: string, person: Person, proposalId: string) {
  await sendPdf(baseUrl, person, `/api/proposals/${proposalId}/deliverables`)
}

/** Uploads a file for a project. Returns its id. */
export async function uploadForProject(baseUrl: string, person: Person): Promise<string> {
  const response = await sendPdf(baseUrl, person, '/api/project-files')
  const { attachments } = (await response.json()) as { attachments: [{ _id: string }] }
  return attachments[0]._id
}

async function sendPdf(baseUrl: string, { token }: Person, path: string): Promise<Response> {
  const form = new FormData()
  form.append('files', new File([samplePdf.buffer], samplePdf.name, { type: samplePdf.mimeType }))
  const response = await fetch(new URL(path, baseUrl), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  if (!response.ok) throw new Error(`the upload answered ${response.status}: ${await response.text()}`)
  return response
}
