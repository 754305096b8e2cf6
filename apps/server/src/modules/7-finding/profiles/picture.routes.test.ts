import { hourMs } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { sharp } from '../../../platform/sharp.ts'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import { middleColor, quartered, uploadPictureAs } from '../../../testing/pictures.ts'
import { samples } from '../../../testing/sample-files.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { storedFiles } from '../../../testing/uploads.ts'
import { sweepPictures } from './sweep-pictures.ts'

const stored = (t: TestApp, ownerId: string) =>
  t.value('select count(*) from profile_images where owner_id = $1', [ownerId])

async function fetchPicture(t: TestApp, address: string) {
  const answer = await t.anonymous.get(address)
  expect(answer.statusCode).toBe(200)
  return answer
}

describe('an uploaded picture', () => {
  test('is public, never changes, and is stored smaller as WebP', async () => {
    const t = await startTestApp()
    const ines = await t.insertUser()
    const jpeg = await quartered(4000, 2000).jpeg().toBuffer()

    const made = await uploadPictureAs(t, ines, jpeg)
    const { _id, address, url, width, height } = made.json()
    const answer = await fetchPicture(t, address)

    expect(made.statusCode).toBe(201)
    expect([address, url]).toEqual([`/api/profile/images/${_id}`, `http://localhost:3000/api/profile/images/${_id}`])
    expect([width, height]).toEqual([1600, 800])
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 })
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-length': String(answer.rawPayload.length),
    })
    const again = await t.anonymous.get(address, undefined, {
      headers: { 'if-none-match': String(answer.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test.each([
    { kind: 'avatar', fields: { x: '0.5', y: '0', width: '0.5', height: '0.5' }, size: [200, 200], color: '0f0' },
    { kind: 'avatar', fields: { x: '0', y: '0.5', width: '0.5', height: '0.5' }, size: [200, 200], color: '00f' },
    { kind: 'portfolio', fields: { x: '0', y: '0', width: '0.5', height: '0.25' }, size: [400, 100], color: 'f00' },
  ] as const)('as $kind is cropped to $fields', async ({ kind, fields, size, color }) => {
    const t = await startTestApp()
    const png = await quartered(800, 400).png().toBuffer()

    const { address, width, height } = (await uploadPictureAs(t, await t.insertUser(), png, fields, kind)).json()

    expect([width, height]).toEqual(size)
    expect(await middleColor((await fetchPicture(t, address)).rawPayload)).toBe(color)
  })

  test('of an avatar is the middle square where no crop says otherwise, at most 512 wide', async () => {
    const t = await startTestApp()
    const webp = await quartered(2000, 1400).webp().toBuffer()

    const { width, height } = (await uploadPictureAs(t, await t.insertUser(), webp, {}, 'avatar')).json()

    expect([width, height]).toEqual([512, 512])
  })

  test('is turned upright before it is cropped, and tells no more where it was taken', async () => {
    const t = await startTestApp()
    const lying = await quartered(800, 400)
      .withExif({ IFD0: { Copyright: 'Ines' }, IFD3: { GPSLatitude: '41/1 9/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(lying.includes('Ines')).toBe(true)
    expect((await sharp(lying).metadata()).orientation).toBe(6)

    // Turned clockwise, the bottom left becomes the top left.
    const made = await uploadPictureAs(t, await t.insertUser(), lying, { x: '0', y: '0', width: '0.5', height: '0.5' })
    const kept = (await fetchPicture(t, made.json().address)).rawPayload

    expect([made.json().width, made.json().height]).toEqual([200, 400])
    expect(await middleColor(kept)).toBe('00f')
    const { exif, xmp, iptc, icc, orientation } = await sharp(kept).metadata()
    expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(kept.includes('Ines')).toBe(false)
  })

  test('that is another file, too, is stored without that one', async () => {
    const t = await startTestApp()
    const png = await quartered(20, 20).png().toBuffer()
    const polyglot = Buffer.concat([png, samples.zip, samples.html])

    const made = await uploadPictureAs(t, await t.insertUser(), polyglot)
    const kept = (await fetchPicture(t, made.json().address)).rawPayload

    expect(kept.includes('<script>')).toBe(false)
    expect(kept.includes('PK\u0003\u0004')).toBe(false)
  })

  test('that does not exist is answered with 404', async () => {
    const t = await startTestApp()
    for (const id of [t.newId(), 'not-an-id', 'picture.png']) {
      expectFailure(await t.anonymous.get(`/api/profile/images/${id}`), 404, 'picture.not_found')
    }
  })
})

describe('how many', () => {
  test('a person may store 120, whatever arrives at once', async () => {
    const t = await startTestApp()
    const ines = await t.insertUser()
    await t.pool.query(
      `insert into profile_images (owner_id, kind, storage_key, content_type, size_bytes, width, height)
       select $1, 'portfolio', md5(random()::text), 'image/webp', 1, 1, 1 from generate_series(1, 119)`,
      [ines.id],
    )

    const answers = await t.race(
      { table: 'users', id: ines.id },
      [1, 2].map(() => () => uploadPictureAs(t, ines, samples.png)),
    )

    expect(sortedStatuses(answers)).toEqual([201, 409])
    expect(await stored(t, ines.id)).toBe(120)
  })

  test('a person may upload three at once', async () => {
    const t = await startTestApp()
    const ines = await t.insertUser()
    const png = await quartered(2000, 2000).png().toBuffer()

    const answers = await Promise.all(Array.from({ length: 5 }, () => uploadPictureAs(t, ines, png)))

    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
    expect(refused).toHaveLength(2)
    expect([refused[0]?.json().code, refused[0]?.headers['retry-after']]).toEqual(['picture.busy', '5'])
  })
})

describe('a picture that the saved profile', () => {
  test('shows stays; one it does not show, or no longer, is swept after a day with its bytes', async () => {
    const t = await startTestApp()
    const ines = await t.insertUser()
    const [avatar, shown, never] = await Promise.all(
      [1, 2, 3].map(async () => (await uploadPictureAs(t, ines, samples.png)).json().address as string),
    )
    const portfolio = [{ title: 'A grotesque', image: shown }]
    await t.as(ines).put('/api/profile/me', { profileImage: avatar, portfolio })

    t.setClock(new Date(Date.now() + 25 * hourMs))
    await sweepPictures(t.deps)
    expect((await t.anonymous.get(never ?? '')).statusCode).toBe(404)
    expect([await stored(t, ines.id), (await storedFiles(t)).length]).toEqual([2, 2])

    t.setClock(undefined)
    await t.as(ines).put('/api/profile/me', { profileImage: '', portfolio })
    expect(await sweepPictures(t.deps)).toBe(0)
    t.setClock(new Date(Date.now() + 25 * hourMs))
    expect(await sweepPictures(t.deps)).toBe(1)
    expect([await stored(t, ines.id), (await storedFiles(t)).length]).toEqual([1, 1])
    await fetchPicture(t, shown ?? '')
  })

  test('refers to is refused at its field if it is gone or belongs to another person', async () => {
    const t = await startTestApp()
    const ines = await t.insertUser()
    const foreign = (await uploadPictureAs(t, await t.insertUser(), samples.png)).json().address
    const gone = `/api/profile/images/${t.newId()}`

    const answer = await t.as(ines).put('/api/profile/me', {
      profileImage: gone,
      portfolio: [
        { title: 'Mine', image: 'https://example.com/a.png' },
        { title: 'Not mine', image: foreign },
      ],
    })

    const failure = expectFailure(answer, 400, 'request.invalid')
    expect(failure.details).toEqual([
      { path: 'profileImage', message: 'This picture is no longer there. Choose it again.' },
      { path: 'portfolio.1.image', message: 'This picture is no longer there. Choose it again.' },
    ])
    expect((await t.as(ines).get('/api/profile/me')).json().version).toBe(0)
  })

  test('names by a path that is none of ours is refused', async () => {
    const t = await startTestApp()
    for (const profileImage of ['/api/profile/me', '/api/profile/images/../me', '//evil.example/a.png']) {
      const answer = await t.as(await t.insertUser()).put('/api/profile/me', { profileImage })
      expectFailure(answer, 400, 'request.invalid')
    }
  })
})
