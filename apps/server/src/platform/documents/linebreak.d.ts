declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    /** UTF-16 units; null after the end. */
    nextBreak(): { position: number; required: boolean } | null
  }
}
