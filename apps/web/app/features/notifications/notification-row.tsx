import type { NotificationView } from '@guildhall/contract'
import { Link } from 'react-router'
import { cx } from '../../ui/cx.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

export interface NotificationRowProps {
  notification: NotificationView
  time: string
  onOpen: () => void
}

export function NotificationRow({
  notification: { text, path, createdAt, readAt },
  time,
  onOpen,
}: NotificationRowProps) {
  return (
    <li>
      <Link
        to={path}
        onClick={onOpen}
        className="flex gap-3 rounded-md px-3 py-3 -outline-offset-2 transition-colors hover:bg-sunken"
      >
        <span aria-hidden="true" className={cx('mt-2 size-2 shrink-0 rounded-full', readAt ? '' : 'bg-tide-solid')} />
        <span className="min-w-0">
          <span className={cx('block text-pretty break-words text-sm', readAt ? 'text-muted' : 'font-medium text-ink')}>
            {readAt ? null : <VisuallyHidden>Unread: </VisuallyHidden>}
            {text}
          </span>
          <time dateTime={createdAt} className="mt-0.5 block text-xs text-muted">
            {time}
          </time>
        </span>
      </Link>
    </li>
  )
}
