/*
 * Pieces of long words, for words whose three letters all are in many texts. Of each four successive pieces of five letters a text keeps
 * the first in the alphabet. So what eight letters in a row keep depends on them alone, whatever is around them: a text that contains
 * a word keeps all that the word does.
 */
const pieceLength = 5
const piecesAtOnce = 4

/** Letters of all alphabets whose characters are one unit in JavaScript, as in `long_word_pieces` of the database, but no runes, which are signs. */
const between = /[^a-z\u0080-\u169f\u1700-\ud7ff]+/

export function wordPieces(text: string): Set<string> {
  const kept = new Set<string>()
  for (const word of new Set(text.split(between))) {
    const pieces = Array.from({ length: Math.max(0, word.length - pieceLength + 1) }, (_, at) =>
      word.slice(at, at + pieceLength),
    )
    for (let at = piecesAtOnce; at <= pieces.length; at += 1) kept.add(firstOf(pieces.slice(at - piecesAtOnce, at)))
  }
  return kept
}

const firstOf = (pieces: readonly string[]) => pieces.reduce((first, piece) => (piece < first ? piece : first))
