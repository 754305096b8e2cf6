import { type ComponentType, lazy, type ReactNode, useEffect, useState, useTransition } from 'react'
import { ScriptError } from '../fetch-script.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

export interface MissingProps {
  isTrying: boolean
  onTryAgain: () => void
  /** Another release is in its place: only a new page has its parts. */
  isGone: boolean
}

/** A part that could not be loaded says so in its place instead of failing the screen, and can be tried again there. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
  Missing: ComponentType<Props & MissingProps> = PartMissing,
) {
  type Part = ComponentType<Props>
  const tryToLoad = () => lazy<Part>(() => load().catch((error: unknown) => ({ default: failedBy(error) })))
  let newest: Part = tryToLoad()

  function failedBy(error: unknown): Part {
    const isGone = error instanceof ScriptError && error.isGone
    return function Failed(props) {
      const [Again, setAgain] = useState<Part>()
      const [isTrying, startTrying] = useTransition()
      useEffect(() => {
        // For the next that is shown; this one waits for its button.
        newest = tryToLoad()
      }, [])
      function tryAgain() {
        const part = tryToLoad()
        startTrying(() => setAgain(() => part))
      }
      if (Again) return <Again {...props} />
      return <Missing {...props} isGone={isGone} isTrying={isTrying} onTryAgain={tryAgain} />
    }
  }

  return function LazyPart(props: Props) {
    const [Part] = useState(() => newest)
    return <Part {...props} />
  }
}

export const nothing = () => null

/** For a part around others, which are shown without it. */
export const onlyChildren = ({ children }: { children: ReactNode }) => children

function PartMissing({ isGone, isTrying, onTryAgain }: MissingProps) {
  return (
    <Alert
      title={isGone ? 'Guildhall has been updated' : 'This part of the page could not be loaded'}
      action={
        <Button size="sm" pending={isTrying} onClick={isGone ? () => window.location.reload() : onTryAgain}>
          {isGone ? 'Reload the page' : 'Try again'}
        </Button>
      }
    >
      {isGone ? 'This part comes with the new page.' : 'Check your connection, then try again. What you typed is kept.'}
    </Alert>
  )
}

/** For dialogs and menus, which have no place in the page. */
export function FloatingPartMissing(props: MissingProps) {
  return (
    <div className="fixed inset-x-4 bottom-[calc(1rem+var(--bar))] z-50 mx-auto max-w-xl shadow-float">
      <PartMissing {...props} />
    </div>
  )
}
