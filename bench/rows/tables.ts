import { projectSearchText } from '../../apps/server/src/modules/4-hiring/projects/project.rules.ts'
import { generateProject, randomNumbers } from '../generate-projects.ts'
import {
  chance,
  conversationAt,
  freelancerAt,
  idOf,
  type Market,
  noticesOf,
  type Project,
  projectAt,
} from './market.ts'

type Cell = string | number | null
type Rows = Generator<readonly Cell[]>
/** What is made of each number from 0 to `until`. */
export type Table = {
  name: string
  columns: string
  until: (market: Market) => number
  rowsAt: (market: Market, number: number) => Rows
}

const people = (number: number) => idOf('person', number)
const instant = (at: number) => new Date(at).toISOString()

const sentences = [
  'I can send you a first version on Thursday.',
  'Would that be early enough?',
  'The second page still needs a heading.',
  'Thank you, that looks right to me.',
  'Let us talk about the colors tomorrow.',
  'I have done this twice before, most lately for a bakery.',
]
const sentenceAt = (number: number, salt: number) =>
  sentences[Math.floor(chance(number, salt) * sentences.length)] ?? ''

const textCount = 5_000
export const textLength = 100
let texts: { title: string; description: string; category: string | null; skills: string; searchText: string }[] = []

/** Texts repeat after {@link textCount} projects: making ten million takes longer than storing them. */
function textAt(number: number) {
  if (texts.length === 0) {
    const random = randomNumbers(1)
    texts = Array.from({ length: textCount }, () => {
      const made = generateProject(random, 0)
      const project = { ...made, description: made.description.slice(0, textLength) }
      return {
        ...{ title: project.title, description: project.description, category: project.category },
        skills: `{${project.requiredSkills.map((skill) => `"${skill}"`).join(',')}}`,
        searchText: projectSearchText(project),
      }
    })
  }
  return texts[number % textCount] as (typeof texts)[number]
}

const ofProjects = (rowsAt: (market: Market, project: Project) => Rows) => ({
  until: ({ projects }: Market) => projects,
  rowsAt: (market: Market, number: number) => rowsAt(market, projectAt(market, number)),
})
const hasContract = ({ status }: Project) => status !== 'active'
const isPaid = ({ status }: Project) => status === 'completed'
const dayMs = 86_400_000

export const tables: Table[] = [
  {
    name: 'users',
    columns: 'id, username, email, email_key, password_hash, created_at',
    until: ({ people }) => people,
    *rowsAt({ newest }, number) {
      const email = `person${number}@example.com`
      yield [people(number), `Person ${number}`, email, email, 'unused', instant(newest - 1_200 * dayMs)]
    },
  },
  {
    name: 'projects',
    columns: `id, client_id, title, description, price_cents, category, required_skills, deadline_at, status, proposal_count, search_text,
      created_at, client_active_at`,
    ...ofProjects(function* ({ newest }, { number, client, cents, status, proposals, at }) {
      const { title, description, category, skills, searchText } = textAt(number)
      const deadline = instant(newest + (1 + (number % 90)) * dayMs)
      const facts = [idOf('project', number), people(client), title, description, cents, category, skills, deadline]
      yield [...facts, status, proposals, searchText, instant(at), instant(at)]
    }),
  },
  {
    name: 'proposals',
    columns: `id, project_id, freelancer_id, client_id, message, bid_cents, skills, status, delivery_status, created_at, accepted_at`,
    ...ofProjects(function* (market, project) {
      const { number, client, cents, proposals, at } = project
      for (let place = 0; place < proposals; place++) {
        const isAccepted = place === 0 && hasContract(project)
        const sentAt = at + (place + 1) * 60_000
        yield [
          ...[idOf('proposal', number, place), idOf('project', number), people(freelancerAt(market, project, place))],
          ...[people(client), `${sentenceAt(number, 10)} ${sentenceAt(place, 11)}`, cents, '{}'],
          ...[isAccepted ? 'accepted' : chance(place, 12) < 0.2 ? 'rejected' : 'pending'],
          ...[isAccepted && isPaid(project) ? 'approved' : 'not_submitted', instant(sentAt)],
          isAccepted ? instant(sentAt + dayMs) : null,
        ]
      }
    }),
  },
  {
    name: 'contracts',
    columns: `id, proposal_id, project_id, client_id, freelancer_id, title, criteria, required_skills, amount_cents, fee_bps, status,
      created_at, ended_at`,
    ...ofProjects(function* (market, project) {
      if (!hasContract(project)) return
      const { number, client, cents, at } = project
      yield [
        ...[idOf('contract', number), idOf('proposal', number), idOf('project', number), people(client)],
        ...[people(freelancerAt(market, project, 0)), textAt(number).title, 'As described.', '{}', cents, 1_000],
        ...(isPaid(project)
          ? ['completed', instant(at + dayMs), instant(at + 9 * dayMs)]
          : ['active', instant(at + dayMs), null]),
      ]
    }),
  },
  {
    name: 'payments',
    columns: 'id, contract_id, client_id, amount_cents, provider, status, created_at, ended_at',
    ...ofProjects(function* (_, project) {
      if (!isPaid(project)) return
      const { number, client, cents, at } = project
      const ids = [idOf('payment', number), idOf('contract', number), people(client)]
      yield [...ids, cents, 'sandbox', 'succeeded', instant(at + dayMs), instant(at + dayMs)]
    }),
  },
  {
    name: 'payouts',
    columns: 'id, freelancer_id, amount_cents, provider, status, created_at, ended_at',
    ...ofProjects(function* (market, project) {
      if (!isPaid(project)) return
      const at = instant(project.at + 10 * dayMs)
      const freelancer = people(freelancerAt(market, project, 0))
      yield [idOf('payout', project.number), freelancer, 0.9 * project.cents, 'sandbox', 'paid', at, at]
    }),
  },
  {
    name: 'ledger.chains',
    columns: 'id, position, hash',
    ...ofProjects(function* (_, project) {
      if (isPaid(project)) yield [idOf('contract', project.number), 5, '\\x00']
    }),
  },
  {
    name: 'ledger.entries',
    columns: 'id, chain_id, reason, source, currency, at',
    ...ofProjects(function* (market, project) {
      if (!isPaid(project)) return
      const { number, at } = project
      const first = 3 * number + 1
      const [contract, freelancer] = [idOf('contract', number), people(freelancerAt(market, project, 0))]
      yield [first, contract, 'fund', idOf('payment', number), 'USD', instant(at + dayMs)]
      yield [first + 1, contract, 'release', `${contract}:completed`, 'USD', instant(at + 9 * dayMs)]
      yield [first + 2, freelancer, 'payout', idOf('payout', number), 'USD', instant(at + 10 * dayMs)]
    }),
  },
  {
    name: 'ledger.lines',
    columns: 'chain_id, position, entry_id, account, owner_id, amount_cents, hash',
    ...ofProjects(function* (market, project) {
      if (!isPaid(project)) return
      const { number, cents } = project
      const first = 3 * number + 1
      const [contract, freelancer] = [idOf('contract', number), people(freelancerAt(market, project, 0))]
      const [fee, pay] = [0.1 * cents, 0.9 * cents]
      const hash = `\\x${contract.replaceAll('-', '')}${contract.replaceAll('-', '')}`
      yield [contract, 1, first, 'card_in', null, -cents, hash]
      yield [contract, 2, first, 'escrow', contract, cents, hash]
      yield [contract, 3, first + 1, 'escrow', contract, -cents, hash]
      yield [contract, 4, first + 1, 'payable', freelancer, pay, hash]
      yield [contract, 5, first + 1, 'platform_fee', null, fee, hash]
      // Positions within a freelancer's chain have gaps here: nothing that is measured counts them.
      yield [freelancer, 2 * number + 1, first + 2, 'payable', freelancer, -pay, hash]
      yield [freelancer, 2 * number + 2, first + 2, 'payout_out', null, pay, hash]
    }),
  },
  {
    name: 'events',
    columns: 'kind, actor_id, subject, subject_id, facts, at',
    ...ofProjects(function* (market, project) {
      const { number, client, cents, proposals, at } = project
      yield ['project.posted', people(client), 'project', idOf('project', number), '{}', instant(at)]
      for (let place = 0; place < proposals; place++) {
        if (chance(place, 13 + number) > 0.1) continue
        const freelancer = people(freelancerAt(market, project, place))
        yield ['proposal.sent', freelancer, 'proposal', idOf('proposal', number, place), '{}', instant(at + 60_000)]
      }
      if (!hasContract(project)) return
      const [contract, freelancer] = [idOf('contract', number), people(freelancerAt(market, project, 0))]
      const facts = `{"cents": ${cents}}`
      yield ['proposal.accepted', people(client), 'contract', contract, facts, instant(at + dayMs)]
      if (!isPaid(project)) return
      yield ['money.funded', people(client), 'contract', contract, facts, instant(at + dayMs)]
      yield ['delivery.submitted', freelancer, 'contract', contract, '{"version": 1}', instant(at + 8 * dayMs)]
      yield ['delivery.approved', people(client), 'contract', contract, '{"version": 1}', instant(at + 9 * dayMs)]
      yield ['money.released', null, 'contract', contract, facts, instant(at + 9 * dayMs)]
    }),
  },
  {
    name: 'conversations',
    columns: 'id, low_id, high_id, last_seq, last_change, started_by, started_at, created_at',
    until: ({ conversations }) => conversations,
    *rowsAt(market, number) {
      const { one, other, messages, at } = conversationAt(market, number)
      const [low, high] = [people(one), people(other)].sort()
      const began = instant(at)
      yield [idOf('conversation', number), low ?? '', high ?? '', messages, messages, people(one), began, began]
    },
  },
  {
    name: 'conversation_members',
    columns: 'conversation_id, user_id, other_id, last_read_seq, last_received_seq, latest_at',
    until: ({ conversations }) => conversations,
    *rowsAt(market, number) {
      const { one, other, messages, at } = conversationAt(market, number)
      const unread = chance(number, 14) < 0.3 ? Math.min(messages, 20) : 0
      const latest = instant(at + messages * 60_000)
      yield [idOf('conversation', number), people(one), people(other), messages - unread, messages, latest]
      yield [idOf('conversation', number), people(other), people(one), messages, messages, latest]
    },
  },
  {
    name: 'messages',
    columns: 'conversation_id, seq, change, author_id, kind, text, client_id, created_at',
    until: ({ conversations }) => conversations,
    *rowsAt(market, number) {
      const { one, other, messages, at } = conversationAt(market, number)
      const ids = [idOf('conversation', number), people(one), people(other)] as const
      for (let seq = 1; seq <= messages; seq++) {
        const text = `${sentenceAt(seq, 15)} ${sentenceAt(seq, number)}`
        // A client's id is of its author and number.
        const clientId = idOf('message', (number * 131_071 + seq) >>> 0, seq & 0xffff)
        yield [ids[0], seq, seq, ids[1 + (seq % 2)] ?? '', 'text', text, clientId, instant(at + seq * 60_000)]
      }
    },
  },
  {
    name: 'notifications',
    columns: 'id, user_id, kind, facts, event_key, created_at, read_at',
    until: ({ people }) => people,
    *rowsAt({ newest, projects, people: all }, number) {
      const count = noticesOf(number)
      for (let place = 0; place < count; place++) {
        const project = (number * 7_919 + place * 104_729) % projects
        const kind = place % 3 === 0 ? 'proposal.withdrawn' : 'proposal.received'
        const actor = (number + 1 + place * 31) % all
        const facts = `{"actorId": "${people(actor)}", "actorName": "Person ${actor}", "projectId": "${idOf('project', project)}", "projectTitle": "${textAt(project).title}"}`
        const at = newest - Math.floor(((place + chance(number, 17)) / count) * 180 * dayMs)
        const key = `${kind}:${idOf('proposal', project, place)}`
        const readAt = place < count * 0.2 && chance(number, 18) < 0.8 ? null : instant(at + 3_600_000)
        yield [idOf('notification', number, place), people(number), kind, facts, key, instant(at), readAt]
      }
    },
  },
]
