import { learningChapters } from './learning-operations.ts'
import { marketplaceChapters } from './marketplace-operations.ts'
import { messageChapters } from './message-operations.ts'
import type { Chapter } from './operation-facts.ts'

/** Every call of the API by chapter, in the order people read them. */
export const chapters: Readonly<Record<string, Chapter>> = {
  ...marketplaceChapters,
  ...messageChapters,
  ...learningChapters,
}

/**
 * Further addresses of a call, which older clients know. The description names them at the call instead of listing each as
 * one of its own: several could not be told apart from other paths by their pattern alone.
 */
export const aliases: Readonly<Record<string, string>> = {
  'POST /auth/register': 'POST /auth/signup',
  'GET /api/profile': 'GET /api/profile/me',
  'GET /api/profile/images/{id}': 'GET /api/pictures/{id}',
  'GET /projects': 'GET /api/projects',
  'GET /projects/{id}': 'GET /api/projects/{id}',
  'GET /api/proposals/freelancer/{id}': 'GET /api/freelancers/{id}/proposals',
  'GET /api/proposals/client/{id}': 'GET /api/clients/{id}/proposals',
  'HEAD /api/proposals/{proposalId}/deliverables/{fileId}': 'GET /api/proposals/{proposalId}/deliverables/{fileId}',
  'HEAD /api/conversations/{conversationId}/files/{fileId}': 'GET /api/conversations/{conversationId}/files/{fileId}',
  'GET /api/quizzes': 'GET /api/assessments/results',
  'GET /.well-known/jwks.json': 'GET /api/credentials/keys',
}
