import { expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { queryPlanned } from './database.ts'
import { type Progress, rewriteInBatches, tellTenths } from './rewrite-in-batches.ts'

test('rows are rewritten a batch at a time; what was broken off goes on where it was, and says how far it is', async () => {
  const t = await startTestApp()
  for (let n = 0; n < 5; n += 1) await t.insertProject({ title: `Bench ${n}` })
  const old = "title like 'Bench %'"
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const seen: Progress[] = []
  const rewrite = (signal?: AbortSignal) =>
    rewriteInBatches({
      find: (limit) =>
        queryPlanned<{ id: string }>(t.db, `select id from projects where ${old} order by id limit $1`, [limit]),
      count: async () => Number(await t.value(`select count(*) from projects where ${old}`)),
      rewrite: (rows) =>
        queryPlanned(t.db, "update projects set title = 'A chair' where id = any($1)", [rows.map(({ id }) => id)]),
      rowsAtOnce: 2,
      onProgress: (progress) => {
        seen.push(progress)
        stopping.abort()
      },
      ...(signal && { stopping: signal }),
    })

  await rewrite(stopping.signal)
  expect(await t.value(`select count(*) from projects where ${old}`)).toBe(3)
  await rewrite()
  await rewrite()

  expect(await t.value("select count(*) from projects where title = 'A chair'")).toBe(5)
  expect(seen).toEqual([
    { done: 2, of: 5 },
    { done: 2, of: 3 },
    { done: 3, of: 3 },
  ])
})

test('a line is said for each tenth', () => {
  const lines: string[] = []
  const tell = tellTenths('Search texts', (line) => lines.push(line))
  for (let done = 500; done <= 10_000; done += 500) tell({ done, of: 10_000 })

  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('Search texts: 1,000 of 10,000.')
})
