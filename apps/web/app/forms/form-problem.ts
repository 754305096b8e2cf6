/** An error whose message is a sentence for the user. */
export class FormProblem extends Error {
  override readonly name = 'FormProblem'
}
