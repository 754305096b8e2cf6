import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

type DraftIsBackProps = { ofWhat: 'a new project' | 'changes'; onStartAfresh: () => void }

export function DraftIsBack({ ofWhat, onStartAfresh }: DraftIsBackProps) {
  const isNew = ofWhat === 'a new project'
  return (
    <Alert
      tone="neutral"
      className="*:self-center"
      action={
        <Button size="sm" onClick={onStartAfresh}>
          {isNew ? 'Start afresh' : 'Discard my changes'}
        </Button>
      }
    >
      {isNew ? 'Your draft is back, as you left it.' : 'Your unsaved changes are back.'}
    </Alert>
  )
}
