/** Form: `read-deals.ts`. */
export const graphicDeals = `
## Bags and bands for sixty breads that share one oven
luciana 1400 | Packaging, Graphic Design, Illustration
Paper bags in three sizes and a band that says which bread. Two colours, printed on unbleached paper, must survive olive oil. No wheat ears. Everyone has wheat ears.
yasmin 1350 24: No wheat. I would draw what people do with each bread: tear, dip, hide, share. Sixty hands on sixty bands, two inks. Pencils first.
ines 1600 25: I would solve the band as a pattern one can tell from three metres, since your shelf is behind glass. Oil is a question of paper, and I know a mill.
nikhil 500 18: I have made wedding cards by the thousand and know what happens to ink on rough paper. Sixty bands would be an honour and a lot of work, I would do both.
= yasmin done | Three pencil directions and the hands for twelve breads. | Hands are it. The one for rye looks like a threat, though; and my father wants the shop's year on the bag. | All sixty hands, rye made peace, 1961 on the fold where it shows when one carries it.
*c5 People collect the bands. My father, who is against everything new, has put the rye hand over his desk.
*f5 She sent bread by bus, so that I could draw it torn.
c> My father says hands are unhygienic.
f> Drawn hands are washed. Tell him I promise.
c> He laughed. You have ten minutes of goodwill, use them for the year on the bag.

## Cover and inside of a cookbook that stays open
agnieszka 1900 | Typography, Graphic Design, Print
Soups of one grandmother, 84 recipes, 50 photographs by her grandson. One spread each. Quantities must be readable at arm's length with glasses on the forehead.
mirko 1900 30: Arm's length with glasses on the forehead is 11.5 points in a sturdy face; I would print you one at size and hang it over your stove. Binding first, then layout.
ines 1700 28: I would like to see the grandson's pictures before I promise anything. If they are good, the type may be quiet.
nikhil 700 25: This would be the biggest thing I have set. I know that is not an argument.
= mirko done | 192 pages, print files and a dummy that stays open at page 97, where the dumplings are. | The grandmother cannot find "pinch of". She reads the quantities as a list and skips words. | Pinches are now in the list as "1 pinch". Page 97 still stays open.
*c5 It stays open at the dumplings. He printed the page, hung it in my kitchen by post and waited for steam.
*f5 Publishers who let you choose the binding first are rare.

## A mark for a dive school that works on a tank, a shirt and a boat
maricel 600 | Branding, Graphic Design
Not a diver, not a flag, not a bubble with a smile. Sprayed on tanks by hand with a stencil, so no thin bridges.
ines 900 16: A stencil decides everything, which I enjoy. Three directions in black, sprayed by me on a wall before you see them.
nikhil 350 12: Stencils I know from number plates. I would offer two and a spare.
yasmin 700 14: I would draw the reef's line as seen from the boat; one stroke.
= nikhil done | Two marks as stencils at three sizes, cut-tested in card, and the one you chose as files for shirt and boat.
*c5 The second mark was perfect: the reef with a gap where we enter. Forty tanks sprayed, all readable.
*f5 First stranger who hired me. She sent a film of the spraying, I watched it six times.

## Timetable for boats, one page, three seasons, tide included
amina 500 | Typography, Graphic Design
Guests photograph our timetable and then ask. Three seasons, two dhows, times that depend on the tide. On one page for the wall and one screen for the phone.
mirko 650 9: Tide in a table is my kind of trouble. I would print times only for what is fixed, and for the rest give the rule in seven words.
nikhil 260 8: I would colour the three seasons as wet, windy and hot.
yasmin 420 9: Two dhows could be drawn in the margin, as people remember which was which by its sail.
= mirko done | Wall page, phone screen, and a strip for each season to be pasted over, so that you never reprint.
*c5 Nobody has asked since. The rule in seven words is "Two hours before and after high water".
*f4 Good people. The tide times had to be corrected once, after printing; it was nobody's fault but the moon's.

## Twelve cards for breathing, for people who wait
raghav 900 | Illustration, Graphic Design
For the waiting rooms: a card in the hand, one exercise, four drawings. Calm, not childish. They will be disinfected a hundred times.
noelle 880 16: I made such cards for people waiting for a scan. Four drawings: in, hold, out, nothing. The nothing is the difficult one.
yasmin 800 16: I would draw the same woman on all twelve and let her get calmer from card to card.
nikhil 300 12: Could the cards be round? Nothing says calm like no corners.
= noelle done | Twelve cards, lacquered sample in the post. My brother followed them exactly and fell asleep.
*c5 Patients put them in their pockets, which is theft and praise. We have reprinted twice.
*f5 Gave me a therapist for an hour to breathe at.

## Poster series for six plays without faces
rory 1100 | Graphic Design, Lettering, Illustration
We cannot pay for photographs and our actors have vetoed each other's faces. Six posters that are clearly a family; print and phone. First one needed in three weeks.
mirko 1300 20: Six plays, six typefaces, one size. The title so large that it is cut by the edge.
yasmin 1000 21: One object each: key, egg, wet shoe, letter, candle, empty chair. In ink.
noelle 1050 20: I would fold a chair from paper for each and draw that.
= yasmin done | All six, print and phone, with the wet shoe redrawn until it was wet.
*c5 The wet shoe was stolen from three bus stops. Highest praise in this town.
*f5 Six plays read aloud to me in one evening by the whole cast.

## Instructions without words: build a bike rack
jonas 500 | Illustration, Graphic Design
Flat pack, eleven parts, one Allen key. Customers call from the floor. I want nine drawings and no sentence.
noelle 480 9: My brother is ready. He builds, I watch where he goes wrong, I draw that moment.
nikhil 250 8: I will build one from card first.
= noelle done | Nine drawings. My brother built it in fourteen minutes, and once upside down, which is now drawing five.
*c5 Not one call since. Drawing five is on the wall of the workshop.


## Stamp, letterhead and flag of an association of beekeepers
henryk 400 | Branding, Graphic Design
We have a bee from 1956 that looks like a fly. The board wants it kept. I want it not to look like a fly. The stamp is two centimetres.
ines 700 14: I would keep 1956 and correct the wings; flies have two, bees have four. The board can hardly vote against wings.
nikhil 240 10: I would send three bees from very near to 1956 to slightly further, and let the board vote.
mirko 600 14: Letterhead as a table of members' villages. It would look good and take time.
= ines done | A bee with four wings, as stamp, letter and flag. A page for the board that explains the wings.
*c4 Voted through with two abstentions. The wings were the argument. The flag maker wanted other files, which came after a week.


## Label for four syrups: amber, dark, very dark, "do not ask"
genevieve 1300 | Packaging, Graphic Design, Branding
58 producers, one label, each wants their name on it. Glass bottle, 250 ml, French and English by law. The fourth kind is for those who know.
ines 1300 22: Tell them apart without colour, as I must: by how full the drop is. Each producer's name by a small stamp in a free field, so nobody has to print 58 labels.
yasmin 1100 22: Four trees at four hours. The last one is at night.
noelle 1200 20: I am from the prairie and have no trees in my head, which may be an advantage here.
= ines done | Four labels, legal texts in both languages, a stamp field that fits the longest name (Saint-Pierre-de-la-Rivière-du-Sud). | The drop on "dark" and "very dark" is too close when the bottle is full. | Drops redrawn: half, two thirds, full, and spilled.
*c5 Fifty-eight signatures on one label. I did not think that I would live to see it. "Spilled" is the bestseller.
*f4 She had collected all objections before I began, sorted by loudness. The legal texts changed after approval, and so did my weekend.

## Small logo for a bakery's scale
luciana 150 | Graphic Design
For the tablet over the scale: a sign that says right weight, one that says almost. Seen from two metres through flour.
nikhil 130 4: Full loaf, sliced loaf. In black on white, as flour is white.
yasmin 180 5: A hand that holds still.
= nikhil done | Two signs in three sizes, and one for "scale is asleep".
*c4 Good and quick. The sleeping scale is charming, although I did not ask for it.
*f5 Paid before I had cleaned my brush.

## Book cover: poems about electricity
agnieszka 550 | Graphic Design, Lettering
Debut, 64 pages, a poet who was a lineman. One colour plus black. No bulbs.
mirko 600 14: Lines between poles, seen from a train, set in lead at the museum in Leipzig if they let me.
ines 550 14: The title as a cable that is a bit too short.
yasmin 500 12: A bird on the line, of course. So rather: the line after the bird.
= yasmin done | The line after the bird, in ink, with the lettering on the same line.
*c5 The poet went quiet and then asked for the original. It hangs in a substation.
*f5 Sent me all 64 pages and the advice to wait for rain.

## Redraw 22 signs for a workshop from 1920
friedrike 800 | Lettering, Graphic Design
Enamel signs, broken, photographed. We want them as vectors to have new ones made: "Do not touch the roller." Exact, with their mistakes.
mirko 800 16: With their mistakes, gladly; I collect them. I would need a ruler in each photograph.
nikhil 280 14: I can trace carefully and I will not improve anything.
= mirko done | 22 signs as vectors, with a sheet of 17 mistakes that I kept and one that was a scratch.
*c5 The sheet of mistakes is a delight and hangs beside the signs.
*f5 Ruler in each photograph, light from the left. A professional.

## App icon that is not a leaf
mei 350 | Graphic Design, Branding
For a plant app. All of them are leaves. Mine is about pressing and looking closely.
nikhil 200 7: The corner of blotting paper with a stain.
noelle 340 7: Two sheets and something between them that you cannot see yet.
ines 380 8: A circle with a stem. I would show it at 29 pixels first, because that decides.
= noelle done | Two sheets, something between. Light, dark and tinted versions.
*c5 People tap it to find out. Exactly right.
*f5 One round, one reason, one icon.

## Front panel for a synthesizer with 46 knobs
bartosz 700 | Graphic Design, Typography
Silk screen in one colour on black. 46 knobs, nine groups, Polish and English. Now it looks like a power station.
mirko 720 12: Power stations are well labelled. I would use three sizes and no lines, only distances.
ines 750 14: I would show the path of the sound, and put everything else where it does not interrupt.
nikhil 260 10: Could three of the knobs be white? Tara's text is about three knobs, I read.
= mirko changes | Panel in one colour, three sizes, no lines. | I can read everything, and it is beautiful, but the group "envelope" is where the screw goes. My fault, the drawing had no screws.
f> There is a screw in the envelope.
c> There are eleven screws and none in my drawing. I am ashamed.
f> Send the eleven. Typography is mostly avoiding screws.

## Illustrations for a leaflet on knees
raghav 650 | Illustration, Graphic Design
Eight small drawings for Tara's text: hand on stair, ice, crutch, first step. Warm, honest, no skeletons.
noelle 640 12: First step from the patient's eyes, looking down. I would like to see the stair.
yasmin 600 12: Hands and knees are what I draw most, sadly in this order.

## Signs for a market stall that travel in a van
teresa 380 | Graphic Design, Lettering
Oil, soap, jam. Wind, sun, a van with a dog. Chalk is out, as it rains.
yasmin 360 9: Painted tin, three sizes, with a hole for a string. The dog as the logo of nothing.
nikhil 180 7: I can have it as files for any sign maker by Thursday.
ines 450 9: Type first, then tin. How far away are people when they decide?

## Annual report of a school in twelve postcards
goncalo 700 | Graphic Design, Illustration
Nobody reads annual reports. Twelve postcards with one number each, sent once a month. Donors are old and like stamps.
yasmin 680 14: One number, one thing to show it: 19 teachers as 19 bags in the corridor.
nikhil 300 12: May I begin with the number that you like least?
noelle 650 14: I would draw how each number feels from inside.
= yasmin working
f> 410 pupils will not fit on a postcard. 410 umbrellas will.

## Chart of honey colours, printed exactly
henryk 250 | Print, Graphic Design
Seven honeys from water to coal. Members hold the jar beside it. Our last chart was green.
mirko 260 8: Colour by numbers with the printer in Lublin on the phone, and a proof that you hold beside your own jars, by a north window.
ines 300 9: As I do not see that it was green, I should not do this one, but I would love to see it.
= mirko done | Seven fields, proofed by the window, with the hour of day printed below.
*c5 Not green. Members have found out that two of them have been wrong since 1988.
*f5 Sent seven jars. I have tested all of them thoroughly.

## Wrapping paper with every bus stop of Halifax
dwayne 450 | Graphic Design, Illustration
A present for users of the app who wrote to me about buses instead of tides. All 2,400 stops as dots with a few names. Two colours, 70 by 100.
nikhil 220 9: 2,400 dots I place by script and sixty names by hand.
mirko 500 10: Names along the coast must bend with it.
= closed
`
