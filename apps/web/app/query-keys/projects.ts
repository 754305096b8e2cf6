import type { ProjectStatus } from '@guildhall/contract'
import { keyOf } from './key-of.ts'

export const projectKeys = {
  all: ['projects'] as const,
  browse: (filters?: object) => keyOf('projects', 'browse', filters),
  total: ['projects', 'total'] as const,
  ofClient: (userId?: string, status?: ProjectStatus) => keyOf('projects', 'of client', userId, status),
  one: (projectId?: string) => keyOf('projects', 'one', projectId),
  edits: (projectId: string, number?: number) => keyOf('projects', 'one', projectId, 'edits', number),
}
