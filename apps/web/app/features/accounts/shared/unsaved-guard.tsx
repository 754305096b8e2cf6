import { useCallback } from 'react'
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { hasStoredToken } from './session-store.ts'

export interface UnsavedGuardProps {
  isUnsaved: boolean
  title: string
  description: string
  /** 'danger' if they would be lost. */
  tone?: 'primary' | 'danger'
  onLeave: () => void
}

export function UnsavedGuard({ isUnsaved, title, description, tone, onLeave }: UnsavedGuardProps) {
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      // Never blocks users who signed out or go to sign in.
      ({ currentLocation, nextLocation }) =>
        isUnsaved && hasStoredToken() && currentLocation.pathname !== nextLocation.pathname,
      [isUnsaved],
    ),
  )
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isUnsaved) event.preventDefault()
      },
      [isUnsaved],
    ),
  )

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.()
      }}
      title={title}
      description={description}
      cancelLabel="Keep Editing"
      confirmLabel="Leave"
      tone={tone}
      onConfirm={() => {
        onLeave()
        blocker.proceed?.()
      }}
    />
  )
}
