import { reviewReplyBody } from '@guildhall/contract'
import { z } from 'zod'
import { filled } from '../../forms/text-schemas.ts'

export const replySchema = z.object({ text: filled('Write your reply.').pipe(reviewReplyBody.shape.text) })
