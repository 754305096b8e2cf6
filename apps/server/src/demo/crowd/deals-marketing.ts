/** Form: `read-deals.ts`. */
export const marketingDeals = `
## Fill eleven rooms in February without lowering the price
teresa 1600 | Digital Marketing, Content Writing
May is full, February is empty, and I will not be cheap. There is pruning, fog, fire and soup. Budget for advertising is 900 dollars on top; I want to know each week what it did.
zofia 1500 45: Fog and soup sell to people from the city on a Tuesday evening. I would spend the first hundred on finding out which of the two, and the rest on that one. A page each Friday.
liza 700 40: I would show pruning as a thing one may do, with gloves provided. People book what they can tell at home.
anjali 2100 40: Your best list is the people who were there in May. I would write to them before I pay anyone for strangers.
= zofia done | February: 84 nights booked of 308, last year 19. Spent 871. It was the soup.
*c5 She stopped the fog campaign in week one with a one-line reason and a sum. Soup it was. I now read pages on Fridays.
*f5 Quick with photographs, and she cooked the soup for the camera herself.
*r Everyone who has seen the soup asks for the recipe. May I?
c> Will people really come for soup?
f> Ask me on Friday. So far eleven do, and four for fog.
c> My cook wants it noted that it is *caldo*, not soup.
f> Then the page says caldo, and the advertisement says soup.

## Reviews for five clinics: ask everybody, beg nobody
raghav 500 | Digital Marketing
Patients thank us in the corridor and nobody writes it down. I want a way to ask that is allowed, not annoying, and the same for happy and unhappy ones.
jaspreet 450 20: One text, two days after the last session, to everyone. No filter, as the filter is what gets clinics banned. I would also answer the old ones with you.
anjali 800 21: It matters who asks. The therapist saying it at the door beats every text.
= jaspreet done | Texts run in all five clinics since the 3rd. 212 new reviews, average 4.6, eleven unhappy ones answered by you within a day.
*c4 Honest and effective. Of the eleven complaints, nine were about the telephone in Kothrud, which I had suspected. The weekly list came every ten days or so.
*f5 Answers complaints himself, at night, kindly.

## Find out why nobody finds our bike shop's repair page
jonas 400 | SEO, Digital Marketing
We repair, people search for repairs, and a chain without mechanics comes first. I can write and photograph. I cannot read analytics.
jaspreet 360 10: Your opening hours differ in three places, the page has no address in its text, and the photographs are called IMG. Those three first, then we measure for a month.
zofia 420 10: I would look at what people type: "brakes squeal Freiburg" is a page you could write in an hour.
= jaspreet done | Hours fixed in nine places, the page rewritten, forty photographs renamed. You are second for repairs and first for squealing.
*c4 Calls for repairs up by half in six weeks. Some of the new page names are longer than I would have liked, but first for squealing is first.


## Season tickets for people under thirty
rory 700 | Digital Marketing, Content Writing
Our audience and I age together. There are 30,000 students within four kilometres. Six shows for the price of two pizzas. I have 300 dollars for advertising and a cast with phones.
liza 550 30: The cast's phones are the campaign. I would give each actor one question per week to answer in fifteen seconds, backstage.
anjali 900 30: Two pizzas is the headline. I would hand out slices on the first day of term and scan student cards.
zofia 650 28: Small test: two offers, one evening each. What do they not come for: price, time or fear of being bored?
= liza done | 412 season tickets for people below thirty; last year 37. 280 dollars spent, on pizza mostly.
*c5 The cast now asks for the question of the week. The front rows are loud and I love it.
*f5 Trusted a stranger from Iloilo with his theatre's voice. We only deleted one video.

## Winter in the water: guests for a dive school when it rains in Manila
maricel 450 | Digital Marketing, Content Writing
Visibility is best when nobody comes. Europe has winter then. I post when I remember, mostly turtles.
liza 430 30: Turtles on Mondays is a plan if it is each Monday. I would add water temperature in numbers, every day at seven in the morning, Central European time.
rowena 300 25: A letter to those who were certified with you in other winters. There are 3,100 of them, I read.
anjali 900 30: Before posts: how does one book at three in the morning your time?
= liza done | January and February at 81 %. Temperature at seven works better than turtles, to everybody's surprise.
*c4 Full boats. I had to learn to send the temperature also on Sundays, and she was strict about it.
*f5 Sends what she promises, except on two Sundays.

## Which of our thirty newsletters can we stop writing
anjali 600 | Digital Marketing, Analytics
A client sends thirty different newsletters, one per town. I think ten earn their keep. I need someone from outside to do the sums and take the anger.
zofia 560 8: I take anger well if the sums are right. I would need openings, clicks, and what each town has bought since.
duarte 700 8: I would test the ten against what they would have bought anyway, as that is usually most of it.
= zofia done | Nine earn it, five might, sixteen cost more than they bring. A table, and two pages for those who are angry.
*c5 Did the sums twice, in two ways, before she said a word. The client stopped sixteen and nobody wrote to ask.
*f4 Good data. The contract with the town of Whitby could have been mentioned on day one.

## Syrup in Germany: a first test with 2,000 dollars
genevieve 1400 | Digital Marketing, Analytics
One importer in Hamburg, four kinds of syrup, no name. Can we sell it to people who cook, and not to those who make pancakes? Budget for advertising is extra. Report in French or English.
zofia 1350 30: Cooks read recipes with salt in them. I would test three: carrots, salmon, cheese. Sales by the importer's shop, per recipe.
anjali 1600 35: I am your neighbour and have sold a ski hill in Bavaria. Dark syrup only; the light one is for pancakes.
jaspreet 600 30: I would look at what Germans type when they search for it before any advertising.
= zofia done | 2,000 dollars spent, 341 bottles sold, salmon wins. The importer keeps it listed. Nobody bought because of pancakes.
*c5 A clear no to pancakes and a clear yes to salmon. She told us to stop when the money was used well and not when it was gone.
*f5 58 producers with opinions, and one coordinator who shielded me from them.

## The first hundred readers for poetry
agnieszka 500 | Digital Marketing, Content Writing
We print 400 copies of a debut and sell sixty. I want a hundred before it is printed. The poet is shy, the poems are not.
zofia 480 25: A hundred people is a list and not a campaign: libraries, two radio hosts, a choir. I would write to each by name.
rowena 260 20: One poem as a postcard to bookshops, with one line by a bookseller. My Polish is none, but postcards are my thing.
= zofia done | 137 orders before printing, from 61 letters. A copy of each letter is attached.
*c5 Wrote sixty-one letters, none of them alike. We printed 700.
*f5 Gave me the poems before anyone and let me choose.

## A calendar of posts for a bakery, one month, no dogs
luciana 300 | Digital Marketing, Photography
Thirty posts with what to photograph and what to say, for a nephew with a phone. My neighbours post dogs in hats; we do not.
liza 280 8: Thirty things that happen anyway: first tray, broken loaf, the rye nobody buys, who sweeps. The nephew needs ten minutes a day.
rowena 220 7: I write the thirty lines in English, your nephew makes them Portuguese and his.
jaspreet 260 8: I would add opening hours to each of them, as that is what people search for.
= liza done | Thirty posts with shot list. No dogs. One pigeon, which I could not avoid.
*c5 The nephew has done it for a month and likes it, and there are people who come for the broken loaf.


## Get the app of a hearing test into three newspapers
anjali 1300 | Digital Marketing, Content Writing
No paid articles. The story is that a pharmacist in Sudbury found three people in a week who had stopped going to choir. I need someone who can tell it and does not fear a no.
rowena 900 25: Night desk, nine years: I know what arrives at ten at night and is printed. The choir is the story, the app is in paragraph four.
akinyi 1100 25: I would first talk to the three singers.

## Leads for solar pumps on radio and phone, not on the web
mutua 1500 | Digital Marketing
Farmers listen to two stations at five in the morning. We want a short spot in Kamba with a number to call, and to know which station brought which call.
jaspreet 700 20: Two numbers, one per station, and your brother notes nothing because the phone does. I would run them in alternating weeks.
zofia 1200 30: I like that one can measure radio. Ten seconds is enough: the sound of water and a number.
liza 500 20: The spot should have a neighbour's voice. I could plan it, your neighbour has to speak.
= jaspreet working
c> The neighbour said his line in one take and then asked for royalties.
f> Pay him in litres.

## Evening classes in autumn: same money, more chairs
goncalo 800 | Digital Marketing, Analytics
800 for your work, 1,200 for advertising. Last year 212 enrolments. People decide in the last ten days and we advertise in the first ten.
zofia 800 30: You have answered your own question; I would hold back two thirds until the last ten days and use the first ten to find out which class needs it.
liza 400 28: I would film the last lesson of each class: what they can say now.
anjali 1100 25: What does a chair earn? With that we know what it may cost.
= zofia review | Sixty days, 301 enrolments, 1,164 spent. All tables attached, with the ten days that did it.

## Speak to 200 bee schools in three countries
henryk 350 | Digital Marketing, Translation
The association has made a good table about mites. It should hang in every bee school. I have addresses for ours and none for Czechia and Slovakia.
zofia 340 15: Addresses can be found, a letter from a beekeeper is what gets it hung. You write five plain sentences, I have them translated by a beekeeper.
jaspreet 200 14: I can collect the addresses with phone numbers in a week.
= zofia done | 204 addresses, 187 letters, 139 answers, one proposal of marriage between associations.
*c5 The table hangs in 139 schools. The proposal has been referred to the board.
*f5 His five sentences were perfect. I changed a comma.

## What do people say about our dhows when we are not there
amina 350 | Digital Marketing, Research
I want to know before I spend on a website. What do they praise, what do they never mention, what do they say about the others? Two pages.
liza 320 8: I would read all that was written in three years, four languages, you and six others, and count nouns.
akinyi 400 10: I would ring ten guests, the ones who wrote nothing.
= akinyi done | Two pages: nobody mentions the price, everybody the cook, and six of ten feared the boat before and loved it after.
*c5 Six of ten feared the boat! We now send a film of the boat standing still.
*f5 A client who wants to know and not to hear.

## Advertising for a plant app that refuses to track anyone
mei 900 | Digital Marketing, Content Writing
Pocket Herbarium has no account and no tracking, so nobody can tell me what works. 600 for media. Botanic gardens? Walkers? Teachers?
rowena 450 20: Teachers in spring, gardens in summer, walkers always. Each gets a different word to type in the store, and you count words.
liza 400 20: I would show one leaf per day and what it is not.
zofia 850 25: One poster in five gardens with a question, none in five others. Compare downloads by city, which the store tells without tracking anybody.

## Google listing for a workshop that moved across the street
jonas 120 | SEO, Digital Marketing
We moved eleven metres. The map sends people into a hairdresser's.
jaspreet 100 3: Eleven metres are worse than eleven kilometres, since the system does not believe you. I need a photograph of the door with its number.
= jaspreet done | Moved, confirmed, and the hairdresser has her own pin back.
*c5 Three days, as he said. The hairdresser brought flowers.


## Win back 300 members of a theatre who stopped coming
rory 600 | Digital Marketing, Content Writing
They did not leave angry, they left during the renovation of the car park. I have addresses and the shows they loved.
anjali 700 20: I would write by the show they loved: "we play him again, with a car park".
rowena 350 15: A postcard of the new car park, with nothing on it but the date of the première.
= closed
`
