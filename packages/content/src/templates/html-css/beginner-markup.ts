import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, people } from '../words.ts'
import { template } from './misconceptions.ts'
import { measured } from './pages.ts'

export const beginnerMarkup: Template[] = [
  template({
    id: 'what-a-form-sends',
    concept: 'forms',
    difficulty: [3, 'Which fields take part, and under which name.'],
    draw: (r) => ({
      person: r.pick(people),
      city: r.pick(cities),
      number: r.int(2, 9),
      names: r.some(['guest', 'owner', 'buyer', 'author', 'member'], 1),
      extra: r.pick(['readonly', 'disabled'] as const),
      third: r.pick(['unchecked', 'checked', 'unnamed'] as const),
    }),
    make: ({ person, city, number, names: [name = ''], extra, third }) => {
      const fields = {
        unchecked: '<input type="checkbox" name="news" value="yes">',
        checked: '<input type="checkbox" name="news" value="yes" checked>',
        unnamed: `<input id="seats" value="${number}">`,
      }
      const code = source`
        <form id="form">
          <input name="${name}" value="${person}">
          <input name="city" value="${city}" ${extra}>
          ${fields[third]}
          <input name="code" placeholder="${number}">
        </form>`
      const sent = (city1: boolean, last: string, code1 = '') =>
        [`${name}=${person}`, ...(city1 ? [`city=${city}`] : []), ...(last ? [last] : []), `code=${code1}`].join('&')
      const isSent = extra === 'readonly'
      const thirdSent = third === 'checked' ? 'news=yes' : ''
      return {
        question: 'What does the form send if nobody changes anything?',
        code,
        key: sent(isSent, thirdSent),
        wrong: [
          [isSent ? 'readonlyIsNotSent' : 'disabledIsSent', sent(!isSent, thirdSent)],
          third === 'unnamed'
            ? ['idIsName', sent(isSent, `seats=${number}`)]
            : ['uncheckedIsSent', sent(isSent, third === 'checked' ? 'news=on' : 'news=yes')],
          ['placeholdersAreSent', sent(isSent, thirdSent, String(number))],
          ['emptyIsNotSent', sent(isSent, thirdSent).replace('&code=', '')],
        ],
        because: `Fields that have a name are sent, empty and read-only ones as well; disabled fields and unchecked boxes are not, and a placeholder is no value.`,
        proof: measured(code, "print(new URLSearchParams(new FormData(find('form'))).toString())"),
      }
    },
  }),
  template({
    id: 'where-a-link-leads',
    concept: 'images and links',
    difficulty: [3, 'An address is read from the folder of the page.'],
    draw: (r) => ({
      folders: r.some(['shop', 'blog', 'docs', 'news', 'help', 'team', 'jobs', 'lamps'], 2),
      page: r.pick(['index', 'intro', 'list', 'about', 'desk']),
      target: r.pick(['cart', 'prices', 'contact', 'terms', 'photo']),
      way: r.pick(['plain', 'up', 'root', 'dot'] as const),
    }),
    make: ({ folders: [outer = '', inner = ''], page, target, way }) => {
      const address = `https://example.com/${outer}/${inner}/${page}.html`
      const href = { plain: '', up: '../', root: '/', dot: './' }[way] + `${target}.html`
      const path = (...parts: string[]) => `/${[...parts, target].join('/')}.html`
      const key = { plain: path(outer, inner), up: path(outer), root: path(), dot: path(outer, inner) }[way]
      return {
        question: `A page at ${address} has this link. Which path does it lead to?`,
        code: `<a id="link" href="${href}">Open</a>`,
        key,
        wrong: [
          ['relativeToRoot', path()],
          way === 'root' ? ['slashIsFolder', path(outer, inner)] : ['dotsAreTwoUp', path(outer)],
          ['pageIsFolder', path(outer, inner, `${page}.html`)],
          way === 'up' ? ['dotsAreIgnored', path(outer, inner)] : ['namesAreFolders', path(inner)],
        ],
        because: {
          plain: 'Without a slash at its start the address is looked for in the folder of the page.',
          up: '../ goes one folder up from the one the page is in.',
          root: 'A slash at the start means the root of the site.',
          dot: './ is the folder the page is in.',
        }[way],
        proof: measured(
          `<base href="${address}"><a id="link" href="${href}">Open</a>`,
          "print(new URL(find('link').href).pathname)",
        ),
      }
    },
  }),
]
