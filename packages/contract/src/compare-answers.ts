/** How answers about programs are compared, for the check of exercises as in browsers. */

/** What a program prints, without regard to spaces at the ends of lines and empty lines around. */
export const asPrinted = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')

/** What fills a gap, without regard to spaces. */
export const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '')
