import { type SavedSearchKind, type SavedSearchSettingsBody, savedSearchNameMaximum } from '@guildhall/contract'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormError } from '../../forms/form-error.tsx'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { alertOptions } from './alert-options.ts'

const words: Record<SavedSearchKind, { description: string; alerts: string }> = {
  projects: {
    description: 'We tell you about new projects, here and by mail.',
    alerts: 'Tell me about new projects',
  },
  people: {
    description: 'We tell you about new freelancers, here and by mail. About each of them once.',
    alerts: 'Tell me about new freelancers',
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

export default function SearchDialog({ kind, title, button, start, send, onClose }: SearchDialogProps) {
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./search-schema.ts')).searchSettingsSchema,
    defaultValues: start as { name: string; alerts: string },
    send,
  })
  const { errors, isSubmitting } = form.formState
  return (
    <FormDialog
      title={title}
      description={words[kind].description}
      confirmLabel={button}
      pending={isSubmitting}
      submit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
