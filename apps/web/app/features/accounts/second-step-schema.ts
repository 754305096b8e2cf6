import { authenticatorCodeBody } from '@guildhall/contract'
import { z } from 'zod'
import { filled } from '../../forms/text-schemas.ts'

export const appCodeSchema = authenticatorCodeBody
export const recoveryCodeSchema = z.object({ code: filled('Enter one of your recovery codes.') })
