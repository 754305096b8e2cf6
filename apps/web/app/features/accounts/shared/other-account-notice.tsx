import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'

/** Shown when another tab signed in to another account, until the user decides which one to use here. */
export function OtherAccountNotice({ own, other }: { own: string; other: string }) {
  return (
    <div className="sticky top-16 z-20 border-b border-line bg-paper">
      <div className="frame py-3">
        <Alert
          tone="warning"
          title={`You are now signed in as ${other}`}
          action={
            <Button size="sm" onClick={() => window.location.reload()}>
              Continue as {other}
            </Button>
          }
        >
          This page belongs to {own}. It sends nothing until you sign in as {own} again, and what you wrote stays here.
        </Alert>
      </div>
    </div>
  )
}
