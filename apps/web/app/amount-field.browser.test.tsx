import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../testing/mount.tsx'
import { AmountField } from './amount-field.tsx'
import { readAmount } from './amounts.ts'

function Price() {
  const [typed, setTyped] = useState('')
  return (
    <AmountField
      label="Price (USD)"
      hint="For the whole project."
      typed={typed}
      value={typed}
      error={typed === '' ? undefined : readAmount(typed, 'Price').problem}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}

test('the field says how an amount reads while it is typed, and what is wrong with one that could mean two', async () => {
  mount(<Price />)
  const price = page.getByLabelText('Price (USD)')

  await expect.element(price).toHaveAccessibleDescription('For the whole project.')
  await price.fill('1,250.5')
  await expect.element(price).toHaveAccessibleDescription('That is $1,250.50.')
  await expect.element(price).toBeValid()
  for (const unclear of ['12,50', '1,5', '0,99']) {
    await price.fill(unclear)
    await expect.element(price).toBeInvalid()
    await expect.element(price).toHaveAccessibleDescription(/Price is not clear/)
  }
  await price.fill('12.345')
  await expect.element(price).toHaveAccessibleDescription(/Price can have at most two decimals\./)
})
