import { beforeEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { newProject } from '../../../../../e2e/support/people.ts'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import { paths } from '../../paths.ts'
import BrowseProjectsScreen from './browse-projects-screen.tsx'

const cards = page.getByRole('article')
const more = page.getByRole('button', { name: 'Load more' })
const nextPage = { method: 'GET', path: '^/projects$' }
let word: string

beforeEach(async () => {
  word = crypto.randomUUID().slice(0, 8)
  const client = await person()
  for (let number = 1; number <= 30; number += 1) {
    await client.call('POST', '/projects/create', newProject(`Bench ${number} ${word}`))
  }
  signInAs(client)
})

const open = () => mount(<BrowseProjectsScreen />, `${paths.browseProjects}?search=${word}`)

/** Content above may still grow and push the end out of view again. */
function scrollToEnd() {
  more.query()?.scrollIntoView()
  return cards.elements().length
}

test('a long list goes on by itself as its end comes into sight, and holds each project once', async () => {
  open()
  await expect.element(page.getByText('Showing 24 of 30 projects')).toBeVisible()
  await expect.element(cards).toHaveLength(24)

  await expect.poll(scrollToEnd).toBe(30)
  await expect.element(page.getByText('Showing 30 of 30 projects')).toBeVisible()
  const titles = cards.elements().map((card) => card.querySelector('h2, h3')?.textContent)
  expect(new Set(titles).size).toBe(30)
  await expect.element(more).not.toBeInTheDocument()
})

test('open projects alone are shown by a switch, which this browser remembers', async () => {
  const [client, other] = await Promise.all([person(), person()])
  const tag = crypto.randomUUID().slice(0, 8)
  const [taken] = await Promise.all(
    ['Taken', 'Open'].map((title) =>
      client.call<{ _id: string }>('POST', '/projects/create', newProject(`${title} ${tag}`)),
    ),
  )
  const offer = { freelancerId: other.userId, projectId: taken?._id, message: 'I would love to.' }
  const { _id } = await other.call<{ _id: string }>('POST', '/api/proposals', offer)
  await client.call('POST', `/api/proposals/${_id}/accept`)
  const openTag = () => mount(<BrowseProjectsScreen />, `${paths.browseProjects}?search=${tag}`)
  const screen = openTag()
  await expect.element(page.getByText('Showing 2 of 2 projects')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Open only' }).click()
  await expect.element(page.getByText('Showing 1 of 2 projects')).toBeVisible()
  await expect.element(cards).toHaveLength(1)
  screen.unmount()
  openTag()
  await expect.element(page.getByText('Showing 1 of 2 projects')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Open only' }).click()
  await expect.element(page.getByText('Showing 2 of 2 projects')).toBeVisible()
})

test('when the next page fails, what is there stays, and the next try goes on from it', async () => {
  open()
  await expect.element(cards).toHaveLength(24)
  await commands.setLine([{ ...nextPage, does: 'answer', status: 400 }])
  const failure = page.getByText('More projects could not be loaded. Those above are still here.')
  await expect.poll(() => scrollToEnd() === 24 && failure.query() !== null).toBe(true)
  await expect.element(cards).toHaveLength(24)

  await commands.setLine([])
  await more.click()
  await expect.element(cards).toHaveLength(30)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('what failed to load shows no counts beside the categories, and has them once it is there', async () => {
  await page.viewport(1280, 800)
  await commands.setLine([{ ...nextPage, does: 'answer', status: 400 }])
  open()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await expect.element(categories.getByRole('button', { name: 'All Projects' })).toHaveTextContent('All Projects')
  expect(categories.element().textContent).not.toMatch(/\d/)

  await commands.setLine([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect
    .element(categories.getByRole('button', { name: 'Web Development' }))
    .toHaveTextContent('Web Development30')
})
