import * as CFB from 'cfb'
import { beforeAll, describe, expect, test } from 'vitest'
import { OleMacroScan } from '../../../platform/storage/ole-macros.ts'
import { macroType, mainType, samples, wordType, zipOf } from '../../../testing/sample-files.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { arrangeContract, expectNothingLeft, listen } from '../../../testing/uploads.ts'

let t: TestApp
let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  t = await startTestApp()
  server = await listen(t)
})

const typesName = '[Content_Types].xml'
const text = { name: 'word/document.xml', content: '<w:document><w:body/></w:document>' }
const project = { name: 'word/vbaProject.bin', content: 'macros' }
const types = (content: string | Buffer, name = typesName) => ({ name, content })
const partOf = (name: string, type: string) => `<Override PartName="/word/${name}" ContentType="${type}"/>`
const vba = 'application/vnd.ms-office.vbaProject'
const utf16 = (xml: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(xml, 'utf16le')])
const bulk = { name: 'word/media/image1.bin', content: Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))) }
const far = [bulk, { ...bulk, name: 'word/media/image2.bin' }]

function compoundFile(...streams: [name: string, bytes: Buffer][]): Buffer {
  const file = CFB.utils.cfb_new()
  for (const [name, bytes] of streams) CFB.utils.cfb_add(file, name, bytes)
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array)
}
const word: [string, Buffer] = ['WordDocument', Buffer.alloc(9_000, 'text')]
const many = Array.from({ length: 300 }, (_, index): [string, Buffer] => [`Data${index}`, Buffer.alloc(100 + index)])

async function upload(filename: string, bytes: Buffer) {
  const { freelancer, proposalId } = await arrangeContract(t)
  const answer = await server.upload(freelancer.token, proposalId, { filename, bytes })
  return { ...answer, proposalId }
}

describe('a Word document with macros is refused, and nothing of it is kept', () => {
  test.each([
    { what: 'a DOCM under another name', bytes: samples.docm },
    { what: 'the same with its kind far from the start', bytes: samples.docmTypesFarAway },
    { what: 'a DOCX with a project of macros', bytes: zipOf([types(mainType(wordType)), text, project]) },
    {
      what: 'the same in capitals',
      bytes: zipOf([types(mainType(wordType)), text, { ...project, name: 'word/VBAPROJECT.BIN' }]),
    },
    {
      what: 'a project under an innocent name',
      bytes: zipOf([types(mainType(wordType, partOf('notes.bin', vba))), text, { ...project, name: 'word/notes.bin' }]),
    },
    {
      what: 'the same, far from the start',
      bytes: zipOf([text, ...far, types(mainType(wordType, partOf('notes.bin', vba)))]),
    },
    {
      what: 'a type written with character references',
      bytes: zipOf([types(mainType(wordType, partOf('notes.bin', vba.replace('vba', '&#118;&#x62;a')))), text]),
    },
    {
      what: 'types in UTF-16',
      bytes: zipOf([types(utf16(mainType(wordType, partOf('notes.bin', vba)))), text]),
    },
    {
      what: 'a document of macros beside the plain one',
      bytes: zipOf([types(mainType(wordType, partOf('second.xml', macroType))), text]),
    },
  ])('$what', async ({ bytes }) => {
    const { status, body, proposalId } = await upload('plan.docx', bytes)

    expect([status, body.code, body.message]).toEqual([
      415,
      'delivery.macros',
      '“plan.docx” contains macros, which can run programs. Save it without them and upload it again.',
    ])
    await expectNothingLeft(t, proposalId)
  })

  test.each([
    { what: 'a DOC as Word writes it', streams: [word, ['Macros/VBA/_VBA_PROJECT', Buffer.alloc(600)]] },
    { what: 'with its project after many others', streams: [word, ...many, ['Macros/VBA/dir', Buffer.alloc(600)]] },
    { what: 'names in small letters', streams: [word, ['macros/vba/dir', Buffer.alloc(600)]] },
    {
      what: 'a table with macros inside',
      streams: [word, ['ObjectPool/_1234/_VBA_PROJECT_CUR/VBA/dir', Buffer.alloc(600)]],
    },
  ] as { what: string; streams: [string, Buffer][] }[])('$what', async ({ streams }) => {
    const { status, body, proposalId } = await upload('plan.doc', compoundFile(...streams))

    expect([status, body.code]).toEqual([415, 'delivery.macros'])
    await expectNothingLeft(t, proposalId)
  })
})

describe('what only looks like a Word document is refused', () => {
  test.each([
    { what: 'a ZIP file', bytes: samples.zip },
    { what: 'an empty one', bytes: samples.emptyZip },
    { what: 'types of nothing we know', bytes: zipOf([types('<Types/>'), text]) },
    { what: 'types that cannot be unpacked', bytes: damaged(zipOf([text, types(mainType(wordType))])) },
    {
      what: 'types of two kinds',
      bytes: zipOf([types(mainType(wordType)), text, types('<Types/>', '[content_types].xml')]),
    },
    { what: 'types that unpack to very much', bytes: zipOf([types(Buffer.alloc(2_000_000, ' ')), text]) },
    {
      what: 'types with names of their own',
      bytes: zipOf([types(mainType(wordType).replace('<Types', '<!DOCTYPE Types [<!ENTITY m "x">]><Types')), text]),
    },
  ])('$what', async ({ bytes }) => {
    const { status, body, proposalId } = await upload('plan.docx', bytes)

    expect([status, body.code]).toEqual([415, 'delivery.wrong_file_type'])
    await expectNothingLeft(t, proposalId)
  })
})

describe('a Word document without macros is taken', () => {
  test.each([
    { filename: 'a.docx', bytes: samples.docx },
    { filename: 'types-last.docx', bytes: samples.docxTypesLast },
    { filename: 'types-far-away.docx', bytes: samples.docxTypesFarAway },
    { filename: 'with-a-comment.docx', bytes: samples.docxWithComment },
    { filename: 'utf-16.docx', bytes: zipOf([types(utf16(mainType(wordType))), text]) },
    {
      filename: 'with-a-table-inside.docx',
      bytes: zipOf([types(mainType(wordType)), text, { name: 'word/embeddings/oleObject1.bin', content: 'table' }]),
    },
    {
      filename: 'about-macros.doc',
      bytes: compoundFile(word, ['1Table', Buffer.from('Macros VBA _VBA_PROJECT', 'utf16le')]),
    },
    { filename: 'of-many-parts.doc', bytes: compoundFile(word, ...many) },
  ])('$filename', async ({ filename, bytes }) => {
    expect((await upload(filename, bytes)).status).toBe(201)
  })
})

function damaged(zip: Buffer): Buffer {
  const at = zip.lastIndexOf('PK\x03\x04') + 30 + typesName.length
  return Buffer.concat([zip.subarray(0, at), Buffer.alloc(20, 0xff), zip.subarray(at + 20)])
}

test.each([1, 7, 127, 128, 129, 4_096, 100_000])('macros are found in pieces of %d bytes', (size) => {
  const bytes = compoundFile(word, ...many, ['Macros/VBA/_VBA_PROJECT', Buffer.alloc(600)])
  const scan = new OleMacroScan()

  for (let at = 0; at < bytes.length; at += size) scan.push(bytes.subarray(at, at + size))

  expect(scan.found).toBe(true)
})
