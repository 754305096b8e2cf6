import { demoClients } from './demo-people-clients.ts'
import { demoCreatives } from './demo-people-creatives.ts'
import { demoMakers } from './demo-people-makers.ts'
import type { DemoPerson } from './demo-types.ts'

/** The accounts printed at start are `client` and `freelancer`. */
export const demoPeople: readonly DemoPerson[] = [...demoClients, ...demoMakers, ...demoCreatives]
