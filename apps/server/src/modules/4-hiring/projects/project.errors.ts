import { refusalSentences } from '@guildhall/contract'
import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const projectErrors = {
  'project.not_found': { kind: 'missing', sentence: 'This project does not exist or has been removed.' },
  'project.not_yours': { kind: 'forbidden', sentence: refusalSentences['project.not_yours'] },
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
  'project.completed': { kind: 'conflict', sentence: refusalSentences['project.completed'] },
  'project.searches_at_once': {
    kind: 'throttled',
    sentence: 'Your last searches are still running. Try again in a moment.',
  },
  'project.cancelled': { kind: 'conflict', sentence: refusalSentences['project.cancelled'] },
  'project.not_in_progress': { kind: 'conflict', sentence: refusalSentences['project.not_in_progress'] },
  'project.closed': { kind: 'conflict', sentence: refusalSentences['project.closed'] },
  'project.not_closed': { kind: 'conflict', sentence: refusalSentences['project.not_closed'] },
  'project.not_active': { kind: 'conflict', sentence: refusalSentences['project.not_active'] },
  'project.not_asked': { kind: 'conflict', sentence: refusalSentences['project.not_asked'] },
  'project.file_not_found': {
    kind: 'missing',
    sentence: 'There is no such file. Files that no project uses are removed after a day; upload it again.',
  },
  'project.too_many_files': { kind: 'conflict', sentence: 'A project can have at most {limit} files.' },
  'project.loose_files': {
    kind: 'conflict',
    sentence: 'You have {limit} uploaded files that no project uses. Use them, or wait a day until they are removed.',
  },
} as const satisfies ErrorDefinitions
