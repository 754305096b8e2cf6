import { expect, test } from 'vitest'
import { RouteRanks } from './route-ranks.ts'

test.each([
  { method: 'GET', url: '/healthz', rank: 'always' },
  { method: 'GET', url: '/api/notifications?page=2', rank: 'usual' },
  { method: 'GET', url: '/api/notifications/', rank: 'usual' },
  { method: 'GET', url: '/projects/17', rank: 'usual' },
  { method: 'HEAD', url: '/projects/17', rank: 'browsing' },
  { method: 'GET', url: '/any/page', rank: 'browsing' },
  { method: 'GET', url: '/%', rank: 'browsing' },
  { method: 'BREW', url: '/', rank: 'browsing' },
])('$method $url is $rank', ({ method, url, rank }) => {
  const ranks = new RouteRanks()
  ranks.add('GET', '/healthz', 'always')
  ranks.add(['GET', 'HEAD'], '/*', 'browsing')
  ranks.add('GET', '/api/notifications', 'usual')
  ranks.add('GET', '/projects/:id', 'browsing')
  ranks.add('GET', '/projects/:id', 'usual') // the data of the page

  expect(ranks.find(method, url)).toBe(rank)
})
