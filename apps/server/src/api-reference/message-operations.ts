import { type Chapter, fileDownload, paged, uploadRefusals } from './operation-facts.ts'

const writing = [
  'conversation.client_writes_first',
  'conversation.former_member',
  'conversation.you_blocked',
  'conversation.wait_for_answer',
  'conversation.too_many_new',
  'message.client_id_reused',
] as const

export const messageChapters: Readonly<Record<string, Chapter>> = {
  Messages: {
    description:
      'Conversations of two people. Private: everyone else is answered as if there were none. Everything works without a ' +
      'socket: send with a `clientId` until you are answered, and catch up with the changes since your last one.',
    operations: {
      'GET /api/conversations': { id: 'listConversations' },
      'GET /api/conversations/search': { id: 'searchConversations' },
      'GET /api/conversations/unread': { id: 'countUnreadConversations' },
      'GET /api/conversations/settings': { id: 'getMessageSettings' },
      'PUT /api/conversations/settings': { id: 'saveMessageSettings' },
      'GET /api/conversation-with/{userId}': { id: 'getConversation' },
      'POST /api/conversation-with/{userId}/block': { id: 'blockPersonById' },
      'DELETE /api/conversation-with/{userId}/block': { id: 'unblockPersonById' },
      'POST /api/conversations': {
        id: 'openConversation',
        refusals: ['conversation.not_found', 'conversation.client_writes_first', 'conversation.former_member'],
      },
      'GET /api/conversations/{conversationId}/messages': { id: 'listMessages' },
      'GET /api/conversations/{conversationId}/changes': { id: 'listMessageChanges' },
      'GET /api/conversations/{conversationId}/messages/search': { id: 'searchMessages' },
      'POST /api/conversations/{conversationId}/messages': { id: 'sendMessage', refusals: writing },
      'GET /api/conversations/{conversationId}/messages/{seq}': { id: 'getMessage' },
      'PUT /api/conversations/{conversationId}/messages/{seq}': {
        id: 'editMessage',
        refusals: [
          'message.not_yours',
          'message.too_late',
          'message.deleted',
          'conversation.you_blocked',
          'conversation.former_member',
        ],
      },
      'DELETE /api/conversations/{conversationId}/messages/{seq}': {
        id: 'deleteMessage',
        refusals: ['message.not_yours', 'message.too_late'],
      },
      'POST /api/conversations/{conversationId}/files': {
        id: 'sendFiles',
        form: { files: 'files', message: 'text' },
        refusals: [...writing, ...uploadRefusals],
      },
      'GET /api/conversations/{conversationId}/files/{fileId}': {
        id: 'downloadMessageFile',
        ...fileDownload,
      },
      'POST /api/conversations/{conversationId}/read': { id: 'markRead' },
      'POST /api/conversations/{conversationId}/block': { id: 'blockPerson' },
      'DELETE /api/conversations/{conversationId}/block': { id: 'unblockPerson' },
      'POST /api/conversations/{conversationId}/mute': { id: 'muteConversation' },
      'DELETE /api/conversations/{conversationId}/mute': { id: 'unmuteConversation' },
      'GET /api/conversations/{conversationId}/reports': { id: 'listReports' },
      'POST /api/conversations/{conversationId}/reports': {
        id: 'reportMessage',
        refusals: ['message.not_found', 'report.own', 'report.too_many'],
      },
    },
  },
  Reports: {
    description:
      'What people report to the operators of this site, and what comes of it. The rules are published at /rules/moderation.',
    operations: {
      'GET /api/reports': { id: 'listOwnReports', headers: paged },
      'POST /api/reports': {
        id: 'reportTarget',
        refusals: ['report.target_not_found', 'report.own', 'report.already', 'report.too_many'],
      },
      'GET /api/decisions': { id: 'listDecisions', headers: paged },
      'POST /api/decisions/{id}/appeal': {
        id: 'appealDecision',
        refusals: ['decision.appealed', 'decision.appeal_late', 'decision.reversed'],
      },
    },
  },
}
