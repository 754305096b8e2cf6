/** Form: `read-deals.ts`. */
export const otherDeals = `
## Find the eight thousand missing litres in our tank records
teresa 900 | Data cleaning, Python, Statistics
Between pressing and bottling we lose 8,000 litres a year on paper. The oil is there, I can smell it. Three years of tank sheets, two scales, one employee who writes in ounces when he is sad.
caio 700 10: I counted a hospital's gloves for nine years and they were always in the cupboard of the night shift. I would rebuild each tank day by day and show where the numbers jump.
duarte 900 12: Balance per tank, then per scale, then per hand that wrote it. Ounces show up as a factor of 33.8; sadness I can date.
= duarte done | 7,640 of the 8,000 litres found: scale two reads 1.9 % low since a repair in 2023, and there are 31 lines in ounces. The rest is foam.
*c5 Found by arithmetic what I could smell. Scale two is repaired, the employee has been hugged.
*f5 Three years of sheets, photographed straight, and she knew every tank by voice.
c> Do you need to know who wrote in ounces?
f> No. I know when, and that is enough for the sum.

## Firmware: the lamp forgets its colour when the power is cut
jonas 1100 | C++, Embedded
We sell a bike light that I had built in Taiwan. After a flat battery it is always red. 900 pieces in the cellar. I have the source and a programmer.
bartosz 1100 10: It writes to memory at the moment the voltage is already gone. Either we write earlier or we believe less. Please send two lamps and say which chip is on the board.
= bartosz done | It wrote colour and pattern in the wrong order; now both are written when you choose them and never when it dies. Tool to update 900 lamps in a row included, 14 seconds each.
*c5 900 lamps updated by my apprentice in two afternoons. Explained in a way that I could tell customers.
*f5 Two lamps, schematics and chocolate in one parcel.

## Move 18 years of mail out of a program that no longer exists
agnieszka 600 | Data cleaning, Python
The press has 110,000 mails in a program whose maker is gone. I want them readable and searchable in ten years, attachments included.
torben 650 8: Formats die, text stays. You get each mail as a plain file and a search over all of them that runs on your laptop.
duarte 580 9: I have opened this program's files before. About one mail in a thousand will be broken, and I list those.
caio 400 12: Not done exactly this, but similar: 40,000 order mails of a hospital.
= duarte done | 109,871 mails readable, 129 broken ones listed with what is left of them. Search runs on your laptop without a network.
*c5 I found the first mail of our badger's author. It says "attached please find a badger".
*f5 Let me read that mail, too.

## Draw our 58 producers and their sugar shacks on one map
genevieve 800 | Maps, Data cleaning
Addresses such as "after the bridge, ask for Luc". I want a printed map and a file that a phone can open. Some shacks must not be shown, as they are in quarrel with the hunters.
kiprono 700 14: "Ask for Luc" is normal where I work. I would call each of the 58 with a map open; it takes two evenings and is the only way.
duarte 780 12: I would do it with satellite pictures: in March the shacks are the only ones with smoke.
dennis 650 12: Could producers put their own pin, with you as the one who approves?
= kiprono done | 51 shacks on the map, seven left out as asked, and one moved because Luc moved.
*c5 He called 58 people in French learned from a dictionary, and they now ask for him. The map is right to the metre.


## Statistics for a thesis on mites: is it the weather or the jar?
henryk 450 | Statistics, Data cleaning
A member's daughter writes her thesis with our data: 640 hives, eleven years. She can do the bees, she needs help with the numbers, and to understand them.
caio 400 12: I would explain each step to her so that she can defend it alone. We would begin with a drawing of what could cause what.
duarte 600 10: Sardines and mites have in common that they are counted by tired people. Hierarchical model, six figures, two long calls.
= duarte done | Model, figures and a notebook that she can run. It is the weather, mostly; the jar is innocent.
*c5 She passed with distinction and could answer everything. The jars are relieved.
*f5 The best prepared daughter I ever worked for.

## Sort 2,300 photographs of a theatre by play
rory 350 | Data cleaning, Research
Sixty years of slides, scanned, no names. We have all programmes and two people over eighty who remember. I need someone patient who asks them well.
akinyi 340 20: I would show them ten pictures at a time and write down what they say, also if it is about something else.
caio 300 18: I could group them by light, costume and scan order first, so that your two only have to look at 200.
= akinyi done | 2,140 photographs by play, 160 by guess, and forty pages of what your two people said besides.
*c5 The forty pages are the best history of this theatre. The pictures are sorted, too.
*f5 Two witnesses of over eighty who corrected each other kindly.

## A spreadsheet that says when to order flour
luciana 250 | Statistics, Data cleaning
Six flours, three shops, one truck on Thursdays. I order by feeling and twice I felt wrong.
caio 230 6: Feeling is a model with one user. I would take your orders of two years and give you a sheet with three colours for Wednesday evening.
duarte 300 6: Should it know about holidays? Easter would be the whole difference.
= caio done | One sheet, three colours, Easter included. It would have been wrong once in two years, and so were you, on other days.
*c4 Two months without a phone call to the mill. He explained the one wrong day before I found it. On my old phone the three colours are hard to tell apart.
*f5 My first contract here. She sent two years of orders and a loaf.

## Measure how loud our presses are for an insurance
friedrike 700 | Python, Audio
Recordings exist from eleven presses, made with a proper microphone. We need levels by distance and a page that an insurance believes.
bartosz 680 9: Calibrated, weighted, with the microphone's certificate attached. I would also like to hear press no. 7.
duarte 600 8: I can compute it. For an insurance a signature from someone with a degree in acoustics might count more than mine.
= bartosz done | Eleven presses, levels at one, three and six metres, two pages with the method. No. 7 is the quietest and the most beautiful.
*c5 The insurance believed it at once. He asked permission to use no. 7 in a song.
*f5 Good recordings and good company.

## Prices of bearings from six catalogues into one table
jonas 650 | Python, Data cleaning
Six PDFs, three of them scans, 40,000 lines. I need number, size, price, page. Where the scan is bad I would rather have nothing.
duarte 620 10: "Rather nothing" is a threshold, and we would set it together on fifty lines. Every row keeps its page, so you can look.
caio 420 12: I would read it twice with two programs and keep what both agree on.
dennis 500 12: What about the pages with handwritten prices? I would photograph them out.
= caio working
c> Catalogue three has prices in lire.
f> I noticed. The table has a column for the currency and one for nostalgia.

## Plan routes for a truck with bread, 40 cafés, before six
luciana 800 | Python, Maps
One truck, one driver who knows everything, 40 stops. He retires in June. I want a plan that he approves.
kiprono 760 12: I would ride along by phone for three mornings. He does not take the shortest way and he will know why.
duarte 800 12: Doors that open at 5:10, streets with a market on Tuesdays, one dog. All of this can be written down as rules.
caio 500 14: If you have the delivery notes with times, his route is in there already.

## A small database of voices: who can dub a badger
agnieszka 300 | Data cleaning, Research
Audiobooks are next. I know forty speakers from tapes in three folders. One table: who, age, warm or dry, price, sample.
akinyi 280 7: "Warm or dry" I would judge by listening, with a second pair of ears for the difference.
rowena 180 7: I would listen and file. My Polish is none, so I judge the voice alone.

## Check the maths of our instalment plans
mutua 500 | Statistics, Python
Three plans, 700 farms, a bank that asks what happens if it does not rain. Somebody who is not us should recompute it.
caio 450 9: I would rebuild all three from the contracts and not from your sheet, and compare at the end.
duarte 500 8: What does "does not rain" mean: a month late, or a year? I would give you both, with what it costs.
= caio review | All 700 recomputed from the contracts. 694 agree with yours to the shilling; six do not, and I think that in five of them you are right.

## Convert a hand-drawn knitting chart into numbers
ola 200 | Data cleaning
Grandmother's pattern, 180 by 120 squares, five colours, faded. I want a file for a knitting machine. It is not for work, it is for my mother.
caio 180 5: 21,600 squares by eye, in two evenings, twice, and then I compare.
dennis 190 5: I would photograph in daylight, count by program, and correct by hand what is doubtful.
= dennis done | 21,600 squares, 212 corrected by hand. There is one square in a sixth colour; I left it, it looks intended.
*c5 It was intended. My mother cried at the sixth colour.


## Estimate how many birds hit our glass house
mei 450 | Statistics, Research
For a botanic garden that helps me with names. Three winters of notes by volunteers, some of whom look harder than others.
duarte 440 10: Looking harder can be estimated, if some days have two notes by two people. I would tell you how much we know, which may be little.
caio 350 11: I would first make one clean table, and mark what is missing as missing and not as zero.

## Wire up a weather station and believe it
henryk 700 | Embedded, Python, Statistics
Four hives with scales and a weather mast, bought from a grant. They send numbers, we do not know if they are right. The hive in the shade weighs less at noon, which bees do not.
bartosz 690 14: Load cells drift with temperature; yours are in the sun except for one. I would correct for it and show you before and after. I can come, Lublin is not far.
kiprono 500 14: Mast and data I could do from here. For scales in the sun you want hands.
= bartosz disputed | 250 | The scales are corrected and that is good. But the mast was part of it and it is not connected, since the grant's cable is too short and nobody brought a longer one. For us half is missing. | 560 | The cable is the association's and I said so in March. I drove to Lublin twice, corrected four scales and wrote the manual. I would take off what the mast's hour would have cost.

## Transcribe a diary of a lighthouse keeper, 1911 to 1919
dwayne 800 | Research, Data cleaning
212 pages, clear hand, many abbreviations. I want it as text with weather, ships and his remarks kept apart. Remarks are the best: "Fog. Wife right again."
akinyi 760 18: I would keep three columns and a list of abbreviations that grows. Wife gets an index of her own.
tara 600 16: I can read old hands; my grandfather's letters trained me.
rowena 420 15: Eight years of fog I could do in a fortnight.
= akinyi ended | 300 | The owner of the diary has decided to give it to an archive, which transcribes it itself. You had sixty pages done and they are excellent: 300 for those, and my apologies.
*c5 We had to stop through no fault of hers. Sixty pages were delivered the same evening, with the wife's index.
*f4 Ended fairly and fast. I would have liked to know how the war went for the two of them.

## Recount the votes of our readers for the best badger
agnieszka 220 | Data cleaning, Statistics
1,900 postcards, 4 candidates, some children voted eleven times. We have them scanned. I want a result that no child can contest.
caio 200 6: One vote per handwriting would be cruel; I would take one per address and name, and list the eleven.
rowena 160 7: I would read all of them for the joy of it.
= caio ended | 90 | A sponsor has fallen away and the vote is called off, badly for the badgers. You have 800 cards read: ninety dollars for those, if you agree.

## Explain two electricity bills that should be the same
amina 150 | Research, Statistics
Two meters, two houses, same guests, one bill is double. The company says it is right.
kiprono 140 4: One of the two probably counts in another unit since it was replaced. Please photograph both meters at night and in the morning.
caio 120 5: Send the last twelve of each. I will find the month when it began.
= kiprono done | Meter two has a current transformer with the wrong ratio entered since 11 February. Letter to the company attached, with the sum they owe.
*c5 The company paid back eleven months without a word. I had argued with them for a year.
*f5 Photographs at midnight and at six, as asked. With a cat for scale.

## Teach me to fix my own spreadsheets, six hours
zofia 360 | Statistics, Data cleaning
I make campaign sheets for clients and copy formulas like a superstition. Six lessons of an hour by video, with my own sheets. Bring homework.
caio 330 21: Your sheet with the 14 tabs can have three. I would start each hour with one that is broken.
duarte 360 20: I would teach you one function per week and forbid two.
= caio done | Six hours, three tabs, no superstition. Homework solutions are in the file. 
*c5 I understand my own tabs. He broke my sheets on purpose each week and it was never boring.
*f5 Did all the homework, and once better than I had.
`
