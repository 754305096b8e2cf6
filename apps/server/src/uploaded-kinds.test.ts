import {
  deliverableMaxFiles,
  type FileExtension,
  fileExtensions,
  projectFilesMaximum,
  proposalFilesMaximum,
} from '@guildhall/contract'
import { expect, test } from 'vitest'
import { arrangeConversation } from './testing/conversations.ts'
import { samples } from './testing/sample-files.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'
import { arrangeContract } from './testing/uploads.ts'

type Sample = { filename: string; bytes: Buffer<ArrayBuffer> }
/** Where what was uploaded can be read, in its order, and by whom besides its owner. */
type Stored = { addresses: string[]; reader: { token: string } }

const bytesOf: Record<FileExtension, Buffer<ArrayBuffer>> = {
  ...{ zip: samples.zip, pdf: samples.pdf, png: samples.png, jpg: samples.jpg, jpeg: samples.jpg, doc: samples.doc },
  ...{ docx: samples.docx, xlsx: samples.xlsx, pptx: samples.pptx, odt: samples.odt, ods: samples.ods },
  ...{ odp: samples.odp, gif: samples.gif, webp: samples.webp, mp4: samples.mp4, mov: samples.mov, psd: samples.psd },
  ...{ ai: samples.pdf, fig: samples.fig, sketch: samples.zip, tar: samples.tar, gz: samples.gz, tgz: samples.gz },
  ...{ bz2: samples.bz2, xz: samples.xz, '7z': samples.sevenZip, txt: samples.textUtf16, md: samples.text },
  ...{ csv: samples.textOfExcel, json: samples.json, svg: samples.svg },
}

const places: Record<string, { most: number; store: (t: TestApp, files: readonly Sample[]) => Promise<Stored> }> = {
  message: { most: deliverableMaxFiles, store: storeInMessage },
  brief: { most: projectFilesMaximum, store: storeInBrief },
  proposal: { most: proposalFilesMaximum, store: storeInProposal },
  delivery: { most: deliverableMaxFiles, store: storeInDelivery },
}

test.each(Object.entries(places))(
  'a %s takes files of every kind, which are downloaded and never shown',
  async (_, { most, store }) => {
    const t = await startTestApp()
    for (const files of inGroupsOf(most)) {
      const { addresses, reader } = await store(t, files)

      expect(addresses).toHaveLength(files.length)
      for (const [index, { filename, bytes }] of files.entries()) {
        const { rawPayload, headers } = await t.as(reader).get(addresses[index] ?? '')
        expect(rawPayload.equals(bytes), filename).toBe(true)
        expect(headers, filename).toMatchObject({
          'content-disposition': `attachment; filename=${filename}`,
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        })
      }
    }
  },
)

function inGroupsOf(size: number): Sample[][] {
  const all = fileExtensions.map((kind) => ({ filename: `a.${kind}`, bytes: bytesOf[kind] }))
  return Array.from({ length: Math.ceil(all.length / size) }, (_, group) => all.slice(group * size, (group + 1) * size))
}

async function storeInMessage(t: TestApp, files: readonly Sample[]) {
  const { client, freelancer, url } = await arrangeConversation(t)
  const message = await upload(t.as(client), `${url}/files?clientId=${t.newId()}`, files)
  return { addresses: idsOf(message.files).map((id) => `${url}/files/${id}`), reader: freelancer }
}

async function storeInBrief(t: TestApp, files: readonly Sample[]) {
  const [client, reader] = [await t.insertUser(), await t.insertUser()]
  const attachments = idsOf((await upload(t.as(client), '/api/project-files', files)).attachments)
  const brief = { title: 'A sign', description: 'For a door', price: 90, requiredSkills: ['Signs'] }
  const made = await t.as(client).post('/projects/create', { ...brief, deadline: '2035-01-31', attachments })
  const { _id } = made.json<{ _id: string }>()
  return { addresses: attachments.map((id) => `/api/projects/${_id}/attachments/${id}`), reader }
}

async function storeInProposal(t: TestApp, files: readonly Sample[]) {
  const [reader, freelancer] = [await t.insertUser(), await t.insertUser()]
  const project = await t.insertProject({ clientId: reader.id })
  const attachments = idsOf((await upload(t.as(freelancer), '/api/proposal-files', files)).attachments)
  const proposal = { freelancerId: freelancer.id, projectId: project.id, message: 'See my plan.', attachments }
  const { _id } = (await t.as(freelancer).post('/api/proposals', proposal)).json<{ _id: string }>()
  return { addresses: attachments.map((id) => `/api/proposals/${_id}/attachments/${id}`), reader }
}

async function storeInDelivery(t: TestApp, files: readonly Sample[]) {
  const { client: reader, freelancer, url } = await arrangeContract(t)
  const delivery = await upload(t.as(freelancer), url, files)
  return { addresses: idsOf(delivery.deliverables).map((id) => `${url}/${id}`), reader }
}

type Uploaded = Partial<Record<'files' | 'attachments' | 'deliverables', { _id: string }[]>>

const idsOf = (files: { _id: string }[] = []) => files.map(({ _id }) => _id)

async function upload(person: ReturnType<TestApp['as']>, address: string, files: readonly Sample[]) {
  const form = new FormData()
  for (const { filename, bytes } of files) form.append('files', new File([bytes], filename))
  const answer = await person.post(address, form)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<Uploaded>()
}
