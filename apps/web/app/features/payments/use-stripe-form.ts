import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useRef, useState } from 'react'

export interface StripeForm {
  stripe: Stripe
  elements: StripeElements
}

export type StripeFormState = 'loading' | 'ready' | 'failed'

/** Stripe draws its form in a frame that our styles do not reach. */
function appearanceOf(node: HTMLElement): Appearance {
  const { color, backgroundColor } = getComputedStyle(node)
  const variables = { colorText: color, colorPrimary: color, colorBackground: backgroundColor, borderRadius: '6px' }
  return { theme: 'stripe', variables }
}

/** The form is made for an amount; the payment is begun once the person presses the button. */
export function useStripeForm({ publishableKey, amountCents }: { publishableKey: string; amountCents: number }) {
  const ref = useRef<HTMLDivElement>(null)
  const form = useRef<StripeForm>(undefined)
  const [state, setState] = useState<StripeFormState>('loading')
  const [attempt, setAttempt] = useState(0)
  const amountNow = useRef(amountCents)

  useEffect(() => {
    let isGone = false
    let dispose = () => {}
    async function load() {
      const stripe = await loadStripe(publishableKey)
      if (isGone || !stripe || !ref.current) return
      const elements = stripe.elements({
        mode: 'payment',
        amount: amountNow.current,
        currency: 'usd',
        allowedPaymentMethodTypes: ['card'],
        appearance: appearanceOf(ref.current),
      })
      const element = elements.create('payment')
      dispose = () => element.destroy()
      element.on('ready', () => setState('ready'))
      element.on('loaderror', () => setState('failed'))
      element.mount(ref.current)
      form.current = { stripe, elements }
    }
    load().catch(() => {
      if (!isGone) setState('failed')
    })
    return () => {
      isGone = true
      form.current = undefined
      dispose()
    }
  }, [publishableKey, attempt])

  // The same form, so that a card that is typed stays.
  useEffect(() => {
    amountNow.current = amountCents
    void form.current?.elements.update({ amount: amountCents })
  }, [amountCents])

  return {
    ref,
    form,
    state,
    retry: () => {
      setState('loading')
      setAttempt((count) => count + 1)
    },
  }
}
