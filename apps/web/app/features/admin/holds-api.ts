import type { AdminHoldView } from '@guildhall/contract'
import { adminKeys } from './shared/admin-keys.ts'
import { pagesOf } from './shared/pages-of.ts'

export const adminHoldsQuery = () => pagesOf<AdminHoldView>([...adminKeys.all, 'holds'], '/api/admin/holds')
