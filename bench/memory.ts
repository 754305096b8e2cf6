import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { guildhallApi } from './apis.ts'
import { generateProject, randomNumbers } from './generate-projects.ts'
import type { BenchRequest } from './load.ts'
import { type RunningServer, residentBytes, startGuildhall } from './servers.ts'
import { megabytes, table, verdict } from './tables.ts'

/** Megabytes of the server, without PostgreSQL. */
const targetMb = 250
const connections = 16
const sampleEveryMs = 50
const demo = {
  client: 'maren@demo.guildhall.example',
  freelancer: 'rui@demo.guildhall.example',
  password: 'guildhall-demo',
}
/** As browsers ask, so that compressing counts, too. */
const asPage = { accept: 'text/html', 'user-agent': 'Mozilla/5.0', 'accept-encoding': 'gzip, deflate, br' }
const asJson = { accept: 'application/json', 'accept-encoding': 'gzip, deflate, br' }

const pages = [
  '/',
  '/',
  '/how-to-hire',
  '/find-freelancers',
  '/help',
  '/freelance',
  '/messages',
  '/contracts',
  '/settings',
]
const lists = [
  '/api/projects',
  '/api/projects?search=logo',
  '/api/talent',
  '/api/units',
  '/api/library',
  '/api/notifications',
  '/api/conversations',
  '/api/contracts?role=client',
  '/api/earnings',
  '/api/bookmarks',
]

const nobody = { clients: [], viewer: { id: '', email: '', token: '' } }

type Visit = BenchRequest & { headers: Record<string, string> }
export type MixedLoad = {
  start: string
  readyBytes: number
  peakBytes: number
  afterBytes: number
  requests: number
  seconds: number
}

/** Resident memory of two servers one after the other on an empty database: the first also makes the demo. */
export async function measureMixedLoad(databaseUrl: string, dataDir: string, seconds: number) {
  const measured: MixedLoad[] = []
  for (const start of ['the first, which makes the demo', 'a later one']) {
    const server = await startGuildhall(databaseUrl, dataDir, nobody, { GUILDHALL_DEMO: 'small' })
    try {
      measured.push({ start, ...(await load(server, seconds)) })
    } finally {
      await server.stop()
    }
  }
  return measured
}

async function load(server: RunningServer, seconds: number) {
  const readyBytes = residentBytes(server.pid)
  const next = await planVisits(server)
  let [peakBytes, requests] = [readyBytes, 0]
  const sampling = setInterval(() => {
    peakBytes = Math.max(peakBytes, residentBytes(server.pid))
  }, sampleEveryMs)
  const end = performance.now() + seconds * 1_000
  try {
    await Promise.all(
      Array.from({ length: connections }, async () => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 })
        for (; performance.now() < end; requests++) await visit(server, agent, next())
        agent.destroy()
      }),
    )
  } finally {
    clearInterval(sampling)
  }
  await pause(5_000)
  return { readyBytes, peakBytes, afterBytes: residentBytes(server.pid), requests, seconds }
}

/** Four of ten are pages, four lists, one a project or profile as JSON; the rest are new projects and sign-ins. */
async function planVisits(server: RunningServer): Promise<() => Visit> {
  const agent = new Agent()
  const ask = async (visited: Visit) =>
    JSON.parse(
      await visit(server, agent, { ...visited, headers: { ...visited.headers, 'accept-encoding': 'identity' } }),
    )
  const signIn = (email: string): Visit => ({
    method: 'POST',
    path: '/auth/login',
    headers: asJson,
    body: JSON.stringify({ email, password: demo.password }),
  })
  const { token } = await ask(signIn(demo.client))
  const headers = { ...asJson, authorization: `Bearer ${token}` }
  const { projects } = await ask({ method: 'GET', path: '/api/projects', headers })
  const { people } = await ask({ method: 'GET', path: '/api/talent', headers })
  const details: string[] = projects.map(({ _id }: { _id: string }) => `/projects/${_id}`)
  const profiles: string[] = people.map(({ _id }: { _id: string }) => `/profile/${_id}`)
  agent.destroy()

  const random = randomNumbers(5)
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
  return () => {
    const chance = random()
    if (chance < 0.2) return { method: 'GET', path: pick(pages), headers: asPage }
    if (chance < 0.4) return { method: 'GET', path: pick([...profiles, ...details]), headers: asPage }
    if (chance < 0.8) return { method: 'GET', path: pick(lists), headers }
    if (chance < 0.94) return { method: 'GET', path: `/api${pick([...profiles, ...details])}`, headers }
    if (chance < 0.99) return { ...guildhallApi.create({ ...generateProject(random, 0), category: null }), headers }
    return signIn(pick([demo.client, demo.freelancer]))
  }
}

async function visit({ port }: RunningServer, agent: Agent, { method, path, headers, body }: Visit): Promise<string> {
  const length =
    body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const sending = request({ agent, port, host: '127.0.0.1', method, path, headers: { ...headers, ...length } })
  sending.end(body)
  const [response] = await once(sending, 'response')
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) text += chunk
  if (response.statusCode >= 400) throw new Error(`${method} ${path}: ${response.statusCode} ${text.slice(0, 300)}`)
  return text
}

export function writeMemoryReport(measured: MixedLoad[]): string {
  const peak = Math.max(...measured.map(({ peakBytes }) => peakBytes)) / 2 ** 20
  return `# Memory under a mixed load

Written by \`npm run bench -- --memory\` on ${new Date().toISOString().slice(0, 10)}. Resident memory of the server without PostgreSQL, with the
demo's data, under ${connections} connections that ask for pages, lists, projects and profiles, post projects and sign in. Meanwhile the machine had a load of
${Math.round(loadavg()[1] ?? Number.NaN)} on ${availableParallelism()} cores. What holds the memory down is in [decision 0062](../docs/decisions/0062-memory-of-the-server.md).

${table(
  ['', 'to reach', 'measured', 'reached'],
  [['Highest', `under ${targetMb} MB`, `**${Math.round(peak)} MB**`, verdict(targetMb / peak)]],
)}

${table(
  ['start', 'ready', 'highest', 'after', 'requests', 'seconds'],
  measured.map(({ start, readyBytes, peakBytes, afterBytes, requests, seconds }) => [
    start,
    megabytes(readyBytes),
    megabytes(peakBytes),
    megabytes(afterBytes),
    requests.toLocaleString('en-US'),
    String(seconds),
  ]),
)}
`
}
