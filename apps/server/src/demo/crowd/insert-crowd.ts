import { randomUUID } from 'node:crypto'
import { dayMs, toCents } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { insertPastEvents } from '../../modules/1-ground/events/shared/event.queries.ts'
import { withoutCall } from '../../modules/1-ground/idempotency/shared/answer-once.ts'
import { insertNotifications } from '../../modules/2-people/notifications/notification.queries.ts'
import { contractEffects } from '../../modules/5-contracts/contracts/contract.effects.ts'
import { disputeEffects } from '../../modules/5-contracts/disputes/dispute.effects.ts'
import { moneyEffects } from '../../modules/5-contracts/payments/money.effects.ts'
import { numberReceipts } from '../../modules/5-contracts/receipts/number-receipts.ts'
import { refreshFigures } from '../../modules/7-finding/reviews/refresh-figures.ts'
import { insertSettledCounts } from '../../modules/7-finding/reviews/settled-counts.queries.ts'
import { refreshOne } from '../../modules/7-finding/talent/refresh-listings.ts'
import type { Tx } from '../../platform/database/database.ts'
import { atPastTimes } from '../at-past-times.ts'
import { endDemoContract, sendDemoRefunds } from '../demo-endings.ts'
import type { DemoBytes } from '../demo-files.ts'
import { crowdDeals } from './crowd-deals.ts'
import { happeningsOf, noticesOf } from './crowd-happenings.ts'
import { crowdPeople } from './crowd-people.ts'
import { insertCrowdAttempts } from './insert-crowd-attempts.ts'
import { insertCrowdChats } from './insert-crowd-chats.ts'
import { insertCrowdCourses } from './insert-crowd-courses.ts'
import { type HiredDeal, insertCrowdDeals, insertCrowdReviews, isHired } from './insert-crowd-deals.ts'
import { insertCrowdFinding } from './insert-crowd-finding.ts'
import { insertCrowdMoney } from './insert-crowd-money.ts'
import { insertCrowdPeople, joinedAt } from './insert-crowd-people.ts'
import { planDeal } from './plan-deals.ts'

const readAfterDays = 4

/** Adds the crowd to the demo: many people who have worked with each other for a year. Adds no jobs, so nothing is mailed. */
export async function insertCrowd(
  deps: Deps,
  tx: Tx,
  { passwordHash, demoBytes, now }: { passwordHash: string; demoBytes: DemoBytes; now: Date },
): Promise<void> {
  const people = crowdPeople()
  const ids = new Map(people.map(({ key }) => [key, randomUUID() as string]))
  const idOf = (key: string) => {
    const id = ids.get(key)
    if (!id) throw new Error(`the crowd has nobody called ${key}`)
    return id
  }
  const names = new Map(people.flatMap(({ key, name }) => [[key, name] as const, [idOf(key), name] as const]))
  const nameOf = (keyOrId: string) => names.get(keyOrId) ?? ''
  const deals = crowdDeals().map((deal) => planDeal(deal, now))
  const hired = deals.filter(isHired)
  const feeBps = deps.config.platformFeeBps

  await insertCrowdPeople(
    tx,
    { people, idOf, joined: (person) => joinedAt(person, deals, now) },
    { passwordHash, demoBytes, now },
  )
  await insertCrowdDeals(tx, deals, { idOf, feeBps, demoBytes, now })
  const netCents = await insertCrowdMoney(tx, hired, { idOf, feeBps, now })
  const netCentsOf = (contractId: string) => netCents.get(contractId) ?? 0
  const happened = deals
    .flatMap((deal) => happeningsOf(deal, { idOf, nameOf, netCentsOf }))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  await insertPastEvents(tx, happened)
  await insertNotifications(tx, noticesOf(happened, now))
  await insertCrowdFinding(tx, { people, deals, idOf, now })
  const at = atPastTimes(deps, tx, [contractEffects, moneyEffects, disputeEffects])
  for (const deal of hired) await endEarly(deal)
  await sendDemoRefunds(at, tx)
  await insertCrowdReviews(tx, hired, idOf)
  await insertCrowdChats(tx, hired, { idOf, nameOfId: nameOf, now })
  await insertCrowdAttempts(tx, people, { bank: deps.bank, idOf, now })
  await insertCrowdCourses(tx, people, { idOf, now })
  await numberReceipts(at(now))
  const read = new Date(now.getTime() - readAfterDays * dayMs).toISOString()
  await tx.execute(sql`update notifications set read_at = created_at + interval '5 hours'
    where read_at is null and created_at < ${read} and user_id = any(${sql.param([...ids.values()])}::uuid[])`)
  // Whose messages count depends on who was paid.
  await insertSettledCounts(tx, [...ids.values()])
  for (const userId of ids.values()) await refreshFigures(at(now), { userId })
  for (const userId of ids.values()) await refreshOne(withoutCall(deps, tx), { userId })

  /** Offers to end a contract and disputes go through their use cases: they are few. */
  function endEarly({ state, client, contract }: HiredDeal): Promise<void> | undefined {
    const [first] = contract.splits
    if (!first) return undefined
    const sides = { contractId: contract.id, clientId: idOf(client), freelancerId: idOf(contract.bid.by) }
    const amountCents = toCents(contract.bid.usd)
    const ending = state === 'ended' ? { end: first } : { dispute: contract.splits }
    return endDemoContract(at, ending, { ...sides, amountCents }, now)
  }
}
