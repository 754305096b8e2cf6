import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { declinedUpgrade, liveUpgrade, plainRequest } from '../apps/server/src/testing/hostile-sequences.ts'

const count = 400
/** Linux takes the whole network for its own machine. */
const addresses = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5']
const sequences = [
  plainRequest + declinedUpgrade('h2c'),
  plainRequest + declinedUpgrade('magic', '/api/live/'),
  liveUpgrade,
]
const leastPauseMs = 1_000
const mostPauseMs = 3_000

/** Hundreds of connections that offer to upgrade and then say nothing, each opened again once it was ended. */
export async function sendHostileCrowd(url: string, isOver: () => boolean) {
  const port = Number(new URL(url).port)
  let opened = 0

  async function insist(place: number) {
    while (!isOver()) {
      const localAddress = addresses[place % addresses.length]
      const socket = connect({ host: '127.0.0.1', port, ...(localAddress && { localAddress }) })
      socket.on('error', () => {}).on('connect', () => socket.write(sequences[place % sequences.length] ?? ''))
      socket.resume()
      opened += 1
      const closed = once(socket, 'close')
      while (!socket.closed && !isOver()) await Promise.race([closed, pause(leastPauseMs)])
      socket.destroy()
      await pause(leastPauseMs + (place / count) * (mostPauseMs - leastPauseMs))
    }
  }
  await Promise.all(Array.from({ length: count }, (_, place) => insist(place)))
  return opened
}
