declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    /** The next line break opportunity, in UTF-16 units; null after the end of the text. */
    nextBreak(): { position: number; required: boolean } | null
  }
}
