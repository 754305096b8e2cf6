import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { ShortLivedMap, ShortLivedSet } from './short-lived-entries.ts'

test('a set holds what was added and not deleted, whatever goes first', () => {
  const set = new ShortLivedSet<{ name: string; place?: number | undefined }>()
  const [ada, rui, kim] = [{ name: 'ada' }, { name: 'rui' }, { name: 'kim' }]

  for (const one of [ada, rui, kim, ada]) set.add(one)
  const deleted = [set.delete(ada), set.delete(ada)]
  set.add(ada)
  set.delete(rui)

  expect(deleted).toEqual([true, false])
  expect(set.size).toBe(2)
  expect(set.list().map(({ name }) => name)).toEqual(expect.arrayContaining(['ada', 'kim']))
})

test('a map knows its own keys alone', () => {
  const map = new ShortLivedMap<number>()

  map.set('ada', 1)
  map.set('__proto__', 2)
  map.delete('ada')

  expect(['ada', '__proto__', 'constructor'].map((key) => map.get(key))).toEqual([undefined, 2, undefined])
})

/** Of three entries at a time, after the collection itself has got old. In bytes that are kept until the whole heap is collected. */
function keptBy(churn: { add(entry: { payload: number[] }): void; delete(entry: { payload: number[] }): unknown }) {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  const before = oldBytes()
  const entries: { payload: number[] }[] = []
  for (let n = 0; n < 20_000; n += 1) {
    const entry = { payload: new Array<number>(500).fill(n) }
    churn.add(entry)
    entries.push(entry)
    const [first] = entries
    if (first && entries.length > 3) churn.delete(first)
    if (entries.length > 3) entries.shift()
  }
  return oldBytes() - before
}

const oldBytes = () => getHeapSpaceStatistics().find((space) => space.space_name === 'old_space')?.space_used_size ?? 0
const megabyte = 1024 * 1024

test('nothing that was in a set or a map is kept', () => {
  const map = new ShortLivedMap<{ payload: number[] }>()
  const keyOf = ({ payload }: { payload: number[] }) => `entry ${payload[0]}`

  const kept = [
    keptBy(new ShortLivedSet<{ payload: number[]; place?: number | undefined }>()),
    keptBy({ add: (entry) => map.set(keyOf(entry), entry), delete: (entry) => map.delete(keyOf(entry)) }),
  ]

  expect(Math.max(...kept)).toBeLessThan(10 * megabyte)
})
