import { z } from 'zod'

/**
 * What the parts of a program are, one after the other: a kind and how many UTF-16 units of the code it has. `k` is a keyword or the
 * name of an element, `s` a string, `n` a number or another constant, `c` a comment, `t` the name of a type, function or
 * attribute, `_` anything else. What is after the last of them is plain. "k5_1t3" colors "const" and "fee" of "const fee = 1".
 */
export const codeColors = z.string()
