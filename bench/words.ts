/** Each list runs from the most to the least common. */

export type Trade = {
  category: string | null
  things: readonly string[]
  skills: readonly string[]
}

export const trades: readonly Trade[] = [
  {
    category: 'Web Development',
    things:
      'web shop|booking page|member area|landing page|search form|map of branches|price calculator|photo archive|ticket sale|donation page|event calendar|job board|recipe index|visitor counter|library catalogue|departure board|court timetable|seed register'.split(
        '|',
      ),
    skills:
      'JavaScript|HTML|CSS|React|TypeScript|Node.js|PHP|WordPress|Python|SQL|Vue|Django|PostgreSQL|ASP.NET|C#|Svelte|Rails|Elixir'.split(
        '|',
      ),
  },
  {
    category: 'Mobile Apps',
    things:
      'delivery app|workout diary|bus ticket app|shopping list|field notebook|bird guide|parking app|tide table|habit tracker|recipe timer|audio tour|meter reader|stock counter|pocket dictionary|allergy card|trail map'.split(
        '|',
      ),
    skills: 'Android|iOS|Kotlin|Swift|Flutter|React Native|Dart|Java|Firebase|SQLite|C++|Bluetooth|ARKit|Xamarin'.split(
      '|',
    ),
  },
  {
    category: 'UI/UX Design',
    things:
      'checkout flow|dashboard|onboarding|settings screen|design system|wireframes|icon set|sign-up form|kiosk screen|prototype|usability study|ticket machine|colour palette|navigation|patient portal|seat plan'.split(
        '|',
      ),
    skills:
      'Figma|User research|Prototyping|Wireframing|Accessibility|Sketch|Interaction design|Usability testing|Design systems|Adobe XD|Framer|Information architecture'.split(
        '|',
      ),
  },
  {
    category: 'Content Writing',
    things:
      'product texts|newsletter|blog articles|help pages|press release|grant application|speech|white paper|museum labels|interview series|case study|travel guide|cookbook chapter|glossary|annual report|obituaries'.split(
        '|',
      ),
    skills:
      'Copywriting|Editing|SEO|Proofreading|Research|Translation|Technical writing|Storytelling|Interviewing|German|French|Spanish|Norwegian|Ghostwriting'.split(
        '|',
      ),
  },
  {
    category: 'Digital Marketing',
    things:
      'search campaign|mailing list|launch plan|social media calendar|ad account|customer survey|referral programme|landing test|market study|video series|influencer list|loyalty scheme|podcast launch|opening week|reactivation mail'.split(
        '|',
      ),
    skills:
      'Google Ads|SEO|Analytics|Social media|Email marketing|Copywriting|A/B testing|HubSpot|Market research|Mailchimp|TikTok|LinkedIn Ads'.split(
        '|',
      ),
  },
  {
    category: 'Graphic Design',
    things:
      'logo|poster|book cover|packaging|brochure|menu card|infographic|business cards|trade fair stand|record sleeve|annual calendar|postage stamp|banner set|shop sign|letterhead|beer label'.split(
        '|',
      ),
    skills:
      'Illustrator|Photoshop|InDesign|Typography|Branding|Illustration|Print|Packaging|Lettering|Affinity|Blender|Risograph'.split(
        '|',
      ),
  },
  {
    category: null,
    things:
      'floor plan|product photos|sound logo|model railway|wedding film|furniture drawing|garden plan|data entry|voice recording|3D model|bookkeeping|genealogy search'.split(
        '|',
      ),
    skills:
      'Photography|AutoCAD|Excel|Video editing|Sound design|SolidWorks|Bookkeeping|Voice-over|Drawing|Genealogy'.split(
        '|',
      ),
  },
]

export const qualities =
  'simple|modern|clean|fast|reliable|small|responsive|complete|friendly|quiet|accessible|bilingual|printable|sturdy|weatherproof|playful|hand-drawn|frugal'.split(
    '|',
  )

export const clients =
  'bakery|restaurant|charity|school|clinic|bookshop|hotel|museum|theatre|farm shop|sports club|law office|garage|pharmacy|brewery|choir|ferry line|bicycle courier|pottery studio|lighthouse trust|apiary|tannery|observatory|bell foundry'.split(
    '|',
  )

export const people =
  'customers|visitors|members|our staff|parents|patients|guests|students|volunteers|readers|drivers|growers|skippers|apprentices|archivists'.split(
    '|',
  )

export const acts =
  'find what they need|order in a minute|see the prices|book a date|read it on a phone|share it with friends|pay without an account|print it at home|compare two offers|ask a question|change their mind|use it offline|follow every step|report a mistake'.split(
    '|',
  )

/** Templates: `fillIn` replaces what is in braces. */
export const opening = 'We are a {client} and need a {quality} {thing}.'
export const sentences: readonly string[] = [
  'The {thing} should be {quality} and {quality}, so that {people} can {act}.',
  'Please show one or two examples of similar work in your proposal.',
  'You have experience with {skill} and like to explain what you do.',
  'Today {people} have to telephone, and we would rather let them {act}.',
  'We expect a first version within {number} days.',
  'There is an old {thing}, made {number} years ago, that you may look at but need not keep.',
  'Around {number} {people} will use it every week.',
  'It has to work in English and one more language.',
  'Our budget is fixed; the scope is open to discussion.',
  'All texts and pictures are ready in one folder.',
  'Good to know: the {client} next door wants the same if ours turns out well.',
  'What matters most is that {people} can {act}.',
  'Knowledge of {rare} helps.',
  'Somebody who has worked with {rare} before is very welcome.',
  'Hosting, printing and licences are paid by us.',
  'Tell us what you would leave out if time ran short.',
  'The result belongs to us, including the source files.',
  'Questions are answered on weekdays before noon.',
  'We meet once a week by video, never longer than half an hour.',
  'Nothing may depend on a service that could close tomorrow.',
  'An earlier attempt failed because nobody asked {people}.',
  'Half of the {people} are older than seventy, so large letters please.',
  'Opening hours change with the season, and we want to change them ourselves.',
  'We pay a quarter at the start, the rest when {people} have tried it.',
  'Drafts by hand are fine at first.',
  'If {skill} is the wrong tool, say so and propose another.',
  'Expect {number} photographs, some of them from the nineteen-fifties.',
  'Our accountant needs an export each month.',
  'A neighbour checks the wording; grammar is not your concern.',
  'Colours follow the sign above our door: dark green and brass.',
  'During the harvest nobody here reads mail for {number} days.',
  'A volunteer will maintain it later, so keep it plain.',
  'We own the domain and pay for {number} mailboxes.',
  'Privacy law is strict about {people}; please know the rules.',
  'Two rounds of corrections are included.',
  'The museum shop sells about {number} articles, from pencils to globes.',
  'Travel to the site is not necessary.',
  'Measurements and floor drawings exist on paper only.',
  'Last year {number} guests complained that they could not {act}.',
  'Write three lines about a {thing} you admire.',
]

export const rareWords =
  'abacus|almanac|ammonite|anvil|astrolabe|bagpipe|barometer|basalt|beehive|bellows|bobbin|bulrush|caboose|calliope|campanile|caravel|carillon|celadon|chandlery|clavichord|codex|compost|coracle|cordwainer|crankshaft|cuckoo clock|cuneiform|damask|dovecote|driftwood|dulcimer|ember|escapement|falconry|farrier|fathom|filigree|foghorn|fresco|gantry|gazebo|geyser|glockenspiel|gondola|gramophone|granary|gyroscope|hammock|harpsichord|hawthorn|heliograph|herbarium|hourglass|hurdy-gurdy|icehouse|indigo|jacquard|juniper|kayak|kiln|kingfisher|lacquer|lantern|larkspur|lathe|lichen|loom|lodestar|mandolin|marquetry|millstone|mizzen|mosaic|nautilus|nettle|nutmeg|oboe|obsidian|ocarina|orrery|oxbow|pantograph|parchment|peat|pendulum|pergola|petroglyph|pewter|planetarium|plumb line|pontoon|porcelain|quarry|quill|quince|rapeseed|rhubarb|rookery|saffron|samovar|sampan|sextant|shingle|sluice|smokehouse|spindle|stained glass|sundial|tapestry|terrarium|thimble|tinsmith|trebuchet|turnstile|umbel|vellum|viaduct|weathervane|whalebone|willow|windlass|woodcut|xylophone|yarrow|yew|zeppelin|zinc'.split(
    '|',
  )
