import { expect, test } from 'vitest'
import { hashPassword, preparePasswords, verifyPassword } from './passwords.ts'

test('a password is kept as argon2id, with a salt of its own and the cost that OWASP advises', async () => {
  const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(other).not.toBe(one)
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
