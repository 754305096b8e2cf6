import type { ConversationView } from '@guildhall/contract'
import { http } from '../../../http.ts'

/** Opens the conversation with a person, or finds the open one. The other sees it with its first message. */
export const openConversation = (userId: string) => http.postOnce<ConversationView>('/api/conversations', { userId })
