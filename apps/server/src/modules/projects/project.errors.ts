import type { ErrorDefinitions } from '../../platform/errors.ts'

export const projectErrors = {
  'project.not_found': { kind: 'missing', sentence: 'This project does not exist or has been removed.' },
  'project.not_yours': { kind: 'forbidden', sentence: 'Only the client who posted this project can do that.' },
  'project.deadline_passed': { kind: 'invalid', sentence: 'The deadline has already passed. Choose a later date.' },
  'project.edits_private': {
    kind: 'forbidden',
    sentence: 'Only the client and the accepted freelancer of this project can see how it was changed.',
  },
  'project.edit_not_found': { kind: 'missing', sentence: 'This change of the project does not exist.' },
  'project.changed_elsewhere': {
    kind: 'conflict',
    sentence: 'This project was saved in another tab or on another device. Load that version before you save yours.',
  },
  'project.completed': { kind: 'conflict', sentence: 'This project is completed and can no longer be changed.' },
  'project.searches_at_once': {
    kind: 'throttled',
    sentence: 'Your last searches are still running. Try again in a moment.',
  },
} as const satisfies ErrorDefinitions
