import { useEffect } from 'react'
import { useSession } from '../accounts/shared/session.tsx'
import { useClaimedCourses } from '../courses/shared/use-claimed-courses.ts'
import { LogOutDialog, type LogOutDialogProps } from '../messages/shared/log-out-dialog.tsx'
import { holdPageFocus } from './hold-page-focus.ts'
import { PaletteHost } from './palette/palette-host.tsx'
import { preloadScreensWhenIdle } from './preload-screens.ts'

/** What a screen needs only once it is shown. */
export default function LateParts(props: LogOutDialogProps) {
  useEffect(preloadScreensWhenIdle, [])
  useEffect(holdPageFocus, [])
  const { user } = useSession()
  useClaimedCourses(user?.id)
  return (
    <>
      <LogOutDialog {...props} />
      {user ? <PaletteHost userId={user.id} /> : null}
    </>
  )
}
