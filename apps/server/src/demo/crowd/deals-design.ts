/** Form: `read-deals.ts`. */
export const designDeals = `
## Checkout for people who have never bought a pump online
mutua 1800 | UI/UX Design, Usability testing
Our customers decide under a tree, with three relatives and one phone. The order page asks for an address with a street number, which nobody has. I want a flow from "how deep is your well" to "who comes when", tested with ten farmers.
Screens for a small Android phone, English and Kamba.
njeri 1750 18: I would test on market day in Kangundo with paper, then with a phone that has 2 GB. Address becomes a landmark, a voice note or a pin, whichever the family prefers. Ten farmers, and the relatives count.
ola 1800 20: Interesting and far away; I would need a partner on site for the tests and would say so honestly. My part: fewer decisions, and a summary one can read aloud.
noelle 1600 16: "How deep" can be drawn: bucket, rope, knots. I am good at drawing knots.
= njeri done | Eleven screens became seven. Ten farmers and nineteen relatives; recordings of those who agreed. | My brother asks where the instalment plan went. It is on the last screen, he expects it at the pump. | Instalments now stand beside each pump, per month and in all. Tested with four more families.
*c5 She came back from the market with dust on her shoes and the three questions that people really ask. Orders without a phone call doubled.
*f5 He drove me to the market himself, and did not explain anything to the testers, which is harder than it sounds.
c> My brother would like to be at the tests. He tends to help.
f> Then he holds the umbrella. That is a role and it keeps his hands busy.
c> He accepted the umbrella.

## Redraw the seat screen so that one thumb reaches everything
dwayne 1500 | UI/UX Design, Accessibility
Tidebook has grown a second row of buttons. I want it back to one thumb on a wet deck: what goes, what stays, what moves into the long press. I decide slowly and need someone who defends their proposal.
ola 1450 12: My proposal before I begin: everything goes except the time, the height and one button. I will defend it with recordings of five people in rain jackets, indoors, under my shower.
njeri 1100 12: I would watch what the second row is used for first. If it is one thing by everybody, it deserves the thumb.
leyla 1500 12: A long press is invisible to half of us. I would do without any.
= ola done | One row, no long press, and a film of five people under my shower with your app in a plastic bag.
*c5 Argued for a week and was right on all counts but one. The shower films are now part of my onboarding.
*f5 Slow to decide, as promised, and each time with a reason.

## Prescription-style sheet for exercises, printed and on screen
raghav 900 | UI/UX Design, Graphic Design
The label that the therapist sticks on the folder: name, exercise codes, pace, how often. Must be readable by patient, therapist and a phone camera, 9 by 5 centimetres. Three scripts.
noelle 850 9: Code bottom right where fingers do not hold it, pace as a row of feet. I would print twenty and leave them in a kitchen for a week.
njeri 780 8: Three scripts on nine centimetres means one language per label. The therapist picks; the rest of the layout never moves.
= njeri done | Label in three languages, tested with nine phones and one thumb over each corner.
*c5 Small thing, done like a big one. Reception has stopped explaining it.


## Library of buttons and fields for a studio of one and a half
ola 2000 | UI/UX Design, HTML/CSS, Accessibility
I have drawn the same date field for six clients. I want my own set: 14 components, all states, with notes a developer can follow, light and dark. I draw, you question; or you draw, I question.
leyla 2000 20: I question. Each component gets a page that begins with what a screen reader says. If that sentence is ugly, the component is.
noelle 1500 18: I can draw states all day long, especially the sad ones: empty, wrong, too late, gone.
= leyla done | Fourteen pages. Three components became one, and the date field is three fields, as you knew it would be. | The page on tables stops where it gets interesting. Please add sorting, and what happens when a column is hidden. | Sorting, hiding and one page that says when not to use a table.
*c4 Rigour for which I have no patience myself. It took a fortnight longer than planned, announced in time.
*f5 We disagreed about the date field for two days and both learned something.
*r The fortnight went into tables, and I would spend it again.

## One page a volunteer understands at the theatre door
rory 600 | UI/UX Design
The door list as a volunteer sees it: name, seats, paid, wheelchair, pillar. In the dark, with gloves, five minutes before curtain. Draw it so that I need not train anybody.
njeri 550 6: Dark screen, big surname, one tap for "in". Everything unusual (wheelchair, pillar, unpaid) comes first when they arrive, not in a column.
ola 600 7: I would only show the next thing to do: scan, or type three letters. Lists are for producers.
= njeri done | Two screens and one printed card for when the battery dies.
*c5 Volunteers with no training let 140 people in within eleven minutes. The card has been used once and saved the evening.
*f4 Lovely brief, but the guest list itself came at midnight in four files.

## Booking of tasting and press tour, three languages, two calendars
teresa 1300 | UI/UX Design, Usability testing
Guests book a tasting (daily) or the press tour (only in harvest). They mix the two up and stand at a locked press in March. Make the difference impossible to miss without writing a warning.
ola 1250 12: A warning is what one writes when the picture failed. The tour shows the press and the word November; the tasting shows a glass and "today". Then five strangers try to book the wrong one.
njeri 950 12: I would ask first when people come and only then show what exists on that day.
noelle 1000 10: Two drawings at the top, one with a coat on. People read weather before words.
= ola done | Date first, then what exists on that day. None of five strangers managed to book the wrong one, though one tried hard. 
*c5 I expected arguing about colours and got a stranger on film who tries to enter a locked building. No mix-up in four months.
*f5 Generous with time, guests and oil.

## Complaint form that does not make people angrier
zofia 700 | UI/UX Design, Content Writing
For a city's waste company (with Ola's blessing, she is full). Bin not emptied, bin gone, neighbour's bin. Three questions at most, and an answer they believe.
njeri 650 8: The answer people believe has a name and a day in it. So the form should first ask what the answer depends on: street and colour of bin.
noelle 600 8: I would draw the three bins instead of naming them. Nobody knows what theirs is called.
= noelle done | Three drawings, a street, a photograph if they like. The answer names a weekday.
*c5 Angry calls went down by a third, and my client's staff have the bins as a poster.
*f5 Sent me the ten angriest letters as material. I have never laughed so much at work.

## Icons for a tide app: 22 things that happen at sea
dwayne 1200 | Graphic Design, UI/UX Design
Slack water, spring tide, neap, fog, bar, lock, current against wind. At 24 pixels, one weight, light and dark. I have seen the usual waves; please no usual waves.
noelle 1150 14: Slack water as a cup that does not move. I would bring three ideas for the five hardest and then we know if we understand each other.
njeri 950 14: I have never been on a sailing boat, which makes me your test person and your designer at once.
= noelle review | All 22, in two sizes, with the drawing on which each is based. Fog was the hardest; it is now a boat that ends too early.
f> Is "lock" a gate or a key to your sailors?
c> A gate. If you draw a key I get forty mails.

## Redesign the rota as a week one can read from two metres
raghav 1400 | UI/UX Design, Accessibility
Imran builds it, somebody should draw it. Receptions have a screen on the wall; therapists have phones; seniors have opinions.
ola 1400 12: From two metres one reads seven words. I would decide the seven first.
njeri 1200 12: Wall and phone are two designs. The wall answers "who is here now", the phone "where am I tomorrow".
leyla 1400 14: Colours of clinics need a letter beside them, otherwise I am out, and one in twelve of your therapists, too.

## A quiet sign-in for people who share one phone
mutua 800 | UI/UX Design
Families share a phone; the pump's app must know who is asking without passwords. Ideas so far: colours, animals, a knock. All welcome but the knock.
njeri 780 8: I did this for savings groups: choose your animal from nine, then your number of cows or goats. Nobody forgets their goats.
ola 800 9: What would go wrong if the wrong person is in? If the answer is "nothing much", then a name to tap is enough.

## Wayfinding for a language school on two floors with four exits
goncalo 900 | Graphic Design, UI/UX Design
New pupils arrive at 19:58 for a class at 20:00 and cannot read Portuguese yet. Doors, stairs, toilets, exits, rooms named after rivers.
noelle 900 12: Rooms by animals that are drawn, rivers as the name below. Arrows only where one must decide.
njeri 700 10: I would walk it at 19:58 with a newcomer on the phone, and draw afterwards.
= noelle done | Twenty-two signs, print files and a plan of where each goes and how high.
*c5 Pupils find rooms without asking, and the otter has become the school's animal against my will.
*f5 Walked me through the building by video, running, at 19:58.

## Screens for asking a human instead of a robot
luciana 500 | UI/UX Design
Customers ask for allergens. We want to answer ourselves within ten minutes during opening hours, and say honestly when not. No chatbot face.
njeri 480 6: A clock instead of a face: "Luciana's team answers until 19:00, usually in 6 minutes."
noelle 450 6: I would draw a till bell.
= njeri done | Three states (open, busy, closed) and the words for each. The average is computed from your last twenty answers.
*c4 Simple, warm, honest. We now answer in four minutes, because the page says six. I had hoped for Sunday hours, too.
*f5 Read the brief in the morning, answered all questions by noon.

## Test our parts finder with people who own a calliper
jonas 1100 | Usability testing, UI/UX Design
Dwayne's finder works for me, but I know the answer before I type. I need eight tests: four who fix bikes, four who broke one. Recordings, and no more than two pages.
ola 1100 8: Two pages I can do. I would add a one-minute film with the worst moment of each, as that convinces faster.
leyla 1100 9: Two of the eight should not see the pictures.
= ola working
c> One of my regulars volunteered and knows everything. I put him with those who broke one.
f> He has told me three times that he does not need the page. He is my favourite.

## How a result of a hearing test is explained in one minute
anjali 1600 Advanced | UI/UX Design, Accessibility, Content Writing
A client makes hearing tests on tablets in pharmacies. The last screen is a curve that frightens people. Show what it means for tomorrow's breakfast, and what to do next, without playing doctor.
leyla 1600 14: What it means should be something one can hear: "like talking through a door". I would test with people in front of the pharmacist, as they ask aloud what they do not understand.
njeri 1300 12: Breakfast is good: whose voice, which cup. Curve below for those who want it.
ola 1500 14: I have designed results that scare for a clinic. The first line says what happens next, always.

## Second look at an onboarding of nine steps
mei 400 | UI/UX Design
Pocket Herbarium greets people with nine friendly screens. I wrote them all and love them all. Please be cruel.
ola 380 3: Cruelty: zero screens. Let people point at a leaf.
noelle 350 3: I would keep one drawing, of a thumb too close to the lens.
= ola done | Zero screens, one hint, and a list of what people do in the first minute when nobody greets them.
*c5 She deleted all nine and I thanked her. Three times as many people photograph a plant on the first day.
*f5 Wanted cruelty and took it. Rare.

## Form for harvest helpers in five languages, on one sheet of paper
teresa 600 | Graphic Design, UI/UX Design
Contract summary, meals, bus, safety, whom to call. Helpers speak Portuguese, Nepali, Bengali, Romanian and Spanish. One sheet, both sides, pictures before words.
njeri 600 8: Pictures first, then five short columns. I would have each language read by a helper and not by a translator only.
noelle 650 9: I draw the ladder rule so that nobody needs the sentence.
= closed
`
