import { expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { fetchScript, importPart, lostScreen } from './fetch-script.ts'

// Any address of ours that is not a module of the test.
const file = 'api/library/search'
const asked = async () => (await commands.listCalls()).filter(({ path }) => path === `/${file}`).length
const rule = { method: 'GET', path: `^/${file}$` }

test('a part is imported once its file has arrived, which is asked for again when the connection breaks', async () => {
  let imports = 0
  await commands.setLine([{ ...rule, does: 'cut' }])
  const part = importPart(async () => (imports += 1), [`${file}?again`])
  await expect.poll(asked).toBeGreaterThanOrEqual(1)
  expect(imports).toBe(0)

  await commands.setLine([])
  expect(await part).toBe(1)
})

test('a file that did not arrive in four tries is a failure, and is asked for anew the next time', async () => {
  await commands.setLine([{ ...rule, does: 'answer', status: 503 }])
  await expect(fetchScript(`/${file}?anew`)).rejects.toThrow('answered 503')
  expect(await asked()).toBe(4)

  await commands.setLine([])
  await fetchScript(`/${file}?anew`)
  expect(await asked()).toBe(5)
})

test('a file that is not there is asked for once', async () => {
  await commands.setLine([{ ...rule, does: 'answer', status: 404 }])
  await expect(fetchScript(`/${file}?gone`)).rejects.toThrow('answered 404')
  expect(await asked()).toBe(1)
})

test('a file that has arrived is not asked for again', async () => {
  await Promise.all([fetchScript(`/${file}?once`), fetchScript(`/${file}?once`)])
  await fetchScript(`/${file}?once`)
  expect(await asked()).toBe(1)
})

test('a screen whose script stays lost fails where it is shown, and where it is asked for its data', () => {
  const screen = lostScreen(new Error('lost'))

  expect(screen.default).toThrow('lost')
  expect(screen.clientLoader).toThrow('lost')
})
