/**
 * Stands in for https://js.stripe.com, which journeys cannot load. It tests our flow around the script, not the script.
 */
export const standInScript = `(() => {
  const api = async (path, values) => {
    const answer = await fetch('https://api.stripe.com/v1/' + path, { method: 'POST', body: new URLSearchParams(values) })
    return answer.json()
  }
  const idOf = (secret) => secret.split('_secret_')[0]
  const outcome = (intent) => {
    const error = intent.error ?? (intent.status === 'requires_payment_method' ? intent.last_payment_error : undefined)
    return error ? { error } : { paymentIntent: intent }
  }
  const askBank = (clientSecret) => new Promise((done) => {
    const bank = document.createElement('dialog')
    bank.setAttribute('aria-label', 'Bank (stand-in)')
    for (const [name, approve] of [['Approve', 'true'], ['Refuse', 'false']]) {
      const button = document.createElement('button')
      button.textContent = name
      button.onclick = async () => {
        bank.remove()
        done(outcome(await api('payment_intents/' + idOf(clientSecret) + '/bank', { client_secret: clientSecret, approve })))
      }
      bank.append(button)
    }
    document.body.append(bank)
    bank.showModal()
  })
  let card, shown
  const cards = { succeeds: 'succeeds', declined: 'is declined', needs_action: 'asks the bank here', elsewhere: 'asks the bank elsewhere', processing: 'takes long' }
  window.Stripe = () => ({
    elements: (options) => {
      if (!options.allowedPaymentMethodTypes || options.currency !== 'usd') throw new Error('wrong options')
      shown = options.amount
      return {
        update: ({ amount }) => { shown = amount },
        submit: async () => (card.value ? {} : { error: { type: 'validation_error', message: 'No card.' } }),
        create: (kind) => {
          const listeners = {}
          const place = document.createElement('label')
          place.textContent = 'Card (stand-in) '
          card = document.createElement('select')
          card.append(new Option('', ''), ...Object.entries(cards).map(([value, text]) => new Option(text, value)))
          place.append(card)
          return {
            on: (event, listener) => { listeners[event] = listener },
            mount: (node) => { node.append(place); setTimeout(() => listeners.ready({ elementType: kind })) },
            destroy: () => place.remove(),
          }
        },
      }
    },
    confirmPayment: async ({ clientSecret, confirmParams }) => {
      const id = idOf(clientSecret)
      const { amount } = await api('payment_intents/' + id + '/amount', { client_secret: clientSecret })
      if (amount !== shown) return { error: { type: 'validation_error', message: 'The amount of the form is another one.' } }
      const named = card.value === 'elsewhere' ? 'needs_action' : card.value
      const intent = await api('payment_intents/' + id + '/confirm', { client_secret: clientSecret, card: named })
      if (intent.status !== 'requires_action') return outcome(intent)
      if (card.value !== 'elsewhere') return askBank(clientSecret)
      location.assign('https://hooks.stripe.com/bank?' + new URLSearchParams({ payment_intent: id, return_url: confirmParams.return_url }))
      return new Promise(() => {})
    },
    handleNextAction: ({ clientSecret }) => askBank(clientSecret),
  })
})()`
