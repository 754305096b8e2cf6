import { describe, expect, test } from 'vitest'
import { samples } from '../../testing/sample-files.ts'
import { contentTypeOf, headBytes, judgeHead, promisedKind } from './file-kinds.ts'
import { readZipDirectory } from './zip-directory.ts'

test.each([
  { filename: 'plan.pdf', kind: 'pdf' },
  { filename: 'PHOTO.JPG', kind: 'jpg' },
  { filename: 'photo.jpeg', kind: 'jpeg' },
  { filename: 'archive.tar.zip', kind: 'zip' },
  { filename: 'Отчёт.docx', kind: 'docx' },
  { filename: 'page.html', kind: undefined },
  { filename: 'pdf', kind: undefined },
  { filename: 'plan.pdf.exe', kind: undefined },
  { filename: 'plan.pdf ', kind: undefined },
  { filename: '', kind: undefined },
])('the name "$filename" promises $kind', ({ filename, kind }) => {
  expect(promisedKind(filename)).toBe(kind)
})

async function isWhatItPromises(filename: string, bytes: Buffer) {
  const kind = promisedKind(filename)
  return kind !== undefined && (await judgeHead(kind, bytes.subarray(0, headBytes))) === 'yes'
}

describe('a file is what its name promises', () => {
  test.each([
    { filename: 'a.zip', sample: 'zip' },
    { filename: 'an-empty-archive.zip', sample: 'emptyZip' },
    { filename: 'sources.zip', sample: 'zipOfJava' },
    { filename: 'a-word-document-is-a-zip.zip', sample: 'docx' },
    { filename: 'a.pdf', sample: 'pdf' },
    { filename: 'a.png', sample: 'png' },
    { filename: 'a.jpg', sample: 'jpg' },
    { filename: 'a.jpeg', sample: 'jpg' },
    { filename: 'a.doc', sample: 'doc' },
    { filename: 'a.docx', sample: 'docx' },
    { filename: 'types-last.docx', sample: 'docxTypesLast' },
    { filename: 'types-far-away.docx', sample: 'docxTypesFarAway' },
    { filename: 'with-a-comment.docx', sample: 'docxWithComment' },
    { filename: 'a.xlsx', sample: 'xlsx' },
    { filename: 'a.pptx', sample: 'pptx' },
    { filename: 'a.odt', sample: 'odt' },
    { filename: 'a.gif', sample: 'gif' },
    { filename: 'a.webp', sample: 'webp' },
    { filename: 'a.mp4', sample: 'mp4' },
    { filename: 'a.mov', sample: 'mp4' },
    { filename: 'a.mov', sample: 'mov' },
    { filename: 'a.psd', sample: 'psd' },
    { filename: 'a.ai', sample: 'pdf' },
    { filename: 'a.fig', sample: 'fig' },
    { filename: 'a.fig', sample: 'zip' },
    { filename: 'a.sketch', sample: 'zip' },
    { filename: 'a.tar', sample: 'tar' },
    { filename: 'a.tar.gz', sample: 'gz' },
    { filename: 'a.tgz', sample: 'gz' },
    { filename: 'a.tar.bz2', sample: 'bz2' },
    { filename: 'a.tar.xz', sample: 'xz' },
    { filename: 'a.7z', sample: 'sevenZip' },
    { filename: 'a.csv', sample: 'text' },
    { filename: 'a.csv', sample: 'textOfExcel' },
    { filename: 'a.txt', sample: 'textUtf16' },
    { filename: 'a.md', sample: 'text' },
    { filename: 'a.json', sample: 'text' },
    { filename: 'a.svg', sample: 'svg' },
  ] as const)('$filename with the bytes of $sample', async ({ filename, sample }) => {
    expect(await isWhatItPromises(filename, samples[sample])).toBe(true)
  })
})

describe('a file is not what its name promises', () => {
  test.each([
    { filename: 'a.pdf', sample: 'html' },
    { filename: 'a.pdf', sample: 'zip' },
    { filename: 'a.png', sample: 'jpg' },
    { filename: 'a.png', sample: 'gif' },
    { filename: 'a.jpg', sample: 'png' },
    { filename: 'a.zip', sample: 'exe' },
    { filename: 'a.zip', sample: 'pdf' },
    { filename: 'a.doc', sample: 'docx' },
    { filename: 'a.docx', sample: 'doc' },
    { filename: 'a.docx', sample: 'xlsx' },
    { filename: 'a.docx', sample: 'docm' },
    { filename: 'a.docx', sample: 'zipOfJava' },
    { filename: 'a.xlsx', sample: 'docx' },
    { filename: 'a.pptx', sample: 'xlsx' },
    { filename: 'a.xlsm', sample: 'xlsx' },
    { filename: 'a.odt', sample: 'zip' },
    { filename: 'a.ods', sample: 'odt' },
    { filename: 'a.mp4', sample: 'mov' },
    { filename: 'a.webp', sample: 'gif' },
    { filename: 'a.tar', sample: 'gz' },
    { filename: 'a.tar.xz', sample: 'bz2' },
    { filename: 'a.tar.bz2', sample: 'gz' },
    { filename: 'a.txt', sample: 'exe' },
    { filename: 'a.txt', sample: 'binaryBehindMark' },
    { filename: 'a.csv', sample: 'zip' },
    { filename: 'a.json', sample: 'png' },
    { filename: 'a.svg', sample: 'text' },
    { filename: 'a.html', sample: 'html' },
    { filename: 'a.pdf.html', sample: 'pdf' },
  ] as const)('$filename with the bytes of $sample', async ({ filename, sample }) => {
    expect(await isWhatItPromises(filename, samples[sample])).toBe(false)
  })
})

test.each(['zip', 'pdf', 'png', 'jpg', 'doc', 'docx'] as const)(
  '%s: a file of one byte is no such file',
  async (kind) => {
    expect(await judgeHead(kind, Buffer.from('P'))).toBe('no')
  },
)

test('the kind is served under the type of its ending', () => {
  expect(contentTypeOf('jpeg')).toBe('image/jpeg')
  expect(contentTypeOf('doc')).toBe('application/msword')
})

describe('the list at the end of a ZIP file', () => {
  const namesIn = (bytes: Buffer, fileBytes = bytes.length) =>
    readZipDirectory(bytes, fileBytes)?.map(({ name }) => name)

  test('names every entry, whatever comment follows', () => {
    expect(namesIn(samples.docxWithComment)).toEqual(['a.bin', 'word/document.xml', '[Content_Types].xml'])
    expect(namesIn(samples.emptyZip)).toEqual([])
  })

  test('is read from the end of a longer file', () => {
    const { length } = samples.docxTypesFarAway

    expect(namesIn(samples.docxTypesFarAway.subarray(-1_000), length)).toHaveLength(4)
  })

  test.each([
    { circumstance: 'cut off', bytes: samples.zip.subarray(0, -1) },
    { circumstance: 'of something else', bytes: samples.pdf },
    { circumstance: 'of nothing', bytes: Buffer.alloc(0) },
  ])('is unknown when $circumstance', ({ bytes }) => {
    expect(namesIn(bytes)).toBeUndefined()
  })

  test('is unknown when longer than what was kept of it', () => {
    expect(namesIn(samples.docx.subarray(-60), samples.docx.length)).toBeUndefined()
  })

  test('is unknown when its numbers point anywhere, or to another list than the one before it', () => {
    for (const field of [10, 12, 16, 20]) {
      const bytes = Buffer.from(samples.docx)
      bytes.writeUInt16LE(0xffff, bytes.length - 22 + field)

      expect(namesIn(bytes)).toBeUndefined()
    }
  })
})
