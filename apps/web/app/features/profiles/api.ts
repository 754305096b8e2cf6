import type {
  AccountView,
  OwnProfileView,
  PictureCrop,
  PictureKind,
  PictureView,
  ProfileAssessmentView,
  ProfileBody,
  ProfileTextSection,
  ProfileTextView,
  ProfileVisibility,
} from '@guildhall/contract'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'
import { type Progress, transfer } from '../../upload-transfer.ts'
import { accountQuery } from '../accounts/shared/account-query.ts'

const ownProfilePath = '/api/profile/me'

export const ownProfileQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf('profiles', 'own', userId),
    queryFn: ({ signal }) => http.get<OwnProfileView>(ownProfilePath, { signal }),
  })

/** Pages after the profile's own; `cursor` is the profile's. */
export const moreSkillsQuery = ({ userId, isOwn, cursor }: { userId: string; isOwn: boolean; cursor: string }) =>
  infiniteQueryOptions({
    queryKey: [...keyOf('profiles', 'skills', userId), isOwn, cursor],
    queryFn: ({ signal, pageParam }) => {
      const address = `/api/profile/${isOwn ? 'me' : encodeURIComponent(userId)}/skills`
      return http.getList<ProfileAssessmentView>(`${address}?${new URLSearchParams({ cursor: pageParam })}`, { signal })
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.nextCursor,
  })

/** `beginning` is what the page shows of the text. */
export const profileTextQuery = ({
  userId,
  section,
  position,
  beginning,
}: {
  userId: string
  section: ProfileTextSection
  position: number
  beginning: string
}) =>
  queryOptions({
    queryKey: [...keyOf('profiles', 'texts', userId), section, position, beginning],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ section, position: String(position) })
      const address = `/api/profile/${encodeURIComponent(userId)}/text?${query}`
      const { text } = await http.get<ProfileTextView>(address, { signal })
      // The owner may have moved another entry to this position.
      if (!text.startsWith(beginning)) throw new Error('The profile has changed since the page was loaded.')
      return text
    },
  })

/** With a `version` in the body, saves only if no newer version exists. */
export function useSaveProfile(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileBody) => http.putOnce<OwnProfileView>(ownProfilePath, body),
    onSuccess: (profile) => {
      client.setQueryData<OwnProfileView>(keyOf('profiles', 'own', userId), profile)
      const { profileImage } = profile
      client.setQueryData<AccountView>(
        accountQuery(userId).queryKey,
        (account) => account && { ...account, profileImage },
      )
      client.removeQueries({ queryKey: keyOf('profiles', 'texts', userId) })
    },
  })
}

/** Creates a new version of the profile. */
export function useSetVisibility(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileVisibility) => http.put<ProfileVisibility>(`${ownProfilePath}/visibility`, body),
    onSuccess: ({ mayBeFound }) => {
      client.setQueryData<OwnProfileView>(
        keyOf('profiles', 'own', userId),
        (profile) => profile && { ...profile, mayBeFound, version: profile.version + 1 },
      )
    },
  })
}

export interface PictureUpload {
  file: File
  kind: PictureKind
  /** Fractions of the upright picture. Undefined keeps all of it. */
  crop: PictureCrop | undefined
  signal: AbortSignal
  onProgress: (progress: Progress) => void
}

export async function uploadPicture({ file, kind, crop, ...rest }: PictureUpload): Promise<PictureView> {
  const body = new FormData()
  for (const [field, value] of Object.entries(crop ?? {})) body.append(field, String(value))
  body.append('file', file)
  const answer = await transfer({ ...rest, method: 'POST', path: `/api/profile/images?kind=${kind}`, body })
  return JSON.parse(await answer.text()) as PictureView
}
