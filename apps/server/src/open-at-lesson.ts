/**
 * Turns the HTML of a course, which is open at its first lesson, into what it is when another is open: that tab is selected, its panel
 * shown, and the button that phones have instead of tabs names it. Rendering takes twenty times as long; a test compares the two.
 * Undefined if only rendering can tell: the project, or HTML that is not as expected.
 */
export function openAtLesson(html: string, lessonId: string): string | undefined {
  const [open, asked] = [findTab(html, '[^"]+', 'true'), findTab(html, lessonId, '(?:true|false)')]
  if (!open) return undefined
  if (!asked) return html.includes(`-content-${lessonId}"`) ? undefined : html
  if (open.id === asked.id) return html
  return replaceAll(html, [
    ['<span class="truncate">Lesson ', open.number, ' of \\d+: ', open.title, '</span>', asked.number, asked.title],
    ['aria-selected="', 'true', stateOf(open.id), 'active', '"', 'false', 'inactive'],
    ['aria-selected="', 'false', stateOf(asked.id), 'inactive', '"', 'true', 'active'],
    ['<div data-state="', 'active', panelWith(open.id), still, '>', 'inactive', ''],
    ['<div data-state="', 'inactive', panelWith(asked.id), '', '>', 'active', still],
  ])
}

/** Of the panel that is open first. */
const still = ' style="animation-duration:0s"'
const panelWith = (id: string) => `" [^>]*role="tabpanel"[^>]* id="[^"]*-content-${id}" class="[^"]*"`

const stateOf = (id: string) => `" aria-controls="[^"]*-content-${id}" data-state="`

type Tab = { id: string; number: string; title: string }

/** The tab of a lesson. What people wrote is escaped, so no text can look like one. */
function findTab(html: string, id: string, selected: string): Tab | undefined {
  const inTab = '(?:(?!</button>).)*?'
  const tab = `aria-selected="${selected}" aria-controls="[^"]*-content-(?<id>${id})"[^>]*>${inTab}Lesson <!-- -->(?<number>\\d+)`
  return new RegExp(`${tab}${inTab}<span class="truncate [^>]*>(?<title>[^<]*)</span>`).exec(html)?.groups as
    | Tab
    | undefined
}

/** A pattern, a text, a pattern, a text, a pattern; and by what the two texts between the patterns are replaced. */
type Edit = readonly [string, string, string, string, string, string, string]

/** Joins the text once: a course has 300 kB. */
function replaceAll(html: string, edits: readonly Edit[]): string | undefined {
  const found = edits.map(([start, one, middle, other, end, newOne, newOther]) => {
    const place = new RegExp(`(${start})${plain(one)}(${middle})${plain(other)}(${end})`).exec(html)
    if (!place) return undefined
    const [all, before, between, after] = place
    return { from: place.index, to: place.index + all.length, text: [before, newOne, between, newOther, after] }
  })
  const places = found.filter((place) => place !== undefined).sort((a, b) => a.from - b.from)
  if (places.length < edits.length) return undefined
  const pieces = places.flatMap(({ from, text }, index) => [html.slice(places[index - 1]?.to ?? 0, from), ...text])
  return [...pieces, html.slice(places.at(-1)?.to)].join('')
}

const plain = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
