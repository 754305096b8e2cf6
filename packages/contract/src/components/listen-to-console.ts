import { describeValue } from '../describe-value.ts'

const maximum = 10_000
const maximumOfLine = 2_000
/** An event of React leads to all components. */
const valuesOfText = 200

/** Takes what is printed from now on. React and Vue warn there, too. */
export function listenToConsole(): () => string {
  let text = ''
  let length = 0
  const print = (...values: unknown[]) => {
    const line = withValues(values).slice(0, maximumOfLine)
    length += line.length + 1
    if (length > maximum) throw new RangeError('The program prints too much.')
    text += `${line}\n`
  }
  Object.assign(console, { log: print, info: print, warn: print, error: print, debug: print })
  return () => text
}

/** As a console does it, whose first text may have places for the others. */
function withValues([first, ...others]: unknown[]): string {
  const asText = (value: unknown) =>
    typeof value === 'string' ? value : describeValue(value, 0, { values: valuesOfText })
  const start = typeof first === 'string' ? first.replaceAll(/%[sdifoO]/g, () => asText(others.shift())) : asText(first)
  return [start, ...others.map(asText)].join(' ').trim()
}
