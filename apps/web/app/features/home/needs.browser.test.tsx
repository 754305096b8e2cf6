import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { agree, pay } from '../../../../../e2e/support/contracts.ts'
import { mount } from '../../../testing/mount.tsx'
import { deliver, person, signInAs } from '../../../testing/people.ts'
import { leftOf } from '../../../testing/text-position.ts'
import { NotificationRow } from '../notifications/notification-row.tsx'
import Needs from './needs.tsx'

const arabic = 'ليلى حداد'

test('a need that begins with an Arabic name still reads from the left', async () => {
  const [client, freelancer] = [await person(), await person(arabic)]
  const { contractId, proposalId } = await agree(client, freelancer)
  await pay(client, contractId)
  await deliver(freelancer, proposalId)
  signInAs(client)

  mount(<Needs userId={client.userId} side="client" />)

  const what = page.getByText(`${arabic} delivered`)
  await expect.element(what).toBeVisible()
  expect(leftOf(what.element(), arabic)).toBeLessThan(leftOf(what.element(), 'delivered'))
})

test('so does a notification', async () => {
  const moment = '2026-03-01T00:00:00.000Z'
  const text = `${arabic} sent a proposal for “A bench”.`
  mount(
    <ul>
      <NotificationRow
        notification={{ _id: 'n', kind: 'proposal.received', text, path: '/', createdAt: moment, readAt: moment }}
        time="12:00 AM"
        onOpen={() => undefined}
      />
    </ul>,
  )

  const row = page.getByText(text)
  await expect.element(row).toBeVisible()
  expect(leftOf(row.element(), arabic)).toBeLessThan(leftOf(row.element(), 'sent a proposal'))
})
