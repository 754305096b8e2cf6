import type { DomainEvent } from '@guildhall/contract'
import type { Deps } from './deps.ts'
import type { Effects, EffectsPart } from './effects.ts'
import type { Events } from './modules/events/shared/events.ts'
import { addLines } from './modules/messages/shared/add-lines.ts'
import { notify } from './modules/notifications/shared/notify.ts'
import { publishChanged } from './platform/live/publish-changed.ts'

/** `parts`: see `event-effects.ts`. Several parts may say what follows from one kind; it is carried out in their order. */
export function openEvents(deps: Pick<Deps, 'live' | 'jobs' | 'clock'>, parts: readonly EffectsPart[]): Events {
  const effectsOf = (event: DomainEvent) =>
    parts.flatMap((part) => {
      const effects = part[event.kind] as ((event: DomainEvent) => Effects) | undefined
      return effects ? [effects(event)] : []
    })
  return {
    async record(tx, at, ...events) {
      if (events.length === 0) return
      const effects = events.flatMap(effectsOf)
      await notify(
        deps,
        tx,
        effects.flatMap(({ notices = [] }) => notices),
        { events, at },
      )
      // Conversations are locked after projects, proposals and accounts.
      await addLines(
        deps,
        tx,
        effects.flatMap(({ lines = [] }) => lines),
      )
      for (const { kind, data, startAfter } of effects.flatMap(({ jobs = [] }) => jobs)) {
        await deps.jobs.add(tx, kind, data, startAfter && { startAfter })
      }
      for (const { people, ...change } of effects.flatMap(({ stale = [] }) => stale)) {
        const reached = people.filter((id) => id !== null)
        publishChanged(deps.live, tx, reached, change)
      }
    },
  }
}
