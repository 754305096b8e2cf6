/** Contracts that were offered directly, mostly to somebody who had worked for the client before. Form: `read-deals.ts`. */
export const directDeals = `
## Easter orders on the wholesale page
luciana otavio 420 6
Cafés should order colomba in advance, with a last day that differs from the bread's.
= otavio done | Colomba has its own last day and its own list for the bakers.
*c5 Easter without a single voice message after ten at night.
*f5 Knew the last day, the list and the exception before I asked.

## Delivery notes on a smaller printer
luciana otavio 180 3
The new printer takes 58 millimetres. The packing list must still be readable at three in the morning.
= otavio done | One café per strip, quantity first and large.
*c4 Readable and quick. The strips curl, for which he is not to blame.


## Hand for a new bread: fermented cassava
luciana yasmin 90 4
One more hand for the bands. It is sour and nobody believes it.
= yasmin done | A hand with a raised finger, as the bread has a point to make.
*c5 The finger has become a habit in the shop.


## Twelve lines for the Christmas breads
luciana jussara 130 4
Same rules: forty characters, nothing a bread cannot earn.
= jussara done | Twelve lines and one for the broken ones.
*c5 The line for the broken ones sold all the broken ones.
*f5 Calls at six, laughs at seven past.

## Scale app on a second tablet
luciana thiago 350 5
The pastry corner wants the same, with grams instead of kilos and a quieter green.
= thiago done | Second tablet, grams, a green that does not wake anybody.
*c5 Installed from 3,000 kilometres away while we kneaded.
*f5 Feedback by photograph, with a floury thumb for scale.

## Flour sheet for the new shop
luciana caio 160 4
The fourth shop opens in March. Put it into the sheet, with no history at all.
= caio done | The new shop borrows the history of the one most like it, until it has its own.
*c5 Borrowing a history is exactly what a new shop does.


## Post templates with the hands
luciana nikhil 140 5
Yasmin's hands, my nephew's texts, three sizes for the phone.
= nikhil done | Three sizes, twelve backgrounds, one place where the text may be long.
*c5 The nephew stopped asking me questions. Good sign.
*f5 Files in order, rights settled with the illustrator beforehand.

## Arabic and English side by side on the room calendar
amina otieno 300 7
A third of our guests read from the right.
= otieno done | Whole page turns around in Arabic, dates included.
*c5 My aunt checked the Arabic and found nothing, to her annoyance.
*f5 The aunt is the best tester in Mombasa.

## Bell for the upstairs kitchen
amina dennis 120 3
The towel page rings downstairs only.
= dennis done | Both ring; whoever taps first silences the other.
*c5 Two kitchens, one bell, no quarrel.


## Answers to this season's reviews
amina rowena 150 8
Forty new ones, two in Italian.
= rowena done | Forty answers; the two Italians were about the cook, so I kept the word brava.
*c5 She remembers guests better than I do.
*f5 Voice messages with sea, as always.

## Timetable for Ramadan
amina mirko 220 5
Other hours for thirty days, and the tide does not fast.
= mirko done | A strip to paste over the wall page, and a screen with the same.
*c5 Correct to the minute, which matters at sunset.
*f5 Every time confirmed twice; no moon surprised us.

## Ten phone calls to guests of the first dhow
amina akinyi 200 7
As before, but people who sailed with the older boat.
= akinyi done | Ten calls, one page. They love the old boat because it creaks.
*c5 We will not oil it then. She hears what people nearly say.
*f5 Numbers, permissions and best hours to call, all in one list.

## Landmarks instead of addresses in technicians' list
mutua otieno 380 8
"Behind the blue kiosk" should be searchable.
= otieno done | Landmarks have their own field, search and voice note.
*c5 Kiosks get repainted, and he thought of that.
*f5 My third notebook of the brothers; the best so far.

## Second well, second pump: screens
mutua njeri 450 9
Families with two wells get lost between them.
= njeri done | Two wells are two colours and two names, chosen by the family.
*c4 Tested in the rain, as we have two of those a year and she caught one. The second colour is hard to see in our sun.
*f5 The brothers bought the testers lunch.

## Swahili of eleven pump cards
mutua akinyi 260 6
Short texts, proper words, nothing from a dictionary.
= akinyi done | Eleven cards and a list of six words on which technicians disagree.
*c5 The six words are settled by vote now.
*f5 Technicians answered my questions from the tops of tanks.

## Map for three counties more
mutua kiprono 320 6
We expand; please check that nothing lands in the ocean.
= kiprono done | Three counties, 140 farms, one of which really is on an island.
*c5 I had thought that one was the mistake.
*f4 Coordinates came in two formats, which we then both laughed about.

## Spot number two, with rain
mutua jaspreet 250 8
Same neighbour, other season.
= jaspreet done | Two weeks, two numbers; rain doubles the calls.
*c4 He counts calls, not applause. One of the two numbers was dead for a day and I noticed before he did.


## Correct litres for goats' milk
mutua meenakshi 280 6
The dairy took on goats. Litres are smaller, mistakes larger.
= meenakshi done | Goats have their own limits, and a typo of ten times is asked about at once.
*c5 It asked about the first typo within a day.
*f5 The four programmers' puzzle has become one program. Progress.

## A checklist for teaching new volunteers the database
friedrike torben 400 4
One page each for search, new record, correction, and what never to press.
= torben done | Four pages; the last one is short, as I removed what must never be pressed.
*c5 He removed the danger instead of describing it.
*f5 Volunteers proofread better than compilers.

## Foundries on a map
friedrike duarte 520 10
Sixty type foundries, some of which moved five times.
= duarte done | 61 foundries, 143 addresses, each with the years it was valid.
*c5 The 61st is our discovery of the year, and it was his.
*f5 Gets more excited about addresses than I do.

## Labels for the special exhibition on errors
friedrike mirko 480 9
Fourteen labels on misprints. They must be free of them.
= mirko done | Fourteen labels, read backwards by two people.
*c5 One visitor claims to have found a misprint. We are investigating her.
*f5 A subject close to my heart, paid before the opening.

## English of the misprints
friedrike tara 300 8
Fourteen labels; jokes included where they survive.
= tara done | Fourteen, of which three needed another joke.
*c5 The English jokes are better, which the curators take hard.
*f5 Explained each German joke to me with patience and a diagram.

## Tickets for Sunday workshops
friedrike leyla 900 14
Twelve places, two presses, children under ten with an adult.
= leyla done | Workshop tickets with a seat at a press, readable by ear and eye.
*c5 Sold out four Sundays ahead, also to people who never found us before.
*f5 A museum that tests with the people it means.

## Sound of eleven presses as a small page
friedrike bartosz 350 6
From your recordings: press a press, hear it.
= bartosz done | Eleven presses, in time with each other if you like. No. 7 plays last.
*c5 Visitors form orchestras. I have not been able to close on time.
*f5 One may do something pointless and be paid. Thank you.

## Two more catalogues for the parts finder
jonas dwayne 1200 12
The French and the very old English one.
= dwayne done | Both read; 212 of the English sizes are in fractions that nobody uses now.
*c5 Fractions converted and the original kept beside. I trust it blindly, with a calliper.
*f5 Corrections by a man who has held each of those bearings.

## Posts seven to nine: rust
jonas tara 380 9
Where it starts, how to stop it, when to let go.
= tara done | Three posts. "When to let go" has become a little sad.
*c5 Customers write to thank us for the sad one.
*f5 Forty-one minutes of voice messages about rust. Every one worth it.

## Test lamp number 901
jonas bartosz 150 3
One lamp still turns red. Only one.
= bartosz done | A hair of solder. I have written down how to see it.
*c5 He asked me to send the hair along with the lamp. I did.
*f5 A client who counts to 901.

## Instruction sheet for tubeless tyres
jonas noelle 360 7
No words, ten drawings, milk everywhere.
= noelle done | Ten drawings; my brother's kitchen will recover.
*c5 The milk in drawing six is what everybody points at.


## Winter hours everywhere
jonas jaspreet 60 2
Nine places, as last time.
= jaspreet done | Ten places; you had opened a tenth.
*c5 Found the tenth before I remembered it.


## French rules for refunds
rory jussara 120 3
Half a page, and it should not sound like a court.
= jussara done | Half a page, with one sentence that begs pardon.
*c3 Fine French, I am told, but it came a day after we printed. We had said Tuesday without saying which.
*f4 A friendly misunderstanding about a Tuesday; we shared the blame.

## Door list when the lobby has no network
rory leyla 650 8
It happened at the première.
= leyla done | The list lives on the tablet from noon and settles its account later.
*c5 Second première, no network again, nobody noticed.
*f4 He reported the failure like a stage manager: time, place, who said what. Payment came with the reminder, with apologies.

## A seventh poster, as the sixth play was replaced
rory yasmin 220 6
The chair is out. A ladder, please.
= yasmin done | A ladder that leads out of the paper.
*c5 It has been stolen twice already.
*f5 Apologised for the chair. No need, I kept it.

## Thank-you letters to 214 who paid for the roof
rory akinyi 240 6
Four kinds, by what they gave, all from row D.
= akinyi done | Four letters. Row D is dry and a little bored.
*c5 "A little bored" made the mayor write back.


## Question of the week, second season
rory liza 480 30
Thirty questions for actors, none about their feelings.
= liza done | Thirty questions; number 12 has been watched 90,000 times.
*c5 Number 12 is about socks. Of course it is.

`
