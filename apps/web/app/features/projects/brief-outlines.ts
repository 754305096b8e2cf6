import type { ProjectCategory } from '@guildhall/contract'

/** What a brief of this kind has to say before anybody can price it. Loaded once somebody asks for one. */
export const outlines: Record<string, { category: ProjectCategory; lines: readonly string[] }> = {
  'A website': {
    category: 'Web Development',
    lines: [
      'What the site is for, and who visits it:',
      'Pages or functions it needs, the most important first:',
      'What exists already (domain, design, texts, code, hosting):',
      'Two sites you like, and what you like about each:',
      'Who changes its contents later, and how often:',
      'It is done when:',
    ],
  },
  'An app': {
    category: 'Mobile Apps',
    lines: [
      'What somebody does with the app, from opening it to being done:',
      'iPhone, Android or both, and the oldest phones it must run on:',
      'What it works with (accounts, payments, maps, your own server):',
      'What must work without a connection:',
      'What exists already (designs, code, entries in the stores):',
      'It is done when:',
    ],
  },
  Screens: {
    category: 'UI/UX Design',
    lines: [
      'The product, and the people who use it:',
      'Screens to design, with the size of the first delivery:',
      'What bothers people today, and how you know:',
      'What is given (brand, components, research, technical limits):',
      'What you want to receive (file format, components, a prototype to click):',
      'It is done when:',
    ],
  },
  Texts: {
    category: 'Content Writing',
    lines: [
      'Who reads it, and what they should know or do afterwards:',
      'Pieces, with the length of each:',
      'Tone, with one text that has it:',
      'Where facts come from, and who can be asked:',
      'Words or claims to avoid:',
      'It is done when:',
    ],
  },
  'A campaign': {
    category: 'Digital Marketing',
    lines: [
      'What you sell, to whom, and at what price:',
      'The figure that should change, where it stands now, and by when:',
      'Channels and accounts you have, and what was tried:',
      'Budget for advertising, apart from this fee:',
      'Who approves texts and pictures, and how fast:',
      'It is done when:',
    ],
  },
  'A logo or print': {
    category: 'Graphic Design',
    lines: [
      'What is to be designed, and where it will be seen:',
      'Sizes and formats, printed or on screens:',
      'What it must say or show:',
      'Colors, typefaces and logos that are given:',
      'Three examples you like, and one you do not:',
      'It is done when:',
    ],
  },
}

export const outlineText = (kind: string): string => (outlines[kind]?.lines ?? []).map((line) => `${line}\n\n`).join('')
