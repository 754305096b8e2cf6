const anHour = 'public, max-age=3600'
const minutes = 'public, max-age=300'
const askedAgain = 'no-cache'

const kept: Record<string, string> = {
  'GET /api/library': askedAgain,
  'GET /api/library/:courseId': askedAgain,
  'GET /api/library/:courseId/project': askedAgain,
  'GET /api/learning-paths': askedAgain,
  'GET /api/units/:unitId': askedAgain,
  'GET /api/profile/:userId': askedAgain,
  'GET /api/profile/:userId/reviews': askedAgain,
  'GET /api/profile/:userId/figures': askedAgain,
  'GET /api/success-stories': askedAgain,
  'GET /api/landing': askedAgain,
  'GET /api/talent': askedAgain,
  'GET /api/talent/parts': anHour,
  'GET /api/talent/parts/:from': askedAgain,
  'GET /api/profile/images/:id': 'public, max-age=31536000, immutable',
  'GET /api/profile/:userId/picture.png': anHour,
  'GET /api/library/:courseId/pdf': anHour,
  'GET /api/units/:unitId/pdf': anHour,
  'GET /api/credentials/issuer': minutes,
  'GET /api/credentials/keys': minutes,
  'GET /.well-known/jwks.json': minutes,
  'GET /api/credentials/status/:list': minutes,
  'GET /api/fees': minutes,
  'GET /api/payment-provider': minutes,
  'GET /api/openapi.json': minutes,
  'GET /api/docs': minutes,
  'GET /api/docs/fonts/:file': 'public, max-age=31536000, immutable',
  'GET /api/pictures/:id': 'public, max-age=31536000, immutable',
}

/** The `cache-control` that an answer of this route must have. What is not named is never stored. */
export const cacheControlOf = (route: string, status: number) =>
  status < 400 ? (kept[route] ?? 'no-store') : 'no-store'
