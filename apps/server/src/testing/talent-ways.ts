import { vi } from 'vitest'
import type { TestApp } from './test-app.ts'

/** What `search` returns, and the statements that looked for people meanwhile, in order. */
export async function watchWays<T>(t: TestApp, search: () => Promise<T>): Promise<T & { ways: string[] }> {
  const queries = vi.spyOn(t.pool, 'query')
  try {
    const found = await search()
    const texts = queries.mock.calls.map(([query]) =>
      typeof query === 'string' ? query : (query as unknown as { text: string }).text,
    )
    return { ...found, ways: texts.flatMap(wayOf) }
  } finally {
    queries.mockRestore()
  }
}

function wayOf(text: string): string[] {
  if (text.startsWith('with hits')) return ['gather']
  return text.includes(') passed') ? ['walk'] : []
}
