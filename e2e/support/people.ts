import { dayMs } from '@guildhall/contract'
/** What the browser stores after sign-in, and an API client. */
export type Person = {
  username: string
  email: string
  password: string
  token: string
  userId: string
  stored: { token: string; username: string; email: string; userId: string }
  call: <T = Record<string, unknown>>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<T>
}

export const newUsername = () => `Robin ${crypto.randomUUID().slice(0, 6)}`

export function personOf(baseUrl: string, stored: Person['stored'], password: string): Person {
  const { token, username, email, userId } = stored
  return {
    ...{ username, email, password, token, userId },
    stored: { token, username, email, userId },
    call: (method, path, body) => send(baseUrl, token, method, path, body),
  }
}

/** Signs someone up, who is then mailed a link to confirm their address. */
export async function insertPerson(baseUrl: string, username = newUsername()): Promise<Person> {
  const [email, password] = [`${crypto.randomUUID()}@example.com`, 'a long enough password']
  const session = await send<Person['stored']>(baseUrl, '', 'POST', '/auth/signup', { username, email, password })
  return personOf(baseUrl, { ...session, username, email }, password)
}

/** Someone of the demo. */
export async function signInDemo(baseUrl: string, email: string): Promise<Person> {
  const password = 'guildhall-demo'
  const session = await send<Person['stored']>(baseUrl, '', 'POST', '/auth/login', { email, password })
  return personOf(baseUrl, { ...session, email }, password)
}

async function send<T>(baseUrl: string, token: string, method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(new URL(path, baseUrl), {
    method,
    headers: {
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/** YYYY-MM-DD, as date fields take it. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
}

export function newProject(title = `Booking page ${crypto.randomUUID().slice(0, 6)}`) {
  return {
    title,
    description: 'Visitors choose a class, a date and a seat, and pay later at the studio.',
    price: 1_200,
    category: 'Web Development',
    image: '',
    requiredSkills: ['React', 'TypeScript'],
    deadline: new Date(Date.now() + 20 * dayMs).toISOString(),
  }
}
