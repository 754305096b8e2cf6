import { layoutOf, watchLayout } from '../support/layout-shifts.ts'
import { expect, test } from '../support/test.ts'

// Fonts are blocked, as they would move letters.
test.use({ expectedErrors: [/ERR_BLOCKED_BY_CLIENT/] })

test('the first view shows the product, in the order in which it is read, and nothing moves', { tag: '@push' }, async ({
  page,
}) => {
  await watchLayout(page)
  const search = page.getByRole('searchbox', { name: 'What do you need done?' })
  const categories = page.getByRole('list', { name: 'Categories' })
  const contract = page.getByRole('figure', { name: 'Example of a contract' })
  const people = page.getByRole('region', { name: 'People and what they have proven' })
  for (const [width, height, inView] of [
    [375, 812, [search, categories.getByRole('button').last(), people.getByRole('link').first()]],
    [
      1280,
      800,
      [
        search,
        categories.getByRole('button').last(),
        contract.getByText('Agreed amount'),
        people.getByRole('link').first(),
      ],
    ],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    for (const link of ['Find Talent', 'Start Freelancing'])
      await expect(page.getByRole('main').getByRole('link', { name: link })).toBeInViewport({ ratio: 1 })
    for (const shown of inView) await expect(shown).toBeInViewport()
    expect(await layoutOf(page), `${width} pixels`).toEqual({ shifted: [], overflow: 0 })
  }

  await expect(categories.getByRole('button')).toHaveText([
    ...['Web Development', 'Mobile Apps', 'UI/UX Design', 'Content Writing', 'Digital Marketing', 'Graphic Design'],
  ])
  await expect(people.getByRole('link', { name: /verified for/ }).first()).toBeVisible()
  await expect(contract.getByRole('row', { name: /Platform fee/ })).toContainText('+$120')
  await expect(page.getByText(/Guildhall keeps 10% of what is released/)).toBeVisible()

  const order = await page
    .getByRole('main')
    .locator('h1, h2, figure, input, a:text-is("Find Talent")')
    .evaluateAll((parts) => parts.map((part) => part.id || part.textContent?.slice(0, 11)))
  expect(order.slice(0, 5)).toEqual(['Guildhall', 'Find Talent', 'need', 'people', 'A logo for '])

  const sentences = await page
    .getByRole('main')
    .locator('p, figcaption')
    .evaluateAll((texts) => texts.flatMap((text) => text.textContent?.match(/[^.!?]+[.!?](?=\s|$)/g) ?? []))
  expect(sentences.length, sentences.join('\n')).toBeLessThanOrEqual(10)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what is needed leads to people, in a category or in all', { tag: '@push' }, async ({ page }) => {
    await page.goto('/')
    const search = page.getByRole('searchbox', { name: 'What do you need done?' })
    await search.fill('logo')
    await page.getByRole('button', { name: 'Graphic Design' }).click()
    await expect(page).toHaveURL('/find-freelancers/graphic-design?search=logo')

    await page.goto('/')
    await search.fill('a logo for the bakery')
    await search.press('Enter')
    await expect(page).toHaveURL('/find-freelancers?search=a+logo+for+the+bakery')
    await page.getByRole('list', { name: 'Search for one of the words' }).getByRole('link', { name: 'logo' }).click()
    await expect(page).toHaveURL('/find-freelancers?search=logo')
  })
})
