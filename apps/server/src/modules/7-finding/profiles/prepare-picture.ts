import { type PictureCrop, type PictureKind, pictureMaxPixels } from '@guildhall/contract'
import { fileTypeFromBuffer } from 'file-type'
import { DomainError } from '../../../platform/errors.ts'
import { sharp } from '../../../platform/sharp.ts'
import { boxToKeep, sizeToStore } from './picture.rules.ts'

/** The stored form: re-encoded, with nothing of the uploaded bytes. */
export type PreparedPicture = { bytes: Buffer; contentType: string; width: number; height: number }

/** Only the first image of an animated PNG is used. */
const knownKinds = ['png', 'apng', 'jpg', 'webp']
const longestSeconds = 15
const options = { failOn: 'error', limitInputPixels: pictureMaxPixels } as const

/** Re-encodes upright and cropped, without metadata (such as the location) and appended data. Throws `picture.*`. */
export async function preparePicture(
  bytes: Buffer,
  kind: PictureKind,
  crop: PictureCrop | undefined,
): Promise<PreparedPicture> {
  const found = await fileTypeFromBuffer(bytes)
  if (!found || !knownKinds.includes(found.ext)) throw new DomainError('picture.wrong_type')
  try {
    // Reads only the header; too many pixels are refused before any is decoded.
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

/** sharp's errors differ only by their messages. */
function asRefusal(error: unknown): DomainError {
  const message = error instanceof Error ? error.message : ''
  if (/pixel limit/i.test(message)) {
    return new DomainError('picture.too_many_pixels', { limit: pictureMaxPixels / 1_000_000 })
  }
  return new DomainError(/timeout/i.test(message) ? 'picture.too_slow' : 'picture.damaged')
}
