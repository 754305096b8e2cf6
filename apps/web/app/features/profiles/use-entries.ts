import { useRef } from 'react'
import { type Control, type FieldArray, type FieldArrayPath, useFieldArray } from 'react-hook-form'
import type { ProfileValues } from './profile-form-values.ts'

type ListName = FieldArrayPath<ProfileValues>

/** The last removed entry can be restored to its place. */
export function useEntries<Name extends ListName>(control: Control<ProfileValues>, name: Name) {
  const { fields, append, insert, remove, move } = useFieldArray({ control, name })
  const removed = useRef<{ entry: FieldArray<ProfileValues, Name>; position: number }>(null)

  return {
    entries: fields,
    append,
    onMove: move,
    take: (position: number, entry: FieldArray<ProfileValues, Name>) => {
      removed.current = { entry, position }
      remove(position)
    },
    onRestore: () => {
      if (!removed.current) return
      const { entry, position } = removed.current
      insert(Math.min(position, fields.length), entry)
      removed.current = null
    },
  }
}
