import { useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { mount } from '../testing/mount.tsx'
import { http } from './http.ts'
import { getQueryClient, noteScreenChange } from './query-client.ts'

const path = '/api/library/search?search=react'
const query = { queryKey: ['asked'], queryFn: () => http.get(path) }

const asked = async () => (await commands.listCalls()).filter((call) => path.startsWith(call.path)).length

function Screen({ name }: { name: string }) {
  const { data, isFetching, isError } = useQuery(query)
  return (
    <p>
      {name}: {isFetching ? 'asking' : 'quiet'}, {data === undefined ? 'nothing' : 'an answer'}
      {isError ? ', refused' : ''}
    </p>
  )
}

/** Navigates later than the last answer arrived. */
async function turnTo(name: string) {
  const { dataUpdatedAt = 0 } = getQueryClient().getQueryState(query.queryKey) ?? {}
  await vi.waitUntil(() => Date.now() > dataUpdatedAt)
  noteScreenChange()
  return mount(<Screen name={name} />)
}

test('a screen asks for what was fetched before it, and shows the kept answer meanwhile', async () => {
  const { unmount } = mount(<Screen name="First" />)
  await expect.element(page.getByText('First: quiet, an answer')).toBeVisible()
  unmount()
  await commands.setLine([{ method: 'GET', path: '/api/library/search', does: 'hold' }])

  await turnTo('Second')
  await expect.element(page.getByText('Second: asking, an answer')).toBeVisible()
  await commands.setLine([])
  await expect.element(page.getByText('Second: quiet, an answer')).toBeVisible()
  expect(await asked()).toBe(2)
})

test('what a screen’s loader has just fetched for it is not fetched twice, nor what two of its parts show', async () => {
  noteScreenChange()
  await getQueryClient().prefetchQuery(query)
  mount(<Screen name="One part" />)
  mount(<Screen name="Another part" />)

  await expect.element(page.getByText('One part: quiet, an answer')).toBeVisible()
  await expect.element(page.getByText('Another part: quiet, an answer')).toBeVisible()
  expect(await asked()).toBe(1)
})

test('a refusal is not asked for again', async () => {
  await commands.setLine([{ method: 'GET', path: '/api/library/search', does: 'answer', status: 404 }])
  mount(<Screen name="Refused" />)

  await expect.element(page.getByText('Refused: quiet, nothing, refused')).toBeVisible()
  expect(await asked()).toBe(1)
})
