import type { PasskeyView } from '@guildhall/contract'
import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { formatDay, formatMoment } from '../../dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

export interface PasskeyRowProps {
  passkey: PasskeyView
  onRename: () => void
  onRemove: () => void
}

export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt, isSynced } = passkey
  return (
    <li className="flex items-center gap-4 py-4 first:pt-0 last:pb-0">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span dir="auto" className="wrap-anywhere">
            {name}
          </span>
          {isSynced ? <Badge>Synced</Badge> : null}
        </p>
        <p className="text-sm text-muted">
          Added {formatDay(createdAt)} · {lastUsedAt ? `last used ${formatMoment(lastUsedAt)}` : 'not used yet'}
        </p>
      </div>
      <div className="flex shrink-0">
        <IconButton label={`Rename ${name}`} icon={<Pencil aria-hidden="true" />} onClick={onRename} />
        <IconButton label={`Remove ${name}`} icon={<Trash2 aria-hidden="true" />} onClick={onRemove} />
      </div>
    </li>
  )
}
