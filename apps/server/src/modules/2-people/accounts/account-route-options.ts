import type { Deps } from '../../../deps.ts'
import type { SessionRegistry } from './session-registry.ts'

export type AccountRouteOptions = { deps: Deps; sessions: SessionRegistry }
