import { readdirSync } from 'node:fs'

const folder = new URL('./pictures/', import.meta.url)
export const crowdPictureSide = 256

export const pictureFile = (key: string): URL => new URL(`${key}.webp`, folder)

/** The keys of everyone who has a portrait. */
export const listPortraits = (): string[] =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.webp') ? [name.slice(0, -'.webp'.length)] : []))
