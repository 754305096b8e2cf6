import { DeletionSettings } from '../deletion-settings.tsx'
import { ExportSettings } from '../export-settings.tsx'

/** A copy of one's data, and the end of the account. */
export function DataSettings() {
  return (
    <>
      <ExportSettings />
      <DeletionSettings />
    </>
  )
}
