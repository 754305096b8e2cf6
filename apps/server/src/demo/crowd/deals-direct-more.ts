/** More contracts that were offered directly. Form: `read-deals.ts`. */
export const moreDirectDeals = `
## Nitrox in the dive log
maricel thiago 520 7
One more number to ask for, and a warning that divers respect.
= thiago done | Oxygen share with a plausibility check, a warning in words instead of red.
*c5 "You will be quieter than you like" is a warning that divers respect, it turns out.
*f5 Tested at depth again, by daylight this time.

## Faster list of bookings
maricel torben 300 2
Same program, another list that takes a coffee.
= torben done | One index, again. I looked at the others meanwhile; they are fine.
*c5 A morning, a bill for a morning.


## Stencil for children's tanks
maricel nikhil 80 4
Half the size, and friendlier, but no smile.
= nikhil done | Half size; the gap in the reef is a little wider, so that it looks like an invitation.
*c5 The children ask what is behind the gap.


## Briefing for night dives
maricel rowena 90 3
Seven points, whispered.
= rowena done | 150 words, all of which can be whispered; I tried.
*c5 Instructors whisper it. Guests lean in. Perfect.
*f5 My shortest and best-read text this year.

## Temperature posts by themselves
maricel dennis 260 6
At seven Central European time, also on Sundays, from our thermometer.
= dennis done | The thermometer posts alone; you get a note if it says something odd.
*c5 I sleep on Sundays again.
*f5 The thermometer is the most reliable colleague I have had.

## Letters of the summer
teresa jussara 340 9
Four again, warm this time, people are here and do not read.
= jussara done | Four letters that are short, since it is hot.
*c5 Read at the pool, we saw them.
*f5 Sent apricots. I am not making this up.

## Tank balance every month
teresa duarte 480 5
Do it again each month, by program.
= duarte done | Runs on the first of the month and writes you three lines. So far: nothing is missing.
*c5 Three lines a month that say nothing is missing. Worth every cent.
*f5 Scale two behaves, the employee is happy, the sums are dull. Well done, all.

## Tasting page in Spanish
teresa ola 260 5
One more language, and Spaniards come later in the day.
= ola done | Spanish, with times that begin at noon.
*c4 She asked when Spaniards eat before she translated anything. August dates were missing at first.


## Soup in November
teresa zofia 700 30
As February, with less fog and new oil.
= zofia done | November: 141 nights, 640 spent. New oil beats soup by a nose.
*c5 She told me on day four that I had been wrong about soup. I was.
*f5 Reads Friday's page on Friday.

## Mirror of the sign-up form for the press tour
teresa jericho 110 3
Same form, other list, harvest only.
= jericho done | Second list, which closes itself on the first of December.
*c5 It closed itself. I had forgotten.


## Repeat pupils skip the test
goncalo filipa 280 5
They know their level. Let them say so.
= filipa done | Returning pupils see last year's level and confirm with a tap.
*c5 Even fewer give up now. One confirmed a level he does not have; we found out on Thursday.
*f5 Sent me the numbers a month later without being asked.

## Otter for the children's floor
goncalo noelle 180 5
The otter should read, listen, speak and be late.
= noelle done | Four otters. The late one is running at 19:58.
*c5 The late otter hangs on the office door.
*f5 Accepted his animal with grace.

## Autumn again, with what we learned
goncalo zofia 780 40
Two thirds for the last ten days from the start.
= zofia working
f> First ten days cost 380. German B1 is the one that needs help.
c> German B1 always needs help.

## Refund table for the ministry, second year
genevieve thiago 300 5
They renamed two columns.
= thiago done | Two columns renamed, and the app tells you when a year's form differs from the last.
*c5 Five minutes in March. It was three weekends.
*f5 Told me on the day the ministry told her.

## Luc has moved again
genevieve kiprono 40 1
He says the map was right for four months.
= kiprono done | Luc is across the bridge now. I have given him a note in the file.
*c5 Forty dollars, and Luc is happy.


## Small bottle, same four labels
genevieve ines 380 7
100 ml, for Japan, with Japanese text from our importer.
= ines done | Four labels at 100 ml; the drop had to learn to be small.
*c4 Beautiful. The first print file had the old barcode, corrected in an hour.
*f5 Importer, printer and coordinator in one call: bliss.

## Salmon in France
genevieve zofia 900 30
Same test, other language, 1,200 for media.
= zofia done | 1,200 spent, 190 bottles. The French put it on cheese.
*c5 Cheese, then. She says so in the second line of her report.
*f5 She had guessed cheese in a sealed note.

## Reminder for the next session
raghav imran 450 7
The rota knows, the patient forgets.
= imran done | A text the evening before, with the therapist's name and floor.
*c5 No-shows went from eleven to four in a hundred.
*f5 Gave me the numbers of last year to compare with. I like such clients.

## Six exercises for shoulders
raghav noelle 420 9
As the breathing cards, same woman please.
= noelle done | Six cards; she has moved the furniture.
*c5 Patients ask after her.
*f5 The therapist who modelled deserves half of this.

## What to ask before an injection
raghav tara 220 5
One page, ten questions, blank lines for the answers.
= tara done | Ten questions, in the order in which courage comes.
*c5 In the order in which courage comes. That is why I hire her.
*f5 Patients told me the questions; I only sorted.

## Review texts in Marathi
raghav jaspreet 100 3
The polite kind, not the film kind.
= jaspreet done | Text checked by two of your receptionists and one grandmother.
*c4 Polite and clear. I changed one verb.
*f5 Changed one verb and told me why. Learned something.

## Icons for five clinics
raghav nikhil 160 5
One each, as people mix up Kothrud and Karve Road.
= nikhil done | Five icons from what stands before each door: tree, tank, temple, bus, dog.
*c4 Everybody knows which clinic has the dog. The tank looks like a pot, say my therapists, but we like pots.


## Jars, second year
henryk marek 400 5
Same page, new prices, one size more.
= marek done | Prices and size are a table that your treasurer edits. You will not need me next year.
*c5 He made himself unnecessary and says it gladly.
*f5 The board met only once.

## Thesis number two: drones
henryk duarte 380 8
Another daughter.
= duarte done | Model, figures, notebook. Drones are more punctual than sardines.
*c5 With distinction, again. The daughters compare notes.
*f5 Next daughter, please.

## Table about mites, large print
henryk mirko 180 4
For the wall of a hall.
= mirko done | One metre wide, readable from row nine with the lights half down.
*c5 Members in row nine are content, which is new.
*f5 Measured the hall for me, twice.

## Look-inside for fifteen books
agnieszka jericho 240 5
Spreads from PDFs, small files, no shadow that turns pages.
= jericho done | Fifteen books, three spreads each, no shadow.
*c3 Quick and cheap, but in four of the fifteen books the spreads were in the wrong order, and a publisher notices. He mended it the same night.


## Translate the badger's second adventure
agnieszka tara 720 9
He learns to say no on page 20.
= tara done | 910 words; on page 20 he says it in italics.
*c5 The Irish publisher wants italics in all languages now.
*f5 Read to me again, with a new voice for the hedgehog.

## Postcards for bookshops
agnieszka yasmin 260 7
Four poems, four birds, no badger.
= yasmin done | Four cards. There is a badger in one; you have to look.
*c5 We found him after a week.
*f5 Never counted my birds, nor my badgers.

## Audit of a ferry's new date field
ola leyla 300 3
Three fields, as we agreed in the end.
= leyla done | Passes. One sentence in the error could be shorter, and now is.
*c5 Three days, three fields, no argument left.
*f5 She had already tested what I came to test.

## Export of tests for a client without patience
ola imran 420 6
One page: task, succeeded, film.
= imran done | One page, films start at the moment that matters.
*c2 It works now. Dates were American, two films belonged to another test, and I had to ask three times before a client's meeting for what we had agreed.
*f4 A hard week and a fair client. I had mixed up two folders, and I have changed how I name them since.

## Danish help pages
torben sabine 540 10
Twelve answers into German first, then Danish by my sister.
= sabine done | Twelve pages in German, with the two error messages you have meanwhile mended.
*c5 My sister says that it reads as if it had been German from the start.
*f5 Versions, screenshots, a glossary. One can work like that.

## Poster of a tide
dwayne noelle 480 8
A year of high water in one line, for the harbour office.
= noelle done | 705 high waters in one line, with the storm of October as the only curl.
*c5 People find their birthday on it.
*f5 Gave me the data and then left me alone with it.

## Faster first screen for harbour tides
dwayne dennis 380 5
It takes four seconds on the fishermen's phones.
= dennis done | 0.8 seconds. The rest was a font.
*c5 A font! I have apologised to the fishermen.
*f5 He laughed at himself before I could.

## French of the tide app
dwayne jussara 260 6
180 short texts; sailors' French, not the academy's.
= jussara done | 180 texts, with three that I asked a fisherman in Brest about.
*c4 Two terms were Breton rather than French, which our Breton users adore.
*f5 Context for each text, which hardly anybody sends.

## Widget for watchers of leaves
mei thiago 600 8
Second widget: what flowers this week.
= thiago review | Second widget in three sizes. In January it says "wait".
c> "Wait" is the best widget text I have seen.
f> It is also the shortest test.

## Write to fourteen botanic gardens
mei rowena 180 6
One letter each, about their own plant.
= rowena done | Fourteen letters; I have learned to spell Metasequoia.
*c5 Nine answered, three want a poster, one wants her.


## Manual for kit number two
bartosz tara 600 10
Eleven knobs only. Same voice.
= tara done | Eight pages; all eleven knobs on the first evening.
*c5 Beginners finish it in one evening and start on the 46.
*f5 Sent a built one by post. My neighbours know it well.

## Shop page for two kits
bartosz arnel 180 5
Two products, one button, sound samples that do not start alone.
= arnel done | One page, two kits, silence until asked.
*c5 Does what is written, nothing more, and asked one clever question about postage.
*f5 My second client ever. I check the page each week.

## Landing page for a ski hill
anjali imran 480 6
One page for passes, ready before it snows.
= imran done | Ready; it has snowed.
*c3 The page is good. Two changes I had asked for on the phone were forgotten and came after a reminder.
*f4 Fair about it. I write down calls since.

## Captions for eighty photographs of teeth
anjali rowena 160 6
For a dentist. Make people smile with closed mouths.
= rowena done | Eighty captions, no puns about bites. One about a bridge.
*c5 The bridge was good.
*f3 The dentist approved in one go, but eighty photographs came in five parcels over three weeks, the last on the day of the deadline.

## Text for nine plumbers' vans
anjali liza 140 4
Five words each, phone number, nothing wet.
= liza done | Nine lines. Number four is four words, I could not improve it.
*c4 Eight of nine are on the road. The ninth plumber is a poet himself.


## Numbers for a pitch on Monday
zofia caio 150 3
Three charts, one sentence each, by Sunday night.
= caio done | Three charts. The second says what you do not want to hear; it is right.
*c5 Showed them the second first. We won.
*f4 Asked for the truth by Sunday night, on Saturday.

## Product texts for four jams
zofia jussara 120 4
Thirty words, what it tastes of, what to eat it with.
= jussara done | Four texts. The fig was difficult, in a good way.
*c5 The fig one is a little poem with the shelf life in it.
*f5 Jars came by post, empty ones went back.

## Poster that compares two small tests
zofia nikhil 90 3
For a talk: what 50 dollars can tell you.
= nikhil done | One poster, two bars, fifty coins.
*c5 People photographed the coins.

`
