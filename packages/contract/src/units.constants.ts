/** How much of a unit its card shows, in characters. Source: the specification. */
export const unitPreviewLength = 50
