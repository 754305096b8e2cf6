/** Draws the portraits of the crowd. `node apps/server/src/demo/crowd/draw-crowd-pictures.ts`, and commit what it writes. */
import { writeFile } from 'node:fs/promises'
import { sharp } from '../../platform/sharp.ts'
import { drawPortrait } from '../pictures/portrait.ts'
import { crowdPictureSide, pictureFile } from './crowd-pictures.ts'
import { crowdPortraits } from './crowd-portraits.ts'

for (const [key, portrait] of Object.entries(crowdPortraits)) {
  const bytes = await sharp(Buffer.from(drawPortrait(portrait)))
    .resize(crowdPictureSide)
    .webp({ quality: 74, effort: 6, smartSubsample: true })
    .toBuffer()
  await writeFile(pictureFile(key), bytes)
}
