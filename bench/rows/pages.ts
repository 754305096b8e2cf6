import { screenPageSize } from '@guildhall/contract'
import type pg from 'pg'
import { chance, idOf, type Market, noticesOf } from './market.ts'

/** `needs`: a table that may be left empty. `path` of the nth request: of one that has much, or of another person or thing each time. */
export type Page = { name: string; needs?: string; asks: (turn: number) => { person: string; path: string } }
export type Pages = { pages: Page[]; people: string[] }

const sampled = 100
const limit = `limit=${screenPageSize}`

/** Those that have most, and a hundred others, drawn evenly. */
export async function choosePages(client: pg.Client, market: Market, without: readonly string[]): Promise<Pages> {
  const person = (number: number) => idOf('person', number)
  const others = Array.from({ length: sampled }, (_, place) => person(Math.floor(chance(place, 21) * market.people)))
  const [freelancer, client_, watcher] = [person(0), person(market.people - 1), person(1)]
  const sample = async (text: string) => (await client.query<{ id: string; owner: string; other: string }>(text)).rows
  const projects = await sample(
    `select id, client_id as owner, client_id as other from projects tablesample system_rows(${sampled})`,
  )
  const contracts = await sample(
    `select id, client_id as owner, freelancer_id as other from contracts tablesample system_rows(${sampled}) where status = 'completed'`,
  )
  const talks = await sample(
    `select conversation_id as id, user_id as owner, other_id as other from conversation_members tablesample system_rows(${sampled})`,
  )
  const [hot] = await sample(
    'select id, client_id as owner, client_id as other from projects order by proposal_count desc limit 1',
  )
  const hottest = idOf('conversation', 0)
  const [talker] = await sample(
    `select conversation_id as id, user_id as owner, other_id as other from conversation_members where conversation_id = '${hottest}'`,
  )
  if (!hot || !talker) throw new Error('the tables are empty')

  const of = (who: string, path: string) => () => ({ person: who, path })
  const each = (path: (who: string) => string) => (turn: number) => {
    const who = others[turn % others.length] ?? freelancer
    return { person: who, path: path(who) }
  }
  const eachOf = (rows: typeof projects, path: (id: string) => string) => (turn: number) => {
    const row = rows[turn % rows.length] ?? hot
    return { person: row.owner, path: path(row.id) }
  }
  const many = (what: string) => `${what} with most`
  const pages: Page[] = [
    { name: 'Browsing projects', asks: each(() => `/api/projects?${limit}`) },
    { name: '… dearest first', asks: each(() => `/api/projects?sort=budget_high&${limit}`) },
    { name: '… in a category', asks: each(() => `/api/projects?category=Web+Development&${limit}`) },
    { name: '… `react` in it', asks: each(() => `/api/projects?search=react&category=Web+Development&${limit}`) },
    {
      name: '… nothing found in it',
      asks: each(() => `/api/projects?search=zeitgeist&category=Web+Development&${limit}`),
    },
    { name: 'A project', asks: eachOf(projects, (id) => `/api/projects/${id}`) },
    { name: 'Projects of a client', asks: each((who) => `/projects/user/${who}?${limit}`) },
    { name: many('Projects of the client'), asks: of(client_, `/projects/user/${client_}?${limit}`) },
    { name: 'Proposals on a project', asks: eachOf(projects, (id) => `/api/proposals/${id}?${limit}`) },
    { name: many('Proposals on the project'), asks: of(hot.owner, `/api/proposals/${hot.id}?${limit}`) },
    { name: '… lowest price first', asks: of(hot.owner, `/api/proposals/${hot.id}?sort=price&${limit}`) },
    { name: 'Proposals of a freelancer', asks: each((who) => `/api/freelancers/${who}/proposals?${limit}`) },
    {
      name: many('Proposals of the freelancer'),
      asks: of(freelancer, `/api/freelancers/${freelancer}/proposals?${limit}`),
    },
    { name: '… accepted', asks: of(freelancer, `/api/freelancers/${freelancer}/proposals?status=accepted&${limit}`) },
    { name: '… counted', asks: of(freelancer, `/api/proposals/freelancer/${freelancer}/counts`) },
    { name: many('Proposals to the client'), asks: of(client_, `/api/clients/${client_}/proposals?${limit}`) },
    { name: 'What waits for you', asks: each(() => '/api/attention') },
    { name: many('What waits for the client'), asks: of(client_, '/api/attention') },
    { name: many('What waits for the freelancer'), asks: of(freelancer, '/api/attention') },
    { name: 'Contracts', asks: each(() => `/api/contracts?role=freelancer&${limit}`) },
    { name: many('Contracts of the freelancer'), asks: of(freelancer, `/api/contracts?role=freelancer&${limit}`) },
    { name: many('Contracts of the client'), asks: of(client_, `/api/contracts?role=client&${limit}`) },
    {
      name: 'A contract, with what happened',
      needs: 'events',
      asks: eachOf(contracts, (id) => `/api/contracts/${id}`),
    },
    { name: '… its lines in the ledger', asks: eachOf(contracts, (id) => `/api/contracts/${id}/ledger`) },
    { name: 'Earnings', asks: each(() => '/api/earnings') },
    { name: many('Earnings of the freelancer'), asks: of(freelancer, '/api/earnings') },
    { name: many('Payouts of the freelancer'), asks: of(freelancer, `/api/payouts?${limit}`) },
    { name: many('Payments of the client'), asks: of(client_, `/api/payments?${limit}`) },
    { name: '… their sums', asks: of(client_, '/api/payments/sums') },
    { name: 'Conversations', needs: 'messages', asks: each(() => `/api/conversations?${limit}`) },
    { name: many('Conversations of the one'), needs: 'messages', asks: of(freelancer, `/api/conversations?${limit}`) },
    { name: '… searched', needs: 'messages', asks: of(freelancer, '/api/conversations/search?search=bakery') },
    { name: '… unread', needs: 'messages', asks: of(freelancer, '/api/conversations/unread') },
    { name: 'A conversation', needs: 'messages', asks: eachOf(talks, (id) => `/api/conversations/${id}/messages`) },
    {
      name: many('The conversation'),
      needs: 'messages',
      asks: of(talker.owner, `/api/conversations/${hottest}/messages`),
    },
    {
      name: '… its middle',
      needs: 'messages',
      asks: of(talker.owner, `/api/conversations/${hottest}/messages?before=${Math.round(market.rows / 200)}`),
    },
    { name: 'Notifications', needs: 'notifications', asks: each(() => `/api/notifications?${limit}`) },
    {
      name: `${noticesOf(1).toLocaleString('en-US')} notifications`,
      needs: 'notifications',
      asks: of(watcher, `/api/notifications?${limit}`),
    },
    { name: '… unread', needs: 'notifications', asks: of(watcher, `/api/notifications?unread=true&${limit}`) },
    { name: '… counted', needs: 'notifications', asks: each(() => '/api/notifications/unread-count') },
  ]
  const owners = [...projects, ...contracts, ...talks, hot, talker].map(({ owner }) => owner)
  const asked = pages.filter(({ needs }) => needs === undefined || !without.includes(needs))
  return { pages: asked, people: [...new Set([...others, freelancer, client_, watcher, ...owners])] }
}
