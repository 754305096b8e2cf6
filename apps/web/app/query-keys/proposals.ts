import { keyOf } from './key-of.ts'

export const proposalKeys = {
  all: ['proposals'] as const,
  attention: (userId?: string) => keyOf('proposals', 'attention', userId),
  sentBy: (userId?: string, filters?: object) => keyOf('proposals', 'sent by', userId, filters),
  counts: (userId?: string) => keyOf('proposals', 'counts', userId),
  own: (userId?: string, projectId?: string) => keyOf('proposals', 'own', userId, projectId),
  ofProject: (projectId?: string, filters?: object) => keyOf('proposals', 'of project', projectId, filters),
  accepted: (projectId?: string) => keyOf('proposals', 'accepted', projectId),
  one: (proposalId?: string) => keyOf('proposals', 'one', proposalId),
  compared: (proposalIds: readonly string[]) => keyOf('proposals', 'compared', ...proposalIds),
  edits: (proposalId: string, upTo: number) => keyOf('proposals', 'edits', proposalId, upTo),
  edit: (proposalId: string, version: number) => keyOf('proposals', 'edits', proposalId, 'one', version),
}
