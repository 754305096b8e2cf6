/** What went wrong, in a sentence for the person. */
export class FormProblem extends Error {
  override readonly name = 'FormProblem'
}
