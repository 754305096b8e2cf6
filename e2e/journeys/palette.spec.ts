import { axeViolations } from '../support/axe.ts'
import { insertConversation, propose } from '../support/conversations.ts'
import { newProject } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('Ctrl K finds one’s own first and goes there; ? lists the keys; a field keeps both', async ({
  person,
  pageOf,
}) => {
  const ada = await person()
  const project = newProject('Setting out a staircase')
  const { _id } = await ada.call<{ _id: string }>('POST', '/projects/create', project)
  const page = await pageOf(ada)
  await page.goto('/freelance')
  const palette = page.getByRole('dialog', { name: 'Find and go' })
  const field = palette.getByRole('combobox', { name: 'Find and go' })

  await test.step('it opens wherever the focus is, and gives it back', async () => {
    const search = page.getByRole('searchbox')
    await search.fill('?')
    // What listens is fetched once the screen is idle. Pressed over the palette, the key does nothing.
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+k')
      await expect(field).toBeFocused({ timeout: 1_000 })
    }).toPass()
    await expect(palette.getByRole('option', { name: 'Post a project' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    // Pressed once more, it does not open the browser's own search either.
    await page.evaluate(() =>
      addEventListener('keydown', ({ key, defaultPrevented }) => {
        if (key === 'k') document.documentElement.dataset.kept = String(defaultPrevented)
      }),
    )
    await field.press('ControlOrMeta+k')
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'true')
    await expect(field).toBeFocused()
    await field.press('Escape')
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('?')
  })

  await test.step('what begins with the words comes first, and one’s own before pages', async () => {
    await search(page)
    await field.fill('setting')
    await expect(palette.getByRole('option')).toHaveText([
      /^Setting out a staircase/,
      /^Settings/,
      /^Notification settings/,
    ])
    await expect(field).toHaveAttribute('aria-activedescendant', /project-/)
    await field.press('ArrowDown')
    await expect(palette.getByRole('option', { name: 'Settings You' })).toHaveAttribute('aria-selected', 'true')
    await field.press('ArrowUp')
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/projects/${_id}$`))
    await expect(page.getByRole('heading', { name: project.title, level: 1 })).toBeVisible()
  })

  await test.step('a conversation shows its message as it reads, without marks', async () => {
    const rui = await person()
    await propose(ada, rui)
    const { say } = await insertConversation(ada, rui)
    await say(ada, 'The treads are **32 mm** thick.')
    await search(page)
    await field.fill('treads')
    await expect(palette.getByRole('option')).toHaveText([`${rui.username}The treads are 32 mm thick.`])
    await field.press('Escape')
  })

  await test.step('? shows the keys, which have an address, and can be turned off', async () => {
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(keys).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await keys.getByRole('checkbox').uncheck()
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
    await page.keyboard.press('?')
    await page.goto('/messages#shortcuts')
    await expect(keys.getByRole('checkbox')).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/messages$/)
  })

  await test.step('a phone opens it from the account menu, on the screen where it is', async () => {
    await page.setViewportSize({ width: 375, height: 740 })
    await page.goto('/freelance?sort=budget_low')
    await page.getByRole('button', { name: 'Account of' }).click()
    await page.getByRole('menuitem', { name: 'Find and go' }).click()
    await expect(field).toBeFocused()
    await expect(page).toHaveURL(/\?sort=budget_low#find$/)
    await field.fill('paym')
    await palette.getByRole('option', { name: /^Payments/ }).click()
    await expect(page).toHaveURL(/\/payments$/)
  })

  async function search(on: typeof page) {
    await on.keyboard.press('ControlOrMeta+k')
    await expect(field).toBeFocused()
  }
})
