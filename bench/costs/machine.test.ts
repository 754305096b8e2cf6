import { expect, test } from 'vitest'
import { LogDisk } from './log-disk.ts'
import { Machine } from './machine.ts'
import { Timeline } from './timeline.ts'

test('threads that share a core take turns of a slice, so that a short one need not wait for a long one', () => {
  const timeline = new Timeline()
  const machine = new Machine(timeline, { cores: 1, sliceMs: 2 })
  const ends: [string, number][] = []
  for (const [name, ms] of [
    ['long', 100],
    ['short', 3],
    ['shorter', 1],
  ] as const) {
    machine.newThread().run(ms, () => ends.push([name, timeline.now]))
  }
  timeline.run()

  expect(ends.map(([name]) => name)).toEqual(['shorter', 'short', 'long'])
  expect(ends[1]?.[1]).toBeLessThan(10)
  expect(ends[2]?.[1]).toBe(104)
  expect(machine.busyMs).toBe(104)
})

test('a thread does one thing after the other, whatever cores are free', () => {
  const timeline = new Timeline()
  const thread = new Machine(timeline, { cores: 4, sliceMs: 2 }).newThread()
  const ends: number[] = []
  thread.run(5, () => {
    ends.push(timeline.now)
    thread.run(1, () => ends.push(timeline.now))
  })
  thread.run(3, () => ends.push(timeline.now))
  timeline.run()

  expect(ends).toEqual([5, 8, 9])
})

test('commits that come during a write of the log go together into the next one', () => {
  const timeline = new Timeline()
  const disk = new LogDisk(timeline, () => 4)
  const ends: number[] = []
  for (const at of [0, 1, 3, 20]) timeline.after(at, () => disk.commit(() => ends.push(timeline.now)))
  timeline.run()

  expect(ends).toEqual([4, 8, 8, 24])
})
