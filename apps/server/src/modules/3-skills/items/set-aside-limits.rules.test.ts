import { expect, test } from 'vitest'
import { automaticRoom } from './set-aside-limits.rules.ts'

test.each([
  ['a sixth of the pool', { items: 24, setAside: 0, spare: null }, 4],
  ['less what is set aside already', { items: 24, setAside: 3, spare: null }, 1],
  ['nothing once it is reached', { items: 24, setAside: 9, spare: null }, 0],
  ['not more than the pool can spare', { items: 24, setAside: 0, spare: 1 }, 1],
  ['nothing where nothing can be spared', { items: 150, setAside: 0, spare: -3 }, 0],
  ['nothing of a pool with few answers', { items: 5, setAside: 0, spare: null }, 0],
])('%s', (_, pool, room) => {
  expect(automaticRoom(pool)).toBe(room)
})
