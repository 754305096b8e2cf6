import type { ProjectCategory } from '@guildhall/contract'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { Button } from '../../ui/button.tsx'

const kinds = ['Website', 'Mobile app', 'Interface design', 'Writing', 'Marketing', 'Graphic design']

/** For an empty description: an outline with the questions that a brief of its kind answers. */
export function OutlineChoice({ onChoose }: { onChoose: (text: string, category: ProjectCategory) => void }) {
  const choose = useSingleFlight(async (kind: string) => {
    const { outlines, outlineText } = await import('./brief-outlines.ts')
    const outline = outlines[kind]
    if (outline) onChoose(outlineText(kind), outline.category)
  })
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left mr-1 text-sm text-muted">Start from an outline:</legend>
      {kinds.map((kind) => (
        <Button key={kind} size="sm" onClick={() => choose(kind)}>
          {kind}
        </Button>
      ))}
    </fieldset>
  )
}
