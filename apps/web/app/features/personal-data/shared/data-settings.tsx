import { DeletionSettings } from '../deletion-settings.tsx'
import { ExportSettings } from '../export-settings.tsx'

/** `isSuspended`: links to projects and earnings are left out, as those pages are closed. */
export function DataSettings({ isSuspended = false }: { isSuspended?: boolean }) {
  return (
    <>
      <ExportSettings />
      <DeletionSettings isSuspended={isSuspended} />
    </>
  )
}
