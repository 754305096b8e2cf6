import { earrings, fullBeard, glasses, goatee, hoops, pencil, shortBeard } from './accessories.ts'
import { apron, crewNeck, jacket, knittedYoke, necklace, rollNeck, scarf, scoopNeck, shirt, tunic } from './clothes.ts'
import { skins } from './face.ts'
import { headscarf, headwrap } from './head-coverings.ts'
import { braidsUp, fringeBob, longStraight, plait, sideBob } from './long-hair.ts'
import type { Hair, Portrait } from './portrait.ts'
import { cropped, curls, knotted, quiff, sweptBack } from './short-hair.ts'

const long = { width: 88, jaw: 56, chin: 20, bottom: 374 }
const round = { width: 90, jaw: 62, chin: 26, bottom: 366 }
const square = { width: 88, jaw: 66, chin: 30, bottom: 376 }
const withPencil = (hair: Hair): Hair => ({ ...hair, behind: `${hair.behind ?? ''}${pencil('#d94f4f')}` })
const black = { deep: '#1c1620', base: '#2a2230', light: '#4c4152' }

export const demoPortraits = {
  maren: {
    ground: '#a9bfc6',
    face: { ...long, skin: skins.fair, brow: { colour: '#9c7c55', weight: 7 }, eyes: 'open', mouth: 'smile', age: 0.5 },
    hair: sideBob({ deep: '#a88455', base: '#d3b07a', light: '#efdab0' }),
    clothes: rollNeck('#2c4358', '#1f3144') + knittedYoke('#f1e7d6', '#c65f53'),
    lean: -2,
  },
  wanjiru: {
    ground: '#e2b56b',
    face: {
      ...round,
      skin: skins.cocoa,
      brow: { colour: '#2a1711', weight: 7 },
      eyes: 'lashes',
      mouth: 'lips',
      nose: 'broad',
      age: 0.5,
    },
    hair: cropped({ deep: '#261d1e', base: '#37292a', light: '#8d7d78' }),
    clothes: scoopNeck('#3f6a4d', '#2d5039') + necklace(['#c8452f', '#f2e3c6', '#e2a63b']),
    extras: earrings('#f0c664'),
    lean: 2,
  },
  bastien: {
    ground: '#c9a58f',
    face: {
      ...square,
      skin: skins.rosy,
      brow: { colour: '#5d5450', weight: 9, slant: 2 },
      eyes: 'open',
      mouth: 'smile',
      age: 1,
    },
    hair: sweptBack({ deep: '#5d5656', base: '#857c79', light: '#b9b0aa' }),
    beard: shortBeard('#7b726f', 0.75),
    clothes: crewNeck('#efe6d6', '#cfc2ab') + jacket('#4b3a45', '#382a34'),
    collar: scarf('#a8354e', '#7f2239'),
    extras: glasses('round', '#3b2e2e'),
    lean: 3,
  },
  anneliese: {
    ground: '#e7b9b4',
    face: {
      ...long,
      skin: skins.porcelain,
      brow: { colour: '#7a3a22', weight: 7 },
      eyes: 'open',
      mouth: 'lips',
      nose: 'small',
    },
    hair: fringeBob({ deep: '#7d3519', base: '#a94d26', light: '#d6834e' }),
    clothes: crewNeck('#2b2631', '#413a4a'),
    extras: glasses('cat', '#231b29'),
    lean: -3,
    earsHidden: true,
  },
  rui: {
    ground: '#d98f6c',
    face: {
      ...square,
      skin: skins.olive,
      brow: { colour: '#2b1e1a', weight: 11, slant: 1 },
      eyes: 'open',
      mouth: 'grin',
    },
    hair: curls({ deep: '#241a1b', base: '#382826', light: '#6b5046' }),
    beard: shortBeard('#3a2a26', 0.34),
    clothes: shirt('#3d6b63', '#28504a', '#4f8177'),
    lean: -3,
  },
  thandeka: {
    ground: '#b9c49a',
    face: {
      ...long,
      skin: skins.umber,
      brow: { colour: '#27150e', weight: 7 },
      eyes: 'lashes',
      mouth: 'grin',
      nose: 'broad',
    },
    hair: braidsUp({ deep: '#1f1719', base: '#2c2123', light: '#5a4647' }),
    clothes: crewNeck('#dd9f33', '#b87c1d'),
    extras: hoops('#f3cf73'),
    lean: 3,
    headroom: 44,
  },
  farida: {
    ground: '#cdbfd6',
    face: { ...long, skin: skins.sand, brow: { colour: '#3b2a24', weight: 8 }, eyes: 'lashes', mouth: 'smile' },
    hair: headscarf({ deep: '#225a5c', base: '#2f7b7a', light: '#67a9a3' }, '#f0e2c8'),
    clothes: crewNeck('#433851', '#302740'),
    lean: 0,
    earsHidden: true,
  },
  devika: {
    ground: '#efc98f',
    face: {
      ...round,
      skin: skins.tan,
      brow: { colour: '#2a1a16', weight: 8 },
      eyes: 'lashes',
      mouth: 'smile',
      nose: 'small',
    },
    hair: plait(black),
    clothes: tunic('#a83a63', '#7e2447', '#e8b24c'),
    extras: earrings('#f2c552'),
    lean: 2,
  },
  hyejin: {
    ground: '#b7cbb9',
    face: {
      ...long,
      bottom: 366,
      jaw: 58,
      skin: skins.porcelain,
      brow: { colour: '#2d2529', weight: 0 },
      eyes: 'narrow',
      mouth: 'smile',
      nose: 'small',
    },
    hair: longStraight(black),
    clothes: crewNeck('#f3ece0', '#d8ccb8') + jacket('#6f7f93', '#566579'),
    extras: glasses('round', '#8a6a3e'),
    lean: -2,
    earsHidden: true,
  },
  bisi: {
    ground: '#e0a08c',
    face: {
      ...round,
      skin: skins.cocoa,
      brow: { colour: '#28150f', weight: 7 },
      eyes: 'smiling',
      mouth: 'grin',
      nose: 'broad',
    },
    hair: headwrap({ deep: '#3a3f7d', base: '#5058a3', light: '#8289c9' }, '#efb945'),
    clothes: scoopNeck('#efb945', '#c98f22') + necklace(['#fff4dc']),
    extras: earrings('#f6d67f'),
    lean: -3,
    headroom: 44,
  },
  mateo: {
    ground: '#9db4b0',
    face: { ...square, skin: skins.brown, brow: { colour: '#1f1617', weight: 10 }, eyes: 'narrow', mouth: 'smile' },
    hair: withPencil(knotted(black)),
    beard: goatee('#241b20'),
    clothes: shirt('#ece2d0', '#cbbda3', '#f7f0e3') + apron('#3d5a80', '#2a4263'),
    lean: 2,
    headroom: 30,
  },
  callum: {
    ground: '#b5c3d9',
    face: {
      ...square,
      skin: skins.rosy,
      brow: { colour: '#a5532a', weight: 10, slant: 1 },
      eyes: 'smiling',
      mouth: 'calm',
      freckles: true,
    },
    hair: quiff({ deep: '#9a4a1f', base: '#c56a31', light: '#ea9b5c' }),
    beard: fullBeard('#bd6029', '#e3914f', '#a9524a'),
    clothes: crewNeck('#46604a', '#334837'),
    lean: -2,
  },
} as const satisfies Record<string, Portrait>
