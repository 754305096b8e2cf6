import { changeUsernameBody } from '@guildhall/contract'

export const usernameSchema = changeUsernameBody
