import { lazy, type ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

/** Browsers remember a failed import until the page is reloaded, so a missing part says so instead of failing the screen. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
  missing: (props: Props) => ReactNode = PartMissing,
) {
  return lazy<(props: Props) => ReactNode>(() => load().catch(() => ({ default: missing })))
}

export const nothing = () => null

/** For a part around others, which are shown without it. */
export const onlyChildren = ({ children }: { children: ReactNode }) => children

function PartMissing() {
  return (
    <Alert
      title="This part of the page could not be loaded"
      action={
        <Button size="sm" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      }
    >
      Check your connection, then reload the page.
    </Alert>
  )
}

/** For dialogs and menus, which have no place in the page. */
export function FloatingPartMissing() {
  return (
    <div className="fixed inset-x-4 bottom-[calc(1rem+var(--bar))] z-50 mx-auto max-w-xl shadow-float">
      <PartMissing />
    </div>
  )
}
