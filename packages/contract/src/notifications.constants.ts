/** The unread are counted up to here; the bell shows “99+” from here on. */
export const unreadCountCap = 100

/** The most notifications that one request marks as read by id. */
export const readMost = 100

/** Notifications are kept this many days, and of each person no more than this many. */
export const notificationDays = 180
export const notificationsPerPerson = 1_000

/** The hour of the day that the digest is mailed at unless the person chose another. */
export const defaultDigestHour = 8
