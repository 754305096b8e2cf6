/**
 * The value of a formula of numbers, + - * / ** and parentheses, NaN if it is none. No program is run for it: a formula
 * may come from an AI.
 */
export function arithmetic(formula: string): number {
  const tokens = formula.match(/\d+(?:\.\d+)?|\*\*|[-+*/()]|\S/g) ?? []
  let at = 0
  const takes = (...signs: string[]) => (signs.includes(tokens[at] ?? '') ? tokens[at++] : undefined)

  function sum(depth: number): number {
    let value = product(depth)
    for (let sign = takes('+', '-'); sign; sign = takes('+', '-')) {
      const next = product(depth)
      value = sign === '+' ? value + next : value - next
    }
    return value
  }

  function product(depth: number): number {
    let value = signed(depth)
    for (let sign = takes('*', '/'); sign; sign = takes('*', '/')) {
      const next = signed(depth)
      value = sign === '*' ? value * next : value / next
    }
    return value
  }

  function signed(depth: number): number {
    if (depth > depthMaximum) return Number.NaN
    if (takes('-')) return -signed(depth + 1)
    const value = atom(depth)
    return takes('**') ? value ** signed(depth + 1) : value
  }

  function atom(depth: number): number {
    if (takes('(')) {
      const value = sum(depth + 1)
      return takes(')') ? value : Number.NaN
    }
    const token = tokens[at++] ?? ''
    return /^\d/.test(token) ? Number(token) : Number.NaN
  }

  const value = sum(0)
  return at === tokens.length ? value : Number.NaN
}

const depthMaximum = 50
