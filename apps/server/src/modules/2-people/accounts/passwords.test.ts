import { expect, test, vi } from 'vitest'
import { hashPassword, makePasswordsCheap, preparePasswords, verifyPassword } from './passwords.ts'

test('a password is kept as argon2id, with a salt of its own and the cost that OWASP advises', async () => {
  // A copy of the module that no setup of tests has weakened.
  const { hashPassword } = (await import('./passwords.ts?as-it-starts' as string)) as typeof import('./passwords.ts')

  const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(other).not.toBe(one)
})

test('nothing but a test can weaken it', () => {
  vi.stubEnv('VITEST', undefined)

  expect(makePasswordsCheap).toThrow('only tests may weaken passwords')
  vi.unstubAllEnvs()
})

test.each(['correct horse', ' ', '💅 Straße', 'é', 'x'.repeat(1_000)])(
  '“%s” opens what it closed',
  async (password) => {
    const passwordHash = await hashPassword(password)

    expect(await verifyPassword(password, passwordHash)).toBe(true)
    expect(await verifyPassword(`${password} `, passwordHash)).toBe(false)
  },
)

test('without a hash every password is wrong, the empty one as well', async () => {
  await preparePasswords()

  expect(await verifyPassword('', undefined)).toBe(false)
  expect(await verifyPassword('correct horse', undefined)).toBe(false)
})
