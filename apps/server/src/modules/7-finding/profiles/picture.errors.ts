import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const pictureErrors = {
  'picture.missing': { kind: 'invalid', sentence: 'Choose a picture to upload.' },
  'picture.one_at_a_time': { kind: 'invalid', sentence: 'Upload one picture at a time.' },
  'picture.too_large': {
    kind: 'too_large',
    sentence: 'This picture is larger than {limit} MB. Choose a smaller one, or make it smaller first.',
  },
  'picture.too_many_pixels': {
    kind: 'too_large',
    sentence: 'This picture has more than {limit} megapixels. Make it smaller and try again.',
  },
  'picture.wrong_type': {
    kind: 'wrong_type',
    sentence: 'This is not a PNG, JPEG or WebP picture. Nothing was stored.',
  },
  'picture.damaged': {
    kind: 'invalid',
    sentence: 'This picture is damaged and cannot be opened. Nothing was stored.',
  },
  'picture.too_slow': {
    kind: 'too_large',
    sentence: 'Opening this picture takes too long. Save it at a smaller size and try again.',
  },
  'picture.interrupted': {
    kind: 'invalid',
    sentence: 'The upload was interrupted. Nothing was stored; please try again.',
  },
  'picture.too_many': {
    kind: 'conflict',
    sentence: 'You have {limit} pictures stored. Those your saved profile does not show are removed after a day.',
  },
  'picture.busy': {
    kind: 'throttled',
    sentence: 'We are busy with other pictures. Please try again in a moment.',
  },
  'picture.not_found': { kind: 'missing', sentence: 'This picture does not exist or has been removed.' },
} as const satisfies ErrorDefinitions
