const ways = [
  ...['fetch', 'Request', 'XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'EventSource', 'WebTransport', 'open'],
  ...['RTCPeerConnection', 'webkitRTCPeerConnection', 'Worker', 'SharedWorker', 'BroadcastChannel', 'Notification'],
  ...['indexedDB', 'caches', 'cookieStore', 'customElements', 'CustomElementRegistry', 'DOMParser', 'XSLTProcessor'],
]

/** They connect or lead away, some of which no policy forbids. */
const elements = 'link|iframe|frame|frameset|object|embed|base|meta|script|fencedframe|portal'
const isRefused = new RegExp(`^(.*:)?(${elements})$`, 'i')
const refusedTags = new RegExp(`<(?=(${elements})[\\s/>])`, 'gi')
// A program may hand over anything, which is asked for its text once.
const withoutRefused = (html: string | null) => String(html ?? '').replaceAll(refusedTags, '<x-')

/**
 * Removes what a component has no use for. The frame's policy refuses requests anyway, but none forbids an element to connect
 * in advance; so a program can neither make such elements nor have them parsed.
 */
export function removeWaysOut() {
  remove(CustomElementRegistry.prototype, 'define')
  for (const name of ways) remove(globalThis, name)
  remove(Document, 'parseHTMLUnsafe', 'parseHTML')
  remove(Document.prototype, 'write', 'writeln', 'open', 'execCommand')
  remove(DOMImplementation.prototype, 'createDocument', 'createHTMLDocument')
  remove(Range.prototype, 'createContextualFragment')
  for (const place of [Element.prototype, ShadowRoot.prototype]) {
    remove(place, 'setHTML', 'setHTMLUnsafe')
    cleanSetter(place, 'innerHTML')
  }
  cleanSetter(Element.prototype, 'outerHTML')
  cleanInsertion()
  cleanCreation()
}

function remove(place: object, ...names: string[]) {
  for (const name of names) Reflect.deleteProperty(place, name)
}

const ownerOf = Object.getOwnPropertyDescriptor(Node.prototype, 'ownerDocument')?.get
/** Others may be read as XML, where a tag can have any prefix. */
function refuseOtherDocuments(node: unknown) {
  if (ownerOf?.call(node) !== document) throw new TypeError('Only this document can be changed.')
}

function cleanSetter(place: object, name: string) {
  const original = Object.getOwnPropertyDescriptor(place, name)
  const set = original?.set
  if (!set) return
  Object.defineProperty(place, name, {
    ...original,
    set(html: string | null) {
      refuseOtherDocuments(this)
      set.call(this, withoutRefused(html))
    },
  })
}

function cleanInsertion() {
  const { insertAdjacentHTML } = Element.prototype
  Element.prototype.insertAdjacentHTML = function (position, html) {
    refuseOtherDocuments(this)
    insertAdjacentHTML.call(this, position, withoutRefused(html))
  }
}

function cleanCreation() {
  const { createElement, createElementNS } = Document.prototype
  const checked = (name: unknown) => {
    const asked = String(name)
    return isRefused.test(asked) ? `x-${asked.replace(/.*:/, '')}` : asked
  }
  Object.assign(Document.prototype, {
    createElement(this: Document, name: unknown) {
      return createElement.call(this, checked(name))
    },
    createElementNS(this: Document, namespace: string | null, name: unknown) {
      return createElementNS.call(this, namespace, checked(name))
    },
  })
}
