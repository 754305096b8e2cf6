import { type Chapter, paged } from './operation-facts.ts'

const document = {
  answers: ['application/pdf'],
  headers: ['Content-Disposition'],
  refusals: ['document.busy'],
} as const

const ai = [
  'ai.unsuitable_topic',
  'ai.daily_limit',
  'ai.daily_limit_shared',
  'ai.unavailable',
  'ai.misconfigured',
  'ai.rate_limited',
  'ai.unusable_reply',
  'ai.refused',
  'ai.timeout',
] as const

export const learningChapters: Readonly<Record<string, Chapter>> = {
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
      'GET /api/assessments/results/{resultId}/challenges': { id: 'listChallenges' },
      'POST /api/assessments/results/{resultId}/challenges': {
        id: 'challengeQuestion',
        refusals: [
          'assessment.question_not_found',
          'challenge.already_sent',
          'challenge.dropped',
          'challenge.too_many',
        ],
      },
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
        refusals: ['credential.not_earned', 'credential.awaits_confirmation'],
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
      'GET /api/library/progress': { id: 'getLibraryProgress' },
      'GET /api/learning-paths': { id: 'listLearningPaths' },
      'GET /api/recommended-courses': { id: 'listRecommendedCourses' },
      'GET /api/library/{courseId}': { id: 'getLibraryCourse' },
      'GET /api/library/{courseId}/pdf': { id: 'getLibraryCoursePdf', ...document },
      'PUT /api/library/{courseId}/kept': { id: 'keepLibraryCourse' },
      'GET /api/library/{courseId}/lessons/{lessonId}/exercises': { id: 'listLessonExercises' },
      'PUT /api/library/{courseId}/exercises/{exerciseId}': { id: 'keepExerciseState' },
      'POST /api/library/{courseId}/lessons/{lessonId}/answers': { id: 'answerLesson' },
      'POST /api/courses/{courseId}/answers': { id: 'answerWrittenLesson' },
      'GET /api/courses/{courseId}/work': { id: 'getWrittenWork' },
      'PUT /api/courses/{courseId}/lessons/{lessonId}/finished': {
        id: 'finishWrittenStep',
        refusals: ['course.step_not_found'],
      },
      'GET /api/courses/{courseId}/lessons/{lessonId}/exercises': { id: 'listWrittenExerciseStates' },
      'PUT /api/courses/{courseId}/exercises/{exerciseId}': { id: 'keepWrittenExerciseState' },
      'GET /api/review': { id: 'getDailyReview' },
      'POST /api/review/{cardId}/answers': {
        id: 'answerCard',
        refusals: ['dailyreview.not_due', 'dailyreview.done_today'],
      },
      'POST /api/review/{cardId}/help': {
        id: 'helpWithCard',
        refusals: ['dailyreview.not_due', 'dailyreview.done_today'],
      },
      'GET /api/library/{courseId}/work': { id: 'getCourseWork' },
      'PUT /api/library/{courseId}/lessons/{lessonId}/finished': {
        id: 'finishStep',
        refusals: ['course.step_not_found'],
      },
      'GET /api/library/{courseId}/project': { id: 'getCourseProject' },
      'PUT /api/library/{courseId}/project': { id: 'keepCourseProject' },
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
        refusals: ['course.changed', 'course.needs_provider', 'course.too_many', 'throttle.course', ...ai],
      },
      'POST /api/courses/{courseId}/continue': {
        id: 'continueCourse',
        lines: true,
        refusals: ['course.written_elsewhere', 'course.needs_provider', 'throttle.course', ...ai],
      },
      'POST /api/courses/{courseId}/claim': {
        id: 'claimCourse',
        refusals: ['course.claim_ended', 'course.too_many'],
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
}
