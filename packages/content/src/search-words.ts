const spelledOut: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a11y: 'accessibility',
    ecmascript: 'javascript',
    js: 'javascript',
    ml: 'machine learning',
    py: 'python',
    ts: 'typescript',
    cpp: 'cplusplus',
    es6: 'javascript',
    html5: 'html',
    css3: 'css',
    maths: 'math',
    mathematics: 'math',
    mathematik: 'math',
    matematicas: 'math',
    colour: 'color',
    colours: 'colors',
    behaviour: 'behavior',
    licence: 'license',
    licences: 'licenses',
    grey: 'gray',
    centre: 'center',
    timezone: 'time zone',
    timezones: 'time zones',
    catalogue: 'catalog',
    enquiry: 'inquiry',
    enquiries: 'inquiries',
    instalment: 'installment',
    instalments: 'installments',
    modelling: 'modeling',
    organisation: 'organization',
    judgement: 'judgment',
    iphone: 'ios',
    ipad: 'ios',
    fotografie: 'photography',
    fotografia: 'photography',
    geschichte: 'history',
    historia: 'history',
    programmierung: 'programming',
    programmieren: 'programming',
    programacion: 'programming',
    wissenschaft: 'science',
    ciencia: 'science',
    postgre: 'postgresql',
    postgres: 'postgresql',
    nodejs: 'node',
    vuejs: 'vue',
    vue3: 'vue',
    reactjs: 'react',
    angularjs: 'angular',
    website: 'web site',
    websites: 'web site',
    webdev: 'web development',
    frontend: 'front end',
    backend: 'back end',
    breakeven: 'break even',
    adwords: 'google ads',
    e2e: 'end to end',
    multithreading: 'threads',
    multithreaded: 'threads',
    underestimate: 'estimate',
    underestimated: 'estimated',
    underestimating: 'estimating',
    venv: 'virtual environment',
    virtualenv: 'virtual environment',
    oop: 'object oriented programming',
  }),
)

const splitWords = /[\p{L}\p{N}]+/gu

/** Lower case, without accents and signs, abbreviations spelled out. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('c++', ' cplusplus ')
    .replaceAll('c#', ' csharp ')
    .replace(/\b(\w+)\.js\b/g, '$1js')
    .replace(/\b(angular|express|next|node|nuxt|react|vue) js\b/g, '$1js')
    .replace(/\b(java|type)[ -]script\b/g, '$1script')
    .replace(/\ba\/b\b/g, 'ab')
    .replace(/\be-mail/g, 'email')
    .replace(/\bz-index\b/g, 'zindex')
    // "W-8BEN" and "UTF-8" are typed without the hyphen, too.
    .replace(/\b([a-z]{1,4})-(?=\d)/g, '$1')
    .replace(/['’](?:s\b)?/g, '')
  return (plain.match(splitWords) ?? []).flatMap((word) => spelledOut.get(word)?.split(' ') ?? word)
}

/** Strips English endings: prices matches pricing. A stem need not be a word. */
export function stem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stemmed = cutEndings(word)
  // Bounded, as prompts can contain any words.
  if (stems.size < 50_000 && word.length <= 24) stems.set(word, stemmed)
  return stemmed
}
// A center is no cent, a pointer no point, and grammar is misspelled more often than grams are weighed.
const stems = new Map([
  ['pointer', 'pointer'],
  ['pointers', 'pointer'],
  ['grammer', 'grammer'],
  ['center', 'center'],
  ['centers', 'center'],
])

function cutEndings(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  // British "randomised" is "randomized".
  let stemmed = word
    .replace(/(?<=.{4})is(?=(?:e[ds]?|ing|ations?)$)/, 'iz')
    .replace(/(?<=[^aeiou])ies$/, 'y')
    .replace(/(?<=(?:ss|x|ch|sh))es$|(?<=[^siu])s$/, '')
  stemmed = stemmed.replace(/^([^aeiouy][aeiou][^aeiouwxy])(?:ing|ed)$/, '$1e')
  const uncut = cut(stemmed, /(?:ing|ed|er|(?<!at)or|ment|ly)$/, 4)
  // "negotiating" comes from "negotiate", which is cut further.
  stemmed = uncut === stemmed ? uncut : uncut.replace(/at$/, 'ate')
  stemmed = cut(stemmed, /(?:ation|ate)$/, 4)
  return cut(stemmed.replace(/([bdgmnprt])\1$/, '$1'), /(?:e|y|i)$/, 4)
}

function cut(word: string, ending: RegExp, shortest: number): string {
  const rest = word.replace(ending, '')
  return rest.length >= shortest && /[aeiouy]/.test(rest) ? rest : word
}

export const stemsOf = (text: string): string[] => wordsOf(text).map(stem)
