/** Of age. What is typed in the wrong place must not be repeated where others may read it. */
export const isSecretKey = (text: string): boolean => /^AGE-SECRET-KEY-/i.test(text.trim())
