import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { Tabs } from './tabs.tsx'

const names = ['One', 'Two', 'Three']

function Lessons() {
  const [open, setOpen] = useState('Two')
  const tabs = names.map((name) => ({ value: name, label: name, content: <a href={`#${name}`}>In {name}</a> }))
  return (
    <>
      <button type="button">Before</button>
      <Tabs label="Lessons" tabs={tabs} value={open} onValueChange={setOpen} />
    </>
  )
}

/** From an element of this document: where a key goes before anything was touched, the browser decides. */
async function tabIntoTabs() {
  await page.getByRole('button', { name: 'Before' }).click()
  await userEvent.tab()
}

const tab = (name: string) => page.getByRole('tab', { name })

async function expectOpen(name: string) {
  await expect.element(tab(name)).toHaveFocus()
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent(name)
  await expect.element(page.getByRole('tabpanel', { name })).toBeVisible()
  await expect.element(page.getByRole('tabpanel')).toHaveLength(1)
}

test('a row of tabs is one tab stop, from which arrow keys, Home and End open its tabs, all around', async () => {
  mount(<Lessons />)

  await tabIntoTabs()
  await expectOpen('Two')
  for (const [key, name] of [
    ['ArrowRight', 'Three'],
    ['ArrowRight', 'One'],
    ['ArrowLeft', 'Three'],
    ['Home', 'One'],
    ['End', 'Three'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expectOpen(name)
  }
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'In Three' })).toHaveFocus()
})

test('keys that belong to the browser, and others, open nothing', async () => {
  mount(<Lessons />)

  await tabIntoTabs()
  for (const keys of ['{Shift>}{ArrowRight}{/Shift}', '{Control>}{End}{/Control}', 'x']) {
    await userEvent.keyboard(keys)
    await expectOpen('Two')
  }
})

test('a click opens a tab', async () => {
  mount(<Lessons />)

  await tab('Three').click()
  await expectOpen('Three')
})
