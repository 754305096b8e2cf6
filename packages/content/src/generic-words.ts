import { stem } from './search-words.ts'

/** Words that never decide which course matches. With German and Spanish ones common beside an English name. */
const words =
  'a about above after again against all also always am an and any anybody anyone anything are around as at away be because been before being ' +
  'below between both but by can cannot could did didnt do does doesnt doing done dont down during each either else ' +
  'even ever every everybody everyone everything few for from further had has have having he her here hers him his how i id if ill im in ' +
  'into is isnt it its itself ive just less let lets like lot lots many may maybe me mean means might mine more most much must ' +
  'my myself neither never no nobody nor not nothing now of off often on once one only onto or other others our out ' +
  'over own per rather really same several shall she should so some somebody someone something sometimes soon still such than that the their them ' +
  'then there these they thing things this those though through thus to together too toward two under until up upon us ' +
  'use used useful uses using very via versus vs want wanted wants was we well were what whatever when where whether which ' +
  'while who whole whom whose why will with within without wont would yes yet you your yours actually etc am pm tell ' +
  'say says said saying always without already ask become becoming begin beginner beginners beginning begins best calculate calculating calculation better book boost bootcamp brush career certificate certification ' +
  'cheap class classes complete comprehensive course courses cover crash create creating deep dive easy easily eli5 ' +
  'essential essentials everyday experience experienced expert explain explained explaining explanation fast find first five free ' +
  'fundamental fundamentals future general generate get getting give go going good got great guide guided hello help helpful hey hi ' +
  'hour idea ideas important improve improving include information inside interest interested interesting intermediate advanced ' +
  'intro introduce introduction introductory job junior keep kind know knowing knowledge knows latest learn learned learner ' +
  'learning learnt lecture lesson lessons level little look looking made main make makes making master mastering me minute module modules month ' +
  'months need needed needs new newbie next nice obviously okay ok old overview part path please point points ' +
  'practical practice prepare pretty prompt provide put quick quickly reading ready real recommend ' +
  'right roadmap scratch see self senior short show simple simply skill skills somehow sort start started starter starting ' +
  'step steps stuff study studying subject suggest sure take takes taking talk teach teacher teaching thank thanks think ' +
  'thinking time today topic topics total training try trying tutorial tutorials understand understanding unit units useful way ways week ' +
  'weeks welcome whats whole wish word words work working works world worth write year years zero ' +
  'app application applications apps basic basics big bit build building client clients code company companies customer customers day days develop ' +
  'developer developers development different digital everyday family freelance freelancer freelancers friend holiday home important life local long modern my ' +
  'online personal possible product products professional professionals project projects side site sites small software ' +
  'solution system systems task tasks team teams technology tips tool tools web work ' +
  'anfanger auf aus bitte das dem den der des die ein eine einfach einfuhrung einsteiger erklare fur grundlagen ich ist kurs ' +
  'lernen mein meine mir mit mochte schnell uber und von was wie will zu zum zur ' +
  'aprende aprender basico como con cero curso cursos de del desde el empezar en ensename la las los mi para por principiante ' +
  'principiantes quiero que ser sobre un una y'

const stems: ReadonlySet<string> = new Set(words.split(' ').map(stem))

export const isGeneric = (stemmed: string) => stems.has(stemmed) || /^\d+$/.test(stemmed)
export const genericWords: readonly string[] = words.split(' ')
