import { type ConversationView, type MessageView, messageRefusals, type ReportListView } from '@guildhall/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, sentenceFor } from '../../api-errors.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ClosedDoor } from '../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { notify } from '../../ui/notify.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { conversationWithQuery, reportsQuery } from './api.ts'
import { blockQuestion } from './block-question.ts'
import { ChatHeader } from './chat-header.tsx'
import { ChatSkeleton } from './chat-skeleton.tsx'
import { Composer, type ComposerHandle } from './composer.tsx'
import { eventText } from './event-text.ts'
import type { Thread } from './merge-messages.ts'
import { MessageList } from './message-list.tsx'
import { plainExcerpt } from './plain-excerpt.ts'
import { ReportDialog, type Reported } from './report-dialog.tsx'
import { SearchPanel } from './search-panel.tsx'
import { useConversationSwitches } from './use-conversation-switches.ts'
import { usePresence } from './use-presence.ts'
import { useThread } from './use-thread.ts'

export default function Chat({ userId, otherId }: { userId: string; otherId: string }) {
  const { data: conversation, error, isFetching, refetch } = useQuery(conversationWithQuery(userId, otherId))

  if (conversation) return <OpenChat key={otherId} userId={userId} conversation={conversation} />
  if (!error) return <ChatSkeleton />
  if (error instanceof ApiError && error.status === 404) return <NoConversation />
  return (
    <div className="p-4">
      <Alert
        title="This conversation could not be loaded"
        action={
          <Button size="sm" onClick={() => refetch()} pending={isFetching}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Alert>
    </div>
  )
}

function NoConversation() {
  return (
    <EmptyState
      illustration={<ClosedDoor className="mx-auto w-36" />}
      title="You cannot write to this person"
      action={<LinkButton to={paths.messages}>All messages</LinkButton>}
    >
      A client can write to everyone who sent them a proposal. A freelancer can then answer.
    </EmptyState>
  )
}

const noReports: ReportListView = { reports: [] }

function OpenChat({ userId, conversation }: { userId: string; conversation: ConversationView }) {
  const { _id, person, mayWrite } = conversation
  const { store, state } = useThread(userId, conversation)
  const { isOnline, isTyping, sayTyping } = usePresence(person._id, _id)
  const composer = useRef<ComposerHandle>(null)
  const searchButton = useRef<HTMLButtonElement>(null)
  const [isSearching, setIsSearching] = useState(false)
  const [found, setFound] = useState<number>()
  const [reported, setReported] = useState<Reported>()
  const [toDelete, setToDelete] = useState<number>()
  const { block, toggleMute } = useConversationSwitches(userId, conversation)
  const { data: { reports } = noReports } = useQuery(reportsQuery(userId, _id))
  const reportOn = (about: number | null) => reports.find(({ seq }) => seq === about)

  const remove = useMutation({
    mutationFn: (seq: number) => store.remove(seq),
    onError: (error) => notify.error(sentenceFor(error, 'The message could not be deleted. Try again.')),
    onSettled: () => setToDelete(undefined),
  })

  async function show(seq: number) {
    setFound(seq)
    try {
      await store.jumpTo(seq)
    } catch (error) {
      notify.error(sentenceFor(error, 'The message could not be loaded. Try again.'))
    }
  }

  return (
    <>
      <ChatHeader
        userId={userId}
        conversation={conversation}
        isOnline={isOnline}
        isTyping={isTyping}
        isSearching={isSearching}
        searchButton={searchButton}
        isReported={reportOn(null) !== undefined}
        onSearch={() => setIsSearching(!isSearching)}
        onMute={toggleMute}
        onBlock={block.ask}
        onReport={() => setReported({ seq: null })}
      />
      {isSearching && _id ? (
        <SearchPanel
          conversationId={_id}
          userId={userId}
          otherName={person.name}
          onFound={(seq) => void show(seq)}
          onClose={() => {
            setIsSearching(false)
            setFound(undefined)
            searchButton.current?.focus()
          }}
        />
      ) : null}
      {state.status === 'failed' ? (
        <div className="p-4">
          <Alert
            title="The messages could not be loaded"
            action={
              <Button size="sm" onClick={() => void store.open()}>
                Try again
              </Button>
            }
          />
        </div>
      ) : null}
      {state.status === 'loading' ? <ChatSkeleton withoutHeader /> : null}
      {state.status === 'ready' ? (
        <MessageList
          state={state}
          store={store}
          userId={userId}
          otherName={person.name}
          found={found}
          reports={reports}
          acts={{
            edit: store.edit,
            remove: setToDelete,
            report: (seq) => setReported({ seq }),
            retry: store.retry,
            sendWithoutFiles(clientId) {
              store.sendWithoutFiles(clientId)
              // The pressed button is gone.
              composer.current?.focus()
            },
            takeBack(unsent) {
              store.discard(unsent.clientId)
              composer.current?.takeBack(unsent.text, unsent.files)
            },
          }}
        />
      ) : null}
      <Announcer thread={state.thread} otherId={person._id} otherName={person.name} isTyping={isTyping} />
      {mayWrite ? (
        <Composer
          ref={composer}
          userId={userId}
          otherId={person._id}
          otherName={person.name}
          onTyping={sayTyping}
          onSend={store.send}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-sunken p-4 text-sm sm:rounded-b-lg sm:px-5 xl:rounded-bl-none">
          <p className="min-w-0 flex-1 basis-56">
            {conversation.refusal ? messageRefusals[conversation.refusal] : null}
          </p>
          {conversation.isBlockedByYou ? (
            <Button size="sm" onClick={block.change} pending={block.isPending}>
              Unblock
            </Button>
          ) : null}
        </div>
      )}
      <ConfirmDialog
        open={toDelete !== undefined}
        onOpenChange={() => setToDelete(undefined)}
        title="Delete this message?"
        description="You will both see that there was a message, but neither of you can read it. Its text is kept only in case it is reported."
        confirmLabel="Delete Message"
        tone="danger"
        pending={remove.isPending}
        onConfirm={() => toDelete !== undefined && remove.mutate(toDelete)}
      />
      <ConfirmDialog
        open={block.isAsking}
        onOpenChange={block.cancel}
        {...blockQuestion(person.name)}
        pending={block.isPending}
        onConfirm={block.change}
      />
      {_id ? (
        <ReportDialog
          userId={userId}
          conversationId={_id}
          conversation={conversation}
          reported={reported}
          report={reported && reportOn(reported.seq)}
          onBlock={block.ask}
          onClose={() => setReported(undefined)}
        />
      ) : null}
    </>
  )
}

/** Reads out what newly arrives from the other person. The list itself stays silent: scrolling adds rows to it. */
function Announcer({ thread, otherName, otherId, isTyping }: AnnouncerProps) {
  const { lastSeq, messages, change } = thread
  const openedAt = useRef<number>(undefined)
  useEffect(() => {
    if (change !== undefined) openedAt.current ??= lastSeq
  }, [change, lastSeq])
  const latest = messages.get(lastSeq)
  const isNews = openedAt.current !== undefined && lastSeq > openedAt.current && latest?.authorId === otherId

  return (
    <p aria-live="polite">
      <VisuallyHidden>{isTyping ? `${otherName} is typing` : isNews ? newsText(latest, otherName) : ''}</VisuallyHidden>
    </p>
  )
}

interface AnnouncerProps {
  thread: Thread
  otherId: string
  otherName: string
  isTyping: boolean
}

function newsText({ event, text, files }: MessageView, name: string): string {
  if (event) return eventText(event, name)
  return `${name}: ${plainExcerpt(text) || `${files.length} ${files.length === 1 ? 'file' : 'files'}`}`
}
