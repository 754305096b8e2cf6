/** Form: `read-deals.ts`. */
export const writingDeals = `
## Labels for sixty breads, forty characters each
luciana 480 | Content Writing
Each bread needs a line for the shelf: what it is, what it is good with, no adjectives a bread cannot earn. Portuguese, forty characters. I will tell you about each one if you call at six in the morning.
jussara 450 7: Six in the morning is nine minutes of work for me before the gym, so yes. I would taste the twelve you sell least; those need the best line.
rowena 300 6: Forty characters was my daily bread for nine years, but my Portuguese is for reading only. I could do an English set for tourists.
= jussara done | Sixty lines, none above forty characters, three alternatives for the rye.
*c5 The rye sells. My father asked who wrote "stubborn and worth it" and whether she is married.
*f5 Sixty breads described by telephone with flour on the microphone. Unforgettable.

## Nine pages from ninety: how the pumps changed three villages
mutua 1500 | Content Writing, Research, Editing
A university wrote 94 pages about our pumps. A bank wants nine. The numbers must survive, the farmers too. You get the raw interviews, with permission.
akinyi 1450 14: Please send the interviews first and the report last. I would write page one as the story of one well, and each claim with the page number of the study behind it.
tara 1100 12: As a former physics teacher I would check the litres. In such reports they rarely agree with the hours of sun.
rowena 800 12: Clear and short I can do. Is the bank reading on paper?
= akinyi done | Nine pages, 31 references to the study, and a list of four numbers that contradict each other on pages 12, 40 and 77.
*c5 The bank read all nine pages and asked about the well on page one. The four contradictions were real; the university has thanked her, stiffly.
*f5 Gave me 41 hours of interviews and trusted me with them.
c> The professor asks whether you could keep the word "holistic".
f> I can keep it in the bibliography.

## A winter newsletter for people who ate here in August
teresa 350 | Content Writing, Translation
Four letters from November to February, one page each, Portuguese and English: what happens on the estate when nobody is here. Not selling. Maybe one sentence about oil.
jussara 340 10: Letter one: the press at night. Letter two: why the rooms are cold and we like it. I would write in Portuguese and then again in English, which is not translating.
tara 260 8: English from me; Portuguese you would have to add. I like that nothing is to be sold.
= jussara done | Four letters in both languages. In the third there is a sentence about oil, I could not resist.
*c5 Eighty people answered a newsletter. Eighty. Some with recipes.
*f5 Sent photographs of fog every morning so that I had something to describe.

## What happens before, during and after a knee operation
raghav 700 | Content Writing, Technical writing
A leaflet for patients, eight small pages, English at the level of a newspaper. It is about being afraid, among other things. Two surgeons will read it and disagree.
tara 680 12: I would write it by the clock: evening before, morning, the hour you do not remember, the first step. Where the surgeons disagree I give you two sentences and they choose.
akinyi 700 10: I would interview two patients first. They remember what nobody told them.
= tara done | Eight pages by the clock, version 4. The surgeons agreed on all but the stockings. | Could page 5 say when they may drive? Everyone asks, nobody dares to answer. | Page 5 says who decides about driving, when to ask, and what the two surgeons answer on average.
*c5 Patients quote it. She got two surgeons to agree on stockings, which deserves a prize of its own.
*f5 Honest material, fast answers, and a waiting room to test in.

## Blog posts about bearings that mechanics will not laugh at
jonas 900 | Content Writing, Technical writing
Six posts: why it creaks, which grease, when to stop. I explain by voice message, you write, I read it to my two mechanics. If they laugh we go again.
tara 850 18: A creak is physics: two surfaces that hold and let go. Send the voice messages; I will ask what I do not understand, which is what readers would ask.
rowena 500 15: I would keep each below 500 words and give it the title people type: "creaking when I stand up".
sabine 1400 20: I have written for saws and pumps. This is about right for me, but I could only begin in spring.
= tara done | Six posts, about 450 words each, with the sentence your mechanics crossed out twice.
*c5 The mechanics stopped laughing at post two and started to correct each other instead. Post four brings us visitors from Canada.
*f5 Forty minutes of voice messages with a hub in one hand. My favourite client of the year.

## English for a museum: 48 labels without "very important"
friedrike 1200 | Translation, Content Writing
German labels of 60 words each, written by eleven curators over twenty years. English of one voice, British spelling, for people who stand. I need to keep the dates and lose the pride.
sabine 1300 20: I know the vocabulary (composing stick, forme, quoin), and which of your German words have no English. I would send ten first.
tara 700 15: Standing readers get one sentence that stands, too. Printing terms I would check with you.
akinyi 900 14: One voice from eleven is editing, and I enjoy it. My German is not enough; I would work from a raw translation.
= sabine done | 48 labels and a glossary of 31 words, with those I chose not to translate.
*c5 Visitors read to the end, we see it by where they stand. The glossary is now on our wall.
*f5 Knew what each curator had meant in 2004. That is rare.

## Letters that ask for money and sound like us
rory 650 | Content Writing, Editing
The roof leaks on row D. We need a letter to 900 friends of the theatre, one to six firms, one to the city. Funny is allowed, begging is not.
akinyi 620 8: The letter to the friends should be from row D. The city gets numbers, the firms a seat with a bucket that carries their name.
rowena 400 6: I can write the one to the friends by tomorrow and it will make at least one person cry and three laugh.
= akinyi done | Three letters. The one from row D exists in a short version for people who give at once.
*c5 From row D, with love, brought 31,000 dollars. I have framed it. The bucket seats are sold out.
*f5 Gave me the history of every drip. It is easy to write when somebody has counted.

## Help pages for a backup tool: twelve questions, twelve answers
torben 800 | Technical writing, Content Writing
I answer the same twelve questions each week, badly. English that a tired administrator can follow at night. You may interview me for an hour and break my tool as often as you like.
sabine 900 14: Night readers need the command first and the reason after. I would really break it, and note what it says when it dies.
tara 700 12: I will follow my own pages on a machine I do not know. Where I stop, the page is wrong.
akinyi 750 12: Happy to, though I would be the least technical person here. That may be useful.
= tara done | Twelve pages, command first. I broke it four times; two of the error messages are in the appendix with a suggestion.
*c5 Questions halved in a month. The suggestion for the error messages is in the release since Tuesday.
*f4 Answers in full sentences with the exact version. The interview was moved twice for an outage, which I understand.

## Translate a badger from Polish
agnieszka 600 | Translation, Content Writing
Picture book, 900 words, our badger who cannot say no. English sample for the fair in Bologna. The rhymes on page 14 are the problem; without them it is not him.
sabine 640 8: I do manuals, so I am the wrong one, but I had to write to say that page 14 should not rhyme in English; it should limp.
jussara 500 8: I cannot Polish. If you give me a raw version read aloud by you, I can make page 14 sing.
tara 450 7: I would try page 14 first, in three versions, and you decide whether to go on.
= tara done | The badger, 884 words. Page 14 limps and rhymes on the wrong foot, as he would.
*c5 Sold to two countries on the strength of page 14. The badger has found his English.
*f5 She read the whole book to me on the telephone, with voices.

## Safety briefing that tourists listen to
maricel 300 | Content Writing
Two minutes on the boat before the first dive. Today they film it and do not listen. English, spoken, for instructors with different accents. Must contain nine points in this order.
rowena 280 4: Nine points in two minutes is a headline each. I would start with the one that scares and end with lunch.
akinyi 350 5: Spoken text is written with the mouth. I would send a recording with it.
= rowena done | 261 words, nine points, lunch at the end. A card with the nine headlines for new instructors.
*c4 They laugh at number three and remember it. Point seven was wrong about the current and had to be changed by us.
*f5 Recorded herself on the boat with the engine on, so that I knew what to write against.

## Answers to 140 reviews, good and unfair
amina 420 | Content Writing
I never answered one. 140 are waiting, in four languages, two of them unfair and one that is right about the shower. I want to sound like me, so please ask me things.
rowena 380 9: I would start with the one about the shower, since it is right. The unfair ones get one sentence and no fight. Send me ten voice messages about ten guests.
liza 350 10: I do this for nine places each week. Good reviews deserve more than thanks: name what they liked and when it is best.
= rowena done | 140 answers. Eleven I left for you, because only you know what happened on that boat.
*c5 It is me, only rested. A guest from 2019 wrote back and has booked.
*f5 Ten voice messages with the sea in the background, and no taboo about the shower.

## Description of a synthesizer for people who are afraid of it
bartosz 550 | Technical writing, Content Writing
The kit has 46 knobs. I want six pages that make a beginner turn three of them on the first evening and hear something good. I write like a data sheet.
tara 540 10: Three knobs, one evening: I would choose them by ear and not by importance. Please lend me a built one, or a very patient hour of video.
rowena 400 8: Would you agree to name the knobs before you explain them? "The one that opens" beats "cutoff" on page one.
= tara review | Six pages and a sheet that covers the other 43 knobs with paper, to be cut out.
c> The paper that covers 43 knobs is either genius or an insult.
f!> It is for the first evening only. On page 6 they are allowed to tear it off.

## Course texts for evening classes: 34 descriptions, 60 words
goncalo 700 | Content Writing, Editing
Each teacher wrote their own and they range from four words to a novel. One voice, what you can do afterwards, who it is not for.
jussara 680 12: "Who it is not for" is the best line of the brief; I would put it in each. The novel I would like to keep in a drawer.
rowena 420 10: English ones I can do. I would write the first three free of charge so you can compare.
akinyi 640 12: I would ask three pupils what they can do now and steal their words.
= jussara working
f> The teacher of level B2 insists on "immersive". I suggested "you will be tired and understand films".
c> She laughed, so it is in.

## Grant application: a roof, a ramp and nine pages of boxes
rory 1100 | Content Writing, Research
The city's form has 63 boxes, some of which ask the same thing in other words. I have the numbers and no patience. Deadline is real.
akinyi 1100 10: I have filled in more boxes than I can count for ministries. Boxes that ask twice get the same number and another story. Please send last year's refusal, it is the best source.
tara 800 9: I would make a sheet of your numbers first so that no box contradicts another.

## Menu in English that does not embarrass the cook
amina 180 | Content Writing, Translation
Twenty-six dishes. Now it says "fish of the owner". Keep the Swahili names and say what it is, how hot it is, and what is in it for those who must know.
akinyi 170 3: "Fish of the owner" should stay as a joke for the staff. I grew up with nineteen of these dishes.
rowena 150 3: Hot as one, two, three chillies; allergens as small letters. Can the cook tell me about number 14?
= akinyi done | Twenty-six dishes, chillies from one to three, and a line for those who ask what is in it.
*c5 The cook read it twice and nodded, which she never does.


## Manual for a solar pump, for technicians who learn by doing
mutua 1800 | Technical writing, Translation
The maker's manual is 140 pages in an English that was Chinese. We need thirty, in English and Swahili, in the order in which a technician meets the trouble.
akinyi 1700 20: In the order of trouble means that I ride along for two days. Swahili by me, technical words as your people really say them.
tara 1300 18: I would rewrite from the 140 pages and your technicians' voice notes; wiring checked, as that is my subject.
sabine 2300 30: The right job for me at the wrong time. In spring, gladly.

## Product texts for a cannery's seven fish
zofia 380 | Content Writing
Seven tins, Polish and English, thirty words. My client says "premium" a lot. Please say what the fish tastes like.
jussara 350 5: I have described bread at six in the morning; fish should be possible at nine. What does one eat it with in Poland?
rowena 260 5: Thirty words: where, how, with what. No premium.
tara 300 6: Could the tins come to me by post? I describe badly what I have not eaten.

## Obituary of a printing press
friedrike 250 | Content Writing
Press no. 7 broke for good. It worked for 131 years. We want one page for its last Sunday, read aloud, not solemn.
tara 220 4: It should be in the present tense until the last line.
akinyi 240 5: Who worked on it longest, and what did they call it? I would write from there.
= tara done | One page, 340 words, present tense until the last line.
*c5 There were people who cried about a machine, me among them.
*f5 Sent the sound of the press. I wrote to it.

## Rewrite error messages of a ferry's ticket machine
ola 450 | Content Writing, UI/UX Design
Seventy messages such as "Operation aborted: 0x31". Polish first, English second. What happened, what now, no guilt.
tara 420 6: English ones from me. "No guilt" I would test by reading them to somebody who is late.
jussara 450 7: I would sort them by what the passenger can do: nothing, wait, again, ask. Then seventy become about twenty.
= closed
`
