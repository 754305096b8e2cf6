import { readdirSync } from 'node:fs'

const portraits = new URL('./pictures/', import.meta.url)
const pieces = new URL('./pictures/pieces/', import.meta.url)
export const crowdPictureSide = 256
export const pieceSize = { width: 720, height: 450 } as const

export const pictureFile = (key: string): URL => new URL(`${key}.webp`, portraits)
/** Of a piece in a portfolio, whose titles are no two alike. */
export const pieceFile = (title: string): URL =>
  new URL(`${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.webp`, pieces)

/** The keys of everyone who has a portrait. */
export const listPortraits = (): string[] =>
  readdirSync(portraits).flatMap((name) => (name.endsWith('.webp') ? [name.slice(0, -'.webp'.length)] : []))
