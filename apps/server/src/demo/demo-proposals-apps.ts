import type { DemoProposal } from './demo-types.ts'
import { prose } from './prose.ts'

export const demoAppProposals: readonly DemoProposal[] = [
  {
    key: 'crew-rota-thandeka',
    project: 'crew-rota-app',
    freelancer: 'thandeka',
    message: prose(`
      Native on both platforms, Kotlin and Swift, with the swap rules on your server so that both apps obey the same
      table.

      - Weeks 1–2: shifts, readable offline, tried with six of your crew
      - Weeks 3–4: offering and taking a shift; a swap counts only when the server has confirmed it, until then it says
        "waiting for signal"
      - Week 5: rest hours, with your worked examples as tests
      - Week 6: the duty officer's messages, and repairs after a week on one boat

      Wet hands: large targets, no swiping, and nothing that needs two fingers. I will test it in the shower, which is
      how I tested the last one. Who is allowed to overrule the rest-hours refusal in an emergency? It changes the design.
    `),
    bidUsd: 9300,
    deliveryDays: 42,
    skills: ['Kotlin', 'Swift', 'Offline sync'],
    sentDaysAgo: 5,
    status: 'pending',
  },
  {
    key: 'crew-rota-rui',
    project: 'crew-rota-app',
    freelancer: 'freelancer',
    message: prose(`
      You know my work from the booking, so here is the cheaper way and its price. I would build this as a web app that is
      installed from the browser: one code base, offline reading, the same swap rules on the server.

      What you lose: on iPhones, messages arrive only after the app was added to the home screen, and some of your 46
      will not do it. If that means a missed call-out, take a native developer. If the duty officer telephones anyway,
      you save about $3,000. I could begin the week after part two of the booking is with you.
    `),
    bidUsd: 6400,
    deliveryDays: 35,
    skills: ['TypeScript', 'React', 'Offline sync'],
    sentDaysAgo: 4,
    status: 'pending',
  },
  {
    key: 'crew-rota-devika',
    project: 'crew-rota-app',
    freelancer: 'devika',
    message: prose(`
      I would not begin with an app. A rota page that works on every phone, plus text messages for swaps, covers most of
      what you describe and can be live in three weeks. If the crew still want an app afterwards, the server side is
      already there and an app developer can start from it.

      Rest hours as a table is exactly right. Please send it; I will return it with the cases it does not answer.
    `),
    bidUsd: 3900,
    deliveryDays: 21,
    skills: ['PHP', 'Vue.js', 'JavaScript'],
    sentDaysAgo: 2,
    status: 'pending',
  },
  {
    key: 'field-notes-thandeka',
    project: 'field-notes',
    freelancer: 'thandeka',
    message: prose(`
      Android 8, 2 GB, two growers on one phone, two weeks without a network: this is the app I build most often.

      Each grower gets a picture and a four-digit code; notes belong to the person and never show under the other name.
      Photographs are reduced on the phone to about 200 KB and sent last, after the words. Every note carries one of
      three marks (on this phone, sent, received by the office) and nothing is deleted before the third.

      I have two old phones of that class on my desk. I would like the paper sheet, five filled-in examples and the name
      of the grower who complains most.
    `),
    bidUsd: 7200,
    deliveryDays: 50,
    skills: ['Kotlin', 'Offline sync', 'UI/UX Design'],
    sentDaysAgo: 55,
    status: 'accepted',
    delivery: {
      status: 'submitted',
      versions: [
        {
          message:
            'First complete version for the three test days. Installs from the file; no store account is needed.',
          files: [
            {
              filename: 'field-notes-0.9.zip',
              kind: 'zip',
              text: 'Field notes 0.9 for Android 8 and later. Install field-notes.apk. Source in the folder app.',
            },
            {
              filename: 'test-day-script.pdf',
              kind: 'pdf',
              text: prose(`
                Test day, two hours with each grower

                - Hand over the phone. Say nothing for five minutes
                - Ask for a note on the nearest plot, with a photograph
                - Ask the second person to add one of their own
                - Switch the network on and ask: what has the office got?
              `),
            },
          ],
          feedback: prose(`
            The test days went well and the growers were kind, so listen to what they did. Nobody found the camera,
            because it is grey. In Kikuyu two labels are cut in half. And when the battery died in the middle of a note,
            the note was gone; that one is serious for us. Everything else, please leave exactly as it is.
          `),
        },
        {
          message: prose(`
            The camera is now the largest thing on the screen. Kikuyu labels wrap, checked on the small phone at the
            largest type. A note is saved at every pause in typing: I pulled the battery 60 times and lost at most four
            words. The other screens are untouched.
          `),
          files: [
            {
              filename: 'field-notes-1.0.zip',
              kind: 'zip',
              text: 'Field notes 1.0 for Android 8 and later. Install field-notes.apk. Source in the folder app.',
            },
            {
              filename: 'note-screen.png',
              kind: 'png',
            },
            {
              filename: 'battery-test.pdf',
              kind: 'pdf',
              text: prose(`
                Battery pulled during a note, 60 times, three phones

                - Nothing lost: 41
                - One to four words lost: 19
                - Note lost: 0
              `),
            },
          ],
        },
      ],
    },
  },
  {
    key: 'field-notes-rui',
    project: 'field-notes',
    freelancer: 'freelancer',
    message: prose(`
      After the catalogue I know your data and your network, and I would like to do this as a web app that works
      offline. It would share the variety list with the catalogue and cost less than a native app.

      The weak point is storage: a browser may clear what an app has stored when the phone is full, and these
      phones are always full. I can ask it not to, but I cannot make it promise. If two weeks of notes must be safe
      whatever happens, a native app is the better answer.
    `),
    bidUsd: 5200,
    deliveryDays: 40,
    skills: ['TypeScript', 'React', 'Offline sync'],
    sentDaysAgo: 54,
    status: 'rejected',
  },
  {
    key: 'seed-ledgers-farida',
    project: 'seed-ledgers',
    freelancer: 'farida',
    message: prose(`
      Plan: recognition software for the printed columns, two people typing the handwriting independently, a script that
      compares them. Where they differ, I look at the page. That gives 98 to 99 per cent on ledgers I have done before,
      and it produces your doubt column by itself.

      I need 20 pages from each handwriting first. On day two you get those 60 pages as a table, and we both know whether
      the price holds. Units: do you want them as written (tins, kilos, handfuls) or converted? I advise both columns.
    `),
    bidUsd: 1100,
    deliveryDays: 28,
    skills: ['Python', 'Data cleaning'],
    sentDaysAgo: 7,
    status: 'pending',
  },
]
