import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { Button } from '../../ui/button.tsx'
import { holdPageFocus } from './hold-page-focus.ts'

function Screen() {
  const [shown, setShown] = useState<'failure' | 'row' | 'menu' | 'nothing'>('failure')
  return (
    <main id="main" tabIndex={-1}>
      <section aria-label="Projects">
        {shown === 'failure' ? <Button onClick={() => setShown('row')}>Try again</Button> : null}
        {shown === 'row' || shown === 'menu' ? <Button onClick={() => setShown('menu')}>Open menu</Button> : null}
      </section>
      {shown === 'menu'
        ? createPortal(<Button onClick={() => setShown('nothing')}>Delete</Button>, document.body)
        : null}
    </main>
  )
}

test('when the focused button vanishes, alone or with the row whose menu it is in, the section around has the focus', async () => {
  onTestFinished(holdPageFocus())
  mount(<Screen />)
  const section = page.getByRole('region', { name: 'Projects' })

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(section).toHaveFocus()

  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect.element(section).not.toHaveAttribute('tabindex')
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect.element(section).toHaveFocus()
})

function RowThatGoes() {
  const [isThere, setIsThere] = useState(true)
  useEffect(() => {
    const go = () => setIsThere(false)
    window.addEventListener('gone', go)
    return () => window.removeEventListener('gone', go)
  }, [])
  return (
    <>
      <p>Plain text</p>
      <main id="main">{isThere ? <Button>Open menu</Button> : null}</main>
    </>
  )
}

test('when the button vanishes after a click on plain text, the focus is left alone', async () => {
  onTestFinished(holdPageFocus())
  mount(<RowThatGoes />)
  const button = page.getByRole('button', { name: 'Open menu' })
  await button.click()
  await expect.element(button).toHaveFocus()

  await page.getByText('Plain text').click()
  window.dispatchEvent(new Event('gone'))
  await expect.element(button).not.toBeInTheDocument()
  // After whatever waits for a turn of its own.
  await new Promise((resolve) => setTimeout(resolve))

  expect(document.activeElement).toBe(document.body)
})
