import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '../api-errors.ts'
import { getQueryClient } from '../query-client.ts'
import { type Change, LiveRefetch } from './live-queries.ts'
import { mostTries } from './most-tries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** `asked` returns the query keys requested since its last call. */
async function openTab(keys: readonly QueryKey[], options = {}) {
  const client: QueryClient = getQueryClient()
  client.clear()
  client.mount() // as its provider does
  onTestFinished(() => client.unmount())
  let requests: string[] = []
  let answer: Promise<unknown> = Promise.resolve()
  let refusal: Error | undefined
  for (const queryKey of keys) {
    const observer = new QueryObserver(client, {
      ...{ queryKey, ...options },
      queryFn: async () => {
        requests.push(queryKey.join(' '))
        await answer
        if (refusal) throw refusal
        return 'data'
      },
    })
    onTestFinished(observer.subscribe(() => {}))
  }
  await vi.advanceTimersByTimeAsync(1)
  requests = []
  const refetch = new LiveRefetch(client)
  onTestFinished(() => refetch.end())
  return {
    client,
    hear: (...changes: Change[]) => refetch.add(changes),
    connect: () => refetch.addMissed(),
    after: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      answer = promise
      return resolve
    },
    /** Returns a function that ends it. */
    refuse(error: Error) {
      refusal = error
      return () => {
        refusal = undefined
      }
    },
    asked() {
      const list = requests.toSorted()
      requests = []
      return list
    },
  }
}

const proposal: Change = { part: 'proposal', projectId: 'p1', proposalId: 'o1' }

test('a change concerns the lists and the details it names, and neither others nor the lists of everyone', async () => {
  const { hear, after, asked } = await openTab([
    ['projects', 'browse', {}],
    ['projects', 'one', 'p1'],
    ['projects', 'one', 'p2'],
    ['projects', 'of client', 'me'],
    ['proposals', 'of project', 'p1', 'newest'],
    ['proposals', 'of project', 'p2', 'newest'],
    ['proposals', 'sent by', 'me', {}],
    ['deliveries', 'of', 'o1'],
    ['deliveries', 'of', 'o2'],
    ['contracts', 'of', 'me', 'client', {}],
    ['contracts', 'one', 'c1'],
    ['contracts', 'one', 'c2', 'changes'],
    ['payments', 'of contract', 'c2'],
    ['payments', 'sums of', 'me'],
    ['payments', 'earned by', 'me'],
    ['reviews', 'of contract', 'c2'],
  ])

  hear(proposal)
  await after(50)
  const ofProposal = asked()
  await after(1_000)
  const contract = { projectId: 'p2', proposalId: 'o2', contractId: 'c2' }
  hear({ part: 'contract', ...contract })
  await after(50)
  const ofContract = asked()
  await after(1_000)
  hear({ part: 'payment', ...contract })
  await after(50)

  const lists = ['projects of client me', 'proposals sent by me [object Object]']
  expect(ofProposal).toEqual([...lists, 'projects one p1', 'proposals of project p1 newest'].toSorted())
  const read = [
    ...[...lists, 'projects one p2', 'proposals of project p2 newest', 'deliveries of o2'],
    ...['contracts of me client [object Object]', 'contracts one c2 changes'],
    ...['payments sums of me', 'payments earned by me'],
  ]
  expect(ofContract).toEqual(read.toSorted())
  expect(asked()).toEqual([...read, 'payments of contract c2'].toSorted())
})

test('a message, or a notification of one, fetches no contract, payment or review', async () => {
  const { hear, after, asked } = await openTab([
    ['contracts', 'one', 'c1'],
    ['payments', 'of contract', 'c1'],
    ['reviews', 'waiting', 'me'],
    ['messages', 'list', 'me'],
    ['notifications', 'unread', 'me'],
  ])

  hear({ part: 'message' }, { part: 'notification' })
  await after(50)

  expect(asked()).toEqual(['messages list me', 'notifications unread me'])
})

test('the first connection asks for what may have changed since the first answers, and not for lists', async () => {
  const { connect, after, asked } = await openTab([
    ['contracts', 'one', 'c1'],
    ['payments', 'of contract', 'c1'],
    ['notifications', 'unread', 'me'],
    ['projects', 'one', 'p1'],
  ])

  connect()
  await after(50)

  expect(asked()).toEqual(['contracts one c1', 'notifications unread me', 'payments of contract c1'])
})

test('a hundred events are one request at once and one a second later', async () => {
  const { hear, after, asked } = await openTab([['projects', 'one', 'p1']])

  for (let count = 0; count < 50; count += 1) hear(proposal, { part: 'project' })
  await after(50)
  const first = asked()
  for (let count = 0; count < 50; count += 1) hear(proposal)
  await after(900)
  const meanwhile = asked()
  await after(200)

  expect([first.length, meanwhile.length, asked().length]).toEqual([1, 0, 1])
  await after(10_000)
  expect(asked()).toEqual([])
})

test('a request that takes long is not begun anew by events that come meanwhile, but repeated after them', async () => {
  const { hear, after, asked, hold } = await openTab([['projects', 'one', 'p1']])
  const answer = hold()

  for (let second = 0; second < 10; second += 1) {
    hear(proposal)
    await after(1_000)
  }
  const whileItTook = asked()
  answer()
  await after(1)

  expect([whileItTook.length, asked().length]).toEqual([1, 1])
})

test('what is not on screen is only marked', async () => {
  const { client, hear, after } = await openTab([])
  const queryKey = ['projects', 'one', 'p1']
  const queryFn = vi.fn(async () => 'data')
  await client.prefetchQuery({ queryKey, queryFn })

  hear(proposal)
  await after(2_000)

  expect(queryFn).toHaveBeenCalledOnce()
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('a form in use does not change under its writer', async () => {
  const { hear, after, asked } = await openTab([['projects', 'one', 'p1']], { refetchOnWindowFocus: false })

  hear(proposal)
  await after(2_000)

  expect(asked()).toEqual([])
})

test('a hidden tab asks for its bell alone, and for the rest when it is shown', async () => {
  const { hear, after, asked } = await openTab([
    ['projects', 'one', 'p1'],
    ['notifications', 'unread', 'me'],
  ])
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => visibility.mockRestore())

  hear(proposal, { part: 'notification' })
  await after(2_000)
  const hidden = asked()
  visibility.mockReturnValue('visible')
  window.dispatchEvent(new Event('visibilitychange'))
  await after(1)

  expect(hidden).toEqual(['notifications unread me'])
  expect(asked()).toContain('projects one p1')
})

describe('a fetch that is refused because much is asked', () => {
  const busy = { status: 503, statusText: '', code: 'service.busy', message: '', details: [], retryAfterSeconds: 4 }

  /** Notes whether a screen would have been told of an error. */
  function watchErrors(client: QueryClient, queryKey: QueryKey) {
    const errors: unknown[] = []
    const stop = client.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey === queryKey && query.state.status === 'error') errors.push(query.state.error)
    })
    onTestFinished(stop)
    return errors
  }

  test('is repeated not before the time that the server named, and its screen shows what it had and no error', async () => {
    const queryKey = ['projects', 'one', 'p1']
    const { client, hear, after, asked, refuse } = await openTab([queryKey])
    const errors = watchErrors(client, queryKey)
    // Of up to twice the time that the server named, the shortest.
    const random = vi.spyOn(Math, 'random').mockReturnValue(0)
    onTestFinished(() => random.mockRestore())
    const accept = refuse(new ApiError(busy))

    hear(proposal)
    await after(50)
    expect(asked()).toEqual(['projects one p1'])
    await after(3_900)
    const early = asked()
    await after(200)
    const second = asked()
    accept()
    await after(4_000)

    expect([early, second, asked()]).toEqual([[], ['projects one p1'], ['projects one p1']])
    expect(errors).toEqual([])
    expect(client.getQueryState(queryKey)).toMatchObject({
      status: 'success',
      fetchStatus: 'idle',
      isInvalidated: false,
    })
  })

  test('is not repeated sooner by other events, which are followed meanwhile', async () => {
    const { hear, after, asked, refuse } = await openTab([
      ['projects', 'one', 'p1'],
      ['messages', 'list', 'me'],
    ])
    const accept = refuse(new ApiError(busy))
    hear(proposal)
    await after(50)
    expect(asked()).toEqual(['projects one p1'])
    accept()

    hear(proposal, { part: 'message' })
    await after(1_100)
    expect(asked()).toEqual(['messages list me'])
    await after(8_000)

    expect(asked()).toEqual(['projects one p1'])
  })

  test('fails in the end, after which it is asked again like any other', async () => {
    const queryKey = ['projects', 'one', 'p1']
    const { client, hear, after, asked, refuse } = await openTab([queryKey])
    const errors = watchErrors(client, queryKey)
    const accept = refuse(new ApiError(busy))

    hear(proposal)
    await after(50 + mostTries * 8_000)
    expect([asked().length, errors.length > 0]).toEqual([mostTries, true])
    accept()
    hear(proposal)
    await after(1_100)

    expect([asked(), client.getQueryState(queryKey)?.status]).toEqual([['projects one p1'], 'success'])
  })
})
