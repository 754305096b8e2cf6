import { allProjects, dayMs } from '@guildhall/contract'
import type { GeneratedProject } from './generate-projects.ts'
import type { BenchRequest } from './load.ts'

export type View = { search?: string; category?: string }

export type Api = {
  sayWho(token: string): string
  browse(view: View): BenchRequest
  project(id: string): BenchRequest
  create(project: GeneratedProject): BenchRequest
  idsOf(body: string): string[]
}

export const pageLimit = 24
/** Distinguishes a million ids, and no server's ids have fewer. */
export const idDigits = 12
const deadline = new Date(Date.now() + 30 * dayMs).toISOString()

export const guildhallApi: Api = {
  sayWho: (token) => `authorization: Bearer ${token}`,
  browse: ({ search = '', category = allProjects }) => ({
    method: 'GET',
    path: `/projects?${new URLSearchParams({ search, category, limit: String(pageLimit) })}`,
  }),
  project: (id) => ({ method: 'GET', path: `/projects/${id}` }),
  create: ({ priceCents, ...project }) => ({
    method: 'POST',
    path: '/projects/create',
    body: JSON.stringify({ ...project, price: priceCents / 100, deadline }),
  }),
  idsOf: (body) => idsIn(body, 'projects', '_id').map((id) => id.replaceAll('-', '').slice(0, idDigits)),
}

const parseApplication = 'x-parse-application-id: bench'
const literally = (text: string) => ({ $regex: `\\Q${text}\\E`, $options: 'i' })

/** As Parse's own clients send them: the price is a number and the client a pointer. */
export const parseApi: Api = {
  sayWho: (token) => `${parseApplication}\r\nx-parse-session-token: ${token}`,
  browse({ search = '', category = allProjects }) {
    const where = {
      ...(category === allProjects ? {} : { category }),
      ...(search ? { $or: ['title', 'description', 'skillsText'].map((key) => ({ [key]: literally(search) })) } : {}),
    }
    const query = { where: JSON.stringify(where), order: '-createdAt,-objectId', limit: String(pageLimit), count: '1' }
    return { method: 'GET', path: `/parse/classes/Project?${new URLSearchParams(query)}` }
  },
  project: (id) => ({
    method: 'GET',
    path: `/parse/classes/Project/${id.replaceAll('-', '').slice(0, idDigits)}?include=createdBy`,
  }),
  create: ({ priceCents, category, ...project }) => ({
    method: 'POST',
    path: '/parse/classes/Project',
    body: JSON.stringify({
      ...project,
      ...(category ? { category } : {}),
      price: priceCents / 100,
      deadline: { __type: 'Date', iso: deadline },
    }),
  }),
  idsOf: (body) => idsIn(body, 'results', 'objectId'),
}

function idsIn(body: string, listKey: string, idKey: string): string[] {
  const answer = JSON.parse(body)
  const projects: Record<string, string>[] = answer[listKey] ?? [answer]
  return projects.map((project) => project[idKey] ?? '')
}
