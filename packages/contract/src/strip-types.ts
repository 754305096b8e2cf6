import { transform } from 'sucrase'

/** A program without its types, each line where it was. Throws a SyntaxError. */
export const stripTypes = (code: string): string =>
  transform(code, { transforms: ['typescript'], disableESTransforms: true }).code
