/** Form: `read-people.ts`. */
export const peopleOfIndiaAndKenya = `
## raghav | Raghav Deshmukh | Pune, India | hi en |
Physiotherapist who ended up running five clinics

I still treat patients two mornings a week. The rest is rosters, insurance papers and the question why nobody picks up the phone at the Kothrud clinic.
+ Founder | Sandhi Physiotherapy | 2012 – present | Five clinics, 31 therapists.
@ Master of Physiotherapy | Sahyadri College of Health | 2009

## meenakshi | Meenakshi Sundaram | Chennai, India | ta en | 36 available 30
Android developer, Java since before it was fashionable, then after
Java, Kotlin, SQLite, Android
I maintain what others left. Old Android apps, crash reports, upgrades three versions overdue. Send me the crash list and I will tell you which three causes are behind it.
+ Android developer | Self-employed | 2018 – present | Twenty-two rescued apps.
+ Java developer | Marina Softworks | 2008 – 2018 | Banking back ends, and the pager.
@ BTech, Information Technology | Adyar Institute | 2007
# Crash rate from 4 % to 0.2 % | A delivery app with 60,000 drivers.
* Java | Advanced | 20 | 18 | 55
* Kotlin | Intermediate | 15 | 13 | 102

## imran | Imran Qureshi | Lucknow, India | hi ur en | 30 available 35
React developer: dashboards, admin pages, things with filters
React, JavaScript, Node.js, TypeScript
I like screens that show many numbers to tired people. I answer within the day, and I write down what we agreed after every call.
+ Frontend developer | Self-employed | 2020 – present | Clinics, schools, one cricket league.
@ BCA | Gomti College | 2019
# Timetable screen for a school | 44 teachers, no more paper on the door.
* React | Intermediate | 15 | 13 | 26
% typescript | 3 | 8

## tara | Tara Bhattacharya | Kolkata, India | bn hi en | 27 available 25
Writer of product pages, manuals and patient explanations
Content Writing, Editing, Technical writing
I was a science teacher. I still explain things to a class in my head, and I notice when somebody in the third row stops listening.
+ Writer | Self-employed | 2019 – present | Health leaflets, shop texts, two textbooks.
+ Teacher, Physics | Ballygunge Girls' School | 2012 – 2019 | Grades eight to ten.
@ MSc, Physics | Hooghly University College | 2011
# Before your operation: what happens when | Read in twelve waiting rooms, revised four times.
* Content Writing | Intermediate | 15 | 13 | 84

## jaspreet | Jaspreet Gill | Chandigarh, India | pa hi en | 26 limited 20
Search and listings for shops with an address
Digital Marketing, SEO, Analytics
Opening hours, maps, reviews, the boring things that bring people through a door. I report visits and calls, not impressions.
+ Consultant | Self-employed | 2018 – present | Dentists, nurseries, tyre shops.
@ MBA | Shivalik Business School | 2016
* Digital Marketing | Beginner | 15 | 13 | 130

## nikhil | Nikhil Rao Kamath | Mangaluru, India | en hi | 22 available 40
Graphic designer, second year, patient with small formats
Graphic Design, Branding, HTML/CSS
Menus, tickets, stickers, icons. I have done forty logos for friends and three for strangers, and I prefer strangers.
+ Junior designer | Netravati Prints | 2024 – 2025 | Wedding cards by the thousand.
@ BDes | Coastal School of Design | 2024
% graphic-design | 6 | 20

## otieno | Brian Otieno Okumu | Kisumu, Kenya | en sw | 31 available 30
Vue and PHP developer who answers the phone
Vue.js, PHP, JavaScript, MySQL
Small firms, real deadlines. I build on what you have, train the person who will use it, and stay reachable after the last payment.
+ Web developer | Self-employed | 2017 – present | Saccos, clinics, a fish market.
@ BSc, Information Systems | Lakeside University | 2016
# Auction board for a fish market | Prices by text message before the boats are in.
* Vue.js | Intermediate | 15 | 14 | 36

## amina | Amina Warsame | Mombasa, Kenya | sw en ar |
Guesthouse with nine rooms, two dhows and a cook people write about

I took over from my aunt. Guests come by word of mouth, which is a compliment and not a plan.
+ Owner | Nyumba ya Pwani | 2015 – present | Nine rooms, two dhows, breakfast on the roof.

## kiprono | Kiprono Cheruiyot | Eldoret, Kenya | sw en | 35 limited 20
Mobile developer: maps, tracks and bad reception
Kotlin, Maps, Offline sync, Java
I run marathons slowly and write software that follows those who run them fast. GPS, timing, maps that work without a network.
+ Mobile developer | Self-employed | 2019 – present | Race tracking, milk collection, forest patrols.
@ BSc, Geomatics | Rift Valley Technical University | 2018
# Milk rounds | 1,300 farmers see the litres that were written down, the same morning.
* Kotlin | Advanced | 15 | 12 | 41

## njeri | Njeri Kamau | Nairobi, Kenya | sw en | 39 available 25
UI/UX designer for first-time users
UI/UX Design, Usability testing, Graphic Design
Most people I design for have never filled in a form on a phone. I test in markets and matatus, with paper first. You will get fewer screens than you asked for.
+ Designer | Self-employed | 2018 – present | Savings groups, seed shops, a blood bank.
@ BA, Design | Nairobi School of Arts | 2016
# Savings without reading | Group savings by colour and amount, for people who count better than they read.
* UI/UX Design | Intermediate | 20 | 18 | 22

## mutua | Mutua Kilonzo | Machakos, Kenya | sw en |
Solar pumps for farms, sold or by the month

We install pumps on 700 farms and read most of them by phone call. I am an engineer; my brother does the selling; nobody does the website.
+ Co-founder | Maji Jua | 2017 – present | Pumps, pipes, repairs.
@ BEng, Mechanical Engineering | Machakos Polytechnic University | 2013

## akinyi | Akinyi Odhiambo | Nairobi, Kenya | en sw | 30 available 30
Report writer: from 90 pages of findings to nine that are read
Content Writing, Editing, Research
Ten years of annual reports, evaluations and grant texts. I ask for the raw interviews, because the best sentence is usually in there.
+ Writer and editor | Self-employed | 2015 – present | Cooperatives, clinics, three ministries.
@ MA, Communication | Uhuru University | 2014
# Nine pages on water | An evaluation that a county council read aloud.
* Content Writing | Advanced | 15 | 13 | 19
% clear-english-for-work | 6 | 30
`
