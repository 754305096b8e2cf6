import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { useStripeForm } from './use-stripe-form.ts'

const stripe = window as { Stripe?: unknown }
afterEach(() => {
  stripe.Stripe = undefined
})

/** What the script of Stripe draws: a field that knows for how much it is. */
function standIn() {
  const drawn = { forms: 0, amount: 0 }
  stripe.Stripe = () => ({
    elements: ({ amount }: { amount: number }) => {
      drawn.amount = amount
      return {
        update: (options: { amount: number }) => {
          drawn.amount = options.amount
        },
        create: () => {
          const field = document.createElement('input')
          field.setAttribute('aria-label', 'Card')
          return {
            on: (event: string, listener: () => void) => event === 'ready' && setTimeout(listener),
            mount: (node: HTMLElement) => {
              drawn.forms += 1
              node.append(field)
            },
            destroy: () => field.remove(),
          }
        },
      }
    },
  })
  return drawn
}

function Form() {
  const [amountCents, setAmount] = useState(10_000)
  const { ref, state } = useStripeForm({ publishableKey: 'pk_test_x', amountCents })
  return (
    <>
      <div ref={ref} />
      <p>{state}</p>
      <button type="button" onClick={() => setAmount(25_000)}>
        Change
      </button>
    </>
  )
}

test('a form follows its amount, and what is typed stays', async () => {
  const drawn = standIn()
  mount(<Form />)
  await expect.element(page.getByText('ready')).toBeVisible()
  await page.getByLabelText('Card').fill('4242')

  await page.getByRole('button', { name: 'Change' }).click()

  await expect.poll(() => drawn).toEqual({ forms: 1, amount: 25_000 })
  await expect.element(page.getByLabelText('Card')).toHaveValue('4242')
})
