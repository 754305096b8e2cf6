import type { Deps } from '../../deps.ts'
import type { SessionRegistry } from './session-registry.ts'

/** What the routes of accounts work with. */
export type AccountRouteOptions = { deps: Deps; sessions: SessionRegistry }
