import { useCallback } from 'react'
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { hasStoredToken } from '../accounts/session-store.ts'

export interface UnsavedGuardProps {
  isUnsaved: boolean
  isEditing: boolean
  /** Called when the person leaves all the same. */
  onLeave: () => void
}

/** While there is something unsaved, asks before it is left behind: by a link, by Back, or by closing the tab. */
export function UnsavedGuard({ isUnsaved, isEditing, onLeave }: UnsavedGuardProps) {
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      // Whoever has signed out, or goes to sign in, is not held back.
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
      title={isEditing ? 'Leave without saving?' : 'Leave without posting?'}
      description={
        isEditing
          ? 'Your changes to this project are not saved yet.'
          : 'Your draft stays in this tab. Come back to New Project to go on with it.'
      }
      cancelLabel="Keep Editing"
      confirmLabel="Leave"
      tone={isEditing ? 'danger' : 'primary'}
      onConfirm={() => {
        onLeave()
        blocker.proceed?.()
      }}
    />
  )
}
