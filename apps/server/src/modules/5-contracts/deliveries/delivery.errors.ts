import { refusalSentences } from '@guildhall/contract'
import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const deliveryErrors = {
  'delivery.not_accepted': { kind: 'conflict', sentence: refusalSentences['delivery.not_accepted'] },
  'delivery.not_freelancer': { kind: 'forbidden', sentence: refusalSentences['delivery.not_freelancer'] },
  'delivery.not_client': { kind: 'forbidden', sentence: refusalSentences['delivery.not_client'] },
  'delivery.under_review': { kind: 'conflict', sentence: refusalSentences['delivery.under_review'] },
  'delivery.approved': { kind: 'conflict', sentence: refusalSentences['delivery.approved'] },
  'delivery.version_not_found': { kind: 'missing', sentence: 'This version of the delivery does not exist.' },
  'delivery.not_submitted': { kind: 'conflict', sentence: refusalSentences['delivery.not_submitted'] },
  'delivery.no_files': { kind: 'invalid', sentence: 'Please upload at least one file' },
  'delivery.too_many_files': {
    kind: 'too_large',
    sentence: 'One upload can hold at most {limit} files. Pack more into a ZIP file.',
  },
  'delivery.file_too_large': {
    kind: 'too_large',
    sentence: '“{filename}” is larger than 50 MB. Each file can be up to 50 MB.',
  },
  'delivery.wrong_file_type': {
    kind: 'wrong_type',
    sentence: '“{filename}” is not a ZIP, PDF, PNG, JPG, DOC or DOCX file. Nothing was uploaded.',
  },
  'delivery.macros': {
    kind: 'wrong_type',
    sentence: '“{filename}” contains macros, which can run programs. Save it without them and upload it again.',
  },
  'delivery.empty_file': { kind: 'wrong_type', sentence: '“{filename}” is empty. Nothing was uploaded.' },
  'delivery.storage_full': {
    kind: 'too_large',
    sentence:
      'Your files would exceed the {limit} that an account can store. Upload smaller files, or ask this site’s operator for more space.',
  },
  'delivery.uploads_at_once': {
    kind: 'throttled',
    sentence: 'You have {limit} uploads in progress. Wait for one to finish and try again.',
  },
  'delivery.last_version': { kind: 'conflict', sentence: refusalSentences['delivery.last_version'] },
  'delivery.unknown_criterion': {
    kind: 'conflict',
    sentence: 'This is not one of the contract’s acceptance criteria. Choose one of them, or none.',
  },
  'delivery.interrupted': {
    kind: 'invalid',
    sentence: 'The upload was interrupted. Nothing was stored; please try again.',
  },
  'deliverable.not_found': { kind: 'missing', sentence: 'This file does not exist or has been removed.' },
  'deliverable.range_invalid': { kind: 'range', sentence: 'The requested part lies outside the file.' },
} as const satisfies ErrorDefinitions
