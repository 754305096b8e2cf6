import type { ConversationView } from '@guildhall/contract'
import { http } from '../../../http.ts'

/** Finds or opens the conversation. The other person sees it with its first message. */
export const openConversation = (userId: string) => http.postOnce<ConversationView>('/api/conversations', { userId })
