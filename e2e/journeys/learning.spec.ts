import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const scoping = { id: 'scoping', title: 'Scoping: drawing the edge of the work' }

test('a visitor chooses a unit, turns to the next one, and the address follows', async ({ page }) => {
  await page.goto('/learning')
  const cards = page.getByRole('region', { name: 'All units' })
  await expect(cards.getByRole('link')).toHaveCount(26)

  await cards.getByRole('link', { name: scoping.title }).click()

  const panel = page.getByRole('region', { name: 'The chosen unit' })
  await expect(panel.getByRole('heading', { name: scoping.title })).toBeVisible()
  await expect(panel.getByText('Unit 3 of 26')).toBeVisible()
  await expect(cards.getByRole('link', { name: scoping.title })).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(/unit=scoping/)

  await panel.getByRole('button', { name: 'Next' }).click()
  await expect(panel.getByText('Unit 4 of 26')).toBeVisible()
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()

  await page.reload()
  await expect(panel.getByText('Unit 4 of 26')).toBeVisible()
})

test('who has to sign in to save a unit comes back to it, and it is saved', { tag: '@push' }, async ({
  page,
  person,
}) => {
  const ada = await person()
  await page.goto('/learning?unit=scoping')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await expect(page).toHaveURL(/\/learning\?unit=scoping/)
  await expect(page.getByText('Learning units saved successfully!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true')
  const { saved } = await ada.call<{ saved: string[] }>('GET', '/api/units')
  expect(saved).toEqual([scoping.id])

  await page.getByText('Saved (1)').click()
  const cards = page.getByRole('region', { name: 'Saved units' })
  await expect(cards.getByRole('link')).toHaveCount(1)
  await expect(cards.getByRole('link')).toContainText(scoping.title)
})

test('the PDF holds the text of the unit, and on paper there is the unit and nothing else', async ({ page }) => {
  await page.goto('/learning?unit=scoping')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'PDF' }).click()
  const file = await download

  expect(file.suggestedFilename()).toBe('Scoping drawing the edge of the work.pdf')
  const bytes = await readFile(await file.path())
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  const paragraphs = await page
    .getByRole('region', { name: 'The chosen unit' })
    .locator('article > div p')
    .allTextContents()
  expect(text).toContain(scoping.title)
  for (const paragraph of paragraphs.slice(1)) expect(text.replace(/\s+/g, ' ')).toContain(paragraph)

  await page.evaluate(() => {
    window.print = () => Object.assign(window, { printed: true })
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => page.evaluate(() => 'printed' in window)).toBe(true)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { name: scoping.title })).toBeVisible()
  await expect(page.getByText('Write deliverables as objects, not activities.')).toBeVisible()
  for (const hidden of ['banner', 'navigation', 'button'] as const) await expect(page.getByRole(hidden)).toHaveCount(0)
  await expect(page.getByRole('link')).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('article h2') as Element).color)).toBe(
    'rgb(0, 0, 0)',
  )
})

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('the link is copied, and leads to a public page that is complete without scripts', async ({ page, request }) => {
    await page.goto('/learning?unit=scoping')
    await page.getByRole('button', { name: 'Share' }).click()
    await expectToast(page, 'Link copied')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(link).pathname).toBe('/learning/scoping')

    const answer = await request.get(link, { headers: { accept: 'text/html' } })
    const html = await answer.text()
    expect(answer.status()).toBe(200)
    expect(html).toContain(`<title>${scoping.title} · Guildhall</title>`)
    expect(html).toContain('property="og:description"')
    expect(html).toContain('application/ld+json')
    expect(html).toContain('Write deliverables as objects, not activities.')
  })

  test('where the system shares, it does; where the clipboard is refused, the link is shown', async ({ page }) => {
    await page.goto('/learning/scoping')
    await page.evaluate(() => {
      navigator.share = async (shared) => void Object.assign(window, { shared })
    })
    await page.getByRole('button', { name: 'Share' }).click()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared?.url))
      .toMatch(/\/learning\/scoping$/)

    await page.evaluate(() => {
      Reflect.deleteProperty(navigator, 'share')
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByLabel('Public link')).toHaveValue(/\/learning\/scoping$/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('choosing a card brings the unit into view, with the focus', async ({ page }) => {
    await page.goto('/learning')
    await page.getByRole('link', { name: scoping.title }).click()

    const heading = page.getByRole('heading', { name: scoping.title })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()

    await page.getByRole('button', { name: 'Back to the cards' }).click()
    await expect(page.getByRole('link', { name: scoping.title })).toBeFocused()
  })
})

test.describe('an unknown unit', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('is not there, and says where the others are', async ({ page }) => {
    const answer = await page.goto('/learning/juggling')

    expect(answer?.status()).toBe(404)
    await page.getByRole('link', { name: 'All learning units' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Learning units' })).toBeVisible()
  })
})
