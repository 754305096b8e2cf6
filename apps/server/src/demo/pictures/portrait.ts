import { type Face, features, head, headOutline } from './face.ts'
import { fill, line } from './marks.ts'

export type HairColour = { deep: string; base: string; light: string }

/** Hair or a head covering by layer: behind the neck, on the head, in front. */
export type Hair = {
  behind?: string
  front: string
  frontColour: string
  details?: string
  over?: string
}

export type Portrait = {
  ground: string
  face: Face
  hair: Hair
  clothes: string
  collar?: string
  beard?: string
  extras?: string
  /** Degrees, positive to the right. */
  lean?: number
  /** For hair or cloth that covers the ears. */
  earsHidden?: boolean
  /** Room above the head, in SVG units. */
  headroom?: number
}

/** Four times the largest size on a screen. */
const side = 384

export function drawPortrait(portrait: Portrait): string {
  const { ground, face, hair, clothes, collar = '', beard = '', extras = '', lean = 0 } = portrait
  const { earsHidden = false, headroom = 0 } = portrait
  const scale = 1.14 - headroom / 450
  const { tone, shade } = face.skin
  const outline = headOutline(face)
  const leaning = (svg: string) => `<g transform="rotate(${lean} 256 400)">${svg}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="${side}" height="${side}">
    <defs>
      <clipPath id="head"><path d="${outline}"/></clipPath>
      <clipPath id="neck"><path d="${neck}"/></clipPath>
    </defs>
    ${fill('M0 0H512V512H0Z', ground)}
    <circle cx="330" cy="170" r="214" fill="#fff6e6" opacity="0.2"/>
    <g transform="translate(256 ${265 + headroom * 0.5}) scale(${scale}) translate(-256 -262)">
    ${leaning(hair.behind ?? '')}
    ${fill(neck, tone)}
    <g clip-path="url(#neck)">${leaning(`<path transform="translate(6 30)" d="${outline}" fill="${shade}"/>`)}</g>
    ${clothes}
    ${collar}
    ${leaning(`
      ${earsHidden ? '' : ears(face)}
      ${fill(outline, tone)}
      <g clip-path="url(#head)">
        ${head(face)}
        <g transform="translate(5 13)" opacity="0.55">${fill(hair.front, shade)}</g>
      </g>
      ${beard}
      ${features(face)}
      ${fill(hair.front, hair.frontColour)}
      ${hair.details ?? ''}
      ${extras}
    `)}
    ${hair.over ?? ''}
    </g>
  </svg>`
}

const neck = 'M212 300C214 360 212 386 184 400C188 484 324 484 328 400C300 386 298 360 300 300Z'

function ears({ skin, width }: Face): string {
  const x = 256 - width
  const ear = `M${x + 6} 232C${x - 18} 222 ${x - 24} 246 ${x - 18} 268C${x - 13} 288 ${x + 2} 294 ${x + 10} 282Z`
  const fold = `M${x - 10} 246C${x - 2} 246 ${x + 2} 256 ${x - 2} 270`
  const one = fill(ear, skin.tone) + line(fold, skin.shade, 4)
  return `${one}<g transform="translate(512 0) scale(-1 1)">${fill(ear, skin.shade)}${line(fold, skin.line, 3)}</g>`
}
