/** How many entries a section of a profile may hold. */
export const profileEntriesMaximum = 50

/** Where an uploaded picture is found: a path of this very server, so that it stays right when the server moves. */
export const uploadedPictureAddress = (pictureId: string) => `/api/profile/images/${pictureId}`

/** The id of the uploaded picture that `address` names, or undefined when it lies elsewhere. */
export function uploadedPictureId(address: string): string | undefined {
  return address.match(/^\/api\/profile\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/)?.[1]
}

/** The figures a person may state about themselves; they show as self-reported until the platform has its own. */
export const selfReportedFigures = ['rating', 'totalJobs', 'completionRate', 'currentProjects', 'earnings'] as const

/** How many skills a profile carries, and each further page of them. */
export const profileSkillsPageSize = 24

/** The long texts of a profile: one About, and a description for each entry of the others. */
export const profileTextSections = ['bio', 'experience', 'portfolio'] as const
export type ProfileTextSection = (typeof profileTextSections)[number]

/** What a picture may weigh, and how many dots it may have, before it is made smaller. */
export const pictureMaxBytes = 10 * 1024 * 1024
export const pictureMaxPixels = 50_000_000
export const pictureHint = 'PNG, JPEG or WebP, up to 10 MB'
/** As the accept attribute of a file field. */
export const pictureAccept = 'image/png,image/jpeg,image/webp'

export const pictureKinds = ['avatar', 'portfolio'] as const
export type PictureKind = (typeof pictureKinds)[number]
