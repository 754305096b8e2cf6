export const savedSearchKinds = ['projects', 'people'] as const
export type SavedSearchKind = (typeof savedSearchKinds)[number]

export const searchAlerts = ['now', 'daily', 'off'] as const
export type SearchAlert = (typeof searchAlerts)[number]

export const savedSearchesMaximum = 20
export const savedSearchNameMaximum = 60

/** Alerts about projects that one account gets at once in 24 hours. Further finds come with the daily alert. */
export const projectAlertsPerDay = 20
/** Of these, about projects of one client. */
export const projectAlertsPerClient = 3
/** Alerts about people that one account gets at once in 24 hours. Further finds come with the daily alert. */
export const personAlertsPerDay = 10
/** Minutes for which a profile has to stay unchanged before saved searches tell of it. */
export const settledMinutes = 10
