import type { ContractDetailView } from '@guildhall/contract'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { insertDeal, signInAs } from '../../../testing/people.ts'
import { SettlementPanel } from './settlement-panel.tsx'

type Person = Awaited<ReturnType<typeof insertDeal>>['client']

async function arrange() {
  const { client, freelancer } = await insertDeal()
  const [contract] = await client.call<ContractDetailView[]>('GET', '/api/contracts?role=client')
  if (!contract) throw new Error('acceptance must make a contract')
  const read = (who: Person) => who.call<ContractDetailView>('GET', `/api/contracts/${contract._id}`)
  async function pay() {
    const { _id } = await client.call<{ _id: string }>('POST', `/api/contracts/${contract?._id}/payments`)
    await client.call('POST', `/api/payments/${_id}/test-card`, { card: 'succeeds' })
  }
  return { client, freelancer, read, pay }
}

async function arrangePaid() {
  const arranged = await arrange()
  await arranged.pay()
  return arranged
}

function Panel({ first, viewer }: { first: ContractDetailView; viewer: 'client' | 'freelancer' }) {
  const [contract, setContract] = useState(first)
  return (
    <SettlementPanel contract={contract} viewer={viewer} onChanged={(changed) => changed && setContract(changed)} />
  )
}

test('the client offers a split that adds up by itself, and the freelancer sees what each gets and accepts', async () => {
  const { client, freelancer, read } = await arrangePaid()
  const { held } = (await read(client)).money
  signInAs(client)
  let own = mount(<Panel first={await read(client)} viewer="client" />)

  await page.getByRole('button', { name: 'Offer to End It' }).click()
  await page.getByLabelText('To the freelancer').fill('100')
  await expect.element(page.getByLabelText('Back to the client')).toHaveValue((held - 100).toFixed(2))
  await expect.element(page.getByText(/gets \$90: \$100 less Guildhall’s fee of \$10\./)).toBeVisible()
  await page.getByRole('button', { name: 'Send Offer' }).click()
  await expect.element(page.getByText('Say why the contract should end.')).toBeVisible()
  own.unmount()
  own = mount(<Panel first={await read(client)} viewer="client" />)
  await expect.element(page.getByLabelText('To the freelancer')).toHaveValue('100')
  await page.getByLabelText('Reason').fill('The studio closes in June.')
  await page.getByRole('button', { name: 'Send Offer' }).click()
  await expect.element(page.getByRole('heading', { name: 'You offered to end this contract' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Withdraw Offer' })).toBeVisible()
  own.unmount()

  signInAs(freelancer)
  mount(<Panel first={await read(freelancer)} viewer="freelancer" />)
  await expect.element(page.getByText('$100 less a fee of $10')).toBeVisible()
  await expect.element(page.getByText('The studio closes in June.')).toBeVisible()
  await page.getByRole('button', { name: 'Accept and End' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/The freelancer gets \$90, and /)).toBeVisible()
  await dialog.getByRole('button', { name: 'Accept and End' }).click()

  await expect.element(page.getByRole('heading', { name: /^Ended as .* offered$/ })).toBeVisible()
  expect(await read(client)).toMatchObject({ status: 'cancelled', money: { held: 0, released: 100 } })
})

test('an offer can be declined and withdrawn, and an amount above what is held is refused in the form', async () => {
  const { client, freelancer, read } = await arrangePaid()
  const contract = await read(client)
  const offer = { release: 0, refund: contract.money.held, reason: 'No time.' }
  await freelancer.call('POST', `/api/contracts/${contract._id}/offers`, offer)
  signInAs(client)
  mount(<Panel first={await read(client)} viewer="client" />)
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('button', { name: 'Decline Offer' }).click()

  await page.getByRole('button', { name: 'Offer to End It' }).click()
  await page.getByLabelText('To the freelancer').fill('999999')
  await page.getByLabelText('Reason').fill('No time.')
  await page.getByRole('button', { name: 'Send Offer' }).click()
  await expect.element(page.getByText(/This must be between \$0 and/)).toBeVisible()
  await page.getByLabelText('To the freelancer').fill('0')
  await page.getByRole('button', { name: 'Send Offer' }).click()
  await page.getByRole('button', { name: 'Withdraw Offer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw Offer' }).click()

  await expect.element(page.getByText('Earlier offers (2)')).toBeVisible()
  expect((await read(client)).offers.map(({ status }) => status)).toEqual(['withdrawn', 'declined'])
})

test('an offer that was begun and canceled is not there again', async () => {
  const { client, read } = await arrange()
  signInAs(client)
  const { unmount } = mount(<Panel first={await read(client)} viewer="client" />)
  await page.getByRole('button', { name: 'Offer to End It' }).click()
  await page.getByLabelText('Reason').fill('No time.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('button', { name: 'Offer to End It' })).toBeVisible()
  unmount()

  mount(<Panel first={await read(client)} viewer="client" />)
  await page.getByRole('button', { name: 'Offer to End It' }).click()
  await expect.element(page.getByLabelText('Reason')).toHaveValue('')
})

test('a form that is open while the payment arrives stays open, keeps its reason and splits the new amount', async () => {
  const { client, read, pay } = await arrange()
  signInAs(client)
  let show = (_paid: ContractDetailView) => {}
  function Refreshed({ first }: { first: ContractDetailView }) {
    const [contract, setContract] = useState(first)
    show = setContract
    return <SettlementPanel contract={contract} viewer="client" onChanged={() => {}} />
  }
  mount(<Refreshed first={await read(client)} />)
  await page.getByRole('button', { name: 'Offer to End It' }).click()
  await expect.element(page.getByText('Nothing is held for this contract, so no money will move.')).toBeVisible()
  await page.getByLabelText('Reason').fill('The studio closes in June.')

  await pay()
  const paid = await read(client)
  show(paid)

  await expect.element(page.getByLabelText('Back to the client')).toHaveValue(paid.money.held.toFixed(2))
  await expect.element(page.getByLabelText('Reason')).toHaveValue('The studio closes in June.')
})
