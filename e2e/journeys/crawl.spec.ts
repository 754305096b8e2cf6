import { crawl } from '../support/crawler.ts'
import { signInDemo } from '../support/people.ts'
import { startGuildhall } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

// A server of their own, as every button is pressed.
test.describe.configure({ mode: 'default' })
let guildhall: Awaited<ReturnType<typeof startGuildhall>>
test.beforeAll(async () => {
  test.setTimeout(180_000)
  guildhall = await startGuildhall()
})
test.afterAll(() => guildhall.stop())

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/./] })

const isPublic = /^\/(how-|grow-|success-|enterprise|rules|terms|privacy|login|signup|forgot-|help|learning|library|$)/

test('signed out, every link leads somewhere and every button does something', async ({ browser, contextOptions }) => {
  test.setTimeout(300_000)
  const context = await browser.newContext({ ...contextOptions, baseURL: guildhall.url })
  const { troubles, visited, pressed } = await crawl(await context.newPage(), { from: ['/'] })
  await context.close()
  expect(troubles).toEqual([])
  expect(visited.length).toBeGreaterThan(20)
  expect(pressed).toBeGreaterThan(40)
})

for (const [role, email, home] of [
  ['a client', 'maren@demo.guildhall.example', '/clientDashBoard'],
  ['a freelancer', 'rui@demo.guildhall.example', '/freelancerDashboard'],
] as const) {
  test(`as ${role}, every link leads somewhere and every button does something`, async ({ pageOf }) => {
    test.setTimeout(300_000)
    const page = await pageOf(await signInDemo(guildhall.url, email), guildhall.url)
    const { troubles, visited, pressed } = await crawl(page, { from: [home], except: (path) => isPublic.test(path) })
    expect(troubles).toEqual([])
    expect(visited.length).toBeGreaterThan(20)
    expect(pressed).toBeGreaterThan(40)
  })
}
