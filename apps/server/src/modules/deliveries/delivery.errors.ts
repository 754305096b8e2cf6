import type { ErrorDefinitions } from '../../platform/errors.ts'

export const deliveryErrors = {
  'delivery.not_accepted': {
    kind: 'conflict',
    sentence: 'Deliverables belong to an accepted proposal. This one is not accepted.',
  },
  'delivery.not_freelancer': {
    kind: 'forbidden',
    sentence: 'Only the freelancer of this proposal can upload its deliverables.',
  },
  'delivery.not_client': {
    kind: 'forbidden',
    sentence: 'Only the client of this project can decide on its deliverables.',
  },
  'delivery.under_review': {
    kind: 'conflict',
    sentence: 'Your delivery is waiting for review. You can upload again if changes are requested.',
  },
  'delivery.approved': { kind: 'conflict', sentence: 'This delivery is approved and can no longer be changed.' },
  'delivery.version_not_found': { kind: 'missing', sentence: 'This version of the delivery does not exist.' },
  'delivery.not_submitted': { kind: 'conflict', sentence: 'There is no delivery waiting for your decision.' },
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
    sentence: 'You have {limit} uploads under way. Wait for one of them to end and try again.',
  },
  'delivery.last_version': {
    kind: 'conflict',
    sentence:
      'This is version {limit}, the last one a delivery can have. Approve it, or settle the rest with the freelancer in writing.',
  },
  'delivery.interrupted': {
    kind: 'invalid',
    sentence: 'The upload was interrupted. Nothing was stored; please try again.',
  },
  'deliverable.not_found': { kind: 'missing', sentence: 'This file does not exist or has been removed.' },
  'deliverable.range_invalid': { kind: 'range', sentence: 'The requested part lies outside the file.' },
} as const satisfies ErrorDefinitions
