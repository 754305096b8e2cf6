import type { Person } from './people.ts'
import { samplePdf } from './sample-files.ts'

export async function deliver(baseUrl: string, { token }: Person, proposalId: string) {
  const form = new FormData()
  form.append('files', new File([samplePdf.buffer], samplePdf.name, { type: samplePdf.mimeType }))
  const response = await fetch(new URL(`/api/proposals/${proposalId}/deliverables`, baseUrl), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  if (!response.ok) throw new Error(`the upload answered ${response.status}: ${await response.text()}`)
}
