import { type PictureCrop, type PictureKind, pictureMaxPixels } from '@guildhall/contract'
import { fileTypeFromBuffer } from 'file-type'
import { DomainError } from '../../platform/errors.ts'
import { sharp } from '../../platform/sharp.ts'
import { boxToKeep, sizeToStore } from './picture.rules.ts'

/** As it is stored and shown: none of the bytes that were sent, only the picture they held. */
export type PreparedPicture = { bytes: Buffer; contentType: string; width: number; height: number }

/** An animated PNG is a PNG of which the first image counts. */
const knownKinds = ['png', 'apng', 'jpg', 'webp']
const longestSeconds = 15
const options = { failOn: 'error', limitInputPixels: pictureMaxPixels } as const

/**
 * Makes of uploaded bytes the picture to keep: turned upright, cropped, no larger than it is shown, encoded anew. What
 * else was in the file (where it was taken, a second file at its end) is not in the result. Throws `picture.*`.
 */
export async function preparePicture(
  bytes: Buffer,
  kind: PictureKind,
  crop: PictureCrop | undefined,
): Promise<PreparedPicture> {
  const found = await fileTypeFromBuffer(bytes)
  if (!found || !knownKinds.includes(found.ext)) throw new DomainError('picture.wrong_type')
  try {
    // Reads the head only; a picture of too many dots is refused before any of them is unpacked.
    const { autoOrient: upright } = await sharp(bytes, options).metadata()
    const box = boxToKeep(kind, upright, crop)
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .extract(box)
      .resize({ ...sizeToStore(kind, box), fit: 'fill' })
      .webp({ quality: 82 })
      .timeout({ seconds: longestSeconds })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, contentType: 'image/webp', width: info.width, height: info.height }
  } catch (error) {
    throw asRefusal(error)
  }
}

/** The library tells its troubles apart by their words only. */
function asRefusal(error: unknown): DomainError {
  const message = error instanceof Error ? error.message : ''
  if (/pixel limit/i.test(message)) {
    return new DomainError('picture.too_many_pixels', { limit: pictureMaxPixels / 1_000_000 })
  }
  return new DomainError(/timeout/i.test(message) ? 'picture.too_slow' : 'picture.damaged')
}
