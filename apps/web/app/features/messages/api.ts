import type {
  ConversationHitsView,
  ConversationListView,
  ConversationView,
  Harm,
  MessageChangesView,
  MessageHitsView,
  MessagePageView,
  MessageView,
  ReadView,
  ReportListView,
} from '@guildhall/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'
import { type Progress, transfer } from '../../upload-transfer.ts'

const one = (conversationId: string) => `/api/conversations/${encodeURIComponent(conversationId)}`
const withPerson = (otherId: string) => `/api/conversation-with/${encodeURIComponent(otherId)}`

/** Finds or opens the conversation. The other person sees it with its first message. */
export const openConversation = (userId: string) => http.postOnce<ConversationView>('/api/conversations', { userId })

export const conversationsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: keyOf('messages', 'list', userId),
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({ limit: '30', ...(pageParam ? { cursor: pageParam } : {}) })
      return http.get<ConversationListView>(`/api/conversations?${query}`, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

export const conversationSearchQuery = (userId: string, search: string) =>
  queryOptions({
    queryKey: keyOf('messages', 'list', userId, search),
    queryFn: ({ signal }) =>
      http.get<ConversationHitsView>(`/api/conversations/search?${new URLSearchParams({ search })}`, { signal }),
  })

/** Works also before their first message. */
export const conversationWithQuery = (userId: string, otherId: string) =>
  queryOptions({
    queryKey: keyOf('messages', 'with', userId, otherId),
    queryFn: ({ signal }) => http.get<ConversationView>(withPerson(otherId), { signal }),
  })

export type PageQuery = { before: number } | { after: number } | { around: number | 'unread' } | Record<string, never>

export function fetchPage(conversationId: string, query: PageQuery): Promise<MessagePageView> {
  const entries = Object.entries(query).map(([name, value]) => [name, String(value)])
  return http.get<MessagePageView>(`${one(conversationId)}/messages?${new URLSearchParams(entries)}`)
}

export const fetchChanges = (conversationId: string, since: number) =>
  http.get<MessageChangesView>(`${one(conversationId)}/changes?since=${since}&limit=100`)

export const sendText = (conversationId: string, body: { clientId: string; text: string }) =>
  http.post<MessageView>(`${one(conversationId)}/messages`, body)

export interface FilesToSend {
  clientId: string
  text: string
  files: readonly File[]
  signal: AbortSignal
  onProgress: (progress: Progress) => void
}

/** The text goes first, so that the server has read it before the files arrive. */
export async function sendFiles(
  conversationId: string,
  { clientId, text, files, ...rest }: FilesToSend,
): Promise<MessageView> {
  const body = new FormData()
  if (text) body.append('message', text)
  for (const file of files) body.append('files', file, file.name)
  const path = `${one(conversationId)}/files?clientId=${clientId}`
  const answer = await transfer({ method: 'POST', path, body, ...rest })
  return JSON.parse(await answer.text()) as MessageView
}

export const editMessage = (conversationId: string, seq: number, text: string) =>
  http.putOnce<MessageView>(`${one(conversationId)}/messages/${seq}`, { text })

export const deleteMessage = (conversationId: string, seq: number) =>
  http.delete<MessageView>(`${one(conversationId)}/messages/${seq}`)

export const fetchMessage = (conversationId: string, seq: number) =>
  http.get<MessageView>(`${one(conversationId)}/messages/${seq}`)

export const markRead = (conversationId: string, seq: number) =>
  http.post<ReadView>(`${one(conversationId)}/read`, { seq })

export function searchMessages(conversationId: string, search: string, before: number | null) {
  const query = new URLSearchParams({ search, ...(before === null ? {} : { before: String(before) }) })
  return http.get<MessageHitsView>(`${one(conversationId)}/messages/search?${query}`)
}

/** Works also without a conversation, for people who proposed to the caller, invited them or offered them a contract. */
export const setBlock = (otherId: string, isBlocked: boolean) =>
  isBlocked
    ? http.post<ConversationView>(`${withPerson(otherId)}/block`, undefined)
    : http.delete<ConversationView>(`${withPerson(otherId)}/block`)

export const setMute = (conversationId: string, isMuted: boolean) =>
  isMuted
    ? http.post<ConversationView>(`${one(conversationId)}/mute`, undefined)
    : http.delete<ConversationView>(`${one(conversationId)}/mute`)

export const reportsQuery = (userId: string, conversationId: string | null) =>
  queryOptions({
    queryKey: keyOf('messages', 'reports', userId, conversationId),
    queryFn: ({ signal }) => http.get<ReportListView>(`${one(conversationId ?? '')}/reports`, { signal }),
    enabled: conversationId !== null,
    staleTime: 60_000,
  })

export const reportMessage = (
  conversationId: string,
  body: { seq: number | null; harm: Harm; reason: string; block: boolean },
) => http.postOnce<null>(`${one(conversationId)}/reports`, body)

export const downloadFile = (
  conversationId: string,
  fileId: string,
  rest: { signal: AbortSignal; onProgress: (progress: Progress) => void },
) => transfer({ method: 'GET', path: `${one(conversationId)}/files/${encodeURIComponent(fileId)}`, ...rest })
