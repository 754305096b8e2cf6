import {
  type OwnProfileView,
  ownProfileView,
  type PictureCrop,
  type PictureKind,
  type PictureView,
  type ProfileBody,
  pictureView,
} from '@guildhall/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { type Progress, transfer } from '../deliveries/transfer.ts'

export const profileKeys = {
  all: ['profiles'] as const,
  own: (userId: string) => ['profiles', 'own', userId] as const,
}

const ownProfilePath = '/api/profile/me'

export const ownProfileQuery = (userId: string) =>
  queryOptions({
    queryKey: profileKeys.own(userId),
    queryFn: ({ signal }) => http.get(ownProfilePath, ownProfileView, { signal }),
  })

/** Saves the whole profile; with the `version` of the body only if nobody saved another one since. */
export function useSaveProfile(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileBody) => http.put(ownProfilePath, body, ownProfileView),
    onSuccess: (profile) => client.setQueryData<OwnProfileView>(profileKeys.own(userId), profile),
  })
}

export interface PictureUpload {
  file: File
  kind: PictureKind
  /** Which part to keep, in parts of the upright picture; all of it without. */
  crop: PictureCrop | undefined
  signal: AbortSignal
  onProgress: (progress: Progress) => void
}

export async function uploadPicture({ file, kind, crop, ...rest }: PictureUpload): Promise<PictureView> {
  const body = new FormData()
  for (const [field, value] of Object.entries(crop ?? {})) body.append(field, String(value))
  body.append('file', file)
  const answer = await transfer({ ...rest, method: 'POST', path: `/api/profile/images?kind=${kind}`, body })
  return pictureView.parse(JSON.parse(await answer.text()))
}
