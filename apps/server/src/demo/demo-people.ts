import { demoClients } from './demo-people-clients.ts'
import { demoCreatives } from './demo-people-creatives.ts'
import { demoMakers } from './demo-people-makers.ts'
import type { DemoPerson } from './demo-types.ts'

/** Everyone in the demo. The accounts printed at start have the keys `client` and `freelancer`. */
export const demoPeople: readonly DemoPerson[] = [...demoClients, ...demoMakers, ...demoCreatives]
