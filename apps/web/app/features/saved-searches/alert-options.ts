import type { SearchAlert } from '@guildhall/contract'

export const alertOptions: { value: SearchAlert; label: string }[] = [
  { value: 'now', label: 'At once' },
  { value: 'daily', label: 'Once a day' },
  { value: 'off', label: 'Never' },
]
