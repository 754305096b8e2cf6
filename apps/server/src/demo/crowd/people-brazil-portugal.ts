/** Form: `read-people.ts`. */
export const peopleOfBrazilAndPortugal = `
## luciana | Luciana Prado Figueira | Porto Alegre, Brazil | pt es en |
Owner of three bakeries that still close on Mondays

My grandfather opened the first shop in 1961. I run three now, with 34 people, one wholesale kitchen and a website my cousin made. I answer messages between five and seven in the morning, while the second batch proves.
+ Owner | Padarias Figueira | 2011 – present | Took over one shop and opened two. Sixty kinds of bread, none of them frozen.

## thiago | Thiago Arruda Bastos | Recife, Brazil | pt en | 45 available 35
Android and iOS developer, offline by habit
Kotlin, Swift, Offline sync, SQLite, Bluetooth
I make native apps for people who work outdoors: meter readers, divers, nurses on motorbikes. I test on the phone your people really own, which is usually four years old with a cracked screen.
You get a build every Thursday, installed, not described.
+ Mobile developer | Self-employed | 2019 – present | Eleven apps in the stores, nine still updated.
+ Android developer | Capibaribe Sistemas | 2014 – 2019 | Route planning for 900 water-meter readers.
@ BSc, Computer Science | Instituto do Capibaribe | 2013
# Meter rounds without a signal | Readings wait on the phone for days and are sent once, in order.
# Vaccination rounds | Used by 210 nurses; the longest time without network was nine days.
* Kotlin | Advanced | 15 | 13 | 88

## yasmin | Yasmin Tavares do Vale | Belo Horizonte, Brazil | pt en | 34 available 25
Illustrator: food, tools, plants and the hands that hold them
Graphic Design, Illustration, Packaging, Lettering
I draw with ink and finish on the screen. Labels, menus, small animals for children's books. I send three pencil sketches before any colour, and I do not draw from photographs I have no right to.
+ Illustrator | Self-employed | 2017 – present | Packaging for coffee, cheese, soap and one very small cachaça.
@ BA, Visual Arts | Escola da Serra | 2016
# Twelve coffees, twelve birds | A label for each farm, with the bird its owner chose.
# Field guide to a market hall | Forty-two stalls on one folded sheet.
* Graphic Design | Intermediate | 15 | 13 | 61
% graphic-design | 4 | 12

## otavio | Otávio Lacerda Schulz | Curitiba, Brazil | pt es en | 32 limited 15
PHP and Vue developer for shops that outgrew their template
PHP, Vue.js, MySQL, Payments
Fifteen years of other people's shop systems. I read the old code before I offer to replace it, and usually I do not replace it. I speak with your accountant if you let me.
+ Developer | Self-employed | 2016 – present | Repairs, migrations and checkouts for about forty shops.
+ Developer | Loja Araucária | 2009 – 2016 | Kept one shop alive through four Black Fridays.
@ Technician, Informatics | Colégio Técnico do Iguaçu | 2008
# Checkout in two steps | Abandoned baskets went from 71 to 54 of a hundred.
* PHP | Intermediate | 20 | 17 | 140

## jussara | Jussara Menezes Conceição | Salvador, Brazil | pt en es | 28 available 30
Copywriter in Portuguese and English who reads everything aloud
Content Writing, Translation, Editing
I write the sentence people say, not the one on the poster. Newsletters, shop pages, museum labels, apologies. Two rounds of changes are included; the third usually means that the brief was wrong, and then we talk about it.
+ Copywriter | Self-employed | 2018 – present | Clients in five countries, most of them since the first year.
+ Radio editor | Rádio Baía | 2012 – 2018 | Wrote news for people who were driving.
@ BA, Journalism | Faculdade do Recôncavo | 2011
* Content Writing | Intermediate | 15 | 14 | 43

## caio | Caio Brandt Nogueira | Florianópolis, Brazil | pt de en | 30 available 20
Data analyst, new here, nine years of spreadsheets behind me
Python, SQL, Data cleaning, Statistics
I was the person in the hospital's purchasing office whom everyone asked. Now I do it for others: I take your export, find what does not add up, and give it back with a page about what I did.
+ Analyst | Hospital Costa Verde | 2016 – 2025 | Stock, purchasing, and the monthly table nobody dared to change.
@ BSc, Statistics | Faculdade da Ilha | 2015
% data-analysis-with-spreadsheets | 5 | 9
% statistics-for-decisions | 2 | 4

## teresa | Teresa Vilhena | Évora, Portugal | pt es en fr |
Olive oil, eleven rooms and too many visitors in May

Our estate presses its own olives and lets eleven rooms. I am an agronomist by training, so I like numbers, and a host by accident, so I know what guests ask at ten in the evening.
+ Managing partner | Herdade do Vale Fundo | 2014 – present | Oil, rooms, harvest weeks.
@ MSc, Agronomy | Instituto de Évora | 2009

## duarte | Duarte Semedo | Porto, Portugal | pt en | 54 available 20
Python developer for data that arrives late, twice or in the wrong order
Python, SQL, Data pipelines, Maps
I build imports that say what they did with every row. Before that I counted fish for a research institute, which teaches you humility about samples.
+ Data engineer | Self-employed | 2020 – present | Utilities, bus companies, one fish auction.
+ Research programmer | Centro de Estudos do Mar | 2013 – 2020 | Models of sardine stocks, and the pipeline that fed them.
@ MSc, Marine Biology | Faculdade da Foz | 2012
# Every bus, every stop | 2.1 million rows a day into one table that planners can read.
* Python | Advanced | 20 | 17 | 33

## ines | Inês Carrapatoso | Aveiro, Portugal | pt en fr | 44 limited 18
Brand and packaging designer, colour-blind, careful about contrast
Graphic Design, Branding, Packaging, Typography
A mark has to work on a stamp, a van and a phone at night. I show you three directions in black first; colour comes when the shape is right. I cannot tell red from green, so nothing I make depends on it.
+ Designer | Self-employed | 2015 – present | Twenty-six identities, mostly for things one can eat or repair.
@ BA, Communication Design | Escola da Ria | 2014
# A mark for a salt cooperative | Works at nine millimetres, which is what the lid allows.
# Tins for a cannery | Seven fish told apart by pattern, not by colour.
* Graphic Design | Advanced | 15 | 12 | 24

## goncalo | Gonçalo Pinheiro | Braga, Portugal | pt en de |
Director of a language school with more pupils than chairs

Portuguese for newcomers, English and German for everyone else. 410 pupils, 19 teachers, evening classes until ten. I teach on Thursdays so that I remember what the job is.
+ Director | Escola Sete Línguas | 2016 – present | From one room above a pharmacy to two floors.

## filipa | Filipa Nogueira | Setúbal, Portugal | pt en | 50 available 30
Angular and TypeScript developer, at home in large forms
Angular, TypeScript, Node.js, Accessibility
Insurance claims, school enrolments, port permits: forms with eighty fields that nobody enjoys. I make them shorter first and faster second.
+ Frontend developer | Self-employed | 2021 – present | Public offices and one shipyard.
+ Developer | Seguros Atlântida | 2014 – 2021 | The claims desk of 300 colleagues.
@ BSc, Informatics | Instituto do Sado | 2013
# Enrolment in four screens | The paper version had eleven pages; the phone version has four screens.
* Angular | Intermediate | 15 | 14 | 70
* TypeScript | Advanced | 15 | 12 | 52

## xavier | Xavier Monteiro | Funchal, Portugal | pt en | 48 unavailable
Ruby developer, at sea until the autumn
Ruby, PostgreSQL, JavaScript
Eleven years of booking systems for small hotels. I am crossing the Atlantic on a friend's boat and read messages in harbours.
+ Developer | Self-employed | 2014 – present | Booking and housekeeping for hotels with fewer than forty rooms.
* Ruby | Intermediate | 15 | 11 | 150
`
