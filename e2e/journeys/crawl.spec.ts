import type { Page } from '@playwright/test'
import { crawl, openPresses } from '../support/crawl/crawler.ts'
import { kindOf, openLinkChecks } from '../support/crawl/links.ts'
import { insertDispute } from '../support/disputes.ts'
import { faultsInBothLooks } from '../support/looks.ts'
import { makeOperator } from '../support/operators.ts'
import { insertPerson, signInDemo } from '../support/people.ts'
import { insertProposals } from '../support/proposals.ts'
import { startGuildhall } from '../support/server.ts'
import { expect, saveData, test } from '../support/test.ts'

// One after the other on a server of their own, as every button is pressed.
test.describe.configure({ mode: 'default' })
let guildhall: Awaited<ReturnType<typeof startGuildhall>>
let links: ReturnType<typeof openLinkChecks>
/** Both sides of a deal, and visitors, see the same parts of many screens. */
const shared = openPresses()
/** Kinds of pages that axe has looked at. */
const examined = new Set<string>()
test.beforeAll(async () => {
  test.setTimeout(900_000)
  guildhall = await startGuildhall()
  links = openLinkChecks(guildhall.url)
})
test.afterAll(() => guildhall.stop())

// The crawl itself judges errors.
test.use({ expectedErrors: [/./] })

const isPublic = /^\/($|\?|direct-contracts$|how-|grow-|success-|enterprise|rules|terms|privacy|login|signup|forgot-)/
const isOfClients = /^\/(client|contracts($|\?)|payments|find-freelancers|direct-contracts\/new|saved\?view=people)/
const isOfFreelancers = /^\/(freelancerDashboard|freelance|active-jobs|earnings|reviews$|notifications|profile$|saved$)/
const isOfBoth =
  /^\/(settings|help|learning|library|courseCreation|shared|modules|results|review$|profile\/[^/]+\/reviews|direct-contracts\/offers$)/
/** Visitors get the sign-in form. */
const isForMembers =
  /^\/(client|contracts|payments|active-jobs|earnings|reviews?|messages|saved|settings|suspended|direct-contracts\/|freelancerDashboard|profile$)/
const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))

/** Kinds of pages that axe looks at as this person, besides those that nobody before had. */
const examinedPages = {
  visitor: [
    ...['/', '/login', '/signup', '/help', '/how-it-works', '/how-to-hire', '/how-to-find-work', '/grow-your-business'],
    ...['/success-stories', '/enterprise', '/rules', '/rules/money', '/rules/reviews', '/rules/moderation'],
    ...[
      '/rules/proposals',
      '/rules/matching',
      '/terms',
      '/privacy',
      '/forgot-password',
      '/courseCreation',
      '/learning',
    ],
    ...['/learning?', '/library', '/library/*', '/find-freelancers', '/profile/*'],
  ],
  freelancer: [
    ...['/freelance', '/freelance/for-you', '/freelancerDashboard', '/modules', '/courseCreation', '/learning?'],
    ...['/profile', '/notifications', '/settings', '/settings/profile', '/settings/appearance'],
    ...['/settings/notifications', '/settings/security', '/settings/data', '/reviews', '/profile/*', '/projects/*'],
  ],
  client: ['/clientForm', '/clientDashBoard', '/find-freelancers', '/projects/*'],
}

const roles = [
  {
    who: 'a freelancer',
    email: 'rui@demo.guildhall.example',
    home: '/freelancerDashboard',
    pages: 30,
    examines: examinedPages.freelancer,
    except: anyOf(isPublic, isOfClients),
  },
  {
    who: 'a client',
    email: 'maren@demo.guildhall.example',
    home: '/clientDashBoard',
    pages: 15,
    examines: examinedPages.client,
    except: anyOf(isPublic, isOfFreelancers, isOfBoth),
  },
] as const

type Walk = {
  from: string[]
  except?: RegExp
  phone?: boolean
  presses?: ReturnType<typeof openPresses>
  examines?: readonly string[]
}

async function walk(page: Page, { from, except, phone = false, presses, examines }: Walk) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const examine = async (_: Page, path: string) => {
    const kind = kindOf(path)
    if (examined.has(kind) && !examines?.includes(kind)) return []
    examined.add(kind)
    return faultsInBothLooks(page, path, examined.size % 2 === 0 ? 'phone' : 'desktop')
  }
  const { troubles, visited, pressed } = await crawl(page, {
    from,
    phone,
    except: (path) => except?.test(path) ?? false,
    links,
    presses,
    serverErrors: guildhall.takeErrors,
    examine: examines && examine,
  })
  test.info().annotations.push({ type: 'crawl', description: `${visited.length} pages, ${pressed.length} buttons` })
  if (process.env.GUILDHALL_CRAWL_LIST) console.log([...visited, ...pressed].join('\n'))
  expect(troubles).toEqual([])
  expect(visited.map(kindOf)).toEqual(expect.arrayContaining([...(examines ?? [])]))
  return { pages: visited.length, buttons: pressed.length, pressed }
}

test('signed out, every link leads somewhere and every button does something', async ({ browser, contextOptions }) => {
  test.setTimeout(900_000)
  const context = await browser.newContext({ ...contextOptions, baseURL: guildhall.url })
  await saveData(context)
  const { pages, buttons } = await walk(await context.newPage(), {
    from: ['/'],
    except: isForMembers,
    phone: true,
    presses: shared,
    examines: examinedPages.visitor,
  })
  await context.close()
  expect(pages).toBeGreaterThan(30)
  expect(buttons).toBeGreaterThan(40)
})

for (const { who, email, home, except, pages: least, examines } of roles) {
  test(`as ${who}, every link leads somewhere and every button does something, on a phone, too`, async ({ pageOf }) => {
    test.setTimeout(900_000)
    const page = await pageOf(await signInDemo(guildhall.url, email), guildhall.url)
    const { pages, buttons } = await walk(page, {
      from: [home],
      except,
      phone: true,
      presses: shared,
      examines,
    })
    expect(pages).toBeGreaterThan(least)
    expect(buttons).toBeGreaterThan(40)
  })
}

test('where a client compares and accepts proposals, every link leads somewhere and every button does something', async ({
  pageOf,
}) => {
  test.setTimeout(900_000)
  const client = await insertPerson(guildhall.url)
  const freelancers = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map((name) => insertPerson(guildhall.url, name)))
  const { projectId, proposalIds } = await insertProposals(client, freelancers)
  const project = `/projects/${projectId}`
  const comparisons = [2, 3, 4].map(
    (count) => `${project}/compare?proposals=${proposalIds.slice(0, count).join('%2C')}`,
  )
  const { pages, pressed } = await walk(await pageOf(client, guildhall.url), {
    from: [project, ...comparisons],
    except: new RegExp(`^(?!${project})`),
    phone: true,
    examines: [],
  })
  // The project is there twice: the way back from a comparison names what was chosen.
  expect(pages).toBe(5)
  expect(pressed).toContainEqual(expect.stringMatching(/^\/projects\/\* Accept .* › Cancel$/))
})

test('as an operator, every link leads somewhere and every button does something', async ({ pageOf }) => {
  test.setTimeout(900_000)
  const operator = await insertPerson(guildhall.url, 'Olga Operator')
  await makeOperator(guildhall.databaseUrl, operator)
  const disputeId = await insertDispute(await insertPerson(guildhall.url), await insertPerson(guildhall.url))
  const from = ['/admin', `/admin/disputes/${disputeId}`]
  const { pages, buttons } = await walk(await pageOf(operator, guildhall.url), {
    from,
    except: /^\/(?!admin)/,
    examines: [],
  })
  expect(pages).toBeGreaterThan(10)
  expect(buttons).toBeGreaterThan(5)
})
