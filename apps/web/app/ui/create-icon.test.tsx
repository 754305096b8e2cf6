import type { LucideIcon } from 'lucide-react'
import * as check from 'lucide-react/icons/check'
import * as copyright from 'lucide-react/icons/circle-letter-c'
import * as creditCard from 'lucide-react/icons/credit-card'
import * as house from 'lucide-react/icons/house'
import * as star from 'lucide-react/icons/star'
import * as userSearch from 'lucide-react/icons/user-search'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon, { type IconData } from './create-icon.ts'

test.each([
  ['with an alias', house, { 'aria-hidden': true }],
  ['with a class and another stroke', check, { className: 'size-3.5 text-green', strokeWidth: 3 }],
  ['with a role and a label', star, { role: 'img', 'aria-label': 'Counts as right' }],
  ['of a rectangle and a line', creditCard, { 'aria-hidden': true }],
  ['of circles and paths', userSearch, { 'aria-hidden': true, className: 'size-5' }],
  ['with several aliases', copyright, { 'aria-hidden': true }],
] as [string, object, object][])("an icon %s is the same as lucide-react's", (_which, file, props) => {
  const { default: Icon, __iconData: data } = file as { default: LucideIcon; __iconData: IconData }
  const Own = createIcon(data)

  expect(renderToStaticMarkup(<Own {...props} />)).toBe(renderToStaticMarkup(<Icon {...props} />))
})
