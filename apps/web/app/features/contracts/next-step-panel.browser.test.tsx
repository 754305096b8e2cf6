import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { agree } from '../../../../../e2e/support/contracts.ts'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import { getQueryClient } from '../../query-client.ts'
import { NextStepPanel } from './next-step-panel.tsx'
import { contractQuery } from './shared/api.ts'

function NextStepOf({ contractId }: { contractId: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const { data } = useQuery(contractQuery(contractId))
  return data ? <NextStepPanel ref={ref} contract={data} side="client" onPaid={() => {}} /> : null
}

test('when the contract hears of a payment before its answer arrives, the dialog stays, says so, and the outcome is told once', async () => {
  const [client, freelancer] = await Promise.all([person(), person()])
  const { contractId } = await agree(client, freelancer, { usd: 900 })
  signInAs(client)
  mount(<NextStepOf contractId={contractId} />)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Pay $900 into escrow' }).click()
  await commands.setLine([{ method: 'POST', path: '/test-card$', does: 'holdAnswer' }])
  await dialog.getByRole('button', { name: 'Pay $900' }).click()
  await expect
    .poll(() => client.call<{ isFunded: boolean }>('GET', `/api/contracts/${contractId}`))
    .toMatchObject({ isFunded: true })

  // As the live event does that the webhook of a payment causes.
  await getQueryClient().invalidateQueries({ queryKey: contractQuery(contractId).queryKey })
  await expect.element(dialog.getByRole('heading', { name: 'The money is held in escrow' })).toBeVisible()
  await expect.element(page.getByText('$900 is held in escrow.')).not.toBeInTheDocument()

  await commands.setLine([])
  await expect.element(page.getByText('$900 is held in escrow.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
})

test('nobody who has paid is asked to pay again while the contract cannot be loaded', async () => {
  const [client, freelancer] = await Promise.all([person(), person()])
  const { contractId } = await agree(client, freelancer, { usd: 900 })
  signInAs(client)
  mount(<NextStepOf contractId={contractId} />)
  await page.getByRole('button', { name: 'Pay $900 into escrow' }).click()
  await commands.setLine([{ method: 'GET', path: '^/api/contracts/', does: 'cut' }])
  await page.getByRole('dialog').getByRole('button', { name: 'Pay $900' }).click()

  await expect.element(page.getByText('$900 is held in escrow.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
  await commands.setLine([])
})
