import type { ProposalView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { insertProposals } from '../../../../../e2e/support/proposals.ts'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import { toasts } from '../../../testing/toasts.ts'
import { paths } from '../../paths.ts'
import { projectQuery } from '../projects/shared/api.ts'
import { ClientProposals } from './client-proposals.tsx'

function ProposalsOf({ projectId }: { projectId: string }) {
  const { data } = useQuery(projectQuery(projectId))
  return data ? <ClientProposals project={data} /> : null
}

test('an acceptance that fails is told and changes nothing, and the next try marks the others', async () => {
  const [client, ann, bob] = await Promise.all([person(), person('Ann'), person('Bob')])
  const { projectId, proposalIds } = await insertProposals(client, [ann, bob])
  const statuses = () =>
    Promise.all(
      proposalIds.map(async (id) => (await client.call<ProposalView>('GET', `/api/proposals/${id}/full`)).status),
    )
  await client.call('POST', `/api/proposals/${proposalIds[0]}/counters`, { version: 1, bidAmount: 900 })
  signInAs(client)
  mount(<ProposalsOf projectId={projectId} />)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Ann' }).click()
  async function accept() {
    await page.getByRole('button', { name: 'Accept Proposal' }).click()
    await expect.element(dialog.getByText('The open counter-offer then has no effect.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Accept Proposal' }).click()
  }

  for (const { trouble, said } of [
    { trouble: { does: 'answer', status: 500 }, said: 'Failed to accept proposal' },
    { trouble: { does: 'cut' }, said: 'Something went wrong while accepting the proposal.' },
  ] as const) {
    await commands.setLine([{ method: 'POST', path: '/accept$', ...trouble }])
    await accept()
    await expect.poll(toasts).toContain(said)
    await expect.element(dialog).not.toBeInTheDocument()
    expect(await statuses()).toEqual(['pending', 'pending'])
  }
  await commands.setLine([])
  await accept()

  await expect.poll(toasts).toContain('Proposal accepted successfully!')
  await expect.element(page.getByText('Not Selected')).toBeVisible()
  await expect.element(page.getByText("You've already accepted another proposal")).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Accept Proposal' })).not.toBeInTheDocument()
  const link = page.getByRole('link', { name: 'Message Freelancer' })
  await expect.element(link).toHaveAttribute('href', paths.chat(ann.userId))
  expect(await statuses()).toEqual(['accepted', 'rejected'])
})
