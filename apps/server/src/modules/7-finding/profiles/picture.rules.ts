import { dayMs, type PictureCrop, type PictureKind } from '@guildhall/contract'

type Size = { width: number; height: number }
export type Box = { left: number; top: number; width: number; height: number }

const avatarSide = 512
const portfolioSide = 1_600
export const cardSize = { width: 1_200, height: 630 }
export const picturesPerPerson = 120
export const unusedPictureMs = dayMs

/** The part of an upright picture to keep, in pixels: the crop, or everything; for an avatar the centered square. */
export function boxToKeep(kind: PictureKind, size: Size, crop: PictureCrop | undefined): Box {
  const box = crop ? cropOf(size, crop) : { left: 0, top: 0, ...size }
  if (kind === 'portfolio') return box
  const side = Math.min(box.width, box.height)
  return {
    left: box.left + Math.floor((box.width - side) / 2),
    top: box.top + Math.floor((box.height - side) / 2),
    width: side,
    height: side,
  }
}

/** Rounding must not produce an empty box or exceed the edge. */
function cropOf(size: Size, crop: PictureCrop): Box {
  const left = Math.min(Math.round(crop.x * size.width), size.width - 1)
  const top = Math.min(Math.round(crop.y * size.height), size.height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * size.height), size.height - top)),
  }
}

/** The size to store `box` at: reduced to the largest size shown, never enlarged. */
export function sizeToStore(kind: PictureKind, { width, height }: Size): Size {
  const longest = Math.max(width, height)
  const scale = Math.min(1, (kind === 'avatar' ? avatarSide : portfolioSide) / longest)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
