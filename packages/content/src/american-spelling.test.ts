import { expect, test } from 'vitest'
import { britishSpellings } from './american-spelling.ts'

test.each([
  ['The colours of the catalogue are grey', ['colours', 'catalogue', 'grey']],
  ['Nobody recognised the unlabelled license', ['recognised', 'unlabelled']],
  ['Practise towards 50 per cent', ['Practise', 'towards', 'per cent']],
  ['Read upwards and backwards, for ever', ['upwards', 'backwards', 'for ever']],
])('%s', (text, expected) => {
  expect(britishSpellings(text)).toEqual(expected)
})

test.each([
  'A surprise, an exercise and a promise are advertised precisely',
  'The parameter of four liters was analyzed by an organizer',
  'Call `task.cancelled()` or read job.isCancelled and asyncio.cancelled()',
  'our hours, four tours, the source of the course',
  'A wrapper that forwards calls forever, backward compatible, for every caller',
])('%s is American', (text) => {
  expect(britishSpellings(text)).toEqual([])
})
