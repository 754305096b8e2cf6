/**
 * What people say, and what lessons call it. Only what they say of the fields that the library teaches: a synonym that holds
 * everywhere would find too much.
 */
const meanings: readonly (readonly [said: RegExp, meant: string])[] = [
  // Finding work
  [
    /\b(?:find|get|land|win|look(?:ing)? for|search(?:ing)? for)\b(?: \w+){0,3} (?:work|jobs?|gigs?|customers?|clients?|projects?)\b(?! (?:management|wont|says))/,
    'find clients',
  ],
  [
    /\b(?:no|without|zero|lack of|little) (?:\w+ )?(?:experience|reviews?|references?|ratings?|network|contacts)\b/,
    'first clients',
  ],
  [/\bget(?:ting)? hired\b|\bfirst (?:customers?|gig|job|freelance job)\b/, 'first clients'],
  [/\bcover letters?\b|\bapplication letters?\b|\bpitch(?:ing)?\b/, 'proposal'],
  [/\bjob (?:posts?|posting|offer|description|ads?)\b/, 'brief'],
  [/\b(?:my|a|good|better|freelance|freelancer) profile\b/, 'prove a skill'],
  // Money
  [
    /\bhow (?:much|expensive)\b(?: \w+){0,4} (?:ask|cost|costs|take for|demand|bill)\b|\bwhat (?:to|should i|do i|can i) (?:ask|bill|demand) for\b/,
    'how much to charge',
  ],
  [/\bup ?front\b|\bin advance\b|\bprepay(?:ment)?\b|\bbefore (?:i|starting|the) (?:start|work)\b/, 'deposit'],
  [/\b(?:raise|increase|higher|rising|put up) (?:\w+ ){0,2}(?:prices?|rates?|fees?)\b|\bcharge more\b/, 'raise rates'],
  [
    /\b(?:not|never|doesnt|dont|didnt|wont|hasnt|havent|refuses? to|late|stopped|owes?)\b(?: \w+){0,3} (?:pay|paying|paid|money)\b/,
    'late payment',
  ],
  [/\bgoing after (?:my )?money\b|\bdebt collection\b|\boverdue\b|\bunpaid\b/, 'late payment'],
  [
    /\btoo (?:expensive|high|dear)\b|\bhaggl(?:e|ing)\b|\blower (?:my|the) (?:price|rate)\b|\bcheaper\b/,
    'negotiation discount',
  ],
  [/\bsave (?:up )?for (?:\w+ )?tax(?:es)?\b/, 'tax reserves'],
  // Contracts and conflicts
  [
    /\bwho owns\b|\bbelongs? to\b|\bsteal(?:s|ing)? my\b|\bstole my\b|\breuse (?:my|old|the) (?:code|design|work)\b/,
    'who owns copyright',
  ],
  [
    /\bagreements?\b|\b(?:legally )?binding\b|\bsign(?:ed|ing)? (?:something|anything|papers?|paperwork)\b|\bpaperwork\b/,
    'contract',
  ],
  [
    /\b(?:says?|claims?|thinks?|complains?)\b.*\b(?:bad|wrong|poor|not what|unfinished|disappoint\w*|unhappy)\b|\b(?:unhappy|not happy|dissatisfied|unsatisfied|angry|disagrees?)\b|\brefund\b/,
    'dispute',
  ],
  [
    /\bmore (?:and more )?(?:work|stuff|things|features|changes|revisions)\b|\bextra (?:work|features|changes|revisions|hours)\b|\bendless (?:changes|revisions)\b|\bchang(?:es|ed|ing) (?:\w+ )?minds?\b|\bkeeps? changing\b/,
    'change request scope creep',
  ],
  [
    /\bghost(?:ed|ing|s)?\b|\bdisappear(?:ed|s)?\b|\bstopped (?:answering|replying|responding)\b|\bno (?:reply|answer|response)\b|\b(?:doesnt|dont|wont|not) (?:answer|reply|respond)(?:ing)?\b/,
    'silence client communication',
  ],
  [
    /\b(?:tell|say|saying|telling)\b.*\bno\b|\brefus(?:e|ing)\b|\brejecting\b|\bturn(?:ing)? down\b|\bget out of\b/,
    'saying no',
  ],
  [
    /\b(?:quit|leave|fire|drop|end|stop)(?:ting|ing|ping)? (?:working (?:with|for) )?(?:a |the |my |an )?(?:bad |difficult |toxic |awful )?(?:client|customer|project|contract)\b/,
    'end a contract',
  ],
  [
    /\b(?:take|took|taking|hand|pass) (?:\w+ ){0,2}over\b|\btakeover\b|\binherit(?:ed|ing)?\b(?= .*(?:project|code))/,
    'handing over',
  ],
  [/\blawyers?\b|\blegal (?:advice|help|stuff)\b/, 'contract liability'],
  [
    /\b(?:source|original|raw|open|working) files?\b(?=.*\bclients?\b)|\bclients?\b.*\b(?:source|original|raw|open|working) files?\b/,
    'handing over rights',
  ],
  // Time
  [/\bhow long\b(?: \w+){0,5} (?:take|takes|need|needs|last)\b|\bhow many (?:hours|days|weeks)\b/, 'estimate'],
  [
    /\btoo many hours\b|\boverwork(?:ed|ing)?\b|\bburn(?:ed|t|ing)?[ -]?out\b|\bexhaust(?:ed|ing)\b|\bvacations?\b|\b(?:days?|time|weeks?) off\b|\bstress(?:ed|ful)?\b|\bwork life balance\b|\bweekends?\b|\bsick\b|\btired\b/,
    'burnout working hours',
  ],
  [
    /\b(?:clients?|customers?|team|work(?:ing)?|meetings?|calls?)\b(?=.*\b(?:abroad|overseas|america|usa|us|asia|australia|india|california|europe|other side of the world)\b).*\b(?:night|nights|hours|late|early|sleep|schedule|evening)\b|\b(?:night|nights)\b.*\b(?:clients?|customers?)\b|\btime difference\b|\bdifferent hours\b/,
    'time zones',
  ],
  [
    /\b(?:missed|miss|late|behind|cant (?:make|meet|finish))\b(?: \w+){0,4} (?:deadlines?|schedule|delivery)\b|\bprojects? (?:is|are|gets?|getting|running) (?:late|delayed)\b/,
    'deadlines delay',
  ],
  [/\b(?:by|until|for) tomorrow\b|\burgent(?:ly)?\b|\basap\b|\blast minute\b|\brush(?:ed)?\b/, 'deadlines priorities'],
  [
    /\b(?:stop|keep|always|still) working\b(?: (?:at|on|every|all) \w+)?|\bwork(?:ing)? (?:at|every|all) (?:night|evening|day)s?\b/,
    'working hours',
  ],
  [
    /\b(?:first|introductory|intro|kick ?off|initial) (?:meeting|talk|chat|conversation|interview)\b|\bmeet(?:ing)? (?:a |the )?new client\b/,
    'first call',
  ],
  // The web
  [
    /\b(?:top of|first page of|higher (?:on|in)|appear (?:on|in)|show up (?:on|in)|found (?:on|in|by)|rank(?:ing)?(?: \w+){0,2} (?:on|in)) google\b|\brank higher\b|\bgoogle rank(?:ing)?s?\b/,
    'search engine optimization',
  ],
  [/\b(?:adverts?|ads|advertis(?:ing|ement|ements)|commercials?|campaigns?|promot(?:e|ing))\b/, 'online ads marketing'],
  [
    /\b(?:land|lands|landing|end up|ends up|goes|go|going) (?:in|into|to) (?:the )?(?:spam|junk)\b|\bjunk folder\b/,
    'spam folder',
  ],
  [/\b(?:who|how many|where)\b.*\b(?:visit(?:s|ed|ors?)?|traffic|views?)\b/, 'web analytics'],
  [/\b(?:hack(?:ed|er|ers|ing)?|break into|broke into)\b/, 'web security'],
  [/\b(?:put|get|bring|going|go)\b(?: \w+){0,4} (?:online|live)\b/, 'deploy publish'],
  [/\bonline (?:store|shop)\b|\bsell (?:\w+ )?online\b|\bwebshop\b|\be-?commerce\b/, 'online shop'],
  [/\b(?:web ?sites?|homepage|home page|web ?page|landing page)\b/, 'website'],
  [/\bleav(?:e|es|ing) (?:my|the|our) (?:web ?site|site|page|shop)\b/, 'bounce engagement conversion'],
  [
    /\bblind (?:people|users?|visitors?)\b|\bdisab(?:led|ility|ilities)\b|\bcolou?r ?blind\b|\bvisually impaired\b/,
    'accessibility screen reader',
  ],
  [
    /\bphone screens?\b|\bsmall screens?\b|\bmobile (?:screens?|version|layout|friendly)\b|\bon (?:a |my )?phones?\b(?=.*(?:look|broken|layout|page|site))/,
    'responsive design',
  ],
  [
    /\bother languages?\b|\b(?:several|many|multiple|two) languages?\b(?=.*(?:site|app|page|shop))/,
    'translation localization',
  ],
  // Pictures, film and print
  [/\bblurr(?:y|ed)\b|\bout of focus\b|\bunsharp\b/, 'focus sharpness photo'],
  [/\b(?:pictures?|photos?|photographs?|pics?|shots?)\b/, 'photo'],
  [/\bin the dark\b|\bat night\b(?=.*photo)|\b(?:low|bad|poor) light\b|\btoo dark\b|\btoo bright\b/, 'exposure'],
  [/\b(?:background noise|hiss|humming|bad sound|echo)\b/, 'audio noise loudness'],
  [
    /\b(?:youtube|tiktok|reels?|vlogs?|film editing|footage|cut (?:a |the |my )?(?:video|film|clip)s?)\b/,
    'video editing',
  ],
  [/\bfonts?\b|\btypefaces?\b/, 'font typography'],
  [/\bbusiness cards?\b|\bflyers?\b|\bbrochures?\b|\bleaflets?\b/, 'print design'],
  // Programs and data
  [/\b(?:spread ?sheets?|excel sheets?|google sheets)\b/, 'spreadsheets'],
  [/\b(?:learn|start|how) (?:to )?(?:code|coding|program)\b|\bnever (?:coded|programmed)\b/, 'learn to code'],
  [/\b(?:bugs?|crash(?:es|ed|ing)?|doesnt work|not working|broken code|error messages?)\b/, 'debugging'],
  [/\b(?:old|earlier|previous) versions? of (?:my|the) (?:code|files?)\b|\bsave my code\b/, 'version control'],
  [/\b(?:chatgpt|chat ?gpt|copilot|claude|gemini|llms?|ai assistants?)\b/, 'ai tools'],
  [/\b(?:cross ?platform|both (?:ios and android|android and ios|platforms))\b/, 'flutter'],
  [/\bdbs?\b/, 'database'],
  [/\brepos?\b/, 'repository git'],
  [/\bregexp?(?:es)?\b/, 'regular expressions'],
  [/\bauth\b|\blog(?:ged)? ?in\b|\blogins?\b|\bsign ?in\b/, 'authentication sessions'],
  [/\bodds\b|\bchances? of\b|\blikelihood\b/, 'probability'],
  [/\b(?:significan(?:t|ce)|by chance|just luck|coincidence|or luck|pure luck)\b/, 'p-value hypothesis test'],
  [
    /\b(?:break ?even|make (?:a )?profit|profitable|run(?:ning)? (?:a|my|the) (?:small )?(?:shop|store|cafe|restaurant|company|business))\b/,
    'business profit costs',
  ],
  [/\bpolite(?:ly)?\b|\brude\b|\bsound(?:s|ing)? (?:rude|friendly|professional)\b/, 'tone'],
  [/\bhistorians?\b/, 'history'],
]

/** `said`: what a prompt says otherwise than lessons do; `meant`: in their words. Empty if it says nothing of that kind. */
export function readEverydayWords(prompt: string): { said: string; meant: string } {
  const text = prompt.slice(0, lettersRead).toLowerCase().replace(/['’]/g, '')
  const found = meanings.flatMap(([pattern, meant]) => {
    const said = pattern.exec(text)?.[0]
    return said === undefined ? [] : [{ said, meant }]
  })
  return { said: found.map(({ said }) => said).join(' . '), meant: found.map(({ meant }) => meant).join(' . ') }
}
/** Later words are ignored: prompts name their topic early. */
const lettersRead = 300
