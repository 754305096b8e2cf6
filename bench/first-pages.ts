import { quantile } from './load.ts'

export type FirstPage = { name: string; p50: number; p99: number }

const category = 'Web Development'
const views: readonly { name: string; query: Record<string, string> }[] = [
  { name: 'no search', query: {} },
  { name: 'a category', query: { category } },
  { name: 'dearest first', query: { sort: 'budget_high' } },
  { name: 'cheapest first', query: { sort: 'budget_low' } },
  { name: '`react`', query: { search: 'react' } },
  { name: '`react` in a category', query: { search: 'react', category } },
]
const times = 50

/** How long one person waits for the first page of 24, with nobody else about. */
export async function measureFirstPages(server: { url: string; token: string }): Promise<FirstPage[]> {
  const measured: FirstPage[] = []
  for (const { name, query } of views) {
    const latencies: number[] = []
    for (let time = 0; time < times; time++) {
      const started = performance.now()
      const answer = await fetch(`${server.url}/projects?${new URLSearchParams({ ...query, limit: '24' })}`, {
        headers: { authorization: `Bearer ${server.token}`, accept: 'application/json' },
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
      latencies.push(performance.now() - started)
    }
    latencies.sort((a, b) => a - b)
    measured.push({ name, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) })
  }
  return measured
}
