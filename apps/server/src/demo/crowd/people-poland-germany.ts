/** Form: `read-people.ts`. */
export const peopleOfPolandAndGermany = `
## agnieszka | Agnieszka Wrona | Kraków, Poland | pl en |
Publisher of a small press: picture books and poetry

Nine books a year, two colleagues, a printer in Tarnów who knows my voice. I pay fairly and late never, because I used to be a freelance translator.
+ Publisher | Wydawnictwo Sroka | 2012 – present | 94 titles, eleven prizes, one bestseller about a badger.
@ MA, Polish Studies | Akademia Wiślana | 2008

## marek | Marek Zieliński-Duda | Wrocław, Poland | pl en | 58 available 25
TypeScript developer for backends that must not lose anything
TypeScript, Node.js, PostgreSQL, React
I like ledgers, queues and things that happen exactly once. You will get few screens from me and many tests. I ask about the worst day first: what happens at the end of the month, when two people press the button.
+ Developer | Self-employed | 2018 – present | Payments, bookings, warehouse counts.
+ Backend developer | Odra Logistyka | 2011 – 2018 | Parcel tracking for four million parcels a month.
@ MSc, Computer Science | Politechnika Nadodrzańska | 2010
# Stock that adds up at midnight | Three warehouses, one count, no correction lists any more.
# A queue that survives the night | Replaced cron and prayers.
* TypeScript | Advanced | 20 | 19 | 18
* Node.js | Advanced | 15 | 13 | 95

## ola | Aleksandra Mazurek | Gdańsk, Poland | pl en de | 52 available 20
UI/UX designer who draws the error message first
UI/UX Design, Accessibility, Usability testing, HTML/CSS
I run a studio of one and a half. I test with five real people and send you the recordings, also the painful ones. When I need a developer I hire here, so I know both sides of this page.
+ Designer | Studio Mazurek | 2017 – present | Clinics, ferries, a waste company with a sense of humour.
@ MA, Industrial Design | Akademia Morska Sztuk | 2015
# Collection calendar for a waste company | Calls to the hotline fell by half in the first winter.
# Prescription refills | From nine screens to three, tested in waiting rooms.
* UI/UX Design | Advanced | 15 | 14 | 47

## bartosz | Bartosz Kulesza | Łódź, Poland | pl en | 64 limited 15
C++ and embedded Python: firmware, measuring, small synthesizers
C++, Python, Embedded, Audio
I write code for things with a power button. On weekends I sell synthesizer kits, so I also hire: for manuals, enclosures and the shop. Please tell me the chip before you tell me the vision.
+ Embedded developer | Self-employed | 2015 – present | Flow meters, lamp controllers, a talking scale.
@ MSc, Electronics | Politechnika Bałucka | 2010
# Firmware for a flow meter | Runs four years on one battery; we are in year three.
* C++ | Advanced | 15 | 13 | 77

## zofia | Zofia Lisowska | Poznań, Poland | pl en | 46 available 25
Campaigns for small budgets, with the sums shown
Digital Marketing, Analytics, Content Writing, SEO
I will tell you when not to advertise. Every Friday you get one page: spent, earned, tried, dropped. I subcontract texts and pictures and say to whom.
+ Consultant | Self-employed | 2016 – present | Sixty campaigns below 5,000 dollars.
@ BA, Sociology | Uczelnia Wielkopolska | 2013
# Half-empty evening classes | 212 enrolments for 1,900 złoty.
* Digital Marketing | Intermediate | 15 | 14 | 39
% pricing-freelance-work | 3 | 15

## henryk | Henryk Sobol | Lublin, Poland | pl |
Secretary of an association of 640 beekeepers

I am retired, and busier than before. The association buys jars together, tests honey and argues about mites. Please write plainly; my English comes from radio.
+ Secretary | Lubelskie Towarzystwo Pszczelarskie | 2018 – present | Members, meetings, jars.

## friedrike | Friederike Naumann | Leipzig, Germany | de en |
Curator at a museum of printing where the machines still run

We have forty presses, 9,000 kilos of type and volunteers who can set a line in the dark. The collection database is from 2003 and so is our website.
+ Curator | Museum für Satz und Druck | 2010 – present | Collection, exhibitions, Sunday workshops.
@ MA, Book Studies | Buchakademie Leipzig | 2006

## torben | Torben Asmussen | Flensburg, Germany | de da en | 88 limited 12
Node.js and PostgreSQL: slow queries, careful migrations
Node.js, PostgreSQL, TypeScript, SQL
I make databases fast and migrations boring. I also run a backup tool with a few thousand users and hire people for what I do badly: words, pictures, other languages.
+ Consultant | Self-employed | 2014 – present | Mostly called when it is already slow.
+ Database administrator | Fördeklinik | 2005 – 2014 | Twelve systems, no lost night.
@ Diplom, Informatics | Fachhochschule an der Förde | 2004
# From 41 seconds to 90 milliseconds | The report that a whole department waited for.
* Node.js | Advanced | 20 | 18 | 29

## leyla | Leyla Yıldırım | Köln, Germany | de tr en | 82 available 15
Accessibility specialist: audits that end in commits
UI/UX Design, Accessibility, HTML/CSS, JavaScript
I use a screen reader most of the day because I see little. My reports name the line and the fix, and if you like I make the fix. I do not sell badges.
+ Consultant | Self-employed | 2019 – present | Banks, theatres, two federal states.
+ Web developer | Rheinbogen Medien | 2011 – 2019 | News sites, then everything about forms.
@ BSc, Media Informatics | Hochschule am Ring | 2010
# Ticket shop for a theatre | A seat plan one can hear: row, seat, price, and what is next to it.
* HTML/CSS | Advanced | 15 | 15 | 66
* UI/UX Design | Intermediate | 15 | 14 | 110

## jonas | Jonas Wiedemann | Freiburg, Germany | de en fr |
Bike parts, a workshop and 14,000 small items

I started with a stall at the flea market. Now it is a shop with 14,000 part numbers, and half of the questions are whether this bearing fits that hub.
+ Owner | Kettenblatt | 2013 – present | Shop, workshop, mail order.

## mirko | Mirko Hartung | Dresden, Germany | de en | 70 available 20
Typographer: books, timetables, forms, long tables
Graphic Design, Typography, Print, Lettering
I set things that people have to read: timetables, cookbooks, instructions for use. I proof on paper at actual size. Bring me your worst table.
+ Typographer | Self-employed | 2009 – present | 120 books and the departure tables of a tram company.
@ Diplom, Typography | Kunsthochschule Elbtal | 2008
# Timetable of a night tram | Fits on one page again, in a type size my mother can read.
# A cookbook that stays open | Every recipe on one spread, quantities in the margin.
* Graphic Design | Advanced | 15 | 13 | 120

## sabine | Sabine Oertel | Kassel, Germany | de en | 62 unavailable
Technical writer and translator, on parental leave
Content Writing, Translation, Technical writing
Manuals for pumps, saws and software. Back in spring; until then I answer questions about earlier work and recommend colleagues.
+ Technical writer | Self-employed | 2012 – present | Manuals in German and English, tested by people who had never seen the thing.
@ Diplom, Technical Communication | Fachhochschule Kassel-Nord | 2011
* Content Writing | Advanced | 15 | 12 | 170
`
