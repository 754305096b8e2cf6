/** Source: the specification. */
export const unitPreviewLength = 50
