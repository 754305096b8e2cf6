import { expect, test } from 'vitest'
import { conceptTitle } from './concept-title.ts'

test.each([
  ['error handling', 'Error handling'],
  ['dom and events', 'DOM and events'],
  ['technical and content seo', 'Technical and content SEO'],
  ['rxjs', 'RxJS'],
  ['this and classes', 'This and classes'],
  ['constructor functions', 'Constructor functions'],
  ['toString and valueOf', 'ToString and valueOf'],
])('%s reads %s', (concept, title) => {
  expect(conceptTitle(concept)).toBe(title)
})
