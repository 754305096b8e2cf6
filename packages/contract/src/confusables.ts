/**
 * Characters that look like an ASCII letter, digit or plus sign, keyed by the one they look like. From the Unicode
 * confusables of UTS #39, version 13.0 (confusables-LICENSE.txt): single characters only, without those NFKC maps to
 * ASCII. Where UTS #39 has one prototype for several ASCII characters (`l` for I and l, `rn` for m), capitals go to I
 * and the rest to l.
 */
const lookAlikes = {
  '+': '\u2795\u{1029b}',
  2: '\u01a7\u03e8\u14bf\ua644\ua6ef\ua75a',
  3: '\u01b7\u021c\u0417\u04e0\u2ccc\ua76a\ua7ab\u{118ca}\u{16f3b}\u{1d206}',
  4: '\u13ce\u{118af}',
  5: '\u01bc\u{118bb}',
  6: '\u0431\u13ee\u2cd2\u{118d5}',
  7: '\u{104d2}\u{118c6}\u{1d212}',
  8: '\u0222\u0223\u09ea\u0a6a\u{1031a}\u{1e8cb}',
  9: '\u09ed\u0a67\u0b68\u0d6d\u2cca\ua76e\u{118ac}\u{118cc}\u{118d6}',
  A: '\u0391\u0410\u13aa\u15c5\ua4ee\u{102a0}\u{16f40}',
  B: '\u0392\u0412\u13f4\u15f7\ua4d0\ua7b4\u{10282}\u{102a1}\u{10301}',
  C: '\u0421\u13df\u2ca4\ua4da\u{102a2}\u{10302}\u{10415}\u{1051c}\u{118e9}\u{118f2}\u{1f74c}',
  D: '\u13a0\u15de\u15ea\ua4d3',
  E: '\u0395\u0415\u13ac\u22ff\u2d39\ua4f0\u{10286}\u{118a6}\u{118ae}',
  F: '\u03dc\u15b4\ua4dd\ua798\u{10287}\u{102a5}\u{10525}\u{118a2}\u{118c2}\u{1d213}',
  G: '\u050c\u13c0\u13f3\ua4d6',
  H: '\u0397\u041d\u13bb\u157c\u2c8e\ua4e7\u{102cf}',
  I: '\u0196\u0399\u0406\u04c0\u2c92',
  J: '\u037f\u0408\u13ab\u148d\ua4d9\ua7b2',
  K: '\u039a\u041a\u13e6\u16d5\u2c94\ua4d7\u{10518}',
  L: '\u13de\u14aa\u2cd0\ua4e1\u{1041b}\u{10526}\u{118a3}\u{118b2}\u{16f16}\u{1d22a}',
  M: '\u039c\u03fa\u041c\u13b7\u15f0\u16d6\u2c98\ua4df\u{102b0}\u{10311}',
  N: '\u039d\u2c9a\ua4e0\u{10513}',
  O: '\u039f\u041e\u0555\u07c0\u09e6\u0b20\u0b66\u12d0\u2c9e\u2d54\u3007\ua4f3\u{10292}\u{102ab}\u{10404}\u{104c2}\u{10516}\u{114d0}\u{118b5}\u{118e0}',
  P: '\u03a1\u0420\u13e2\u146d\u2ca2\ua4d1\u{10295}',
  Q: '\u2d55',
  R: '\u01a6\u13a1\u13d2\u1587\ua4e3\u{104b4}\u{16f35}\u{1d216}',
  S: '\u0405\u054f\u13d5\u13da\ua4e2\u{10296}\u{10420}\u{16f3a}',
  T: '\u03a4\u0422\u13a2\u22a4\u27d9\u2ca6\ua4d4\u{10297}\u{102b1}\u{10315}\u{118bc}\u{16f0a}\u{1f768}',
  U: '\u054d\u1200\u144c\u222a\u22c3\ua4f4\u{104ce}\u{118b8}\u{16f42}',
  V: '\u0474\u0667\u06f7\u13d9\u142f\u2d38\ua4e6\ua6df\u{1051d}\u{118a0}\u{16f08}\u{1d20d}',
  W: '\u051c\u13b3\u13d4\ua4ea\u{118e6}\u{118ef}',
  X: '\u03a7\u0425\u166d\u16b7\u2573\u2cac\u2d5d\ua4eb\ua7b3\u{10290}\u{102b4}\u{10317}\u{10322}\u{10527}\u{118ec}',
  Y: '\u03a5\u0423\u04ae\u13a9\u13bd\u2ca8\ua4ec\u{102b2}\u{118a4}\u{16f43}',
  Z: '\u0396\u13c3\ua4dc\u{102f5}\u{118a9}\u{118e5}',
  a: '\u0251\u03b1\u0430\u237a',
  b: '\u0184\u042c\u13cf\u1472\u15af',
  c: '\u0441\u1d04\u2ca5\uabaf\u{1043d}',
  d: '\u0501\u13e7\u146f\ua4d2',
  e: '\u0435\u04bd\u212e\uab32',
  f: '\u0584\u1e9d\ua799\uab35',
  g: '\u018d\u0261\u0581\u1d83',
  h: '\u04bb\u0570\u13c2',
  i: '\u0131\u0269\u026a\u03b9\u0456\u04cf\u13a5\u2373\ua647\uab75\u{118c3}',
  j: '\u03f3\u0458',
  l: '\u01c0\u05d5\u05df\u0627\u0661\u06f1\u07ca\u16c1\u2223\u23fd\u2d4f\ua4f2\u{1028a}\u{10309}\u{10320}\u{16f28}\u{1e8c7}',
  m: '\u{11700}\u{118e3}',
  n: '\u0578\u057c',
  o: '\u03bf\u03c3\u043e\u0585\u05e1\u0647\u0665\u06be\u06c1\u06d5\u06f5\u0966\u0a66\u0ae6\u0be6\u0c66\u0ce6\u0d20\u0d66\u0e50\u0ed0\u101d\u1040\u10ff\u1d0f\u1d11\u2c9f\uab3d\u{1042c}\u{104ea}\u{118c8}\u{118d7}',
  p: '\u03c1\u0440\u2374\u2ca3',
  q: '\u051b\u0563\u0566',
  r: '\u0433\u1d26\u2c85\uab47\uab48\uab81',
  s: '\u01bd\u0455\ua731\uabaa\u{10448}\u{118c1}',
  u: '\u028b\u03c5\u057d\u1d1c\ua79f\uab4e\uab52\u{104f6}\u{118d8}',
  v: '\u03bd\u0475\u05d8\u1d20\u2228\u22c1\uaba9\u{11706}\u{118c0}',
  w: '\u026f\u0461\u051d\u0561\u1d21\uab83\u{1170a}\u{1170e}\u{1170f}',
  x: '\u00d7\u0445\u1541\u157d\u292b\u292c\u2a2f',
  y: '\u0263\u028f\u03b3\u0443\u04af\u10e7\u1d8c\u1eff\uab5a\u{118dc}',
  z: '\u1d22\uab93\u{118c4}',
}

const asciiOf = new Map(
  Object.entries(lookAlikes).flatMap(([ascii, others]) => [...others].map((other) => [other, ascii] as const)),
)

/**
 * Replaces look-alikes in words that then become ASCII: Cyrillic `РНР` becomes `PHP`. A word with other letters, such
 * as `Основы`, stays as it is.
 */
export function unmaskLookAlikes(text: string): string {
  return text.replace(/[\p{L}\p{M}\p{N}\p{S}\p{Default_Ignorable_Code_Point}]+/gu, (word) => {
    const plain = word.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    const seen = [...plain].map((character) => asciiOf.get(character) ?? character).join('')
    return /^[!-~]+$/.test(seen) ? seen : word
  })
}
