/** What we use of a library that brings no types of its own. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    /** The next place where a line may end, in UTF-16 units; null after the last one, the end of the text. */
    nextBreak(): { position: number; required: boolean } | null
  }
}
