/** Counting stops here; the bell shows “99+”. */
export const unreadCountCap = 100

/** Notifications that one request can mark as read. */
export const markReadMaximum = 100

/** Older notifications, and those beyond this many per person, are deleted. */
export const notificationDays = 180
export const notificationsPerPerson = 1_000

/** Hour of the day. */
export const defaultDigestHour = 8
