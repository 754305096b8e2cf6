import { axeViolations } from '../support/axe.ts'
import { agree, pay } from '../support/contracts.ts'
import { deliver } from '../support/deliveries.ts'
import { makeOperator } from '../support/operators.ts'
import { newProject } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

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
  await deciding.getByLabel('Your decision').selectOption('hidden')
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
  await expect(hers.getByRole('listitem').filter({ hasText: title })).toContainText('Decision taken back')
  await hers.goto(`/projects/${_id}`)
  await expect(hers.getByRole('heading', { name: title })).toBeVisible()
})

test('a review is reported beside its stars and hidden; its writer reads why and appeals from their list', async ({
  person,
  pageOf,
  databaseUrl,
  baseURL,
}) => {
  const [client, freelancer] = [await person('Cora Client'), await person('Fred Freelancer')]
  const [reporter, operator] = [await person('Rosa Reporter'), await person('Odo Operator')]
  await makeOperator(databaseUrl, operator)
  await freelancer.call('PUT', '/api/profile/me', { name: 'Fred Freelancer', title: 'Glazier' })
  const { contractId, proposalId } = await agree(client, freelancer)
  await pay(client, contractId)
  await deliver(baseURL ?? '', freelancer, proposalId)
  await client.call('POST', `/api/proposals/${proposalId}/deliverables/approve`)
  const said = 'He lives at 4 Mill Lane.'
  const ofFreelancer = { rating: 2, aspects: { quality: 2, communication: 2, timeliness: 2 }, text: said }
  const ofClient = { rating: 4, aspects: { clarity: 4, communication: 4, payment: 4 }, text: 'Pays on the day.' }
  await client.call('PUT', `/api/contracts/${contractId}/review`, ofFreelancer)
  await freelancer.call('PUT', `/api/contracts/${contractId}/review`, ofClient)

  const hers = await pageOf(reporter)
  await hers.goto(`/profile/${freelancer.userId}/reviews`)
  await hers.getByRole('button', { name: 'Report this review' }).click()
  const dialog = hers.getByRole('dialog', { name: 'Report this review' })
  await dialog.getByLabel('What kind of harm?').selectOption('private_data')
  await dialog.getByLabel('What is wrong?').fill('It tells where he lives.')
  await dialog.getByRole('button', { name: 'Send Report' }).click()
  await expect(dialog).toHaveCount(0)

  const odo = await pageOf(operator)
  await odo.goto('/admin/reports?kind=review')
  await odo.getByRole('link', { name: 'Review of Fred Freelancer' }).click()
  await expect(odo.getByText('Pays on the day.')).toBeVisible()
  expect(await axeViolations(odo)).toEqual([])
  await odo.getByRole('button', { name: 'Decide' }).click()
  const deciding = odo.getByRole('dialog', { name: 'Decide this case' })
  await deciding.getByLabel('Your decision').selectOption('hidden')
  await deciding.getByLabel('Reason').fill('Where people live is private.')
  await deciding.getByRole('button', { name: 'Decide' }).click()
  await expect(deciding).toHaveCount(0)

  await hers.reload()
  await expect(hers.getByText('No reviews as a freelancer yet')).toBeVisible()
  const own = await pageOf(client)
  await own.goto('/reviews?list=given')
  await expect(own.getByText(said)).toBeVisible()
  await expect(own.getByText('Hidden from others')).toBeVisible()
  expect(await axeViolations(own)).toEqual([])
  await own.getByRole('link', { name: 'Read why, and appeal' }).click()
  await expect(own.getByText('Where people live is private.')).toBeVisible()
  await own.getByRole('link', { name: 'Review of Fred Freelancer' }).click()
  await expect(own).toHaveURL(/\/reviews\?list=given/)
  await expect(own.getByText(said)).toBeVisible()
})

test('what an operator chose for a case is sent, also if it became impossible while they wrote the reason', async ({
  person,
  pageOf,
  databaseUrl,
}) => {
  const [client, reporter] = [await person('Carl Client'), await person('Rita Reporter')]
  const [operator, second] = [await person('Olaf Operator'), await person('Ossi Operator')]
  for (const one of [operator, second]) await makeOperator(databaseUrl, one)
  const title = `Pay to start ${crypto.randomUUID().slice(0, 6)}`
  const { _id } = await client.call<{ _id: string }>('POST', '/projects/create', newProject(title))
  await reporter.call('POST', '/api/reports', { kind: 'project', targetId: _id, harm: 'scam', reason: 'A fee.' })

  const page = await pageOf(operator)
  await page.goto('/admin/reports?kind=project')
  await page.getByRole('link', { name: `Project: ${title}` }).click()
  const taking = Promise.withResolvers<void>()
  await page.route('**/api/admin/reports/*/take', async (route) => {
    await taking.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Take Case' }).click()
  await page.getByRole('button', { name: 'Decide' }).click()
  const deciding = page.getByRole('dialog', { name: 'Decide this case' })
  await deciding.getByLabel('Your decision').selectOption('suspension')
  await deciding.getByLabel('Reason').fill('No fees before work.')
  await second.call('POST', `/api/admin/people/${client.userId}/suspension`, { reason: 'A fee before work.' })
  const newer = page.waitForResponse((one) => /\/api\/admin\/reports\/[0-9a-f-]+$/.test(one.url()))
  taking.resolve()
  await (await newer).finished()
  await expect(page.getByText('Give Back')).toBeVisible()

  await expect(deciding.getByLabel('Your decision')).toHaveValue('suspension')
  await deciding.getByRole('button', { name: 'Decide' }).click()
  await expect(deciding.getByRole('alert')).toHaveText('This account is already suspended.')
})
