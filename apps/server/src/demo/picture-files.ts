import { readdirSync } from 'node:fs'

const portraits = new URL('./pictures/', import.meta.url)
const pieces = new URL('./pictures/pieces/', import.meta.url)
const files = new URL('./pictures/files/', import.meta.url)

export const portraitFile = (key: string): URL => new URL(`${key}.webp`, portraits)
/** Of a piece in a portfolio, whose titles are no two alike. */
export const pieceFile = (title: string): URL =>
  new URL(`${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.webp`, pieces)
/** Of a PNG that somebody sends. */
export const pictureToSend = (filename: string): URL => new URL(filename.replace(/\.png$/, '.webp'), files)

/** The keys of everyone who has a portrait. */
export const listPortraits = (): string[] =>
  readdirSync(portraits).flatMap((name) => (name.endsWith('.webp') ? [name.slice(0, -'.webp'.length)] : []))
