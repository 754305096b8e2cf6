import type { AdminHoldView } from '@guildhall/contract'
import { pagesOf } from '../../pages-of.ts'
import { adminKeys } from './shared/admin-keys.ts'

export const adminHoldsQuery = () => pagesOf<AdminHoldView>([...adminKeys.all, 'holds'], '/api/admin/holds')
