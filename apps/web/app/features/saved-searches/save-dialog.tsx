import type { SavedSearchBody } from '@guildhall/contract'
import { notify } from '../../ui/notify.ts'
import { useSaveSearch } from './api.ts'
import SearchDialog from './search-dialog.tsx'

export default function SaveDialog({
  name,
  search,
  onClose,
}: {
  name: string
  search: SavedSearchBody['search']
  onClose: () => void
}) {
  const save = useSaveSearch()
  return (
    <SearchDialog
      title="Save this search"
      button="Save Search"
      start={{ name, alerts: 'daily' }}
      send={async (settings) => {
        await save.mutateAsync({ kind: 'projects', search, ...settings })
        notify.success('Search saved', 'You find it under Saved.')
        onClose()
      }}
      onClose={onClose}
    />
  )
}
