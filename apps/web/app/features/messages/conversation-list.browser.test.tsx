import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { propose } from '../../../../../e2e/support/conversations.ts'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import { ConversationList } from './conversation-list.tsx'

test('a conversation that is open before its first message is in the list', async () => {
  const [client, freelancer] = [await person(), await person()]
  await propose(client, freelancer)
  signInAs(client)
  mount(<ConversationList userId={client.userId} openId={freelancer.userId} />)

  const row = page.getByRole('listitem').filter({ hasText: freelancer.username })
  await expect.element(row.getByText('No messages yet')).toBeVisible()
  await expect.element(row.getByRole('link')).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByText('No conversations yet')).not.toBeInTheDocument()
})
