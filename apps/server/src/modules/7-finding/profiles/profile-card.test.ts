import { expect, test } from 'vitest'
import { canDraw, type Face, typefaces } from '../../../platform/fonts/typefaces.ts'
import { sharp } from '../../../platform/sharp.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { quartered, uploadPictureAs } from '../../../testing/pictures.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { drawLines, singleLine } from './draw-text.ts'
import { limitPictureWork, limitPreviewWork } from './picture-concurrency.ts'

test('the picture of a profile is a PNG of the size previews ask for, and changes with the profile', async () => {
  const t = await startTestApp()
  const ines = await t.insertUser()
  const address = `/api/profile/${ines.id}/picture.png`
  expectFailure(await t.anonymous.get(address), 404, 'profile.not_available')

  await t.as(ines).put('/api/profile/me', { name: 'Ines Duarte', title: 'Type designer', skills: ['Lettering'] })
  const first = await t.anonymous.get(address)
  const again = await t.anonymous.get(address, undefined, { headers: { 'if-none-match': String(first.headers.etag) } })
  await t.as(ines).put('/api/profile/me', { name: 'Ines D.' })
  const changed = await t.anonymous.get(address, undefined, {
    headers: { 'if-none-match': String(first.headers.etag) },
  })

  expect(first.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' })
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect([again.statusCode, changed.statusCode]).toEqual([304, 200])
})

test('it shows the uploaded portrait, whatever it holds', async () => {
  const t = await startTestApp()
  const ines = await t.insertUser()
  const png = await quartered(600, 600).png().toBuffer()
  const { address } = (
    await uploadPictureAs(t, ines, png, { x: '0', y: '0', width: '0.4', height: '0.4' }, 'avatar')
  ).json()
  await t.as(ines).put('/api/profile/me', { name: '<b>&"\'</b> 王小明 😀', profileImage: address })

  const answer = await t.anonymous.get(`/api/profile/${ines.id}/picture.png`)
  const { data } = await sharp(answer.rawPayload)
    .extract({ left: 985, top: 235, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })

  expect(data[0]).toBeGreaterThan(200)
  expect(data[1]).toBeLessThan(60)
})

test('a name of letters our fonts lack is not drawn by halves', () => {
  const { pictureText: text, pictureDisplay: display } = typefaces

  expect(canDraw(display, 'Ágnes Łőśž')).toBe(true)
  expect([canDraw(text, 'Ольга Ηλέκτρα'), canDraw(text, '王小明')]).toEqual([true, false])
  expect(singleLine('  Ines 👩🏽‍🎨\n Duarte\u0000 ')).toBe('Ines Duarte')
})

test('lines are broken between words, and the last is cut when there is more', () => {
  const { pictureText: text } = typefaces
  const limits = { size: 30, width: 300, lines: 2 }

  expect(drawLines(text, 'Short', limits)).toHaveLength(1)
  for (const long of ['one two three four five six seven eight nine ten eleven', 'x'.repeat(200)]) {
    const lines = drawLines(text, long, limits)
    expect(lines.length).toBeLessThanOrEqual(2)
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(300)
  }
})

test('only the lines that are drawn are laid out, however long the text they come from', () => {
  const laidOut: string[] = []
  const glyph = { id: 1, advanceWidth: 500, codePoints: [], path: { toSVG: () => '' } }
  const font: ReturnType<Face['font']> = {
    unitsPerEm: 1_000,
    hasGlyphForCodePoint: () => true,
    glyphForCodePoint: () => glyph,
    getGlyph: () => glyph,
    layout(text) {
      laidOut.push(text)
      return { glyphs: [], positions: [], advanceWidth: 0 }
    },
  }
  const typeface = [{ name: 'counting', font: () => font }]

  drawLines(typeface, 'a '.repeat(500), { size: 20, width: 200, lines: 2 })

  expect(laidOut).toEqual(['a a a a a a a a a a', 'a a a a a a a a a a…'])
})

test('a text longer than any line is cut before anything is done with its letters', () => {
  expect([...singleLine('\u{1D400}'.repeat(20_000))].length).toBeLessThan(500)
})

test('previews that wait do not make uploads wait', async () => {
  let end = () => {}
  const stopped = new Promise<void>((resolve) => {
    end = resolve
  })
  const previews = Promise.allSettled(Array.from({ length: 200 }, () => limitPreviewWork(() => stopped)))

  await expect(limitPictureWork(async () => 'uploaded')).resolves.toBe('uploaded')

  end()
  const refused = (await previews).filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  for (const preview of refused) expect(preview).toMatchObject({ reason: { code: 'picture.busy' } })
})
