import type { RouteConfigEntry } from '@react-router/dev/routes'
import { aliases } from '../../apps/web/app/aliases.ts'
import routes from '../../apps/web/app/routes.ts'
import { kindOf } from './crawl/links.ts'
import { insertDispute } from './disputes.ts'
import { oneOfEach } from './one-of-each.ts'
import { makeOperator } from './operators.ts'
import type { Person } from './people.ts'
import { earnResult } from './results.ts'

const isNoScreen = /\.(txt|xml)$|^sitemaps|^\*$/

/** All addresses of the web app, with stars for what varies, as `kindOf` writes them. */
export function addressesOfScreens(): string[] {
  const forwards = Object.keys(aliases)
  const under = (entries: readonly RouteConfigEntry[]): string[] =>
    entries.flatMap(({ index, path, children = [] }) => [
      ...(index ? [''] : path === undefined || forwards.includes(path) || isNoScreen.test(path) ? [] : [path]),
      ...under(children),
    ])
  return under(routes).map((path) => `/${path.replace(/\/:\w+\?/, '').replaceAll(/:\w+/g, '*')}`)
}

type Id = { _id: string }
type Cast = { ada: Person; rui: Person; stranger: Person; baseUrl: string; databaseUrl: string }

/**
 * All that members see, and operators, who `ada` is then. Of the two sides' screens, each in its states. `addresses`: those that they
 * are examples of.
 */
export async function insertAllForMembers(cast: Cast): Promise<{ paths: string[]; addresses: Set<string> }> {
  const own = await oneOfEach(cast.ada, cast.rui, cast.baseUrl)
  const others = await insertOthers(cast, own)
  const operators = addressesOfScreens().filter((address) => /^\/admin[^*]*$/.test(address))
  const kinds = own.map((path) => kindOf(path.split('?', 1)[0] ?? ''))
  return {
    paths: [...new Set([...own, ...others.map(([, path]) => path), ...operators])],
    addresses: new Set([...kinds, ...others.map(([address]) => address), ...operators]),
  }
}

async function insertOthers({ ada, rui, stranger, databaseUrl }: Cast, own: readonly string[]) {
  const terms = { title: 'A sign', description: 'For a door', amount: 90, deliveryTime: 5 }
  const offer = await ada.call<Id>('POST', '/api/direct-contracts', { freelancerId: rui.userId, ...terms })
  const course = await ada.call<Id>('POST', '/api/ai-course/generate', { prompt: 'Teach me Ruby' })
  const { shareUrl } = await ada.call<{ shareUrl: string }>('PUT', `/api/courses/${course._id}/share`, { shared: true })
  const projectId = own.find((path) => kindOf(path) === '/projects/*')?.split('/')[2]
  const harm = { harm: 'scam', reason: 'No such studio' }
  await stranger.call('POST', '/api/reports', { kind: 'profile', targetId: rui.userId, ...harm })
  const mine = await insertDispute(ada, rui)
  const theirs = await insertDispute(stranger, rui)
  const resultId = await earnResult(rui, { right: 12, shown: true })
  await makeOperator(databaseUrl, ada)
  const [report] = await ada.call<Id[]>('GET', `/api/admin/reports?person=${rui.userId}`)
  return [
    ['/learning/*', '/learning/pricing'],
    ['/learning/paths/*', '/learning/paths/first-client'],
    ['/clientForm/*', `/clientForm/${projectId}`],
    ['/direct-contracts/offers/*', `/direct-contracts/offers/${offer._id}`],
    ['/shared/courses/*', new URL(shareUrl).pathname],
    ['/disputes/*', `/disputes/${mine}`],
    ['/results/*', `/results/${resultId}`],
    ['/admin/people/*', `/admin/people/${rui.userId}`],
    ['/admin/reports/*', `/admin/reports/${report?._id}`],
    ['/admin/disputes/*', `/admin/disputes/${theirs}`],
    ['/admin/items/*', '/admin/items/graphic-design-beginner'],
    // Journeys of their own look at those that exist.
    ['/admin/challenges/*', '/admin/challenges/none'],
    ['/admin/attempts/*', `/admin/attempts/${ada.userId}`],
  ] as const
}
