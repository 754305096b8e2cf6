/** Form: `read-deals.ts`. */
export const webDeals = `
## Wholesale order page for 40 cafés that now order by voice message
luciana 2600 | PHP, Vue.js, Payments
Forty cafés order bread from us for the next morning. They send voice messages until midnight and my brother types them into a sheet with one finger.
I want a page where a café sees what it ordered last week, changes the numbers and is done. After 10 p.m. it must say no, politely.
- price list by customer, as not everybody pays the same
- a packing list for the bakers at 3 a.m., printed
- Portuguese only
otavio 2400 24: Last week's order as the starting point is the whole trick; I would make it the only screen. Price lists I import from your sheet, and the packing list goes to the printer in the kitchen at 22:05 by itself. What happens when a café forgets to order: nothing, or the usual?
jericho 1500 20: I have done this for a tofu maker: repeat order, cut-off time, packing list. Happy to show you that one. I would need the sheet and one evening of your brother's voice messages to see what people really say.
otieno 1900 26: Two questions before a price I would swear to. Do cafés pay by invoice or on delivery? And may they change an order after the list is printed? I have assumed invoice and no.
= otavio done | The order page with your 40 customers and their prices, and the packing list. The page closes at 22:00 and says when it opens again. Instructions for your brother are one page long.
*c5 Thirty-six of forty cafés use it after two weeks. The packing list comes out at 22:05 and I have slept through the night since. He also found that we had been charging one customer a 2019 price.
*f5 She answered at six in the morning, every day, with photographs of the kitchen. The best brief I had this year was a voice message from a café owner.
*r The 2019 price was in row 31, in grey. I hope the customer took it well.
c> Good morning. The sheet is in your messages. Column F is the price my father promised somebody in 2014.
f> Then column F is a discount, and I will call it that. Do you want to see it or only have it counted?
c> Only counted. If I see it I get angry.
f> Test page is up with five cafés. Please try to order at 21:58 and at 22:02.
c> At 22:02 it told me "until tomorrow at six". My brother laughed. Keep that.

## Room calendar for a guesthouse that shows what is free without a phone call
amina 1400 | JavaScript, PHP, MySQL
Nine rooms, one paper book, two people who write in it. Twice this year we sold the same bed.
The page should show guests which rooms are free, take a request with no payment, and let us say yes or no from a phone. The two big booking sites must be able to read our calendar, and we theirs.
otieno 1250 16: I know the two sites and their calendar feeds; they are read every two hours, so between them one double booking a year stays possible. I would add a small buffer for that and say so in the request. Training for you and your colleague included, in Swahili if you like.
jericho 800 14: Calendar, requests, iCal in both directions. I have one running for a resort in Palawan with eleven rooms. I can start on Monday and you would see it on Thursday.
= otieno done | Calendar, requests and both feeds run. I left the paper book alone; copy from it until you trust the screen.
*c5 No bed was sold twice since June. Brian came by bus to show us and ate with the guests. He explains without making you feel old.
*f5 Decides on the spot, pays the same day, and the fish was excellent.

## Replace our 2003 collection database without losing a single card
friedrike 6200 Advanced | PostgreSQL, Node.js, TypeScript, Data cleaning
The museum's collection is 11,400 records in a program that only runs on one computer in the cellar. We want it as a web application for four colleagues and, later, for visitors.
The records are full of history: "see drawer", three spellings of every foundry, dates such as "before the flood". Nothing may be thrown away, even if it is wrong. Where you cannot decide, mark it and we decide.
First a report of what you find, then an offer for the rest; the sum above is for both.
marek 5900 45: I would keep every old record as it was, byte by byte, beside the new one, so that any field can be compared with its origin in twenty years. Week one is the report. "Before the flood" gets a field of its own: a date as written, and a range as understood.
torben 6200 40: I have done this for a clinic with records from 1988. Rule one: the import can be run again, from the start, at any time, until the last day. Rule two: nobody edits in two places. I would rather lose the contract than skip either.
duarte 5200 50: My part would be the foundries. Three spellings sounds like 60 clusters; I would show you each as one line with its members and let you say yes or no, 200 an hour. The application itself would be plain.
= torben done | Report: 11,400 records, 10,912 clean, 488 for you, sorted by how quickly they can be decided. The drawer references are 41 and each leads somewhere. | The report is a joy. Two wishes: the list of the 488 must say which drawer, and my colleague cannot find the search on the start page because she looks for the word Suche. | Search is called Suche and is where she looked. The 488 are now 23, all of them yours to argue about. The import ran eleven times; the last run took four minutes.
*c5 Every card arrived. He phoned about a type foundry in Offenbach on a Sunday because it would not let him go. The old computer in the cellar is now itself an exhibit.
*f5 A client who knows that data is people. Payment before I had sent the invoice. More such museums, please.
c> One of the volunteers asks whether he may keep writing on the cards in pencil.
f> Of course. Pencil is the only backup that never failed on me. But the screen wins if they disagree.
c> He says he will think about it.
f> The 41 drawers: may I photograph the labels when I am in Leipzig on the 14th?

## Members' area where beekeepers order jars and see what they paid
henryk 1800 | PHP, MySQL
We are 640 members. Once a year we order jars together, two lorries full. Each member writes how many and pays. Now it is done with paper slips and a shoe box.
The page must be large letters. Many members are over seventy. Password they will forget, so maybe a code by post.
marek 1700 20: A code by post is a good idea and I would not replace it with anything: eight letters, printed on the invitation, valid for the season. Order, sum, account number, nothing else on the page. The shoe box becomes a table that your treasurer can print.
jericho 900 15: I would build it on WordPress with a small plugin so that you can change the texts yourself. Members log in with number and code. Printing lists is included.
otieno 1300 18: My father keeps bees near Kakamega and cannot read small letters either. 22 pixels, black on white, three steps. I can also make it work by text message for those without a screen.
= marek done | Ordering page, list for the treasurer, 640 codes as a file for the printer. I tested with four neighbours between 68 and 81.
*c5 412 members ordered through the page, the others by paper as before. Nobody called me at night. The code by post was right.
*f4 Patient and exact. Decisions go through a board that meets once a month, which one should know beforehand.

## Parts finder: does this bearing fit my hub?
jonas 4200 | TypeScript, React, PostgreSQL
14,000 part numbers and every second email asks what fits. I have the answers in my head, in six catalogues as PDF, and in a table with 3,100 pairs that I typed myself.
Wanted: a page in the shop where a customer names the hub or measures with a calliper, and sees what fits, what nearly fits and what never will. It must say how sure it is.
dwayne 4100 28: "How sure" as three words: measured, from the catalogue, told by customers. Measured wins. I would begin with your 3,100 pairs, because they are better than the PDFs, and let customers confirm a fit with one tap after the repair.
imran 2700 30: I would build the page as three questions with pictures of where to put the calliper. The table of pairs can grow from the shop's own orders: who bought hub and bearing together and sent nothing back.
marek 3900 35: Fitting is a graph, not a table: bearing fits shell, shell belongs to hub, hub has a year. With that, your 3,100 pairs probably imply about 20,000. I would show the reasoning on the page, so people can check it with their own calliper.
filipa 3200 30: I can do it in Angular or without a framework. More important: does the shop's search get this, too? Otherwise people will never find the finder.
= dwayne review | Finder with your pairs and the first two catalogues, on the test shop. Tap "It fitted" on any result to see what customers will see.
c> The two Italian catalogues have the same number for two different bearings. I have believed that was my mistake for eight years.
f> It is theirs: one is from before 1998. I show the year next to the number when a number is taken twice.
f> Uploaded for you to look at. Start with the hub you hate most.
f!> One more thing: "never fits" is now red *and* has a cross, because a third of bike mechanics seem to be colour-blind.

## Ticket page for 140 seats and six shows, with a balcony that has a pillar
rory 3000 | React, JavaScript, Accessibility
We sell tickets by email, in 2026. Seat plan, pay by card, print or show on the phone. Eight seats have a pillar in front of them; they are cheaper and people should know it before, not after.
Volunteers do the door. Wheelchair places are by request, answered by a human. English and French.
leyla 3000 22: I made one for a theatre in Cologne that can be heard as well as seen: row, seat, price, pillar. The pillar seats say "pillar, left third of the stage hidden", because that is what one wants to know. French texts I would need from you.
imran 1700 20: Seat plan from your drawing, card payment, PDF tickets, a door list for volunteers. I would hold a chosen seat for eight minutes. Pillar seats get their own colour and price.
dwayne 2800 18: Used to do ferries, which are theatres that move. Two things I learned: hold seats while people look for their card, and make the door list work when the lobby has no network.
= leyla done | Everything but the French of the refund rules, which I left in English and marked. The plan has been used by two blind testers; both found row F faster than the sighted one. | The volunteers love the door list. Could the pillar note also be on the ticket itself? People blame the ushers. | Pillar note is on the ticket, in both languages, and the refund rules are in. 
*c5 Opening night sold out without me touching a key. Leyla asked where the ushers stand before she asked about colours. An 84-year-old subscriber called to say it was "not stupid".
*f5 Clear, funny, quick to decide. Rory sent a video of the view from every pillar seat, unasked.

## Small site for a translator of poetry, no cookies, no scripts
agnieszka 450 | HTML/CSS
A friend of the press needs four pages: about, books, contact, one poem a month. It should load on a train. She changes the poem herself by sending an email to me, so I must be able to do it.
arnel 300 6: Four pages, one style sheet, no script. I would give you a template for the poem where you only paste the lines, and a note on how to keep the line breaks. New here, so the price is low and the care is high.
jericho 320 5: Can do by Friday with a tiny generator so that the list of poems builds itself.
= arnel done | Four pages, 31 kB with the photograph. The poem of the month is one file; a note inside says where the lines go.
*c5 His first job here and flawless. He asked how long the longest line of a poem may be, which nobody had ever asked me.
*f5 First client, clear wishes, paid at once. I read three of the books' first pages to get the spacing right.

## Pump readings by text message into one page
mutua 2200 | Node.js, JavaScript, Maps
240 pumps send a text every morning: litres, battery, error. My brother copies the worst ones into a notebook. Make a page with a map and a list sorted by trouble.
The messages are short and sometimes cut. Signal is bad, so the page should show how old each reading is before anything else.
dennis 1900 18: Sorted by trouble, with the age of the reading in the first column, I like that. Cut messages I would keep and show as they came. For the map: plain pins, grey when older than two days.
otieno 1700 20: I can sit next to your brother for a day in Machakos, which will save us a week. The notebook is the specification.
marek 2200 16: Small and clean. I would store each message untouched and read it again whenever the reader improves, so no morning is lost to a bug.
= otieno done | Page and map are live with the last 90 days. Your brother's notebook taught me four error codes that are not in the manual.
*c5 We drove to eleven pumps in the first week, and all eleven had something. Before, it was half. My brother has retired the notebook, with ceremony.
*f5 The brothers disagree in front of you, which is the fastest way to learn what matters.

## Enrolment form that my oldest pupils and their grandchildren can both finish
goncalo 1500 | Angular, TypeScript, Accessibility
Our form has 34 fields and half of the pupils give up and walk in. I want fewer fields, a test of level in between, and a list for the office.
filipa 1450 14: I counted: nine of the 34 are asked twice and six nobody reads. Twenty remain, in four screens. The level test I would put last, when people have already decided, and make it possible to skip.
imran 950 15: Can build it in React. Please tell me which fields the ministry asks for; the rest is open to debate, I suppose.
= filipa done | Four screens, twenty fields, test at the end. I kept the old form reachable for two weeks in case somebody complains. Nobody has.
*c4 Seventy per cent now finish at home; before it was less than half. She argued each field away with the question of what we do with the answer. The German texts needed another round.
*f4 A good and quick decider on most days. On Thursdays he teaches, and nothing else happens.

## Newsletter sign-up that does not end up in spam
teresa 250 | PHP, HTML/CSS
We collect addresses at the oil tasting, on paper. A page with one field, a confirmation mail that arrives, and an export for my newsletter tool. Our mails land in spam and I do not know why.
jericho 220 4: It is almost always the same three records in the domain settings. I can look now: two of the three are missing. One field, double opt-in, export as CSV.
xavier 400 6: I set up the same for four hotels on the island. I would also move the sending to a proper mail service, about five dollars a month.
= jericho done | Sign-up page, confirmation mail, CSV. The three domain records are in; test mails to the four big providers arrive in the inbox.
*c4 Works, and the spam riddle is solved. I would have liked a word about what he changed in the domain; I got it when I asked.
*f4 Friendly, and sent a photograph of the paper list so that I could see the handwriting problem. Access to the domain took five days.

## Status page for a backup tool, honest and boring
torben 700 | HTML/CSS, JavaScript
My users want to see whether the servers are up without asking me. One static page, a line for each of five services, ninety days of history as small squares, and a text when something broke. No tracking, no fonts from elsewhere.
arnel 350 8: Five lines, ninety squares each, drawn without a script so that it also works printed. Squares need more than colour: I would give a bad day a different shape.
dennis 600 7: I built a similar wall for a clinic. I suggest that the page is generated outside of your servers, or it will be down together with them.
dwayne 700 5: Fine by me. Does "boring" include dark mode?
= dennis done | Static page, generated every minute on a machine that is not yours, with the log of past incidents as plain text.
*c5 Exactly as boring as ordered. Pointed out in his first sentence that the page must not live on my servers, which was the whole point.
*f5 Precise and short. The only client who ever asked me to remove an animation.

## Clinic rota: who treats where, and who is ill today
raghav 3400 | React, Node.js, PostgreSQL
31 therapists, five clinics, three rules: nobody in two places, the Kothrud clinic never without a senior, and leave is leave. Today a rota is a photograph of a board in a chat.
We need a week view, requests for leave, and one button for "ill today" that proposes who could step in. Phones first; the reception has old PCs.
imran 3000 30: I would begin with the ill-today button, because that is where the chat hurts. The proposal sorts by distance and by who did it last. Rules are checked when a shift is saved and say which one is broken.
marek 3400 28: Three rules today, seven by spring. I would keep them as a list with names, so that each refusal says which rule and since when. Both concurrency cases (two managers editing one week) are handled by the database, not by luck.
dennis 2600 30: Week view, leave, step-in list by text message, for those therapists whose phones are older than your PCs. I would want to hear two receptionists complain for half an hour first.
= imran working
c> The senior rule has an exception on Diwali, please do not ask why.
f> I will not ask. Exceptions get a date and a name, so next year's manager can see it was you.
c!> Second question: can a therapist swap without a manager if both are juniors?

## Turn our price tables into something a phone can read
mutua 600 | HTML/CSS, JavaScript
Eleven pumps, four panels, three payment plans, one table with 132 cells. On a phone you see a corner of it.
arnel 380 8: I would ask two questions (how deep, how many litres) and show the two pumps that fit with the monthly price. The table stays below for those who like tables.
imran 550 7: Filters on top, cards below, the table on large screens. Prices from a sheet that your brother edits.
jericho 420 6: I have responsive tables ready that keep the first column. Two days of work and it prints well, too.

## A shop for ninety picture books and one poster
agnieszka 3200 | PHP, MySQL, Payments
Our books are sold through others who take 45 per cent. We want our own shop: ninety titles, look inside, Polish and English, parcel lockers, invoices with the right tax. We send forty parcels in a quiet week and four hundred before Christmas.
One rule: the cover is the biggest thing on the page.
otavio 2900 30: Cover first, price last, in between the first three spreads. Parcel lockers in Poland have a good interface, I have used it once. For December I would print labels in one go, sorted by book, because that is how a small team packs.
jericho 1600 25: WooCommerce with a plain theme; I keep nine of these alive. Look-inside from your PDFs. December is only a question of caching.
marek 3200 30: I live two hours away and buy your books for my nephews. No kit: a small shop written for ninety titles, with stock that cannot be sold twice. Invoices I have done for three Polish companies and know where it hurts.
otieno 2400 28: What do you use for accounting? If the invoices come from there, the shop gets a third cheaper.

## Waiting list for a dentist, with a gentle reminder
anjali 900 | JavaScript, PHP
For a client of mine. When somebody cancels, the next ten on the list get a text; the first to answer has the appointment, the others get a kind no. No names in the texts.
jericho 600 9: First answer wins needs a lock so that two people never get the same chair. I would give the winner fifteen minutes to confirm and then go on.
dennis 850 8: Did queue numbers by text message for a public office, same problem. "A kind no" should say when the next chance comes.
otieno 800 10: I like that you thought of the nine who lose. Which provider for texts in Canada? Prices differ by four.

## Accessibility fixes for an online pharmacy, 60 findings waiting
ola 2400 Advanced | HTML/CSS, JavaScript, Accessibility
I did the audit; somebody has to commit the fixes. Sixty findings, ordered, with file and line. React code, decent tests. The pharmacist wants it before the law does.
leyla 2400 15: I know your audits; one can work from them. I would do the twelve that block people first and ship those after three days. Every fix gets a test that fails without it.
imran 1300 18: I can work down the list and would learn much. Are the sixty in one repository?
filipa 1700 16: Forms and focus are what I do all day. Question: who decides when a fix changes how something looks?
= leyla done | All sixty, and three that I found on the way. The twelve blockers went live in week one.
*c5 The only person to whom I would hand my own findings. She disagreed with two of them and was right about one.
*f5 An audit with line numbers. I wish all designers wrote like this.

## Slow report: 40 seconds for a list of last month's rentals
maricel 500 | SQL, PostgreSQL
Our rental program has a report of who rented what. It used to take a moment; now my instructors make coffee meanwhile. I have the database and a person who can log you in.
torben 500 2: Usually one missing index and one date that is compared as text. If it takes me more than a morning you pay the same.
duarte 450 3: I would look at the plan first and tell you the cause before I change anything.
= torben done | It was a date compared as text, and a list that was read once for every tank. 0.2 seconds now. I left a note in the program for the next person.
*c5 From coffee to nothing in one morning, and he explained it with a metaphor about tanks that my instructors now use.
*f5 Access was ready, questions were answered from a boat. Delightful.

## Embed a live tide table on harbour websites
dwayne 1100 | JavaScript, HTML/CSS, Accessibility
Nineteen harbours want the tides of my app on their own page. One line to paste, no cookies, works in a column 240 pixels wide, readable by a screen reader, updates itself at midnight local time. I know how to do it and have no time.
leyla 1100 10: A table is a table: time, height, rising or falling, with the next one first. Midnight local time is the only hard part and I would test it in St. John's, where it is half an hour off.
dennis 780 8: A custom element, 6 kB, no frame. Falls back to a link when scripts are off.
filipa 1000 9: Happy to do it. Should a harbour be able to choose metres or feet, or is that the visitor's choice?

## Old forum, 14 years, into a readable archive
bartosz 900 | PHP, MySQL, HTML/CSS
The forum of my synthesizer kits ran from 2011 to 2024 and the software is full of holes. I want it as static pages: same addresses, pictures inside, search that works without a server. 18,000 posts, some with schematics that exist nowhere else.
otavio 850 15: I have embalmed two forums. The addresses are the important part; I would keep them to the letter, question marks included. Deleted members become "a former member" instead of vanishing.
jericho 550 12: Export, clean, generate. Search by a small index in the browser, around 2 MB for 18,000 posts. Can I see the database first?
= otavio done | 18,214 posts as static pages, 2,930 pictures, every old address answers. 17 schematics were linked from dead hosts; I found 12 in an archive.
*c5 Twelve schematics back from the dead. I had mourned some of them.
*f5 Knew every oddity of his own database and had written them down in 2019.

## Event calendar fed from six different museums
friedrike 1600 | Node.js, JavaScript, Data cleaning
Six small museums in town want one calendar page. Each publishes events in its own way: two feeds, one spreadsheet, one website, one PDF, one by email on Fridays. Wrong dates are worse than no dates.
marek 1600 16: Six readers, one per source, each of which says "I am not sure" instead of guessing. The PDF and the email need a person for five minutes a week, and I would build that screen first.
dennis 1200 15: For the email I would give the sixth museum a form and a cake.
imran 1100 18: I can do the page and four of the sources; the PDF I would rather not promise.
= marek unpaid

## Page for lost umbrellas of a bus company
ola 650 | JavaScript, HTML/CSS, Accessibility
My client finds forty umbrellas a week. One page: line, day, colour, a form to say "mine". No photographs of people, no accounts. I have drawn it; it needs building with care for keyboards.
filipa 640 8: Forty umbrellas are eight facts each. I would let people search by "black, Tuesday, 14" in one field and never say no without a second guess.
arnel 300 9: Three fields and a list. I would test with the keyboard only for a whole day, as the mouse is broken anyway.
dennis 560 7: I would show what was found before asking what was lost; most people recognise faster than they describe.

## Booking for the Sunday workshop of a bike shop
jonas 550 | PHP, JavaScript
Eight stands, two hours each, bring your own bike. Now people phone while I hold a wheel. They should see a free stand, say what is broken, and get a text if I am ill.
otavio 520 8: "What is broken" as five pictures and "something else", so you know which tools go to which stand.
jericho 320 6: Eight stands, four slots, one text. I have the pieces ready from a dance school.
otieno 480 9: I would ask for the wheel size, too; then you can tell them to buy the tube before Sunday.

## A calm page for parents: when is the next class
goncalo 300 | HTML/CSS, JavaScript
Parents phone us to ask. One page per class with the next date, the room and what to bring. Fed by a sheet that my secretary keeps.
arnel 200 6: The next date in large letters, the one after it small. If the sheet has a mistake, the page says so to the secretary and not to the parents.
imran 290 5: Quick to build; I would add a subscription for phones' calendars, which parents like more than pages.
`
