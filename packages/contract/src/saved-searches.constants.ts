export const savedSearchKinds = ['projects', 'people'] as const
export type SavedSearchKind = (typeof savedSearchKinds)[number]

export const searchAlerts = ['now', 'daily', 'off'] as const
export type SearchAlert = (typeof searchAlerts)[number]

export const savedSearchesMaximum = 20
export const savedSearchNameMaximum = 60

/** Alerts about projects that one account gets at once in 24 hours. What more its searches find comes with the daily alert. */
export const projectAlertsPerDay = 20
/** Alerts about people that one account gets at once in 24 hours. What more its searches find comes with the daily alert. */
export const personAlertsPerDay = 10
/** So many days after leaving searches, a person who returns is not new, and no search tells of them again. */
export const returnDays = 30
/** For so long a profile has to stay as it is before searches tell of it. */
export const settledMinutes = 10
