import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { NextStep } from './next-step.tsx'

test('a long name without spaces wraps in a narrow card', async () => {
  const project = { status: 'in_progress', deliveryStatus: 'not_submitted', proposals: 1 } as const
  mount(
    <div style={{ width: 240 }} className="flex flex-wrap">
      <NextStep project={{ ...project, freelancerName: 'Wilhelmina'.repeat(10) }} />
    </div>,
  )

  const step = page.getByText('Waiting for')
  await expect.element(step).toBeVisible()
  expect(step.element().getBoundingClientRect().width).toBeLessThanOrEqual(240)
})

test('nobody waits for anybody once a project is over', async () => {
  const project = { deliveryStatus: 'not_submitted', proposals: 1, freelancerName: 'Theo' } as const
  mount(
    <>
      <NextStep project={{ ...project, status: 'cancelled' }} />
      <NextStep project={{ ...project, status: 'completed' }} />
      <NextStep project={{ ...project, status: 'in_progress' }} />
    </>,
  )

  await expect.element(page.getByText('Waiting for')).toBeVisible()
  expect(page.getByText('Waiting for').elements()).toHaveLength(1)
})

test('a client is told that a suspended freelancer cannot deliver, in the words of the contract', async () => {
  const project = { status: 'in_progress', deliveryStatus: 'not_submitted', proposals: 1 } as const
  mount(<NextStep project={{ ...project, freelancerName: 'Theo', isFreelancerSuspended: true }} />)

  await expect.element(page.getByText('On hold while the account of Theo is suspended')).toBeVisible()
})
