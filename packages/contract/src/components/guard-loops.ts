import { type Node, parse } from 'acorn'

type Insert = { at: number; text: string }

/**
 * The script with `call` at the start of every function and of each turn of a loop, on the lines where they were: `call` can
 * then end a program that would never end by itself. Throws a SyntaxError.
 */
export function guardLoops(script: string, call: string): string {
  const openings: Insert[] = []
  const closings: Insert[] = []
  const visit = (node: Node) => {
    const body = guardedBody(node)
    if (body?.type === 'BlockStatement') openings.push({ at: body.start + 1, text: `${call};` })
    else if (body) openings.push({ at: body.start, text: isFunction(node) ? `(${call}, ` : `{${call};` })
    for (const inner of nodesIn(node)) visit(inner)
    // What is within ends first.
    if (body && body.type !== 'BlockStatement') closings.push({ at: body.end, text: isFunction(node) ? ')' : '}' })
  }
  visit(parse(script, { ecmaVersion: 'latest', allowReturnOutsideFunction: true }))

  const inserts = [...closings, ...openings].sort((one, other) => one.at - other.at)
  let guarded = ''
  let copied = 0
  for (const { at, text } of inserts) {
    guarded += script.slice(copied, at) + text
    copied = at
  }
  return guarded + script.slice(copied)
}

const isFunction = ({ type }: Node) => /Function/.test(type)
const isLoop = ({ type }: Node) => /^(For|ForIn|ForOf|While|DoWhile)Statement$/.test(type)

const guardedBody = (node: Node): Node | undefined =>
  isFunction(node) || isLoop(node) ? (node as Node & { body: Node }).body : undefined

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const nodesIn = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value: unknown) => value)
    .filter(isNode)
