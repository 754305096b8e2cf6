import { variableNames, variables } from './variables.ts'

export function describeVariables(): string {
  return variableNames
    .map((name) => {
      const { meaning, fallback } = variables[name]
      return [`  ${name} (${fallback})`, ...wrap(meaning, 90).map((line) => `      ${line}`)].join('\n')
    })
    .join('\n')
}

export function documentVariables(): string {
  const rows = variableNames.map((name) => `| \`${name}\` | ${variables[name].fallback} | ${variables[name].meaning} |`)
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n')
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
