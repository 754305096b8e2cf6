/** Positions of lines, as text keeps them: "2,0,1". Undefined for what has not each of `count` positions once. */
export function orderIn(text: string, count: number): number[] | undefined {
  const order = text.split(',').map(Number)
  const isWhole = order.length === count && order.every((_, position) => order.includes(position))
  return isWhole ? order : undefined
}
