export const savedSearchKinds = ['projects', 'people'] as const
export type SavedSearchKind = (typeof savedSearchKinds)[number]

export const searchAlerts = ['now', 'daily', 'off'] as const
export type SearchAlert = (typeof searchAlerts)[number]

export const savedSearchesMaximum = 20
export const savedSearchNameMaximum = 60

/** Per account, in 24 hours. The rest comes with the daily alert. */
export const personAlertsPerDay = 10
/** A profile must be unchanged for this long before alerts mention it. */
export const settledMinutes = 10
