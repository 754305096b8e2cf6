import { accountChapters } from './account-operations.ts'
import { contractChapters } from './contract-operations.ts'
import { disputeChapters } from './dispute-operations.ts'
import { findingChapters } from './finding-operations.ts'
import { learningChapters } from './learning-operations.ts'
import { messageChapters } from './message-operations.ts'
import { notificationChapters } from './notification-operations.ts'
import type { Chapter } from './operation-facts.ts'
import { operatorChapters } from './operator-operations.ts'
import { projectChapters } from './project-operations.ts'
import { proposalChapters } from './proposal-operations.ts'
import { reviewChapters } from './review-operations.ts'

export const chapters: Readonly<Record<string, Chapter>> = {
  ...accountChapters,
  ...projectChapters,
  ...findingChapters,
  ...proposalChapters,
  ...contractChapters,
  ...disputeChapters,
  ...reviewChapters,
  ...messageChapters,
  ...learningChapters,
  ...notificationChapters,
  ...operatorChapters,
  Operations: {
    description: 'Whether the service lives, what its processes measure, and this description itself.',
    operations: {
      'GET /healthz': { id: 'getHealth' },
      'GET /readyz': { id: 'getReadiness', refusals: ['service.unavailable'] },
      'GET /metrics': {
        id: 'getMetrics',
        answers: ['text/plain'],
        refusals: ['route.not_found', 'monitor.token_invalid'],
      },
      'GET /api/openapi.json': { id: 'getApiDescription' },
    },
  },
}

/** Older addresses. Listing each as an operation would clash with the path patterns of others. */
export const aliases: Readonly<Record<string, string>> = {
  'POST /auth/register': 'POST /auth/signup',
  'GET /api/profile': 'GET /api/profile/me',
  'GET /api/profile/images/{id}': 'GET /api/pictures/{id}',
  'GET /projects': 'GET /api/projects',
  'GET /projects/{id}': 'GET /api/projects/{id}',
  'GET /api/proposals/freelancer/{id}': 'GET /api/freelancers/{id}/proposals',
  'GET /api/proposals/client/{id}': 'GET /api/clients/{id}/proposals',
  'HEAD /api/account/exports/{id}/file': 'GET /api/account/exports/{id}/file',
  'HEAD /api/admin/reports/{id}/attachments/{fileId}': 'GET /api/admin/reports/{id}/attachments/{fileId}',
  'HEAD /api/projects/{projectId}/attachments/{fileId}': 'GET /api/projects/{projectId}/attachments/{fileId}',
  'HEAD /api/proposals/{proposalId}/attachments/{fileId}': 'GET /api/proposals/{proposalId}/attachments/{fileId}',
  'HEAD /api/proposals/{proposalId}/deliverables/{fileId}': 'GET /api/proposals/{proposalId}/deliverables/{fileId}',
  'HEAD /api/conversations/{conversationId}/files/{fileId}': 'GET /api/conversations/{conversationId}/files/{fileId}',
  'GET /api/quizzes': 'GET /api/assessments/results',
  'GET /.well-known/jwks.json': 'GET /api/credentials/keys',
}
