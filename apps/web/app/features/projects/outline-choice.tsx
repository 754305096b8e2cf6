import { allProjects, type ProjectBody } from '@guildhall/contract'
import type { UseFormReturn } from 'react-hook-form'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import type { ProjectValues } from './project-form-values.ts'

const kinds = ['A website', 'An app', 'Screens', 'Texts', 'A campaign', 'A logo or print']

/** For an empty description: an outline with the questions that a brief of its kind answers. */
export function OutlineChoice({ form }: { form: UseFormReturn<ProjectValues, unknown, ProjectBody> }) {
  const choose = useSingleFlight(async (kind: string) => {
    const part = await import('./brief-outlines.ts').catch(() => undefined)
    if (!part) return notify.error('The outline could not be loaded. Please try again.')
    const { outlines, outlineText } = part
    const outline = outlines[kind]
    // Somebody may have begun to write while it was loaded.
    if (!outline || form.getValues('description') !== '') return
    const isRefused = form.formState.errors.description !== undefined
    form.setValue('description', outlineText(kind), { shouldDirty: true, shouldValidate: isRefused })
    if (form.getValues('category') === allProjects) form.setValue('category', outline.category, { shouldDirty: true })
    form.setFocus('description')
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
