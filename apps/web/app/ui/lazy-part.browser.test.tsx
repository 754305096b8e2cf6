import { Suspense, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { ScriptError } from '../fetch-script.ts'
import { lazyPart, nothing } from './lazy-part.tsx'

const unreachable = () =>
  Promise.reject<{ default: () => null }>(new TypeError('Failed to fetch dynamically imported module'))

const failure = page.getByText('This part of the page could not be loaded')
const tryAgain = page.getByRole('button', { name: 'Try again' })

test('a part that could not be loaded says so in its place, and the rest of the screen stays', async () => {
  const Form = lazyPart(unreachable)
  const Toasts = lazyPart(unreachable, nothing)
  mount(
    <Suspense>
      <h1>Your profile</h1>
      <Form />
      <Toasts />
    </Suspense>,
  )
  await expect.element(failure).toBeVisible()
  await expect.element(tryAgain).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(1)
})

/** A part that answers as the test says, each time it is asked for. */
function scriptedPart() {
  const asked: PromiseWithResolvers<{ default: (props: { name: string }) => string }>[] = []
  const Part = lazyPart(() => {
    const answer = Promise.withResolvers<{ default: (props: { name: string }) => string }>()
    asked.push(answer)
    return answer.promise
  })
  return {
    Part,
    asked,
    arrive: () => asked.at(-1)?.resolve({ default: ({ name }) => `The part for ${name}` }),
    fail: () => asked.at(-1)?.reject(new TypeError('Failed to fetch dynamically imported module')),
  }
}

test('it can be tried again until it is there, and what was typed around it stays', async () => {
  const { Part, asked, arrive, fail } = scriptedPart()
  mount(
    <Suspense fallback="Loading...">
      <input aria-label="Title" />
      <Part name="Ada" />
    </Suspense>,
  )
  await expect.element(page.getByText('Loading...')).toBeVisible()
  fail()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('A chair')

  await tryAgain.click()
  await expect.poll(() => asked.length).toBe(2)
  await expect.element(page.getByRole('button', { name: /Try again/ })).toHaveAttribute('aria-busy', 'true')
  fail()
  await expect.element(tryAgain).not.toHaveAttribute('aria-busy', 'true')
  await tryAgain.click()
  await expect.poll(() => asked.length).toBe(3)
  arrive()

  await expect.element(page.getByText('The part for Ada')).toBeVisible()
  await expect.element(failure).not.toBeInTheDocument()
  await expect.element(title).toHaveValue('A chair')
})

test('what is opened again tries again by itself', async () => {
  const { Part, asked, arrive, fail } = scriptedPart()
  function Screen() {
    const [isOpen, setIsOpen] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setIsOpen(!isOpen)}>
          Open or close
        </button>
        <Suspense>{isOpen ? <Part name="Ada" /> : null}</Suspense>
      </>
    )
  }
  mount(<Screen />)
  await expect.poll(() => asked.length).toBe(1)
  fail()
  await expect.element(failure).toBeVisible()
  expect(asked).toHaveLength(1)

  const button = page.getByRole('button', { name: 'Open or close' })
  await button.click()
  await button.click()
  await expect.poll(() => asked.length).toBe(2)
  arrive()
  await expect.element(page.getByText('The part for Ada')).toBeVisible()
})

test('of a release that is gone, it asks for a new page instead', async () => {
  const Form = lazyPart(() => Promise.reject<{ default: () => null }>(new ScriptError('/assets/form.js', 404)))
  mount(
    <Suspense>
      <Form />
    </Suspense>,
  )
  await expect.element(page.getByText('Guildhall has been updated')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await expect.element(tryAgain).not.toBeInTheDocument()
})
