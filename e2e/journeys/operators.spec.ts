import { setUpAuthenticator } from '../support/authenticator-app.ts'
import { axeViolations } from '../support/axe.ts'
import { agree, pay } from '../support/contracts.ts'
import { makeOperator, runOperatorCommand, signInWithCode } from '../support/operators.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: [/Failed to load resource/] })

const reason = 'The same advertisement, sent to forty people.'

test('an operator made on the machine suspends a person, who reads why and appeals; it is lifted, and the log shows all', async ({
  page: visitor,
  person,
  pageOf,
  databaseUrl,
}) => {
  const name = `Ada ${crypto.randomUUID().slice(0, 6)}`
  const [operator, ada, client] = [await person('Olga Operator'), await person(name), await person('Carla')]
  // An appeal is answered by another operator than the one who decided.
  const second = await person('Otto Operator')
  await makeOperator(databaseUrl, second)
  const { contractId } = await agree(client, ada, { usd: 300, title: 'A ferry timetable' })
  await pay(client, contractId)
  const app = await setUpAuthenticator(operator)
  expect(await runOperatorCommand(databaseUrl, 'add', operator.email)).toContain('is an operator now')

  const without = await pageOf(operator)
  await without.goto('/admin')
  await expect(without.getByText('You signed in without your second factor.')).toBeVisible()
  const own = await pageOf(ada)
  const answer = await own.goto('/admin')
  expect(answer?.status()).toBe(404)
  await expect(own.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible()

  await signInWithCode(visitor, operator, app, '/admin')
  await visitor.getByRole('link', { name: /^People/ }).click()
  await visitor.getByRole('searchbox', { name: 'Search people' }).fill(ada.email)
  await visitor.getByRole('searchbox', { name: 'Search people' }).press('Enter')
  await visitor.getByRole('link', { name }).click()
  await expect(visitor.getByText('$300', { exact: true })).toBeVisible()
  await visitor.getByRole('button', { name: 'Suspend' }).click()
  const dialog = visitor.getByRole('dialog', { name: `Suspend ${name}?` })
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Reason is required/)
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(visitor.getByText('In force')).toBeVisible()
  await expect(visitor.getByText(reason)).toBeVisible()

  await own.goto('/login')
  await own.getByLabel('Email').fill(ada.email)
  await own.getByLabel('Password', { exact: true }).fill(ada.password)
  await own.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(own.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible()
  await expect(own.getByText(reason)).toBeVisible()
  const worked = own.getByRole('list', { name: 'Contracts you work for' }).getByRole('listitem')
  await expect(worked.filter({ hasText: 'A ferry timetable' })).toContainText('$300 held')
  expect(await axeViolations(own)).toEqual([])
  const deleted = own.getByText('All your sessions', { exact: true })
  await expect(deleted).toBeHidden()
  await own.getByText('What is deleted').click()
  await expect(deleted).toBeVisible()
  await own.getByLabel('Your appeal').fill('All forty had asked me for it.')
  await own.getByRole('button', { name: 'Send Appeal' }).click()
  await expect(own.getByText('An operator will answer it.')).toBeVisible()
  await own.getByRole('link', { name: 'A ferry timetable' }).click()
  await expect(own.getByText('You can pay for approved work and take part in disputes.')).toBeVisible()
  await expect(own.getByRole('button', { name: 'Open a Dispute' })).toBeVisible()
  await expect(own.getByRole('button', { name: 'Offer to End It' })).toBeHidden()
  await own.getByRole('link', { name: 'Back to Your Account' }).click()
  await own.getByRole('button', { name: 'Ask for a copy' }).click()
  await expect(own.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: 60_000 })
  await own.goto('/freelance')
  await expect(own.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible()

  const others = await pageOf(client)
  await others.goto(`/contracts/${contractId}`)
  await expect(others.getByText(`The account of ${name} is suspended`, { exact: true })).toBeVisible()
  await expect(others.getByRole('heading', { name: `On hold while the account of ${name} is suspended` })).toBeVisible()
  await expect(others.getByText(/All that is held, \$300, goes back/)).toBeVisible()
  await expect(others.getByRole('button', { name: 'End Contract' })).toBeVisible()
  await expect(others.getByRole('button', { name: 'Open a Dispute' })).toBeVisible()
  await expect(others.getByRole('button', { name: 'Offer a Change' })).toBeHidden()

  await visitor.goto('/admin/appeals')
  const waiting = visitor.getByRole('listitem').filter({ hasText: 'All forty had asked me for it.' })
  await expect(waiting).toContainText('another operator answers the appeal')
  const theirs = await pageOf(second)
  await theirs.goto('/admin/appeals')
  const appeal = theirs.getByRole('listitem').filter({ hasText: 'All forty had asked me for it.' })
  await appeal.getByRole('button', { name: 'Answer Appeal' }).click()
  const answering = theirs.getByRole('dialog', { name: 'Answer this appeal' })
  await answering.getByLabel('Decision').selectOption('lift')
  await answering.getByLabel('Reason').fill('They had. I am sorry.')
  await answering.getByRole('button', { name: 'Send Answer' }).click()
  // A modal dialog hides the rest of the page.
  await expect(answering).toHaveCount(0)
  await expect(appeal).toHaveCount(0)

  await own.reload()
  await expect(own.getByRole('heading', { name: 'Your account is not suspended' })).toBeVisible()
  await own.getByRole('link', { name: 'Continue to Guildhall' }).click()
  await expect(own).toHaveURL(/\/freelance$/)
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible()

  await visitor.getByRole('navigation', { name: 'Operators' }).getByRole('link', { name: 'Log' }).click()
  const entries = visitor.getByRole('list', { name: 'entries' })
  for (const [what, who] of [
    ['Account suspended', operator],
    ['Suspension lifted', second],
    ['Appeal answered', second],
  ] as const) {
    await visitor.getByLabel('By').selectOption(who.userId)
    await expect(entries.getByRole('listitem').filter({ hasText: what })).toContainText(name)
  }
  await visitor.getByLabel('By').selectOption({ label: 'On the machine' })
  const made = entries
    .getByRole('listitem')
    .filter({ hasText: 'Olga Operator' })
    .filter({ hasText: 'Made an operator' })
  await expect(made).toBeVisible()
  expect(await axeViolations(visitor)).toEqual([])
})
