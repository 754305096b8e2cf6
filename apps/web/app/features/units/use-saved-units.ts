import { useQuery } from '@tanstack/react-query'
import { useSession } from '../accounts/shared/session.tsx'
import { savedUnitsQuery } from './api.ts'

const none: readonly string[] = []

export function useSavedUnits(): readonly string[] {
  const { user } = useSession()
  const { data } = useQuery({ ...savedUnitsQuery(user?.id ?? ''), enabled: Boolean(user?.id) })
  return data ?? none
}
