import { earrings, fullBeard, glasses, goatee, hoops, shortBeard } from '../pictures/accessories.ts'
import { apron, crewNeck, jacket, knittedYoke, necklace, rollNeck, scarf, scoopNeck, shirt, tunic } from '../pictures/clothes.ts'
import { type Face, skins } from '../pictures/face.ts'
import { headscarf } from '../pictures/head-coverings.ts'
import { braidsUp, fringeBob, longStraight, plait, sideBob } from '../pictures/long-hair.ts'
import type { Hair, HairColour, Portrait } from '../pictures/portrait.ts'
import { cropped, curls, knotted, quiff, sweptBack } from '../pictures/short-hair.ts'

const shapes = {
  long: { width: 88, jaw: 56, chin: 20, bottom: 374 },
  round: { width: 90, jaw: 62, chin: 26, bottom: 366 },
  square: { width: 88, jaw: 66, chin: 30, bottom: 376 },
  narrow: { width: 85, jaw: 54, chin: 22, bottom: 372 },
  broad: { width: 91, jaw: 68, chin: 28, bottom: 370 },
}
const tints = {
  black: { deep: '#1c1620', base: '#2a2230', light: '#4c4152' },
  soft: { deep: '#231a1a', base: '#342726', light: '#6a544c' },
  brown: { deep: '#3d281c', base: '#5b3d2b', light: '#8d6748' },
  chestnut: { deep: '#4f2c1c', base: '#77452c', light: '#ad724c' },
  dark: { deep: '#2f2621', base: '#453830', light: '#7b675a' },
  blond: { deep: '#a37f4d', base: '#cfab70', light: '#efd9a8' },
  sandy: { deep: '#7d6243', base: '#a58560', light: '#d1b48c' },
  copper: { deep: '#8f431f', base: '#bb6230', light: '#e4965a' },
  grey: { deep: '#6e6a6c', base: '#98938f', light: '#c9c4bd' },
  white: { deep: '#a09a94', base: '#cbc5bd', light: '#f0ebe3' },
  pepper: { deep: '#3a3638', base: '#5f5a5b', light: '#a19b98' },
} satisfies Record<string, HairColour>

type Look = Omit<Face, 'width' | 'jaw' | 'chin' | 'bottom' | 'skin' | 'brow'>
type Rest = Pick<Portrait, 'collar' | 'beard' | 'extras' | 'lean' | 'earsHidden' | 'headroom'>

function person(
  ground: string,
  [shape, skin, tint]: [keyof typeof shapes, keyof typeof skins, keyof typeof tints],
  look: Look & { browWeight?: number },
  hair: (colour: HairColour) => Hair,
  clothes: string,
  rest: Rest = {},
): Portrait {
  const { browWeight = 8, ...features } = look
  const colour = tints[tint]
  const brow = { colour: colour.deep, weight: browWeight }
  return { ground, face: { ...shapes[shape], skin: skins[skin], brow, ...features }, hair: hair(colour), clothes, ...rest }
}

const scarfOf = (deep: string, base: string, light: string, under: string) => () => headscarf({ deep, base, light }, under)

/** Ten people have no portrait, as in real life. Drawn once by `draw-crowd-pictures.ts`. */
export const crowdPortraits: Readonly<Record<string, Portrait>> = {
  luciana: person('#e7c08a', ['round', 'olive', 'dark'], { eyes: 'lashes', mouth: 'grin', age: 0.6 }, sideBob, shirt('#f3ede2', '#d8ccb9', '#ffffff') + apron('#7b4b3a', '#5b3427'), { extras: earrings('#d9a441'), lean: 2 }),
  thiago: person('#8fb6ae', ['square', 'brown', 'soft'], { eyes: 'open', mouth: 'grin', nose: 'broad' }, cropped, crewNeck('#e9a23b', '#c07f20'), { beard: shortBeard('#2c2120', 0.4), lean: -2 }),
  yasmin: person('#d9b7c4', ['long', 'tan', 'black'], { eyes: 'lashes', mouth: 'smile', nose: 'broad' }, curls, scoopNeck('#5d7f6b', '#43614f') + necklace(['#f1d9a6', '#c8553d']), { extras: hoops('#e9c26a'), lean: 3 }),
  otavio: person('#b9c2cc', ['broad', 'fair', 'grey'], { eyes: 'open', mouth: 'calm', age: 0.8 }, sweptBack, crewNeck('#31465c', '#223347'), { extras: glasses('square', '#2c2a2e'), lean: 1 }),
  jussara: person('#e5a98e', ['round', 'cocoa', 'black'], { eyes: 'smiling', mouth: 'grin', nose: 'broad' }, braidsUp, tunic('#2f6d72', '#1f5155', '#f0c664'), { extras: earrings('#f6d67f'), lean: -2, headroom: 44 }),
  teresa: person('#c9cda6', ['long', 'sand', 'pepper'], { eyes: 'open', mouth: 'lips', age: 0.7 }, sideBob, crewNeck('#6b7a3f', '#515d2e') , { collar: scarf('#e4ddc9', '#c5bba1'), lean: -3 }),
  duarte: person('#a8bfd0', ['narrow', 'olive', 'soft'], { eyes: 'narrow', mouth: 'smile' }, quiff, rollNeck('#24455a', '#183242'), { extras: glasses('round', '#3b3230'), lean: 2 }),
  ines: person('#d7d0c4', ['narrow', 'porcelain', 'black'], { eyes: 'lashes', mouth: 'lips', nose: 'small' }, fringeBob, crewNeck('#1f1d22', '#37343c'), { lean: -2, earsHidden: true }),
  goncalo: person('#d6b39a', ['square', 'sand', 'dark'], { eyes: 'smiling', mouth: 'smile', age: 0.5 }, sweptBack, shirt('#8aa0b8', '#6d839b', '#dfe6ee') + jacket('#3c4654', '#2c3440'), { lean: 2 }),
  filipa: person('#b8cdbb', ['long', 'fair', 'chestnut'], { eyes: 'open', mouth: 'smile', nose: 'small' }, longStraight, crewNeck('#b6525a', '#8f3c44'), { lean: -3, earsHidden: true }),
  agnieszka: person('#c4b3d1', ['round', 'porcelain', 'blond'], { eyes: 'open', mouth: 'smile', age: 0.4 }, fringeBob, rollNeck('#3f3552', '#2d253d'), { extras: glasses('cat', '#6b3b52'), lean: 3, earsHidden: true }),
  marek: person('#a9b7a0', ['square', 'rosy', 'sandy'], { eyes: 'open', mouth: 'calm' }, quiff, crewNeck('#4a5a48', '#364334'), { beard: shortBeard('#a58560', 0.55), lean: -2 }),
  ola: person('#efc6b4', ['narrow', 'fair', 'sandy'], { eyes: 'lashes', mouth: 'smile', freckles: true }, knotted, scoopNeck('#3d6b8a', '#2b516b'), { extras: earrings('#e6d3a0'), lean: 2, headroom: 26 }),
  bartosz: person('#9aa3b8', ['broad', 'fair', 'brown'], { eyes: 'narrow', mouth: 'smile', browWeight: 10 }, curls, crewNeck('#2b2b33', '#42424d'), { beard: fullBeard('#5b3d2b', '#8d6748', '#a9524a'), lean: 3 }),
  henryk: person('#e0c98b', ['long', 'rosy', 'white'], { eyes: 'smiling', mouth: 'smile', age: 1 }, sweptBack, shirt('#d9cdb4', '#b8a98a', '#f3ecdc'), { beard: goatee('#cbc5bd'), extras: glasses('square', '#5d4a3a'), lean: -2 }),
  friedrike: person('#b4bec2', ['long', 'porcelain', 'grey'], { eyes: 'open', mouth: 'lips', age: 0.8, nose: 'small' }, sideBob, crewNeck('#efe8da', '#d4c8b2') + jacket('#40504e', '#2f3d3b'), { extras: glasses('round', '#2f2a2c'), lean: 1 }),
  torben: person('#9fb9c9', ['square', 'rosy', 'blond'], { eyes: 'open', mouth: 'calm', age: 0.6 }, quiff, rollNeck('#e8e2d4', '#cbc2ae'), { beard: shortBeard('#cfab70', 0.6), lean: 2 }),
  leyla: person('#d8a7a0', ['narrow', 'olive', 'black'], { eyes: 'lashes', mouth: 'smile' }, longStraight, crewNeck('#2f5d54', '#214740'), { lean: -3, earsHidden: true }),
  mirko: person('#cdc4b4', ['narrow', 'fair', 'pepper'], { eyes: 'narrow', mouth: 'calm', age: 0.7 }, cropped, crewNeck('#1d1c20', '#35333a') , { extras: glasses('round', '#1d1c20'), lean: 2 }),
  raghav: person('#e3bd97', ['square', 'brown', 'black'], { eyes: 'open', mouth: 'smile', age: 0.5, browWeight: 11 }, sweptBack, shirt('#f1f0ea', '#d4d2c6', '#ffffff'), { beard: goatee('#2a2230'), lean: -2 }),
  meenakshi: person('#d4c08c', ['round', 'umber', 'black'], { eyes: 'lashes', mouth: 'smile', nose: 'broad', age: 0.3 }, plait, tunic('#2d5f4c', '#1f4637', '#d9a441'), { extras: earrings('#f2c552') + glasses('round', '#3a2c28'), lean: 2 }),
  imran: person('#a9c4b5', ['narrow', 'tan', 'black'], { eyes: 'open', mouth: 'grin', browWeight: 10 }, quiff, shirt('#44607d', '#324961', '#5d7b99'), { beard: shortBeard('#2a2230', 0.5), lean: -3 }),
  tara: person('#dfb0a4', ['long', 'tan', 'soft'], { eyes: 'lashes', mouth: 'lips', nose: 'small' }, knotted, tunic('#7c4a7e', '#5d355f', '#ecd08a'), { extras: glasses('round', '#49342c'), lean: 3, headroom: 26 }),
  otieno: person('#a8c3d6', ['square', 'cocoa', 'black'], { eyes: 'open', mouth: 'grin', nose: 'broad' }, cropped, shirt('#f0e6d2', '#cdbf9f', '#fffaf0'), { lean: 2 }),
  amina: person('#cfd6c0', ['round', 'umber', 'black'], { eyes: 'lashes', mouth: 'smile', nose: 'broad', age: 0.4 }, scarfOf('#8a3d52', '#b0566c', '#d48b9c', '#f3e0d2'), crewNeck('#3a3542', '#2a2631'), { lean: 0, earsHidden: true }),
  kiprono: person('#e2c27e', ['narrow', 'umber', 'black'], { eyes: 'smiling', mouth: 'smile', nose: 'broad' }, cropped, crewNeck('#b23a3a', '#8b2a2a'), { lean: -2 }),
  njeri: person('#b7a9cf', ['long', 'cocoa', 'black'], { eyes: 'lashes', mouth: 'smile', nose: 'broad' }, braidsUp, crewNeck('#f0ebe0', '#d3cab8') + jacket('#4b4f78', '#383b5c'), { extras: hoops('#f0c664'), lean: 2, headroom: 44 }),
  akinyi: person('#d6c3a5', ['broad', 'cocoa', 'soft'], { eyes: 'open', mouth: 'lips', nose: 'broad', age: 0.5 }, curls, scoopNeck('#a8453f', '#82322d') + necklace(['#efd9a6', '#3f6a4d', '#efd9a6']), { extras: earrings('#efd9a6'), lean: -2 }),
  genevieve: person('#c7d3da', ['round', 'rosy', 'copper'], { eyes: 'open', mouth: 'grin', freckles: true, age: 0.3 }, sideBob, rollNeck('#a23b3b', '#7d2b2b') + knittedYoke('#f1e7d6', '#e2b56b'), { lean: 2 }),
  dwayne: person('#9cb7bd', ['broad', 'umber', 'black'], { eyes: 'open', mouth: 'smile', nose: 'broad', browWeight: 10 }, cropped, rollNeck('#d8a43c', '#b08226'), { beard: fullBeard('#2a2230', '#4c4152', '#6e2f2c'), lean: -2 }),
  mei: person('#d9d2e0', ['round', 'porcelain', 'black'], { eyes: 'narrow', mouth: 'smile', nose: 'small' }, fringeBob, crewNeck('#5b8a72', '#447059'), { lean: 3, earsHidden: true }),
  anjali: person('#e6b7a0', ['long', 'tan', 'black'], { eyes: 'lashes', mouth: 'grin' }, longStraight, crewNeck('#f4efe4', '#d8cfbd') + jacket('#7b2f45', '#5d2233'), { extras: earrings('#f2c552'), lean: -2, earsHidden: true }),
  rory: person('#bcae9d', ['square', 'fair', 'copper'], { eyes: 'smiling', mouth: 'grin', age: 0.5, freckles: true }, curls, crewNeck('#2e3b47', '#202b35'), { collar: scarf('#c9743a', '#9d5626'), beard: shortBeard('#bb6230', 0.5), lean: 3 }),
  noelle: person('#c2d1ae', ['narrow', 'rosy', 'brown'], { eyes: 'open', mouth: 'smile', nose: 'small', freckles: true }, plait, shirt('#e3c56a', '#c2a345', '#f3e2a6'), { lean: -3 }),
  maricel: person('#8fbccb', ['round', 'sand', 'soft'], { eyes: 'smiling', mouth: 'grin', nose: 'broad', age: 0.4 }, knotted, crewNeck('#1f5c7a', '#15455d'), { lean: 2, headroom: 26 }),
  jericho: person('#c9b8a8', ['round', 'olive', 'black'], { eyes: 'narrow', mouth: 'smile', nose: 'broad' }, quiff, crewNeck('#3b6e52', '#2a523c'), { extras: glasses('square', '#24202a'), lean: -2 }),
  rowena: person('#e4c6c0', ['broad', 'sand', 'soft'], { eyes: 'open', mouth: 'lips', nose: 'small', age: 0.3 }, sideBob, scoopNeck('#3f4f86', '#2e3b67'), { lean: 2 }),
  liza: person('#f0cf9d', ['long', 'olive', 'soft'], { eyes: 'lashes', mouth: 'grin', nose: 'small' }, longStraight, scoopNeck('#d2644f', '#ab4a38'), { extras: hoops('#f4dc9c'), lean: 3, earsHidden: true }),
}
