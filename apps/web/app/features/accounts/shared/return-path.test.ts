import { expect, test } from 'vitest'
import { safeReturnPath, signInPath } from './return-path.ts'

test.each([
  ['/freelance?category=Mobile+Apps#list', '/freelance?category=Mobile+Apps#list'],
  ['/projects/7', '/projects/7'],
  [null, '/'],
  ['', '/'],
  ['freelance', '/'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['/\t/elsewhere.example', '/'],
  ['/.//elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/login?next=/login', '/'],
  ['/signup', '/'],
])('after signing in with next=%j a person arrives at %s', (next, arrives) => {
  expect(safeReturnPath(next)).toBe(arrives)
})

test('signInPath: what it remembers is what safeReturnPath reads', () => {
  const address = signInPath({ pathname: '/freelance', search: '?search=a%26b', hash: '#x' })

  expect(safeReturnPath(new URL(address, 'http://localhost').searchParams.get('next'))).toBe(
    '/freelance?search=a%26b#x',
  )
})

test('signInPath: from the landing page there is nothing to remember', () => {
  expect(signInPath({ pathname: '/' })).toBe('/login')
})
