import { type SavedSearchKind, type SavedSearchSettingsBody, savedSearchNameMaximum } from '@guildhall/contract'
import { FormError } from '../../forms/form-error.tsx'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { alertOptions } from './alert-options.ts'

const formId = 'saved-search'

const words: Record<SavedSearchKind, { description: string; alerts: string }> = {
  projects: {
    description: 'You are told of new projects that it finds, here and by mail.',
    alerts: 'Tell me of new projects',
  },
  people: {
    description: 'You are told of freelancers it newly finds, here and by mail. Of each of them once.',
    alerts: 'Tell me of new freelancers',
  },
}

export interface SearchDialogProps {
  kind: SavedSearchKind
  title: string
  button: string
  start: SavedSearchSettingsBody
  send: (settings: SavedSearchSettingsBody) => Promise<unknown>
  onClose: () => void
}

/** The name and the alerts of a search, new or saved before. */
export default function SearchDialog({ kind, title, button, start, send, onClose }: SearchDialogProps) {
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./search-schema.ts')).searchSettingsSchema,
    defaultValues: start as { name: string; alerts: string },
    send,
  })
  const { errors, isSubmitting } = form.formState
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSubmitting) onClose()
      }}
      title={title}
      description={words[kind].description}
      footer={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <SubmitButton form={formId} pending={isSubmitting}>
            {button}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={submittedBy(submit)}>
        <TextField
          label="Name"
          maxLength={savedSearchNameMaximum}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Select
          label={words[kind].alerts}
          options={alertOptions}
          error={errors.alerts?.message}
          {...form.register('alerts')}
        />
        <FormError error={failure} fields={['name', 'alerts']} fallback="The search could not be saved." />
      </form>
    </Dialog>
  )
}
