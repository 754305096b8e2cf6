/** The variables of an EnvironmentFile, as systemd reads it. */
export function parseEnvironment(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => /^\w+=/.test(line))
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))
}

/** The same with the values of another machine: what starts with the first machine's name or address, but lists no others. */
export function forMachine(
  variables: Record<string, string>,
  first: { name: string; address: string },
  machine: { name: string; address: string },
): Record<string, string> {
  const entries = Object.entries(variables).map(([name, value]) => {
    const isList = value.includes(',')
    return [name, isList ? value : value.replace(first.name, machine.name).replace(first.address, machine.address)]
  })
  return Object.fromEntries(entries)
}
