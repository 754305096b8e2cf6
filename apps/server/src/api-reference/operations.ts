import type { ErrorCode } from '../platform/errors.ts'
import type { HeaderName } from './shared-components.ts'

/** What the description adds to a route. Its key is the method and the path in the notation of OpenAPI. */
export type OperationFacts = {
  /** The name of the call in generated clients. It never changes. */
  id: string
  /** Refusals of this call in particular; those that follow from its declaration are added to them. */
  refusals?: readonly ErrorCode[]
  /** Headers of the answer. */
  headers?: readonly HeaderName[]
  /** Types of an answer that is not JSON. */
  answers?: readonly string[]
  /** The same in lines, where a client asks for it. */
  lines?: true
  /** A `multipart/form-data` body: its parts, and whether each is a file, several files or text. */
  form?: Readonly<Record<string, 'file' | 'files' | 'text' | 'number'>>
}
type Chapter = { description: string; operations: Readonly<Record<string, OperationFacts>> }

const paged = ['X-Total-Count', 'X-Next-Cursor'] as const
const document = {
  answers: ['application/pdf'],
  headers: ['Content-Disposition'],
  refusals: ['document.busy'],
} as const
const decision = [
  'delivery.not_client',
  'delivery.not_accepted',
  'delivery.not_submitted',
  'delivery.approved',
] as const
/** What an AI provider can do to a call that asks one. */
const ai = [
  'ai.unsuitable_topic',
  'ai.daily_limit',
  'ai.unavailable',
  'ai.misconfigured',
  'ai.rate_limited',
  'ai.unusable_reply',
  'ai.refused',
  'ai.timeout',
] as const

/** Every call of the API by chapter, in the order people read them. */
export const chapters: Readonly<Record<string, Chapter>> = {
  Accounts: {
    description: 'Sign up, sign in and out. One account can hire and work.',
    operations: {
      'POST /auth/signup': {
        id: 'signUp',
        refusals: ['account.email_taken', 'account.common_password', 'throttle.sign_up'],
      },
      'POST /auth/login': { id: 'signIn', refusals: ['session.wrong_credentials', 'throttle.sign_in'] },
      'GET /api/auth/me': { id: 'getAccount' },
      'POST /api/auth/logout': { id: 'signOut' },
    },
  },
  Profiles: {
    description: 'What a person says about themselves, and what Guildhall has measured. Public once it is saved.',
    operations: {
      'GET /api/profile/me': { id: 'getOwnProfile' },
      'PUT /api/profile/me': { id: 'saveProfile', refusals: ['profile.changed_elsewhere'] },
      'GET /api/profile/{userId}': { id: 'getProfile' },
      'GET /api/profile/{userId}/text': { id: 'getProfileText', refusals: ['profile.text_not_found'] },
      'GET /api/users': { id: 'listPeople', headers: paged },
      'POST /api/profile/images': {
        id: 'uploadPicture',
        form: { file: 'file', x: 'number', y: 'number', width: 'number', height: 'number' },
        refusals: [
          'picture.missing',
          'picture.one_at_a_time',
          'picture.too_large',
          'picture.too_many_pixels',
          'picture.wrong_type',
          'picture.damaged',
          'picture.too_slow',
          'picture.interrupted',
          'picture.too_many',
          'picture.busy',
        ],
      },
      'GET /api/pictures/{id}': {
        id: 'getPicture',
        answers: ['image/png', 'image/jpeg', 'image/webp'],
        headers: ['ETag'],
      },
      'GET /api/profile/{userId}/picture.png': {
        id: 'getProfileCard',
        answers: ['image/png'],
        headers: ['ETag'],
        refusals: ['picture.busy'],
      },
    },
  },
  Projects: {
    description: 'Work that clients post. Everybody signed in can read it; its client alone can change it.',
    operations: {
      'POST /projects/create': { id: 'createProject', refusals: ['project.deadline_passed'] },
      'GET /api/projects': { id: 'listProjects', refusals: ['project.searches_at_once'] },
      'GET /api/projects/{id}': { id: 'getProject' },
      'PUT /projects/update/{id}': {
        id: 'updateProject',
        refusals: ['project.not_yours', 'project.completed', 'project.changed_elsewhere', 'project.deadline_passed'],
      },
      'GET /projects/user/{userId}': { id: 'listOwnProjects', refusals: ['account.not_yours'] },
      'GET /api/projects/{id}/edits': { id: 'listProjectEdits', refusals: ['project.edits_private'] },
      'GET /api/projects/{id}/edits/{number}': { id: 'getProjectEdit', refusals: ['project.edits_private'] },
    },
  },
  Proposals: {
    description: 'Offers of freelancers to do a project. Its client accepts one, once and for good.',
    operations: {
      'POST /api/proposals': {
        id: 'createProposal',
        refusals: [
          'project.not_found',
          'proposal.not_yours',
          'proposal.own_project',
          'proposal.project_closed',
          'proposal.already_sent',
        ],
      },
      'GET /api/proposals/{id}': { id: 'listProjectProposals', headers: paged, refusals: ['project.not_yours'] },
      'GET /api/freelancers/{id}/proposals': {
        id: 'listSentProposals',
        headers: paged,
        refusals: ['account.not_yours'],
      },
      'GET /api/proposals/freelancer/{id}/counts': { id: 'countSentProposals', refusals: ['account.not_yours'] },
      'GET /api/clients/{id}/proposals': {
        id: 'listReceivedProposals',
        headers: paged,
        refusals: ['account.not_yours'],
      },
      'GET /api/proposals/{id}/full': { id: 'getProposal', refusals: ['proposal.not_for_you'] },
      'POST /api/proposals/{id}/accept': {
        id: 'acceptProposal',
        refusals: ['project.not_yours', 'proposal.already_decided', 'proposal.project_closed'],
      },
      'GET /api/attention': { id: 'getAttention' },
    },
  },
  Deliveries: {
    description: 'The files a freelancer uploads for an accepted proposal, and what the client decides on them.',
    operations: {
      'POST /api/proposals/{proposalId}/deliverables': {
        id: 'submitDelivery',
        form: { files: 'files', message: 'text' },
        refusals: [
          'delivery.not_freelancer',
          'delivery.not_accepted',
          'delivery.under_review',
          'delivery.approved',
          'delivery.no_files',
          'delivery.too_many_files',
          'delivery.file_too_large',
          'delivery.wrong_file_type',
          'delivery.macros',
          'delivery.empty_file',
          'delivery.storage_full',
          'delivery.uploads_at_once',
          'delivery.interrupted',
        ],
      },
      'GET /api/proposals/{proposalId}/deliverables': { id: 'getDelivery', refusals: ['proposal.not_for_you'] },
      'GET /api/proposals/{proposalId}/deliverables/versions/{version}': {
        id: 'getDeliveryVersion',
        refusals: ['proposal.not_for_you'],
      },
      'GET /api/proposals/{proposalId}/deliverables/{fileId}': {
        id: 'downloadDeliverable',
        answers: ['application/octet-stream'],
        headers: ['ETag', 'Content-Disposition', 'Accept-Ranges'],
        refusals: ['proposal.not_for_you', 'deliverable.range_invalid'],
      },
      'POST /api/proposals/{proposalId}/deliverables/approve': { id: 'approveDelivery', refusals: decision },
      'POST /api/proposals/{proposalId}/deliverables/reject': {
        id: 'requestChanges',
        refusals: [...decision, 'delivery.last_version'],
      },
    },
  },
  Assessments: {
    description: 'Questions on a skill. The server keeps their key and the clock, and grades the answers.',
    operations: {
      'GET /api/assessments': { id: 'getAssessmentOverview' },
      'POST /api/assessments/attempts': {
        id: 'startAttempt',
        refusals: [
          'assessment.attempt_open',
          'assessment.retake_waits',
          'assessment.topic_not_covered',
          'throttle.verified',
          'throttle.verified_address',
          'throttle.unverified',
          'ai.too_few_questions',
          ...ai,
        ],
      },
      'GET /api/assessments/attempts/{attemptId}': { id: 'getAttempt' },
      'PUT /api/assessments/attempts/{attemptId}/answers/{position}': {
        id: 'saveAnswer',
        refusals: ['assessment.option_unknown', 'assessment.attempt_finished', 'assessment.time_over'],
      },
      'POST /api/assessments/attempts/{attemptId}/finish': { id: 'finishAttempt' },
      'POST /api/ai-quiz/generate': {
        id: 'generateQuiz',
        refusals: [
          'assessment.topic_not_covered',
          'throttle.quiz',
          'ai.daily_limit_address',
          'ai.too_few_questions',
          ...ai,
        ],
      },
      'POST /api/ai-quiz/save-assessment': { id: 'savePractice', refusals: ['throttle.practice'] },
    },
  },
  'Results and credentials': {
    description: 'How attempts ended, what a profile shows of it, and signed credentials that others check without us.',
    operations: {
      'GET /api/assessments/results': { id: 'listResults', headers: paged },
      'GET /api/assessments/results/{resultId}': { id: 'getResult' },
      'PUT /api/assessments/results/{resultId}/profile': { id: 'showResult' },
      'GET /api/assessments/verified': { id: 'listVerifiedSkills' },
      'GET /api/profile/me/skills': { id: 'listOwnSkills', headers: paged },
      'GET /api/profile/{userId}/skills': { id: 'listProfileSkills', headers: paged },
      'GET /api/profile/{userId}/assessments': { id: 'listProfileResults', headers: paged },
      'GET /api/assessments/public/{resultId}': { id: 'getPublicResult' },
      'GET /api/assessments/public/{resultId}/credential': {
        id: 'getCredential',
        answers: ['text/plain', 'application/ld+json'],
        headers: ['Content-Disposition'],
        refusals: ['credential.not_earned'],
      },
      'GET /api/credentials/issuer': { id: 'getIssuer', answers: ['application/ld+json'] },
      'GET /api/credentials/keys': { id: 'listCredentialKeys', answers: ['application/jwk-set+json'] },
      'GET /api/credentials/keys/{thumbprint}': { id: 'getCredentialKey', answers: ['application/jwk+json'] },
      'GET /api/credentials/status/{list}': {
        id: 'getCredentialStatusList',
        answers: ['application/vc+jwt', 'application/ld+json'],
      },
    },
  },
  Courses: {
    description: 'The library, courses made from a prompt, and those an account keeps.',
    operations: {
      'GET /api/library': { id: 'listLibrary' },
      'GET /api/library/search': { id: 'searchLibrary' },
      'GET /api/library/{courseId}': { id: 'getLibraryCourse' },
      'GET /api/library/{courseId}/pdf': { id: 'getLibraryCoursePdf', ...document },
      'PUT /api/library/{courseId}/kept': { id: 'keepLibraryCourse' },
      'POST /api/ai-course/generate': {
        id: 'generateCourse',
        lines: true,
        refusals: [
          'course.not_covered',
          'course.near_miss',
          'course.too_many',
          'throttle.course',
          'ai.daily_limit_address',
          ...ai,
        ],
      },
      'POST /api/courses/{courseId}/regenerate': {
        id: 'regenerateCourse',
        lines: true,
        refusals: ['course.needs_provider', 'throttle.course', ...ai],
      },
      'GET /api/courses': { id: 'listCourses', headers: paged },
      'GET /api/courses/{courseId}': { id: 'getCourse' },
      'GET /api/courses/{courseId}/pdf': { id: 'getCoursePdf', ...document },
      'PUT /api/courses/{courseId}/lessons/{lessonId}': {
        id: 'setLessonDone',
        refusals: ['course.lesson_not_found'],
      },
      'PUT /api/courses/{courseId}/share': { id: 'shareCourse' },
      'DELETE /api/courses/{courseId}': { id: 'deleteCourse' },
      'GET /api/shared/courses/{shareKey}': { id: 'getSharedCourse' },
      'GET /api/shared/courses/{shareKey}/pdf': { id: 'getSharedCoursePdf', ...document },
    },
  },
  'Learning units': {
    description: 'Short texts on the craft of freelancing and hiring.',
    operations: {
      'GET /api/units': { id: 'listUnits' },
      'GET /api/units/{unitId}': { id: 'getUnit' },
      'GET /api/units/{unitId}/pdf': { id: 'getUnitPdf', ...document },
      'PUT /api/units/{unitId}/saved': { id: 'saveUnit' },
    },
  },
  Operations: {
    description: 'Whether the service lives, and this description itself.',
    operations: {
      'GET /healthz': { id: 'getHealth' },
      'GET /readyz': { id: 'getReadiness', refusals: ['service.unavailable'] },
      'GET /api/openapi.json': { id: 'getApiDescription' },
    },
  },
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
  'GET /api/quizzes': 'GET /api/assessments/results',
  'GET /.well-known/jwks.json': 'GET /api/credentials/keys',
}
