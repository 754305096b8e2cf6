import { measureAudience } from './audience.ts'
import { measureGrid } from './browsing-grid.ts'
import { measureComparisons } from './comparisons.ts'
import { measureFirstPages } from './first-pages.ts'
import { measureLive } from './live.ts'
import { liveOutcome } from './live-report.ts'
import type { Rounds } from './measure.ts'
import { measureMessages } from './messages.ts'
import type { Outcome } from './outcome.ts'
import { measureOverload } from './overload.ts'
import { browseUnderLoad, measureHardSearches } from './searches.ts'
import type { Stage } from './stage.ts'
import { measureTelemetry } from './telemetry.ts'
import { measureUploads } from './uploads.ts'

type Part = { title: string; measure(stage: Stage, rounds: Rounds): Promise<Outcome> }

/** In this order: browsing is measured before anything is created, and memory on a fresh server. */
export const parts = {
  pages: {
    title: 'First pages, one person alone',
    async measure(stage) {
      const { port, pid } = (await stage.cast()).guildhall
      const { viewer } = stage.people
      const { databaseUrl, rows } = stage
      return measureFirstPages({ port, token: viewer.token, pid, databaseUrl }, rows)
    },
  },
  load: {
    title: 'Browsing, with ever more people about',
    measure: async (stage) => browseUnderLoad((await stage.cast()).guildhall),
  },
  searches: {
    title: 'Searching for what is hard to find',
    async measure(stage, { connections }) {
      const { guildhall, peers } = await stage.cast()
      return measureHardSearches([guildhall, ...peers], connections)
    },
  },
  grid: {
    title: 'Browsing, by category and word',
    async measure(stage, { connections }) {
      const { guildhall, peers } = await stage.cast()
      const plain = peers.find(({ key }) => key === 'plain')
      return measureGrid(guildhall, plain, stage.databaseUrl, connections)
    },
  },
  others: {
    title: 'Beside others',
    async measure(stage, rounds) {
      const { guildhall, bare, peers } = await stage.cast()
      return measureComparisons([guildhall, ...bare, ...peers], stage.databaseUrl, rounds, stage.say)
    },
  },
  messages: {
    title: 'Messages',
    async measure(stage) {
      return measureMessages((await stage.cast()).guildhall, stage.databaseUrl, stage.people.clients)
    },
  },
  uploads: {
    title: 'Uploading',
    async measure(stage) {
      await stage.stopServers()
      const server = await stage.startGuildhall()
      const outcome = await measureUploads(server, stage.databaseUrl, stage.people.clients)
      await server.stop()
      return outcome
    },
  },
  overload: {
    title: 'More than it can do',
    measure: measureOverload,
  },
  audience: {
    title: 'Telling 10,000 people',
    async measure(stage) {
      await stage.stopServers()
      const server = await stage.startGuildhall()
      const outcome = await measureAudience(server, stage.databaseUrl, stage.people.viewer)
      await server.stop()
      return outcome
    },
  },
  telemetry: {
    title: 'OpenTelemetry',
    measure: measureTelemetry,
  },
  live: {
    title: 'Sockets of two processes',
    async measure(stage) {
      await stage.stopServers()
      const dataDirs = [await stage.makeDataDir(), await stage.makeDataDir()] as const
      return liveOutcome(await measureLive(stage.databaseUrl, dataDirs, stage.people))
    },
  },
} satisfies Record<string, Part>

export type PartName = keyof typeof parts
