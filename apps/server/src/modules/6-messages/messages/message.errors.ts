import { messageRefusals } from '@guildhall/contract'
import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const messageErrors = {
  'conversation.not_found': { kind: 'missing', sentence: messageRefusals['conversation.not_found'] },
  'conversation.client_writes_first': {
    kind: 'forbidden',
    sentence: messageRefusals['conversation.client_writes_first'],
  },
  'conversation.former_member': { kind: 'forbidden', sentence: messageRefusals['conversation.former_member'] },
  'conversation.you_blocked': { kind: 'forbidden', sentence: messageRefusals['conversation.you_blocked'] },
  'conversation.wait_for_answer': { kind: 'throttled', sentence: messageRefusals['conversation.wait_for_answer'] },
  'conversation.too_many_new': { kind: 'throttled', sentence: messageRefusals['conversation.too_many_new'] },
  'message.not_found': { kind: 'missing', sentence: 'There is no such message.' },
  'message.not_yours': { kind: 'forbidden', sentence: messageRefusals['message.not_yours'] },
  'message.too_late': { kind: 'conflict', sentence: messageRefusals['message.too_late'] },
  'message.deleted': { kind: 'conflict', sentence: messageRefusals['message.deleted'] },
  'message.client_id_reused': {
    kind: 'conflict',
    sentence: 'You have sent another message with this clientId in another conversation.',
  },
  'message.file_not_found': { kind: 'missing', sentence: 'This file does not exist or has been removed.' },
} as const satisfies ErrorDefinitions
