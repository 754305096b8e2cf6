/** Our texts are spelled as Americans do. Each pattern matches whole British spellings that have one American counterpart. */
const ourWords =
  'behaviour|colour|favour|honour|labour|neighbour|harbour|humour|rumour|vapour|odour|endeavour|flavour|rigour|vigour|armour|savour|clamour|candour|splendour'
const iseStems =
  'organ|real|recogn|normal|optim|minim|maxim|custom|initial|serial|summar|emphas|apolog|author|categor|character|critic|general|special|standard|synchron|visual|memor|modern|prior|local|final|central|global|capital|legal|formal|neutral|personal|random|rational|stabil|symbol|token|vector|virtual|anonym|digit|equal|familiar|harmon|human|ideal|immun|individual|item|magnet|marginal|mechan|mobil|monet|monopol|natural|parallel|parametr|penal|popular|privat|public|quant|regular|sanit|scrutin|sensit|social|subsid|synthes|system|systemat|theor|trivial|util|hypothes|incentiv|linear|material|tempor|external|internal|crystal|energ|jeopard|steril|sympath'
const doubledStems =
  'travell|cancell|labell|modell|signall|levell|fuell|channell|tunnell|quarrell|funnell|marshall|rivall|totall|jewell|counsell|panell|pencill|bevell|chisell|initiall|equall|swivell|unravell|shovell|spirall|stencill|focuss|biass|benefitt'
const others = [
  'analys(?:e[dr]?|ing|able)|paralys(?:e[d]?|ing)|catalys(?:e[d]?|ing)',
  '(?:de|of|pre)fences?|licences?|licenced|pretences?',
  'grey(?:s|ed|ish|scale|ing)?|programmes?|whilst|amongst|judgements?|ageing|acknowledgements?|cheques?|tyres?|kerbs?',
  'sceptic\\w*|artefacts?|mould\\w*|aluminium|manoeuvr\\w*|enrols?|enrolment|fulfils?|fulfilment|skilful\\w*|wilful\\w*|instalments?',
  'practis(?:e[sd]?|ing)|learnt|spelt|dreamt|burnt|spoilt|catalogued?s?|cataloguing|jewellery|cosy|per cent|enquir\\w+|fortnight\\w*',
  '(?:centi|milli|kilo)?metres?|cent(?:re[sd]?|ring)|theatres?|lit(?:re|res)|fib(?:re|res)|calibre|lustre|meagre|sombre',
  'towards|afterwards|(?:back|in|out|up|down)wards|for ever',
]
const british = new RegExp(
  [
    `\\w*(?:${ourWords})\\w*`,
    `(?:re|un|de|dis)?(?:${iseStems})is(?:e[sdr]?|ers|ing|ations?|able)`,
    `\\w*(?:${doubledStems})(?:ed|ing|er|ers)`,
    ...others,
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
  'gi',
)

/** The British spellings in `text`. Names of programs are left out: those in backticks, after a dot and before a parenthesis. */
export const britishSpellings = (text: string): string[] =>
  text.replaceAll(/`[^`]*`|\.\w+|\b\w+\(/g, ' ').match(british) ?? []

export const spellingProblems = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap(britishSpellings))].map((word) => `“${word}” is not the American spelling`)
