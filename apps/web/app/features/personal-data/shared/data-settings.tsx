import { DeletionSettings } from '../deletion-settings.tsx'
import { ExportSettings } from '../export-settings.tsx'

/** A copy of one's data, and the end of the account. `isSuspended`: the pages of projects and earnings are closed. */
export function DataSettings({ isSuspended = false }: { isSuspended?: boolean }) {
  return (
    <>
      <ExportSettings />
      <DeletionSettings isSuspended={isSuspended} />
    </>
  )
}
