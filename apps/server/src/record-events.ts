import type { DomainEvent } from '@guildhall/contract'
import type { Deps } from './deps.ts'
import type { Effects, EffectsPart } from './effects.ts'
import { insertPart, partOf } from './modules/1-ground/events/shared/event.queries.ts'
import type { Events } from './modules/1-ground/events/shared/events.ts'
import { queueMail } from './modules/1-ground/mail/shared/queue-mail.ts'
import { notify } from './modules/2-people/notifications/shared/notify.ts'
import { addLines } from './modules/6-messages/messages/shared/add-lines.ts'
import { republishMessage } from './modules/6-messages/messages/shared/republish-message.ts'
import type { CarriedPart } from './platform/database/carried-part.ts'
import { afterCommit, type Db, type Tx } from './platform/database/database.ts'
import { publishChanged } from './platform/live/publish-changed.ts'

type EffectsOfAny = (event: DomainEvent, at: Date) => Effects

/** `parts`: see `event-effects.ts`. Several parts may say what follows from one kind; it is carried out in their order. */
export function openEvents(deps: Pick<Deps, 'live' | 'jobs' | 'clock'>, parts: readonly EffectsPart[]): Events {
  const byKind = new Map<string, EffectsOfAny[]>()
  for (const [kind, effects] of parts.flatMap((part) => Object.entries(part) as [string, EffectsOfAny][])) {
    byKind.set(kind, [...(byKind.get(kind) ?? []), effects])
  }
  const effectsOf = (event: DomainEvent, at: Date) =>
    (byKind.get(event.kind) ?? []).map((effects) => effects(event, at))
  return {
    async record(tx, at, ...events) {
      if (events.length === 0) return
      const effects = events.flatMap((event) => effectsOf(event, at))
      const all = <Name extends keyof Effects>(name: Name) =>
        effects.flatMap((one) => [...(one[name] ?? [])]) as NonNullable<Effects[Name]>[number][]
      // Carried along by the first statement of what follows, if there is any.
      let part = partOf(events, at)
      const take = () => {
        const taken = part
        part = undefined
        return taken
      }
      const notices = all('notices')
      if (notices.length > 0) await notify(deps, tx, notices, take())
      const lines = all('lines')
      // Conversations are locked after projects, proposals and accounts, and an event keeps the account of its actor.
      if (lines.length > 0 || all('redrawn').length > 0) await insertUnlessTaken(tx, take())
      await addLines(deps, tx, lines)
      for (const { conversationId, seq } of all('redrawn')) await republishMessage(deps, tx, conversationId, seq)
      for (const mail of all('mails')) await queueMail(deps, tx, mail, take())
      for (const { kind, data, startAfter, key } of all('jobs')) {
        const options = { ...(startAfter && { startAfter }), ...(key !== undefined && { key }) }
        await deps.jobs.add(tx, kind, data, options, take())
      }
      await insertUnlessTaken(tx, take())
      publish(deps, tx, effects)
    },
    async recordWith(db, at, event, write) {
      const part = partOf([event], at)
      if (!part) throw new Error(`${event.kind} is not stored`)
      const effects = effectsOf(event, at)
      const written = await write(part)
      if (written === undefined || written === false) return written
      publish(deps, db, effects)
      return written
    },
  }
}

async function insertUnlessTaken(tx: Tx, part: CarriedPart | undefined) {
  if (part) await insertPart(tx, part)
}

function publish({ live }: Pick<Deps, 'live'>, db: Db | Tx, effects: readonly Effects[]) {
  const stale = effects.flatMap(({ stale = [] }) => stale)
  // Events of one act often concern the same screens.
  const once = stale.length > 1 ? new Map(stale.map((one) => [JSON.stringify(one), one])).values() : stale
  for (const { people, ...change } of once) {
    const reached = people.filter((id) => id !== null)
    publishChanged(live, db, reached, change)
  }
  for (const { people, event } of effects.flatMap(({ shown = [] }) => shown)) {
    afterCommit(db, () => live.publish([...people], event))
  }
}
