/** Form: `read-people.ts`. */
export const peopleOfCanadaAndThePhilippines = `
## genevieve | Geneviève Thibault | Québec, Canada | fr en |
Coordinator of 58 maple syrup producers who agree on nothing but syrup

I sell what they boil. The season is six weeks, the paperwork fifty-two. I write in French and English, and I like being told no early.
+ Coordinator | Coopérative de l'Érablière | 2016 – present | Grading, export, quarrels.

## dwayne | Dwayne Mackenzie | Halifax, Canada | en fr | 78 available 20
React and TypeScript developer, and the person behind a tide app
React, TypeScript, JavaScript, Accessibility
I build interfaces for people who are outside, wet or in a hurry. My own app shows tides to 40,000 sailors; for its pictures, words and translations I hire here.
+ Developer | Tidebook | 2018 – present | My own product, and contracts between its releases.
+ Frontend developer | Bluenose Digital | 2012 – 2018 | Ferry bookings and harbour fees.
@ BSc, Computer Science | Atlantic Shore University | 2011
# Tidebook | Tides on one thumb, readable in the sun.
# Harbour fees | From three forms to one, with the sum shown while you type.
* React | Advanced | 15 | 14 | 31
* TypeScript | Advanced | 15 | 13 | 90

## mei | Mei-Ling Cho | Vancouver, Canada | zh en | 95 limited 15
iOS developer with one patient app of her own
Swift, iOS, Accessibility, Bluetooth
Fourteen years of iPhone apps. I made an app that recognises pressed plants and am in no hurry to sell it. For others I do the hard third: sensors, widgets, store trouble.
+ iOS developer | Self-employed | 2015 – present | Medical sensors, museum guides, a bakery's scale.
@ BASc, Engineering | Burrard Institute | 2010
# Pocket Herbarium | 4,000 plants, no network, no account.
* Swift | Advanced | 20 | 19 | 64

## anjali | Anjali Peters | Toronto, Canada | en hi | 72 available 20
Marketing for trades and clinics; I subcontract what others do better
Digital Marketing, Analytics, Content Writing
I run a four-person agency and come here for developers, writers and designers. As a marketer I take one client a quarter myself, because I miss it.
+ Owner | Peters & Daughters | 2014 – present | Plumbers, dentists, a ski hill.
@ BCom | Humber Valley College | 2010
# A waiting list for a dentist | Fourteen months later it is still there.
* Digital Marketing | Advanced | 15 | 13 | 58

## rory | Rory Beaulieu | Winnipeg, Canada | en fr |
Producer at a community theatre with 140 seats and a leaking roof

Six shows a year, all actors unpaid, all freelancers paid. I schedule my life by tech week.
+ Producer | Prairie Lantern Theatre | 2013 – present | Programme, grants, buckets.

## noelle | Noelle Friesen | Saskatoon, Canada | en de | 55 limited 20
Illustrator of explanations
Graphic Design, Illustration, UI/UX Design
How to fold it, how to fix it, how to breathe during it. I draw instructions and test them on my brother, who follows them exactly and therefore wrongly.
+ Illustrator | Self-employed | 2016 – present | Safety cards, assembly sheets, three picture books.
@ BFA | Prairie College of Art | 2014
# Assembly sheet without words | A canoe rack in nine drawings.
# Breathing exercises | Twelve cards for people waiting for a scan.
* Graphic Design | Intermediate | 15 | 12 | 74

## maricel | Maricel Dimaculangan | Batangas, Philippines | en |
Dive school on a beach with one good reef

Four instructors, two boats, a compressor older than I am. Guests from Manila at weekends and from everywhere in winter.
+ Owner and instructor | Anilao Blue | 2014 – present | 3,100 certified divers, all of them surfaced.

## jericho | Jericho Santos Ilagan | Quezon City, Philippines | en | 24 available 40
PHP developer: shops, memberships, the plugin that broke on Sunday
PHP, JavaScript, MySQL, HTML/CSS
I work while you sleep, if you are in Europe or America, and hand over in the morning with a list. Two languages, no surprises on the bill.
+ Web developer | Self-employed | 2017 – present | Around ninety sites kept alive.
@ BS, Information Technology | Diliman Technical College | 2016
# Membership shop of a dance school | Fees, classes and siblings on one bill.
* PHP | Beginner | 15 | 14 | 99
% sql-basics | 4 | 17

## rowena | Rowena Abad | Cebu, Philippines | en es | 22 available 30
Newsletter and blog writer, formerly on the night desk
Content Writing, Editing, Digital Marketing
I wrote headlines for nine years and can count to sixty characters without looking. Newsletters, captions, answers to angry reviews.
+ Writer | Self-employed | 2021 – present | Twelve newsletters a month.
+ Sub-editor | Cebu Morning Ledger | 2012 – 2021 | Night desk, pages one and three.
@ BA, Mass Communication | Visayas State College | 2011
* Content Writing | Beginner | 15 | 14 | 48

## dennis | Dennis Tolentino | Davao, Philippines | en | 28 available 30
JavaScript developer: small apps, maps, bots for queues
JavaScript, React, Node.js, Maps
I build small tools that one office uses all day. I prefer a list of complaints to a list of features.
+ Developer | Self-employed | 2019 – present | Port agents, clinics, a fruit exporter.
@ BS, Computer Science | Mindanao Institute of Science | 2018
# Queue numbers by text message | 300 people a day sit down instead of standing.
* JavaScript | Intermediate | 15 | 13 | 37
% web-security | 2 | 10

## liza | Liza Magbanua | Iloilo, Philippines | en | 21 available 25
Social media for places people visit
Digital Marketing, Content Writing, Photography
Resorts, cafés, one seminary. I plan a month at a time, answer comments within the hour, and never buy followers.
+ Social media manager | Self-employed | 2020 – present | Nine places, about a thousand posts.
@ BA, Tourism | Guimaras College | 2018
* Digital Marketing | Beginner | 15 | 12 | 28
% digital-marketing | 5 | 6

## arnel | Arnel Pascual | Baguio, Philippines | en | 18 available 40
Web developer, new, careful, cheap for the first five jobs
HTML/CSS, JavaScript
I repaired radios for ten years. Web pages are easier to carry. I do one thing at a time and show it to you the same day.
+ Radio technician | Session Road Electronics | 2013 – 2025 | Receivers, amplifiers, church loudspeakers.
% html-css | 7 | 25
% javascript | 4 | 11
% git-and-collaboration | 1 | 3
`
