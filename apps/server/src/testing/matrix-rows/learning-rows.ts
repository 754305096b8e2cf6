import { readUnits } from '@guildhall/content'
import type { Scene } from '../scenes/scene.ts'
import { anybody, hidden, holder, members, type Row } from './matrix-row.ts'

const attempt = (scene: Scene) => `/api/assessments/attempts/${scene.attemptId}`
const result = (scene: Scene) => `/api/assessments/results/${scene.resultId}`
const publicResult = (scene: Scene) => `/api/assessments/public/${scene.resultId}`
const course = (scene: Scene) => `/api/courses/${scene.courseId}`
const someUnit = () => readUnits()[0]?.id

export const learningRows: Record<string, Row> = {
  'POST /api/ai-quiz/generate': { body: () => ({ topic: 'React' }), statuses: anybody(200) },
  'POST /api/ai-quiz/save-assessment': {
    body: () => ({ skill: 'React', score: 3, totalQuestions: 5 }),
    statuses: members(200),
  },
  'GET /api/quizzes': { statuses: members(200) },
  'GET /api/assessments': { statuses: members(200) },
  'POST /api/assessments/attempts': { body: () => ({ skill: 'React' }), statuses: members(201) },
  'GET /api/assessments/attempts/:attemptId': { stage: 'assessing', path: attempt, statuses: hidden(200) },
  'PUT /api/assessments/attempts/:attemptId/answers/:position': {
    stage: 'assessing',
    path: (scene) => `${attempt(scene)}/answers/0`,
    body: () => ({ option: 1 }),
    statuses: hidden(200),
  },
  'POST /api/assessments/attempts/:attemptId/finish': {
    stage: 'assessing',
    path: (scene) => `${attempt(scene)}/finish`,
    statuses: hidden(200),
  },
  'GET /api/assessments/results': { statuses: members(200) },
  'GET /api/assessments/results/:resultId': { stage: 'assessing', path: result, statuses: hidden(200) },
  'PUT /api/assessments/results/:resultId/profile': {
    stage: 'assessing',
    path: (scene) => `${result(scene)}/profile`,
    body: () => ({ onProfile: true }),
    statuses: hidden(200),
  },
  'GET /api/assessments/results/:resultId/challenges': {
    stage: 'assessing',
    path: (scene) => `${result(scene)}/challenges`,
    statuses: hidden(200),
  },
  'POST /api/assessments/results/:resultId/challenges': {
    stage: 'assessing',
    path: (scene) => `${result(scene)}/challenges`,
    body: () => ({ position: 1, kind: 'unclear', text: 'Two of the options mean the same.' }),
    statuses: hidden(201),
  },
  // The scene's result is hidden, so only its owner can see it.
  'GET /api/assessments/public/:resultId': { stage: 'assessing', path: publicResult, statuses: holder(200) },
  'GET /api/assessments/public/:resultId/credential': {
    stage: 'assessing',
    path: (scene) => `${publicResult(scene)}/credential`,
    statuses: holder(200),
  },
  'GET /api/credentials/issuer': { statuses: anybody(200) },
  'GET /api/credentials/keys': { statuses: anybody(200) },
  'GET /.well-known/jwks.json': { statuses: anybody(200) },
  'GET /api/credentials/keys/:thumbprint': { path: () => '/api/credentials/keys/unknown', statuses: anybody(404) },
  'GET /api/credentials/status/:list': { path: () => '/api/credentials/status/1', statuses: anybody(200) },
  'GET /api/profile/:userId/assessments': {
    stage: 'profile',
    path: (scene) => `/api/profile/${scene.client.id}/assessments`,
    statuses: anybody(200),
  },

  'GET /api/profile/me/skills': { statuses: members(200) },
  'GET /api/profile/:userId/skills': {
    stage: 'profile',
    path: (scene) => `/api/profile/${scene.client.id}/skills`,
    statuses: anybody(200),
  },

  'POST /api/ai-course/generate': { body: () => ({ prompt: 'Teach me React' }), statuses: anybody(200) },
  'GET /api/library': { statuses: anybody(200) },
  'GET /api/library/search': { statuses: anybody(200) },
  'GET /api/library/progress': { statuses: members(200) },
  'GET /api/learning-paths': { statuses: anybody(200) },
  'GET /api/recommended-courses': { statuses: members(200) },
  'GET /api/library/:courseId': { path: () => '/api/library/react', statuses: anybody(200) },
  'PUT /api/library/:courseId/kept': { path: () => '/api/library/react/kept', statuses: members(200) },
  'GET /api/library/:courseId/lessons/:lessonId/exercises': {
    path: () => '/api/library/javascript/lessons/values-and-scope/exercises',
    statuses: anybody(200),
  },
  'PUT /api/library/:courseId/exercises/:exerciseId': {
    path: () => '/api/library/javascript/exercises/add-prices',
    body: () => ({ answer: 'const total = () => 0', failures: 1, solved: false }),
    statuses: members(200),
  },
  'POST /api/library/:courseId/lessons/:lessonId/answers': {
    path: () => '/api/library/javascript/lessons/values-and-scope/answers',
    body: () => ({ answer: 'no option' }),
    statuses: members(200),
  },
  'POST /api/courses/:courseId/answers': {
    stage: 'reading what an AI wrote',
    path: (scene) => `${course(scene)}/answers`,
    body: () => ({ writing: 'glass', kind: 'check', answer: 'no option' }),
    statuses: hidden(200),
    missing: 'dailyreview.question_not_found',
  },
  'GET /api/courses/:courseId/work': {
    stage: 'reading what an AI wrote',
    path: (scene) => `${course(scene)}/work`,
    statuses: hidden(200),
  },
  'PUT /api/courses/:courseId/lessons/:lessonId/finished': {
    stage: 'reading what an AI wrote',
    path: (scene) => `${course(scene)}/lessons/${scene.lessonId}/finished`,
    body: () => ({ writing: 'glass', step: 'step-1' }),
    statuses: hidden(200),
  },
  'GET /api/courses/:courseId/lessons/:lessonId/exercises': {
    stage: 'reading what an AI wrote',
    path: (scene) => `${course(scene)}/lessons/${scene.lessonId}/exercises`,
    statuses: hidden(200),
    missing: 'course.lesson_not_found',
  },
  'PUT /api/courses/:courseId/exercises/:exerciseId': {
    stage: 'reading what an AI wrote',
    path: (scene) => `${course(scene)}/exercises/glass-1`,
    body: () => ({ answer: '12', failures: 1, solved: false }),
    statuses: hidden(200),
    missing: 'exercise.not_found',
  },
  'GET /api/review': { statuses: members(200) },
  'POST /api/review/:cardId/answers': {
    stage: 'reviewing',
    path: (scene) => `/api/review/${scene.cardId}/answers`,
    body: () => ({ answer: 'no option' }),
    statuses: hidden(200),
  },
  'POST /api/review/:cardId/help': {
    stage: 'reviewing',
    path: (scene) => `/api/review/${scene.cardId}/help`,
    statuses: hidden(200),
  },
  'GET /api/library/:courseId/work': { path: () => '/api/library/javascript/work', statuses: members(200) },
  'PUT /api/library/:courseId/lessons/:lessonId/finished': {
    path: () => '/api/library/javascript/lessons/values-and-scope/finished',
    body: () => ({ step: 'conversion' }),
    statuses: members(200),
  },
  'GET /api/library/:courseId/project': { path: () => '/api/library/javascript/project', statuses: anybody(200) },
  'PUT /api/library/:courseId/project': {
    path: () => '/api/library/javascript/project',
    body: () => ({ steps: [0], criteria: [], link: 'https://example.com/list' }),
    statuses: members(200),
  },
  'POST /api/library/:courseId/project/portfolio': {
    path: () => '/api/library/javascript/project/portfolio',
    statuses: members(409),
  },
  'GET /api/shared/courses/:shareKey': { path: () => '/api/shared/courses/unknown', statuses: anybody(404) },
  'GET /api/shared/courses/:shareKey/pdf': {
    path: () => '/api/shared/courses/unknown/pdf',
    statuses: anybody(404),
  },
  'GET /api/library/:courseId/pdf': { path: () => '/api/library/react/pdf', statuses: anybody(200) },
  'GET /api/courses/:courseId/pdf': {
    stage: 'learning',
    path: (scene) => `${course(scene)}/pdf`,
    statuses: hidden(200),
  },
  'GET /api/courses': { statuses: members(200) },
  'GET /api/courses/:courseId': { stage: 'learning', path: course, statuses: hidden(200) },
  'DELETE /api/courses/:courseId': { stage: 'learning', path: course, statuses: hidden(204) },
  'POST /api/courses/:courseId/regenerate': {
    stage: 'learning',
    path: (scene) => `${course(scene)}/regenerate`,
    statuses: hidden(200),
  },
  'POST /api/courses/:courseId/continue': {
    stage: 'learning',
    path: (scene) => `${course(scene)}/continue`,
    statuses: hidden(200),
  },
  'POST /api/courses/:courseId/claim': {
    stage: 'learning',
    path: (scene) => `/api/courses/${scene.visitorCourseId}/claim`,
    body: ({ visitorToken: token }) => ({ token }),
    // Whoever has the token keeps the course, and is its owner from then on.
    statuses: [401, 401, 200, 200, 200],
  },
  'PUT /api/courses/:courseId/share': {
    stage: 'learning',
    path: (scene) => `${course(scene)}/share`,
    body: () => ({ shared: true }),
    statuses: hidden(200),
  },
  'PUT /api/courses/:courseId/lessons/:lessonId': {
    stage: 'learning',
    path: (scene) => `${course(scene)}/lessons/${scene.lessonId}`,
    body: () => ({ done: true }),
    statuses: hidden(200),
  },

  'GET /api/assessments/verified': { statuses: members(200) },

  'GET /api/units': { statuses: anybody(200) },
  'GET /api/units/:unitId': { path: () => `/api/units/${someUnit()}`, statuses: anybody(200) },
  'PUT /api/units/:unitId/saved': {
    path: () => `/api/units/${someUnit()}/saved`,
    body: () => ({ saved: true }),
    statuses: members(200),
  },
  'GET /api/units/:unitId/pdf': { path: () => `/api/units/${someUnit()}/pdf`, statuses: anybody(200) },
}
