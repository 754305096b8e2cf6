/** Per person. Their files take disk space before anything refers to them. */
export const uploadsAtOnce = 3
