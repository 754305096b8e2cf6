import { describe, expect, test, vi } from 'vitest'
import { sharp } from '../../../platform/sharp.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { pictureFormOf, pngBomb, quartered, uploadPictureAs } from '../../../testing/pictures.ts'
import { samples } from '../../../testing/sample-files.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { storedFiles } from '../../../testing/uploads.ts'

const stored = (t: TestApp, ownerId: string) =>
  t.value('select count(*) from profile_images where owner_id = $1', [ownerId])

describe('what is no proper picture is refused, and nothing is stored', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  )
  const cases: { what: string; bytes: () => Buffer | Promise<Buffer>; status: number; code: string }[] = [
    { what: 'a bomb of 900 megapixels', bytes: () => pngBomb(30_000), status: 413, code: 'picture.too_many_pixels' },
    {
      what: 'more than 10 MB',
      bytes: () => Buffer.concat([samples.png, Buffer.alloc(10 * 1024 * 1024)]),
      status: 413,
      code: 'picture.too_large',
    },
    { what: 'an SVG', bytes: () => svg, status: 415, code: 'picture.wrong_type' },
    { what: 'a GIF', bytes: () => samples.gif, status: 415, code: 'picture.wrong_type' },
    { what: 'HTML', bytes: () => samples.html, status: 415, code: 'picture.wrong_type' },
    { what: 'a program', bytes: () => samples.exe, status: 415, code: 'picture.wrong_type' },
    {
      what: 'the start of a PNG and then nonsense',
      bytes: () => Buffer.concat([samples.png.subarray(0, 33), Buffer.alloc(500, 7)]),
      status: 400,
      code: 'picture.damaged',
    },
    {
      what: 'a JPEG that ends in its middle',
      bytes: async () => {
        const whole = await sharp({
          create: {
            width: 900,
            height: 900,
            channels: 3,
            background: '#000',
            noise: { type: 'gaussian', mean: 120, sigma: 40 },
          },
        })
          .jpeg()
          .toBuffer()
        return whole.subarray(0, whole.length / 2)
      },
      status: 400,
      code: 'picture.damaged',
    },
    {
      what: 'a PNG that ends in its middle',
      bytes: async () => {
        const whole = await quartered(600, 600).png({ compressionLevel: 0 }).toBuffer()
        return whole.subarray(0, whole.length / 2)
      },
      status: 400,
      code: 'picture.damaged',
    },
  ]

  test.each(cases)('$what: $code', async ({ bytes, status, code }) => {
    const t = await startTestApp()
    const ines = await t.insertUser()

    expectFailure(await uploadPictureAs(t, ines, await bytes()), status, code)

    expect(await storedFiles(t)).toEqual([])
    expect(await stored(t, ines.id)).toBe(0)
  })

  test.each([
    { what: 'no file', form: () => new FormData(), code: 'picture.missing' },
    { what: 'an empty file', form: () => pictureFormOf(Buffer.alloc(0)), code: 'picture.missing' },
    {
      what: 'two files',
      form: () => {
        const form = pictureFormOf(samples.png)
        form.append('file', new File([new Uint8Array(samples.png)], 'second.png'))
        return form
      },
      code: 'picture.one_at_a_time',
    },
    {
      what: 'a crop beyond the edge',
      form: () => pictureFormOf(samples.png, { x: '0.5', y: '0', width: '0.8', height: '1' }),
      code: 'request.invalid',
    },
    { what: 'half a crop', form: () => pictureFormOf(samples.png, { x: '0.5' }), code: 'request.invalid' },
    {
      what: 'a crop of nothing',
      form: () => pictureFormOf(samples.png, { x: '0', y: '0', width: '0', height: 'NaN' }),
      code: 'request.invalid',
    },
  ])('$what: $code', async ({ form, code }) => {
    const t = await startTestApp()
    const ines = await t.insertUser()

    expectFailure(await t.as(ines).post('/api/profile/images?kind=avatar', form()), 400, code)

    expect(await stored(t, ines.id)).toBe(0)
  })

  test('a kind there is none of, and a body that is no form', async () => {
    const t = await startTestApp()
    const ines = await t.insertUser()

    expectFailure(
      await t.as(ines).post('/api/profile/images?kind=tattoo', pictureFormOf(samples.png)),
      400,
      'request.invalid',
    )
    expectFailure(await t.as(ines).post('/api/profile/images?kind=avatar', {}), 415, 'request.wrong_type')
  })

  test('a store that fails leaves no row', async () => {
    const t = await startTestApp()
    const ines = await t.insertUser()
    vi.spyOn(t.deps.files, 'put').mockRejectedValue(new Error('disk full'))

    expect((await uploadPictureAs(t, ines, samples.png)).statusCode).toBe(500)

    expect(await stored(t, ines.id)).toBe(0)
  })
})
