import { unreadCountCap } from '@guildhall/contract'

/** The server stops counting at its cap. */
export const unreadText = (unread: number) => (unread >= unreadCountCap ? `${unreadCountCap - 1}+` : String(unread))
