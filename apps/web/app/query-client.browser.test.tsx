import { QueryObserver, useQuery } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { mount } from '../testing/mount.tsx'
import { http } from './http.ts'
import { getQueryClient, markScreenChange } from './query-client.ts'

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
  markScreenChange()
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
  markScreenChange()
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

test('a read that fails is tried once more, half a second later, before its screen says so', async () => {
  await commands.setLine([{ method: 'GET', path: '/api/library/search', does: 'answer', status: 503 }])
  mount(<Screen name="Failed" />)

  await expect.element(page.getByText('Failed: quiet, nothing, refused')).toBeVisible()
  expect(await asked()).toBe(2)
  expect(getQueryClient().getDefaultOptions().queries?.retryDelay).toBe(500)
})

/** A list that answers when told to: `answers[0]` is what the first request waits for. */
function arrangeList() {
  const answers: PromiseWithResolvers<string>[] = []
  const signals: AbortSignal[] = []
  const list = {
    queryKey: ['list', crypto.randomUUID()],
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      signals.push(signal)
      const answer = Promise.withResolvers<string>()
      answers.push(answer)
      return answer.promise
    },
    retry: false,
  }
  const client = getQueryClient()
  const shown: unknown[] = []
  const show = () =>
    new QueryObserver(client, list).subscribe(({ data, isError }) => shown.push(isError ? 'failed' : data))
  const change = () => client.invalidateQueries({ queryKey: list.queryKey })
  return { answers, signals, list, client, shown, show, change }
}

describe('after a change, a list is asked for again', () => {
  test('while its first answer is on its way: that one is older than the change and never shown', async () => {
    const { answers, signals, client, list, shown, show, change } = arrangeList()
    const hide = show()

    const changed = change()
    expect(answers).toHaveLength(2)
    answers[0]?.resolve('before')
    answers[1]?.resolve('after')
    await changed

    expect(client.getQueryData(list.queryKey)).toBe('after')
    expect([shown.includes('before'), shown.includes('failed'), shown.at(-1)]).toEqual([false, false, 'after'])
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    hide()
  })

  test('once, if it has an answer already', async () => {
    const { answers, client, list, show, change } = arrangeList()
    client.setQueryData(list.queryKey, 'before')
    const hide = show()
    const start = answers.length

    const changed = change()
    expect(answers).toHaveLength(start + 1)
    answers.at(-1)?.resolve('after')
    await changed

    expect(client.getQueryData(list.queryKey)).toBe('after')
    hide()
  })

  test('and a loader that waits for the first answer gets the new one', async () => {
    const { answers, client, list, change } = arrangeList()
    const loaders = [client.ensureQueryData(list), client.fetchQuery(list)]

    const changed = change()
    answers[0]?.resolve('before')
    answers[1]?.resolve('after')

    expect(await Promise.all(loaders)).toEqual(['after', 'after'])
    await changed
    expect(answers).toHaveLength(2)
  })

  test('also twice in a row, and what waits gets the last answer', async () => {
    const { answers, client, list, change } = arrangeList()
    const loader = client.ensureQueryData(list)

    void change()
    void change()
    answers[1]?.resolve('between')
    answers[2]?.resolve('after')

    expect(await loader).toBe('after')
  })

  test('not while nobody shows it and nothing is on its way; the next one who shows it asks', async () => {
    const { answers, client, list, show, change } = arrangeList()
    client.setQueryData(list.queryKey, 'before')

    await change()
    expect(answers).toHaveLength(0)

    const hide = show()
    expect(answers).toHaveLength(1)
    hide()
  })

  test('and if that fails, the loader and the screen get its error', async () => {
    const { answers, client, list, shown, show, change } = arrangeList()
    const hide = show()
    const loader = expect(client.fetchQuery(list)).rejects.toThrow('out of order')

    const changed = change()
    answers[0]?.resolve('before')
    answers[1]?.reject(new Error('out of order'))

    await loader
    await changed
    expect([shown.includes('before'), shown.at(-1)]).toEqual([false, 'failed'])
    hide()
  })
})
