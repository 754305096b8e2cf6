import { createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { earnResult, showResult } from '../support/results.ts'
import { expect, test } from '../support/test.ts'

type Credential = {
  iss: string
  credentialSubject: { id: string; result: { value: string }[] }
  credentialStatus: { statusListCredential: string; statusListIndex: string }
}

const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown
const read = async (address: string) => (await fetch(address)).text()

/** Verifies like a recipient: fetches the key that the file names. */
async function open<Payload>(jwt: string): Promise<Payload> {
  const [header, payload, signature = ''] = jwt.split('.')
  const { alg, kid } = decode(header) as { alg: string; kid: string }
  expect(alg).toBe('EdDSA')
  const key = createPublicKey({ key: JSON.parse(await read(kid)), format: 'jwk' })
  const signed = Buffer.from(`${header}.${payload}`)
  expect(verify(null, signed, key, Buffer.from(signature, 'base64url'))).toBe(true)
  return decode(payload) as Payload
}

async function isSuspended({ credentialStatus }: Credential): Promise<boolean> {
  const list = await open<{ credentialSubject: { encodedList: string } }>(
    await read(credentialStatus.statusListCredential),
  )
  const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), 'base64url'))
  const index = Number(credentialStatus.statusListIndex)
  return (((bits[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1
}

test.describe('a verified result', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('is read by a stranger, checked in the page and from the file, and gone once it is hidden', {
    tag: '@push',
  }, async ({ page, pageOf, person, request }) => {
    const ines = await person()
    await ines.call('PUT', '/api/profile/me', { name: 'Ines Duarte' })
    const resultId = await earnResult(ines, { right: 12, shown: true })
    const path = `/results/${resultId}`

    await test.step('it is whole without a script, and says so to robots', async () => {
      const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
      expect(html).toContain('<title>JavaScript, Beginner: 80% · Ines Duarte · Guildhall</title>')
      expect(html).toContain('EducationalOccupationalCredential')
      expect(html).toContain('property="og:title"')
      expect(html).toContain('How this was verified')
    })

    await test.step('it says what was proven, by whom, and how', async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('JavaScript')
      await expect(page.getByText('answered 12 of 15 questions right')).toBeVisible()
      await expect(page.getByText('80%', { exact: true })).toBeVisible()
      await expect(page.getByText('Advanced', { exact: true })).toBeVisible()
      await expect(page.getByText('Made for this attempt', { exact: true })).toBeVisible()
    })

    await test.step('the browser checks the signature', async () => {
      await page.getByRole('button', { name: 'Check the signature now' }).click()
      await expect(page.getByText('The signature is genuine')).toBeVisible()
      await expect(page.getByText('The credential is valid: it is not suspended.')).toBeVisible()
    })

    const credential = await test.step('the file is checked without us', async () => {
      const arriving = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download the credential' }).click()
      const download = await arriving
      expect(download.suggestedFilename()).toBe('guildhall-javascript-beginner.jwt')
      const opened = await open<Credential>(readFileSync(await download.path(), 'utf8'))
      expect(opened.credentialSubject.result.map(({ value }) => value)).toEqual(['12', '80', 'Advanced'])
      expect(new URL(opened.credentialSubject.id).pathname).toBe(`/profile/${ines.userId}`)
      expect(JSON.parse(await read(opened.iss))).toMatchObject({ name: 'Guildhall' })
      expect(await isSuspended(opened)).toBe(false)
      return opened
    })

    await test.step('its holder is one click away, and so are the rules', async () => {
      await page.getByRole('link', { name: 'Read the rules in full' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'The rules of assessments' })).toBeVisible()
      await page.goBack()
      await page.getByRole('link', { name: 'Ines Duarte' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Ines Duarte' })).toBeVisible()
    })

    await showResult(ines, resultId, false)

    await test.step('hidden, it is missing for strangers, and its credential suspended', async () => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'No result here' })).toBeVisible()
      // The list may be cached for some seconds.
      await expect.poll(() => isSuspended(credential)).toBe(true)
    })

    await test.step('its holder still sees it, and that others do not', async () => {
      const own = await pageOf(ines)
      await own.goto(path)
      await expect(own.getByText('Only you can see this page')).toBeVisible()
      await expect(own.getByText('answered 12 of 15 questions right')).toBeVisible()
      await expect(own.getByRole('button', { name: 'Check the signature now' })).toHaveCount(0)
    })
  })

  test('that did not pass has a page and no credential', async ({ page, person }) => {
    const ines = await person()
    const resultId = await earnResult(ines, { right: 6, shown: true })

    await page.goto(`/results/${resultId}`)

    await expect(page.getByText('Verified result, not passed')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No credential' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download the credential' })).toHaveCount(0)
  })

  test('that did not pass leads its owner to what was missed, and says what saving it shows', async ({
    person,
    pageOf,
  }) => {
    const ines = await person()
    const resultId = await earnResult(ines, { right: 6, shown: false })
    const page = await pageOf(ines)
    await page.goto(`/modules?result=${resultId}`)

    const save = page.getByRole('button', { name: 'Save to Profile' })
    await expect(save).toHaveAccessibleDescription('Others will see: JavaScript, 40%, Beginner, verified, not passed')
    const learn = page.getByRole('link', { name: 'Learn what you missed' })
    await learn.click()
    await expect(page).toHaveURL(/\/library\/|#answers/)

    await showResult(ines, resultId, true)
    await page.goto(`/modules?result=${resultId}`)
    await expect(page.getByText('This result is on your profile.', { exact: false })).toBeVisible()
    await expect(learn).toBeVisible()
  })

  test('of ten questions says that it is unverified and proves nothing', async ({ page, person }) => {
    const ines = await person()
    const path = '/api/assessments/attempts'
    const { _id } = await ines.call<{ _id: string }>('POST', path, { skill: 'JavaScript', numQuestions: 10 })
    const result = await ines.call<{ _id: string }>('POST', `${path}/${_id}/finish`)
    await showResult(ines, result._id, true)

    await page.goto(`/results/${result._id}`)

    await expect(page.getByText('Unverified result')).toBeVisible()
    await expect(page.getByText('10 questions are too few to prove a skill.', { exact: false })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'How this was graded' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download the credential' })).toHaveCount(0)
  })

  test('of public questions is announced as server-graded, and has no credential', async ({ page, pageOf, person }) => {
    const ines = await person()
    const own = await pageOf(ines)
    await own.goto('/modules?skill=Graphic+Design')
    await expect(own.getByText('Server-graded, no credential', { exact: false })).toBeVisible()
    const path = '/api/assessments/attempts'
    const { _id } = await ines.call<{ _id: string }>('POST', path, { skill: 'Graphic Design', numQuestions: 15 })
    const result = await ines.call<{ _id: string }>('POST', `${path}/${_id}/finish`)
    await showResult(ines, result._id, true)

    await page.goto(`/results/${result._id}`)

    await expect(page.getByText('Server-graded result')).toBeVisible()
    await expect(page.getByText('in an assessment that Guildhall timed and graded.', { exact: false })).toBeVisible()
    await expect(page.getByText('Its questions are public, so it proves no skill.', { exact: false })).toBeVisible()
    await expect(page.getByText('This one is server-graded', { exact: false })).toBeVisible()
  })

  test('prints on one page', async ({ page, person }) => {
    const ines = await person()
    await page.goto(`/results/${await earnResult(ines, { right: 15, shown: true })}`)

    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')

    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  })
})
