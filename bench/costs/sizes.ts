import { type Cost, type Costs, type KindName, kindNames, kinds } from './kinds.ts'

export const populations = [1_000, 100_000, 10_000_000, 100_000_000] as const

/** Assumptions. */
export const assumed = {
  /** Of a day's requests. */
  peakHourShare: 0.12,
  /** Of a process or a core in the peak hour: so that one machine of several may fail. */
  busyMost: 0.5,
  /** Connections of people who are there in the peak hour: a socket each. */
  presentShare: 0.02,
  /** Of what a process allows. */
  socketsPerProcess: 3_000,
  /** Jobs and everything that is not counted with a request. */
  upkeepShare: 0.1,
  /** What is read again and again, and should lie in the memory of PostgreSQL. */
  hotShare: 0.2,
  webGb: 0.5,
  hoursPerMonth: 730,
  /** US dollars. */
  coreHour: 0.04,
  memoryGbHour: 0.005,
  diskGbMonth: 0.1,
  objectGbMonth: 0.02,
  sentGb: 0.05,
}

export type Size = ReturnType<typeof sizeFor>

export function sizeFor(people: number, costs: Costs) {
  const perDay = (of: (kind: KindName, cost: Cost) => number) =>
    kindNames.reduce((sum, kind) => sum + (kinds[kind].perDay / 1_000) * people * of(kind, costs[kind]), 0)
  const peak = (daily: number) => (daily * assumed.peakHourShare) / 3_600
  const isRead = (kind: KindName) => 'isRead' in kinds[kind]
  const perSecond = peak(perDay(() => 1))
  const webCores = peak(perDay((_, { serverMs }) => serverMs)) / 1_000
  const databaseMs = (1 + assumed.upkeepShare) * peak(perDay((_, cost) => cost.databaseMs))
  const readMs = peak(perDay((kind, cost) => (isRead(kind) ? cost.databaseMs : 0)))
  const sockets = people * assumed.presentShare
  const webProcesses = Math.max(
    1,
    Math.ceil(webCores / assumed.busyMost),
    Math.ceil(sockets / assumed.socketsPerProcess),
  )
  const workers = people <= 1_000 ? 0 : Math.max(2, Math.ceil(webProcesses / 20))
  const databaseCores = Math.max(1, databaseMs / 1_000 / assumed.busyMost)
  const primaryCores = Math.max(1, (databaseMs - readMs) / 1_000 / assumed.busyMost)
  const gb = (bytes: number) => bytes / 1e9
  const storedGbPerYear = gb(365 * perDay((_, { storedBytes }) => Math.max(0, storedBytes)))
  const logGbPerDay = gb(perDay((_, { logBytes }) => logBytes))
  const filesGbPerYear = gb(365 * perDay((kind) => (kind === 'upload' ? 100_000 : 0)))
  const sentGbPerDay = gb(perDay((_, { sentBytes }) => sentBytes))
  const statementsPerSecond = peak(perDay((_, { statements }) => statements))
  const memoryGb = (webProcesses + workers) * assumed.webGb + Math.max(1, assumed.hotShare * storedGbPerYear)
  // Three of each database, for failover.
  const copies = people <= 1_000 ? 1 : 3
  const cores = webProcesses + workers + copies * Math.ceil(databaseCores)
  const dollarsPerMonth =
    cores * assumed.hoursPerMonth * assumed.coreHour +
    (memoryGb + (copies - 1) * assumed.hotShare * storedGbPerYear) * assumed.hoursPerMonth * assumed.memoryGbHour +
    copies * storedGbPerYear * assumed.diskGbMonth +
    filesGbPerYear * assumed.objectGbMonth +
    sentGbPerDay * 30 * assumed.sentGb
  return {
    ...{
      people,
      perSecond,
      statementsPerSecond,
      sockets,
      webProcesses,
      workers,
      databaseCores,
      primaryCores,
      memoryGb,
    },
    ...{ storedGbPerYear, logGbPerDay, filesGbPerYear, sentGbPerDay, cores, dollarsPerMonth },
  }
}
