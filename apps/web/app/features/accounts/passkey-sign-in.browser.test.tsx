import { expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { openPasskeySignIn } from './passkey-sign-in.ts'

test('who leaves the form before the browser has said whether it offers passkeys asks for no challenge', async () => {
  const passkeys = openPasskeySignIn(() => {})
  const offering = passkeys.offer(() => {})
  passkeys.close()
  await offering

  expect((await commands.listCalls()).map(({ path }) => path)).toEqual([])
})
