import { changeUsernameBody } from '@guildhall/contract'
import { zodResolver } from '@hookform/resolvers/zod'

export const resolver = zodResolver(changeUsernameBody)
