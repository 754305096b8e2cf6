import { demoClients } from './demo-people-clients.ts'
import { demoCreatives } from './demo-people-creatives.ts'
import { demoMakers } from './demo-people-makers.ts'
import type { DemoPerson } from './demo-types.ts'

/**
 * Everybody in the demo marketplace. The two accounts printed at start are the ones with the keys `client` and
 * `freelancer`; both are in the middle of a lot of work.
 */
export const demoPeople: readonly DemoPerson[] = [...demoClients, ...demoMakers, ...demoCreatives]
