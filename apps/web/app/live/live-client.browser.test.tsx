import { expect, onTestFinished, test, vi } from 'vitest'
import { getQueryClient } from '../query-client.ts'
import { isLive } from './live-events.ts'

/** A line to a server that takes every socket, once the test lets it. */
class Line {
  static readonly all: Line[] = []
  isClosed = false
  onopen = () => {}
  onclose = (_event: object) => {}
  onmessage = (_message: { data: string }) => {}

  constructor() {
    Line.all.push(this)
  }

  answer() {
    this.onopen()
    this.onmessage({ data: '0{"sid":"1","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000000}' })
    this.onmessage({ data: '40{"sid":"2"}' })
  }

  send() {}

  close() {
    this.isClosed = true
    this.onclose({ code: 1_000 })
  }
}

test('a socket that connects only after its account has left does not take the place of the one that came since', async () => {
  vi.stubGlobal('WebSocket', Line) // before the client of the socket is loaded, which looks for it then
  onTestFinished(() => void vi.unstubAllGlobals())
  const { followLive } = await import('./live-client.ts')
  const leave = followLive(getQueryClient())
  leave()
  onTestFinished(followLive(getQueryClient()))
  const [late, own] = Line.all

  own?.answer()
  await expect.poll(isLive).toBe(true)
  late?.answer()

  await expect.poll(() => late?.isClosed).toBe(true)
  expect(isLive()).toBe(true)
})
