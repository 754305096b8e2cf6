import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { checkout, type Person } from './machine.ts'

/** A clone, whose it is, and the environment that person works in. */
export type Place = { folder: string; person: Person; env: NodeJS.ProcessEnv }
export type Run = {
  child: ChildProcess
  /** All it has printed so far, on both streams. */
  output: () => string
  /** Resolves to how long that took when `text` has been printed; rejects when the process ends without. */
  prints: (text: string | RegExp) => Promise<number>
  exit: Promise<number | null>
}

const running = new Set<Run>()

/** However a test went: what it started is asked to stop, but for `kept`, and ended if it doesn't. */
export async function stopAll(kept?: Run) {
  const patienceMs = 30_000
  for (const { child, exit } of running) {
    if (child === kept?.child) continue
    child.kill('SIGTERM') // npm hands it on
    const timer = setTimeout(() => endGroup(child), patienceMs)
    await exit
    clearTimeout(timer)
  }
}

/** The process and all below it, but for PostgreSQL, which has a group of its own. */
function endGroup({ pid }: ChildProcess) {
  if (pid) process.kill(-pid, 'SIGKILL')
}

/** Runs a program as the person whose place it is, in the clone. */
export function run(place: Place, command: string, args: string[], env: NodeJS.ProcessEnv = {}): Run {
  const began = performance.now()
  const { uid, gid } = place.person
  const child = spawn(command, args, {
    cwd: place.folder,
    env: { ...place.env, ...env },
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      for (const listener of listeners) listener()
    })
  }
  const exit = once(child, 'close').then(([code]) => {
    running.delete(started)
    return code as number | null
  })

  async function prints(text: string | RegExp) {
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const look = () => {
      if (typeof text === 'string' ? output.includes(text) : text.test(output)) resolve(performance.now() - began)
    }
    listeners.add(look)
    look()
    void exit.then((code) => reject(new Error(`it ended with ${code} and never printed ${text}:\n${output}`)))
    return promise.finally(() => listeners.delete(look))
  }
  const started: Run = { child, output: () => output, prints, exit }
  running.add(started)
  return started
}

export type Guildhall = Run & { address: string; readyMs: number; dataDir: string; pid: number }

/** `npm start`, until it says that it is ready and `/readyz` agrees. */
export const startGuildhall = (place: Place, env: NodeJS.ProcessEnv = {}) =>
  untilReady(run(place, 'npm', ['start'], { PORT: '0', ...env }))

export async function untilReady(process: Run): Promise<Guildhall> {
  const readyMs = await process.prints(/Data folder .+\n/)
  const address = shownAs(process, 'Address')
  const ready = await fetch(`${address}/readyz`)
  if (!ready.ok) throw new Error(`/readyz answers ${ready.status} though it says it is ready`)
  const dataDir = shownAs(process, 'Data folder')
  return { ...process, address, readyMs, dataDir, pid: holderOf(dataDir) }
}

const shownAs = (process: Run, label: string) => new RegExp(`${label} +(\\S+)`).exec(process.output())?.[1] ?? ''

/** The process that has the data folder: the server itself, below npm and its shell. */
const holderOf = (dataDir: string): number =>
  JSON.parse(readFileSync(path.join(dataDir, 'postgres', 'holder.json'), 'utf8')).pid

export const postgresPidOf = (dataDir: string) =>
  Number(readFileSync(path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])

/** The options that Node.js was started with, as far as they are those of `apps/server/node-options`. */
export function serverOptionsOf(pid: number | undefined) {
  const given = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  return serverOptions.filter((option) => given.includes(option))
}
export const serverOptions = readFileSync(path.join(checkout, 'apps', 'server', 'node-options'), 'utf8')
  .trim()
  .split('\n')

export const isRunning = ({ child }: Run) => child.exitCode === null && child.signalCode === null

/** Asks for a stop as a process manager does, and returns the exit code of `npm start`. */
export function stopGuildhall(guildhall: Guildhall, pid = guildhall.pid) {
  process.kill(pid, 'SIGTERM')
  return guildhall.exit
}

/** A client of the API with an account of its own. */
export async function signUp(address: string) {
  const email = `${crypto.randomUUID()}@example.com`
  const post = async (url: string, body: object, token?: string) => {
    const answer = await fetch(address + url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    })
    const json = (await answer.json()) as { token?: string; userId?: string; _id?: string; project?: { _id: string } }
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${JSON.stringify(json)}`)
    return json
  }
  const { token, userId } = await post('/auth/signup', { username: 'Tester', email, password: 'a long password' })
  return {
    email,
    token: token ?? '',
    userId: userId ?? '',
    /** Posts a project and returns its title once the server has said that it is kept. */
    async postProject(title: string) {
      await post('/projects/create', projectCalled(title), token)
      return title
    },
    async listTitles(at = address) {
      const answer = await fetch(`${at}/projects?limit=100`, { headers: { authorization: `Bearer ${token}` } })
      const { projects } = (await answer.json()) as { projects: { title: string }[] }
      return projects.map(({ title }) => title)
    },
  }
}

export const projectCalled = (title: string) => ({
  title,
  description: 'A project of the install tests.',
  price: 100,
  requiredSkills: ['patience'],
  deadline: '2999-01-01',
})

/** A freelancer whose proposal was accepted. */
export async function arrangeContract(address: string) {
  const [client, freelancer] = [await signUp(address), await signUp(address)]
  const post = async <T>(path: string, { token }: { token: string }, body: object) => {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const { _id: projectId } = await post<{ _id: string }>('/projects/create', client, projectCalled('Through a proxy'))
  const proposal = { freelancerId: freelancer.userId, projectId, message: 'I would like to.' }
  const { _id: proposalId } = await post<{ _id: string }>('/api/proposals', freelancer, proposal)
  await post(`/api/proposals/${proposalId}/accept`, client, {})
  return { token: freelancer.token, email: freelancer.email, proposalId }
}

/** An upload of one PDF. */
export function formOf(bytes: number) {
  const form = new FormData()
  form.append('files', new Blob(['%PDF-1.7\n', new Uint8Array(bytes - 9)]), 'work.pdf')
  return form
}

/** A port that another server listens on until `close`. */
export async function takePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { port: address && typeof address === 'object' ? address.port : 0, close: () => server.close() }
}
