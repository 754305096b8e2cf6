import { type MessageView, type OffPlatformHint, type ReportStatus, refusalToChangeMessage } from '@guildhall/contract'
import { Copy, Flag, Pencil, Trash2, TriangleAlert } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { copyText } from '../../clipboard.ts'
import { formatMoment } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { notify } from '../../ui/notify.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { fetchMessage } from './api.ts'
import { EditMessageForm } from './edit-message-form.tsx'
import { eventText } from './event-text.ts'
import { MessageFiles } from './message-files.tsx'
import { formatTime } from './message-times.ts'
import { MessageText } from './shared/message-text.tsx'

export interface MessageActs {
  edit: (seq: number, text: string) => Promise<void>
  remove: (seq: number) => void
  report: (seq: number) => void
}

export interface MessageRowProps {
  message: MessageView
  contentId: string
  isOwn: boolean
  author: string
  startsGroup: boolean
  isRead: boolean
  /** The list is a single tab stop: this row. */
  isActive: boolean
  report: ReportStatus | undefined
  acts: MessageActs
}

const hints: Record<OffPlatformHint, string> = {
  payment:
    'This may be about paying outside Guildhall. Before a proposal is accepted, be careful: we cannot see payments made elsewhere, or help with them.',
  contact:
    'This may be about talking elsewhere. Before a proposal is accepted, be careful: we cannot see what is agreed elsewhere, or help with it.',
}

export const bubbleLook = (isOwn: boolean) =>
  cx(
    'max-w-[min(85%,36rem)] min-w-0 rounded-lg border px-3.5 py-2 group-data-found/row:ring-2 group-data-found/row:ring-amber',
    isOwn ? 'self-end border-transparent bg-tide-wash' : 'self-start border-line bg-surface',
  )

export function MessageRow(props: MessageRowProps) {
  const { message, contentId, isOwn, author, isRead, isActive, report, acts } = props
  const [edited, setEdited] = useState<MessageView>()
  const root = useRef<HTMLDivElement>(null)
  const isEditing = edited !== undefined
  const who = isOwn ? 'You' : author

  function closeEdit() {
    setEdited(undefined)
    root.current?.closest<HTMLElement>('[data-row]')?.focus()
  }

  if (message.event) return <EventLine id={contentId} message={message} who={who} />
  return (
    <div ref={root} className={cx('group/message relative flex flex-col', isEditing && '*:w-full')}>
      <div id={contentId} className={bubbleLook(isOwn)}>
        <VisuallyHidden>{who}: </VisuallyHidden>
        {message.deletedAt ? (
          <p className="text-sm text-muted italic">This message was deleted.</p>
        ) : message.isHidden && !isOwn ? (
          <p className="text-sm text-muted italic">An operator hid this message, because it breaks the rules.</p>
        ) : edited ? (
          <EditMessageForm message={edited} onSave={acts.edit} onClose={closeEdit} />
        ) : (
          <Content key={message.change} message={message} />
        )}
        {isEditing ? null : (
          <p className="mt-0.5 flex flex-wrap justify-end gap-x-1.5 text-xs text-muted">
            {message.isHidden && isOwn ? <span>hidden by an operator</span> : null}
            {message.editedAt && !message.deletedAt ? (
              <span title={`Edited ${formatMoment(message.editedAt)}`}>edited</span>
            ) : null}
            <time dateTime={message.createdAt} title={formatMoment(message.createdAt)}>
              {formatTime(message.createdAt)}
            </time>
            {isOwn && !message.deletedAt ? <span>{isRead ? 'Read' : 'Sent'}</span> : null}
          </p>
        )}
      </div>
      {message.offPlatform && !isOwn && !message.deletedAt ? (
        <p className="mt-1 flex max-w-[min(85%,36rem)] items-start gap-2 self-start rounded-md bg-amber-wash px-3 py-2 text-xs">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-amber" />
          {hints[message.offPlatform]}
        </p>
      ) : null}
      {report ? (
        <p className="mt-1 flex items-center gap-1.5 self-start text-xs text-muted">
          <Flag aria-hidden="true" className="size-3.5 shrink-0" />
          You reported this message · {report}
        </p>
      ) : null}
      {isEditing || message.deletedAt ? null : (
        <Actions {...{ message, isOwn, isActive, report, acts }} onEdit={setEdited} />
      )}
    </div>
  )
}

function Content({ message }: { message: MessageView }) {
  const [whole, setWhole] = useState<string>()
  const [isLoading, setIsLoading] = useState(false)

  async function showAll() {
    setIsLoading(true)
    try {
      setWhole((await fetchMessage(message.conversationId, message.seq)).text)
    } catch (error) {
      notify.error(sentenceFor(error, 'The rest of this message could not be loaded.'))
    } finally {
      setIsLoading(false)
    }
  }

  const isCut = message.textTruncated === true && whole === undefined
  return (
    <div className="flex flex-col gap-2">
      {message.text ? <MessageText text={whole ?? `${message.text}${isCut ? '…' : ''}`} /> : null}
      {isCut ? (
        <button type="button" onClick={() => void showAll()} aria-busy={isLoading} className="act-link self-start">
          {isLoading ? 'Loading...' : 'Read more'}
        </button>
      ) : null}
      {message.files.length > 0 ? <MessageFiles conversationId={message.conversationId} files={message.files} /> : null}
    </div>
  )
}

function EventLine({ id, message, who }: { id: string; message: MessageView; who: string }): ReactNode {
  const { event, createdAt } = message
  if (!event) return null
  return (
    <p id={id} className="mx-auto max-w-[36rem] px-2 py-1 text-center text-xs text-balance text-muted">
      {eventText(event, who)}
      {'\u00a0· '}
      <Link to={paths.project(event.projectId)} className="text-link [overflow-wrap:anywhere]">
        {event.projectTitle}
      </Link>
      {'\u00a0· '}
      <time dateTime={createdAt} title={formatMoment(createdAt)} className="whitespace-nowrap">
        {formatTime(createdAt)}
      </time>
    </p>
  )
}

interface ActionsProps extends Pick<MessageRowProps, 'message' | 'isOwn' | 'isActive' | 'report' | 'acts'> {
  onEdit: (whole: MessageView) => void
}

function Actions({ message, isOwn, isActive, report, acts, onEdit }: ActionsProps) {
  const mayChange = isOwn && refusalToChangeMessage(message, message.authorId, new Date()) === null
  const tabIndex = isActive ? 0 : -1

  async function withWhole(act: (whole: MessageView) => unknown) {
    try {
      await act(message.textTruncated ? await fetchMessage(message.conversationId, message.seq) : message)
    } catch (error) {
      notify.error(sentenceFor(error, 'The message could not be loaded. Try again.'))
    }
  }
  const copy = () =>
    withWhole(async ({ text }) => {
      if (await copyText(text)) notify.success('Copied')
    })

  return (
    <div
      className={cx(
        'absolute -top-8 z-10 flex pointer-coarse:-top-10 rounded-md border border-line bg-surface opacity-0 transition-opacity not-focus-within:pointer-events-none',
        'group-hover/message:pointer-events-auto group-hover/message:opacity-100 group-focus/row:pointer-events-auto group-focus/row:opacity-100 focus-within:opacity-100',
        isOwn ? 'right-1' : 'left-1',
      )}
    >
      {message.text ? (
        <IconButton
          tabIndex={tabIndex}
          label="Copy text"
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copy()}
        />
      ) : null}
      {mayChange ? (
        <>
          <IconButton
            tabIndex={tabIndex}
            label="Edit message"
            icon={<Pencil aria-hidden="true" />}
            onClick={() => void withWhole(onEdit)}
          />
          <IconButton
            tabIndex={tabIndex}
            label="Delete message"
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => acts.remove(message.seq)}
          />
        </>
      ) : null}
      {isOwn || (message.isHidden && !report) ? null : (
        <IconButton
          tabIndex={tabIndex}
          label={report ? 'Your report' : 'Report message'}
          icon={<Flag aria-hidden="true" />}
          onClick={() => acts.report(message.seq)}
        />
      )}
    </div>
  )
}
