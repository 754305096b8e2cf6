/** Draws what the crowd shows of itself. `node apps/server/src/demo/crowd/draw-crowd-pictures.ts`, and commit what it writes. */
import { writeFile } from 'node:fs/promises'
import { sharp } from '../../platform/sharp.ts'
import { drawPortrait } from '../pictures/portrait.ts'
import { crowdPictureSide, pictureFile, pieceFile, pieceSize } from './crowd-pictures.ts'
import { crowdPortraits } from './crowd-portraits.ts'
import { crowdScenes } from './crowd-scenes.ts'

async function draw(svg: string, width: number, file: URL) {
  const picture = sharp(Buffer.from(svg)).resize(width)
  await writeFile(file, await picture.webp({ quality: 74, effort: 6, smartSubsample: true }).toBuffer())
}

for (const [key, portrait] of Object.entries(crowdPortraits))
  await draw(drawPortrait(portrait), crowdPictureSide, pictureFile(key))
for (const [title, scene] of Object.entries(crowdScenes)) await draw(scene(), pieceSize.width, pieceFile(title))
