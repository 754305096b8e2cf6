import { allProjects, type SavedSearchBody, savedSearchNameMaximum } from '@guildhall/contract'
import { notify } from '../../ui/notify.ts'
import { useSaveSearch } from './api.ts'
import SearchDialog from './search-dialog.tsx'

export default function SaveDialog({
  search,
  onClose,
}: {
  search: Required<SavedSearchBody['search']>
  onClose: () => void
}) {
  const save = useSaveSearch()
  const words = [search.search, search.category === allProjects ? '' : search.category].filter(Boolean).join(', ')
  const name = [...words].slice(0, savedSearchNameMaximum).join('')
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
