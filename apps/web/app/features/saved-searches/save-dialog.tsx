import { type PeopleSearch, type ProjectSearch, savedSearchNameMaximum } from '@guildhall/contract'
import { notify } from '../../ui/notify.ts'
import { useSaveSearch } from './api.ts'
import SearchDialog from './search-dialog.tsx'
import { searchWords } from './search-words.ts'

export type NewSearch = { kind: 'projects'; search: ProjectSearch } | { kind: 'people'; search: PeopleSearch }

export default function SaveDialog({ search, onClose }: { search: NewSearch; onClose: () => void }) {
  const save = useSaveSearch()
  const name = [...searchWords(search).join(', ')].slice(0, savedSearchNameMaximum).join('').trim()
  return (
    <SearchDialog
      kind={search.kind}
      title="Save this search"
      button="Save Search"
      start={{ name, alerts: 'daily' }}
      send={async (settings) => {
        await save.mutateAsync({ ...search, ...settings })
        notify.success('Search saved', 'You can find it in Saved, under Searches.')
        onClose()
      }}
      onClose={onClose}
    />
  )
}
