export const profileEntriesMaximum = 50

/** A path, so that it stays valid if the server moves. */
export const uploadedPictureAddress = (pictureId: string) => `/api/profile/images/${pictureId}`

export function uploadedPictureId(address: string): string | undefined {
  return address.match(/^\/api\/profile\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/)?.[1]
}

export const selfReportedFigures = ['rating', 'totalJobs', 'completionRate', 'currentProjects', 'earnings'] as const

export const profileSkillsPageSize = 24

export const profileTextSections = ['bio', 'experience', 'portfolio'] as const
export type ProfileTextSection = (typeof profileTextSections)[number]

/** Before it is scaled down. */
export const pictureMaxBytes = 10 * 1024 * 1024
export const pictureMaxPixels = 50_000_000
export const pictureHint = 'PNG, JPEG or WebP, up to 10 MB'
export const pictureAccept = 'image/png,image/jpeg,image/webp'

export const pictureKinds = ['avatar', 'portfolio'] as const
export type PictureKind = (typeof pictureKinds)[number]
