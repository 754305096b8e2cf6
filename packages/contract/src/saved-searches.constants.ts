export const savedSearchKinds = ['projects'] as const
export type SavedSearchKind = (typeof savedSearchKinds)[number]

/** When a person is told of what a search finds: within minutes, once a day, or never. */
export const searchAlerts = ['now', 'daily', 'off'] as const
export type SearchAlert = (typeof searchAlerts)[number]

export const savedSearchesMaximum = 20
export const savedSearchNameMaximum = 60
