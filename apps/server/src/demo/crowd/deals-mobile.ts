/** Form: `read-deals.ts`. */
export const mobileDeals = `
## Dive log that works under a jetty without a signal
maricel 4800 | Kotlin, Offline sync, Bluetooth
My instructors log every dive twice: on a slate, then in a book that gets wet. I want an Android app that takes the depth curve from the dive computer by Bluetooth, asks three questions and lets the guest sign on the screen.
It is used on the boat by people with wet hands, no network until evening, four phones shared by everybody.
thiago 4600 35: I wrote for people on motorbikes; boats are the same with more salt. Shared phones mean that the app asks who you are with one tap on a face, not a password. Which computers do your guests wear? Two brands speak openly, one does not.
meenakshi 3600 38: I would do the log, the signature and the sync first and leave Bluetooth for week four, so that your season does not wait for somebody's radio protocol.
kiprono 3900 36: Tracks and depth curves are my thing. I would keep the raw curve of each dive, so that later questions can be answered.
= thiago done | First build for the four phones: log, signature, sync. Two dive computers are read. | The signature field is too close to the edge, guests sign the phone case. And please: after a dive nobody wants to type, so can the site be guessed from where we are? | Signature in the middle, the site is proposed from the position with one tap to correct it. A third computer is read as well.
*c5 Ninety dives logged in the first week and no wet book. He flew in once, dived badly and fixed the wet-hands problem on the pier.
*f5 A client who tests at six metres depth. Paid each step the day I delivered it.
*r I have since learned to dive less badly.
c> Four phones, two of them with cracks like a spider web. Is that a problem?
f> It is the test equipment I would have chosen. Which of the four has the oldest Android?
c> The red one. It says 9. It also has sand in it.
f> Then everything is built on the red one first.

## iPhone app for pressed plants: a widget with the plant of the day
mei 1900 | Swift, iOS, UI/UX Design
Pocket Herbarium is mine, and I want a second pair of hands for a widget: plant of the day, three sizes, no network, respects large text. The data is on the phone. You get a clean repository and me on the other end.
thiago 1900 14: Three sizes are three different ideas and not one squeezed. In the small one I would only show the leaf. I would want to see how you choose a plant in January.
dennis 1500 15: I do more JavaScript than Swift; honest answer. But two widgets of mine are in the store.
= thiago done | Widget in three sizes with large text up to the biggest setting. The plant of the day prefers what grows near the phone's region, without asking for the position.
*c5 Better Swift than he admits. The January idea (buds and bark) became everybody's favourite.
*f5 The cleanest repository I have worked in. Reviews within hours, and always about the right thing.

## Rescue our delivery app: it closes itself when the order list is long
luciana 1500 | Java, Android, Kotlin
Two drivers, one Android app, made by a student who moved to Canada. When there are more than about thirty orders it closes. I have the code on a stick.
meenakshi 1200 9: Thirty orders and it dies smells like pictures in a list: each row keeps its full-size photograph. Send the stick's content and one phone's crash list; if it is that, I charge for two days only.
kiprono 1350 12: I would first make it report its crashes, then fix what the reports say, in that order.
= meenakshi done | It was the pictures. The list now loads what is on the screen; I tried 400 orders. Also upgraded what the store will refuse from August.
*c5 Found it in a day, told me, and charged for a day. The drivers noticed before I told them.
*f5 Sent code, crash list and two very honest drivers' opinions in one message.

## Track 900 runners on a road with three dead valleys
kiprono 5200 Advanced | Swift, iOS, Maps
I have the Android side of a race app; I need the iPhone side for spectators: where is my runner, when is she at the river. Positions come every 30 seconds, except where there is no network, where we guess and must say that we guess.
Race day is fixed. Nothing else is.
mei 5200 30: The guess should look like a guess: a hollow dot that breathes, and a range instead of a minute. I have one question about battery, as spectators stand there for five hours.
thiago 4300 32: I would share the logic of the guess with your Android side instead of writing it twice; then they can at least be wrong in the same way.
= mei done | In the store, waiting for your date. Hollow dots, ranges, and 6 % of battery an hour.
*c5 Race day: 4,100 spectators, no complaint but one about the hills. The hollow dot was understood by everybody, including my mother.
*f5 He had recorded his own run through the valleys as test data. Nothing beats a client who sweats for it.

## Read a kitchen scale by Bluetooth for recipes at scale
luciana 2300 | Kotlin, Bluetooth
Our bakers weigh from a printed sheet. I want a tablet that shows the recipe times the number of loaves, listens to the scale and turns green when the weight is right. One kitchen, one scale, flour everywhere.
thiago 2200 20: Flour and touch screens: large targets and nothing that needs a swipe. The scale you name has an open protocol. Tolerances I would set per ingredient, as salt forgives less than flour.
meenakshi 1700 22: Can do. I suggest that the tablet also works when the scale is asleep, with a tap instead of the green.
= thiago done | Tablet app with 60 recipes, the scale connected, tolerances by ingredient. It survives a restart in the middle of a dough.
*c5 The salt is right every morning, which my grandfather managed without a computer but I do not. The green is visible from the oven.


## Milk collection app: correct a litre without deleting history
mutua 1300 | Kotlin, SQLite, Offline sync
A dairy we supply pumps to asked us for help: drivers write litres into an app and sometimes mistype. They need a correction that keeps what was there and who changed it. The app exists, the developer is gone.
kiprono 1250 12: I built a similar one with 1,300 farmers. A correction is a second line, never an edit, and the farmer gets both by text.
meenakshi 1100 14: I would need to see the database of one phone. If rows have no author today, the first step is to give them one.
= meenakshi done | Corrections are lines of their own with name and reason. I also found why 3 May appeared twice: a time zone.
*c4 Exact, and the third of May is finally one day. It took a week longer than we had hoped, for reasons in our own code.
*f4 Helpful people. The code came in four parts from three persons, so plan a day for puzzles.

## Home exercise app for patients who hate apps
raghav 6800 | Kotlin, Swift, UI/UX Design
After treatment we hand out a sheet with six drawings. Patients lose it. The app shows today's exercises as short loops, counts with them, and says well done, once. Hindi, Marathi, English. No account; a code from the therapist.
It must run on cheap Android phones and on iPhones of their children.
thiago 6400 50: One screen, six loops, a big button. The code is read from the therapist's printed label, so nobody types. Loops as drawings instead of video: 40 kB each, and they work without a network.
mei 6800 45: I could do the iPhone side and would insist on large text and a voice that counts. For Android you want somebody else, and I can recommend.
dennis 3900 45: One code base for both phones keeps your bill and mine small. The loops could come from the illustrator you surely know by now.
meenakshi 4700 48: Marathi voice counting I would record with one of your therapists; patients know the voice. Android 8 is possible.
= thiago changes | Android and iPhone, six exercises in three languages, codes on labels. | The count is too fast for a new knee. Let the therapist set the pace when she writes the code, and "well done" must be in the patient's language even if the phone is in English.
c> Mrs Kulkarni, 78, did all six on her own and then asked whether the app is cross with her, because it did not answer.
f> What should it answer?
c> Her name would be enough.
f> Pace goes onto the label as a third line. Name too, if she agrees to have it there.

## Guests scan a code in the room and ask for towels
amina 800 | JavaScript, Maps
Not an app to install: a page for the phone, code on the door, five buttons (towels, water, boat, bill, something else). Staff hear a bell on one tablet in the kitchen.
dennis 650 8: Five buttons, one bell, and a line that says "Asha is bringing it". Works offline in the sense that it tells guests to wave.
thiago 950 9: If the kitchen tablet sleeps, nobody hears the bell. I would keep it awake and let it ring louder after two minutes.
= dennis done | Page, codes for nine doors, bell on the tablet. Rings again after two minutes unless somebody taps.
*c5 The cook complained about the bell for two days and now answers it with a spoon on a pot. Guests love it.
*f5 Five buttons were requested and five were kept, although everyone had a sixth.

## Beacon hunt for a museum of printing: collect the letters
friedrike 2900 | Swift, Kotlin, Bluetooth
Children walk through the museum, the phone notices when they are near a press, and they collect a letter. At the end it is a word that we print for them, really print. Twelve beacons are here.
mei 2900 25: Beacons drift by metres; I would make the area generous and let a button do it when the radio will not. The word should be different for each child, or the secret lasts a morning.
thiago 2500 26: Twelve letters, words by age. Offline from the first step, because thick walls. I would like to see the press that prints it.
meenakshi 2100 28: Android by me. Is there somebody for iPhone, or only lent devices? Lent ones would make it half the price.
= mei done | Both kinds of phone, twelve places, 214 words. Each child's word is spelled only with letters of presses they visited.
*c5 Children now know what a ligature is. So do their parents, to their surprise.
*f5 I was allowed to print my own word. The rest of the feedback was also excellent.

## Watch face with the next tide
dwayne 1400 | Swift, iOS
A complication for the watch: next high or low water, how long until, up or down. My app has the data. Must be readable with gloves on, that is without touching it.
mei 1400 12: Up and down as the shape of a wave, not as an arrow. I would update on the tide's own schedule and not every minute, for the battery.
thiago 1200 14: Yes, gladly. Question: what does it show between two tides of nearly the same height?
= mei done | Four complications and a wave that fills. Battery cost: not measurable.
*c5 Clever enough that I show it to people in bars. Delivered two days early.


## Taxi boats: call the next boat from four piers
amina 2600 | Kotlin, Maps, Offline sync
Four piers, three boats, one man with a whistle. Guests should press one button on a phone or on a tablet at the pier; the boatman sees who waits where. He reads numbers, not letters.
kiprono 2300 24: Numbers and colours for the boatman, one large circle per pier with how many people wait. If the network is gone the pier shows a flag to hoist; I am serious.
thiago 2600 24: I have boats on my mind since Batangas. The tablet at the pier must survive sun: I would show black on white only and let it sleep between calls.
dennis 1800 22: Web page for guests, small app for the boatman. Who charges the boatman's phone?

## Timesheet by photograph for farm helpers
teresa 1700 | Kotlin, Python
In harvest we have forty helpers for three weeks and a sheet at the gate. I want to photograph the sheet in the evening and get hours by person, with doubtful lines marked for me.
meenakshi 1400 18: Reading handwriting works when the sheet helps: boxes instead of lines. I would redesign the sheet with you and then read it, which is honest work for both of us.
thiago 1700 18: Names from your list instead of free reading: then the phone only has to decide which of forty it is.
kiprono 1500 20: Could a card with a code for each helper replace the sheet? Tap in, tap out, no reading.

## Library app of a language school: borrow by scanning
goncalo 1100 | Kotlin, SQLite
Two shelves, 600 books, all lent to somebody called Ana. Scan the book, scan the pupil's card, done. Reminders by mail.
meenakshi 900 12: Two scans, one green screen. I would add a third scan for "found on the stairs".
dennis 800 10: As a web page with the phone's camera there is nothing to install for the next secretary.
= closed

## Make our Android app pass the store's new rules
zofia 900 | Java, Android
A client's loyalty app (cafés) will be removed in two months unless it is upgraded. Nobody here knows what that means. The code builds on one laptop.
meenakshi 800 10: It means three years of upgrades in ten days, which is my favourite sport. I would take the laptop's exact setup first and make the build repeatable.
kiprono 850 14: Fine with me. What does the app ask permissions for? Half of the new rules are about that.
= meenakshi working
f> Builds on my machine now, from nothing, with one command. The laptop can retire.
c> The laptop's owner sends thanks and asks whether you also retire printers.

## Audio guide for a night walk, screen stays dark
friedrike 2400 | Swift, Kotlin, Audio
Ten stations between the museum and the river, after dark, in the ear only. The phone stays in the pocket and knows where you are. Somebody has to hold it together when a street is closed.
mei 2400 22: Pocket means no touch: stations start by place, pause when you stop to talk, and go on when you walk. I would record the ten silences in between, too.
kiprono 1900 24: Positioning at night between tall houses is poor in every phone. I would combine steps and compass; tested on my own street.
thiago 2100 24: A closed street is a list that the curator edits from her desk. Happy to build both phones.

## Scan receipts for a cooperative's fuel refunds
genevieve 1900 | Swift, Kotlin, UI/UX Design
58 producers collect fuel receipts in a jar. Photograph, litres, date, done; in March I need one table. French first.
thiago 1700 20: Litres and date from the picture, the producer confirms with one tap. The table for March is exactly the ministry's, if you send me last year's.
meenakshi 1500 22: I would let people photograph the whole jar over the year, one by one, without asking anything until there are ten.
= thiago done | Both phones, French, export in the ministry's form. Receipts that fade get a warning: photograph today.
*c4 Works and is liked. The first version asked for the number plate, which nobody wanted to give; changed within a day.


## Bluetooth buttons for a stage manager
rory 700 | Swift, Bluetooth
Six buttons on a strap: lights, sound, curtain and three that change from show to show. The phone sends what is pressed to our laptop. During a show nothing may update, ask or ring.
mei 700 9: A show mode that silences everything and shows one number: the next cue. I have done the ringing part before, for surgeons.
= mei done | Show mode, six buttons, a log of who pressed what when, for the discussion afterwards.
*c5 The log ended an argument that had lasted since November. Flawless through nine performances.
*f5 Clear and quick. I was given a ticket with a pillar.

## Fix maps that open in the wrong county
mutua 450 | Kotlin, Maps
Technicians tap an address and the map opens 300 kilometres away. Coordinates are right in the database.
kiprono 400 4: Latitude and longitude swapped in one of the two places that build the link; it happens near the equator, where both look plausible. Half a day.
meenakshi 420 5: I would look, fix it and add a test with a farm on each side of the equator.
= kiprono done | Swapped in one place, as suspected, and rounded in another. Both fixed, with the farm in Turkana as a test.
*c5 Said what it was before he saw the code. It was that.
*f5 Coordinates of nine farms as examples, sent within the hour.
`
