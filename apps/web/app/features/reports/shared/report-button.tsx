import type { ReportTargetKind } from '@guildhall/contract'
import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { FloatingPartMissing, lazyPart } from '../../../ui/lazy-part.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { signInPath } from '../../accounts/shared/return-path.ts'
import { useSession } from '../../accounts/shared/session.tsx'

const ReportForm = lazyPart(() => import('../report-form.tsx'), FloatingPartMissing)

/** Messages have a dialog of their own, which can also block. */
export type ReportTarget = {
  kind: Extract<ReportTargetKind, 'profile' | 'project' | 'review' | 'reply' | 'proposal'>
  targetId: string
  noun: string
}

export interface ReportButtonProps extends ReportTarget {
  /** The owner gets no button. */
  ownerId: string
  compact?: boolean
}

export function ReportButton({ ownerId, compact = false, ...target }: ReportButtonProps) {
  const { status, user } = useSession()
  const location = useLocation()
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  if (status === 'loading' || user?.id === ownerId) return null
  const words = `Report this ${target.noun}`
  const look = {
    variant: 'quiet',
    size: 'sm',
    className: cx('self-start text-muted print:hidden', compact ? 'size-9 px-0 pointer-coarse:size-11' : '-ml-3'),
    ...(compact ? { 'aria-label': words, title: words } : {}),
  } as const
  const face = (
    <>
      <Flag aria-hidden="true" />
      {compact ? null : words}
    </>
  )
  if (status === 'signedOut') {
    return (
      <LinkButton {...look} to={signInPath(location)}>
        {face}
      </LinkButton>
    )
  }
  return (
    <>
      <Button {...look} onClick={() => setState('open')}>
        {face}
      </Button>
      <Suspense>
        {state === 'unopened' ? null : (
          <ReportForm target={target} open={state === 'open'} onClose={() => setState('closed')} />
        )}
      </Suspense>
    </>
  )
}
