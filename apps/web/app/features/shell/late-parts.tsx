import { useEffect } from 'react'
import { LogOutDialog, type LogOutDialogProps } from '../messages/shared/log-out-dialog.tsx'
import { holdPageFocus } from './hold-page-focus.ts'
import { preloadScreensWhenIdle } from './preload-screens.ts'

/** What a screen needs only once it is shown. */
export default function LateParts(props: LogOutDialogProps) {
  useEffect(preloadScreensWhenIdle, [])
  useEffect(holdPageFocus, [])
  return <LogOutDialog {...props} />
}
