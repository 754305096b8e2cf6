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
  for (const word of text.split(between)) {
    for (let end = piecesAtOnce; end + pieceLength <= word.length + 1; end += 1) kept.add(firstPiece(word, end))
  }
  return kept
}

/** Of the pieces that begin at the places before `end`. */
function firstPiece(word: string, end: number): string {
  let first = word.slice(end - piecesAtOnce, end - piecesAtOnce + pieceLength)
  for (let at = end - piecesAtOnce + 1; at < end; at += 1) {
    const piece = word.slice(at, at + pieceLength)
    if (piece < first) first = piece
  }
  return first
}
