import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'

const spaces = /\s+/g
const asRead = (text: string) => text.replaceAll(spaces, ' ').trim()

const nameOf = (element: Element) => asRead(computeAccessibleName(element))
const isField = (element: Element) => element.matches('input, select, textarea')

/** Elements as people find them who see a page or hear it: by role and name. What is hidden is not there. */
export class Finder {
  readonly #place: Element

  constructor(place: Element) {
    this.#place = place
  }

  all = (role: string, name?: string): Element[] =>
    this.#shown().filter((one) => getRole(one) === role && (name === undefined || nameOf(one) === name))

  find = (role: string, name?: string): Element => this.#single(this.all(role, name), asked(role, name))

  /** By its label. */
  field = (label: string): Element =>
    this.#single(
      this.#shown().filter((one) => isField(one) && nameOf(one) === label),
      `field "${label}"`,
    )

  text = (role?: string, name?: string): string => textOf(role === undefined ? this.#page() : this.find(role, name))

  texts = (role: string): string[] => this.all(role).map(textOf)

  /** Parts may be shown elsewhere in the document. */
  #page = () => (this.#place.ownerDocument.body ?? this.#place) as HTMLElement

  #shown = () => [...this.#page().querySelectorAll('*')].filter((one) => !isInaccessible(one))

  #single(found: Element[], what: string): Element {
    const [one, another] = found
    if (!one) throw new Error(`There is no ${what}. ${this.#present()}`)
    if (another) throw new Error(`There are ${found.length} elements for ${what}.`)
    return one
  }

  #present(): string {
    const known = this.#shown().flatMap((one) => {
      const role = getRole(one)
      return role && (isField(one) || /^(button|link|heading|status|alert)$/.test(role)) ? asked(role, nameOf(one)) : []
    })
    return known.length > 0 ? `There is: ${known.slice(0, 8).join(', ')}.` : 'There is nothing to use.'
  }
}

const asked = (role: string, name?: string) => (name ? `${role} "${name}"` : role)

const textOf = (element: Element) => asRead((element as HTMLElement).innerText ?? element.textContent ?? '')
