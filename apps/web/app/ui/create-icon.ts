import { createElement, type SVGProps } from 'react'

type Shape = [tag: string, attributes: Record<string, string>]
/** As lucide-react's files have it. */
export type IconData = { name: string; node: Shape[]; aliases?: string[] }

const frame = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/**
 * What the build puts in place of lucide-react's own (`vite.config.ts`): the same picture as one element. Theirs is two components around
 * an element for each shape, with a context and options that none of our icons uses. A page has fifty.
 */
export default function createIcon({ name, node, aliases = [] }: IconData) {
  const names = ['lucide', `lucide-${name}`, ...aliases.map((alias) => `lucide-${alias}`)].join(' ')
  // Constants of a package: there is nothing in them to escape.
  const shapes = { __html: node.map(shapeHtml).join('') }
  return ({ className, ...props }: SVGProps<SVGSVGElement>) =>
    createElement('svg', {
      ...frame,
      className: className ? `${names} ${className}` : names,
      // Without a name it is decoration.
      ...(props.role ? null : { 'aria-hidden': true }),
      ...props,
      dangerouslySetInnerHTML: shapes,
    })
}

function shapeHtml([tag, { key: _react, ...attributes }]: Shape): string {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`)
  return `<${tag}${written.join('')}></${tag}>`
}
