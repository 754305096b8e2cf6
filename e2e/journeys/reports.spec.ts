import { axeViolations } from '../support/axe.ts'
import { makeOperator } from '../support/operators.ts'
import { newProject } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

// The browser logs the refused request for a hidden project as an error; it is expected.
test.use({ expectedErrors: [/Failed to load resource/] })

test('a project is reported and hidden; its client reads why and appeals, another operator shows it again, and who reported hears of it', async ({
  person,
  pageOf,
  databaseUrl,
}) => {
  const [client, reporter] = [await person('Cleo Client'), await person('Rhea Reporter')]
  const [operator, second] = [await person('Olga Operator'), await person('Otto Operator')]
  for (const one of [operator, second]) await makeOperator(databaseUrl, one)
  const title = `Pay to start ${crypto.randomUUID().slice(0, 6)}`
  const { _id } = await client.call<{ _id: string }>('POST', '/projects/create', newProject(title))

  const hers = await pageOf(reporter)
  await hers.goto(`/projects/${_id}`)
  await hers.getByRole('button', { name: 'Report this project' }).click()
  const dialog = hers.getByRole('dialog', { name: 'Report this project' })
  await dialog.getByLabel('What kind of harm?').selectOption('scam')
  await dialog.getByRole('button', { name: 'Send Report' }).click()
  await expect(dialog.getByLabel('What is wrong?')).toHaveAccessibleDescription(/Say what is wrong/)
  await dialog.getByLabel('What is wrong?').fill('It asks for a fee before work.')
  await dialog.getByRole('button', { name: 'Send Report' }).click()
  await expect(dialog).toHaveCount(0)

  const olga = await pageOf(operator)
  await olga.goto('/admin/reports?kind=project')
  await olga.getByRole('link', { name: `Project: ${title}` }).click()
  await expect(olga.getByText('It asks for a fee before work.')).toBeVisible()
  await olga.getByRole('button', { name: 'Take Case' }).click()
  await expect(olga.getByRole('button', { name: 'Give Back' })).toBeVisible()
  expect(await axeViolations(olga)).toEqual([])
  await olga.getByRole('button', { name: 'Decide' }).click()
  const deciding = olga.getByRole('dialog', { name: 'Decide this case' })
  await deciding.getByLabel('What do you do?').selectOption('hidden')
  await deciding.getByLabel('Reason').fill('No fees before work.')
  await deciding.getByRole('button', { name: 'Decide' }).click()
  await expect(olga.getByText('Hidden from others')).toBeVisible()

  await hers.goto(`/projects/${_id}`)
  await expect(hers.getByText('An operator of this site hid this project')).toBeVisible()
  const own = await pageOf(client)
  await own.goto(`/projects/${_id}`)
  await own.getByRole('link', { name: 'Read why, and appeal' }).click()
  await expect(own.getByText('No fees before work.')).toBeVisible()
  expect(await axeViolations(own)).toEqual([])
  await own.getByRole('button', { name: 'Appeal' }).click()
  await own.getByLabel('Your appeal').fill('The fee is for a course that was asked for.')
  await own.getByRole('button', { name: 'Send Appeal' }).click()
  await expect(own.getByText('An operator will answer your appeal.')).toBeVisible()

  const otto = await pageOf(second)
  await otto.goto('/admin/appeals')
  const appeal = otto.getByRole('listitem').filter({ hasText: title })
  await appeal.getByRole('button', { name: 'Answer Appeal' }).click()
  const answering = otto.getByRole('dialog', { name: 'Answer this appeal' })
  await answering.getByLabel('Decision').selectOption('reverse')
  await answering.getByLabel('Reason').fill('So it is.')
  await answering.getByRole('button', { name: 'Send Answer' }).click()
  await expect(answering).toHaveCount(0)
  await expect(appeal).toHaveCount(0)

  await own.reload()
  await expect(own.getByText('Taken back')).toBeVisible()
  await hers.goto('/settings/reports')
  await expect(hers.getByRole('listitem').filter({ hasText: title })).toContainText('Acted on')
  await hers.goto(`/projects/${_id}`)
  await expect(hers.getByRole('heading', { name: title })).toBeVisible()
})
