import { useSyncExternalStore } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

const minuteMs = 60_000
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

const thisMinute = () => Math.floor(Date.now() / minuteMs)
const unknown = () => null

function subscribe(listener: () => void) {
  let timer: ReturnType<typeof setTimeout>
  function wait() {
    timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs))
  }
  function tick() {
    listener()
    wait()
  }
  wait()
  // Timers stop while the computer sleeps.
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Blank on the server, which knows neither the reader's time nor their time zone. */
export function CurrentTime() {
  const minute = useSyncExternalStore(subscribe, thisMinute, unknown)
  if (minute === null) return <span aria-hidden="true">&nbsp;</span>
  const now = new Date(minute * minuteMs)
  return (
    <>
      <VisuallyHidden>Current time: </VisuallyHidden>
      <time dateTime={now.toISOString()}>{format.format(now)}</time>
    </>
  )
}
