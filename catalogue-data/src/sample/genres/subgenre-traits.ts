import type { ProfileName } from '../schedule/profiles.ts';

/** Properties of every subgenre: when it is on air, and the keywords that suit it. */
export interface SubgenreTraits {
  readonly subgenre: string;
  readonly genre: string;
  readonly profile: ProfileName;
  readonly keywords: readonly string[];
}

/** `subgenre profile keyword keyword …`, the best-fitting keywords first. */
const ROWS = `
action-adventure/action-series epic tone/suspenseful setting/big-city law/undercover law/kidnapping people/experts
action-adventure/adventure epic history/exploration setting/jungle setting/island tone/spectacular setting/ship
action-adventure/disaster epic nature/climate people/firefighters tone/suspenseful nature/rivers setting/big-city
action-adventure/espionage crime law/undercover history/cold-war society/politics tone/suspenseful setting/train
action-adventure/martial-arts martial sports/combat-sports history/empire mechanics/duel fantastic/mythology
action-adventure/military epic history/war history/memory people/students family/friendship setting/snow
action-adventure/survival epic nature/mountains setting/snow setting/desert family/friendship tone/suspenseful
action-adventure/western epic history/exploration setting/desert setting/small-town family/siblings nature/rural-life
crime-mystery/detective crime law/murder people/seniors setting/small-town family/family-secrets tone/ironic
crime-mystery/forensic crime law/cold-case science/medicine law/murder people/experts setting/big-city
crime-mystery/gangster dark law/organised-crime family/siblings setting/harbour tone/dark law/corruption
crime-mystery/legal drama law/courtroom people/lawyers people/women-lead law/corruption society/equality
crime-mystery/mystery crime law/disappearance family/family-secrets setting/small-town tone/suspenseful setting/hotel
crime-mystery/police crime law/police law/murder law/undercover family/friendship setting/big-city
crime-mystery/thriller crime law/kidnapping tone/dark tone/suspenseful family/marriage setting/small-town
crime-mystery/true-crime-drama crime origin/based-on-facts law/cold-case law/courtroom society/media setting/small-town
culture/architecture culture arts/architecture work/real-estate history/memory setting/big-city people/experts
culture/arts culture arts/painting arts/photography arts/crafts society/media people/experts
culture/books culture arts/books history/memory tone/slow-tv people/experts society/education
culture/cinema culture arts/cinema arts/acting history/nostalgia people/celebrities society/media
culture/heritage culture arts/crafts history/memory nature/rural-life history/archaeology food/regional-food
culture/performing-arts stage arts/theatre arts/dance arts/puppets setting/studio tone/immersive
culture/religion faith society/citizenship tone/slow-tv history/memory society/volunteers setting/countryside
documentary/docu-series docSeries tone/observational society/citizenship setting/harbour origin/co-production work/hospital
documentary/history singleDoc history/war history/archaeology history/empire history/ancient-history history/industrial-age
documentary/investigation singleDoc law/corruption society/media work/business society/politics law/cybercrime
documentary/nature nature nature/wildlife nature/oceans nature/forest nature/conservation nature/animals
documentary/portrait singleDoc history/memory people/women-lead arts/painting people/celebrities tone/emotional
documentary/science docSeries science/space science/engineering science/artificial-intelligence science/experiments nature/climate
documentary/society singleDoc society/housing society/migration society/ageing work/career-change society/education
documentary/travelogue docSeries setting/road-trip setting/train food/regional-food nature/mountains history/exploration
documentary/true-crime crimeDoc law/cold-case law/murder law/disappearance law/police law/courtroom
drama/coming-of-age drama people/teenagers family/first-love family/friendship setting/school tone/emotional
drama/family-saga drama family/family-secrets family/generations family/siblings setting/hotel tone/emotional
drama/historical epic history/royalty history/empire history/middle-ages people/women-lead tone/spectacular
drama/medical drama work/hospital people/doctors science/medicine family/friendship tone/emotional
drama/political drama society/politics law/corruption people/women-lead society/media tone/suspenseful
drama/romance romance family/first-love family/marriage tone/feel-good setting/island people/couples
drama/social drama society/neighbours society/housing setting/factory family/single-parents tone/emotional
drama/workplace drama work/startup society/media work/career-change family/friendship people/women-lead
entertainment/dance-contest bigShow arts/dance mechanics/jury mechanics/audience-vote people/celebrities mechanics/elimination
entertainment/event event people/celebrities arts/singing tone/spectacular mechanics/audience-vote arts/cinema
entertainment/hidden-camera pranks mechanics/hidden-camera people/celebrities arts/comedy tone/ironic family/friendship
entertainment/magic studio arts/magic people/experts tone/spectacular mechanics/challenge setting/studio
entertainment/singing-contest bigShow arts/singing mechanics/auditions mechanics/coaching mechanics/blind-choice mechanics/jury
entertainment/studio-challenge studio mechanics/challenge mechanics/team-game people/celebrities tone/family-friendly setting/studio
entertainment/talent bigShow mechanics/auditions mechanics/jury people/amateurs mechanics/audience-vote arts/magic
entertainment/variety bigShow people/celebrities arts/comedy arts/singing mechanics/team-game setting/road-trip
game-quiz/family-game stripQuiz tone/family-friendly mechanics/team-game family/generations mechanics/cash-prize mechanics/home-play
game-quiz/general-knowledge stripQuiz mechanics/cash-prize mechanics/duel mechanics/home-play society/education setting/studio
game-quiz/guessing primeQuiz mechanics/cash-prize mechanics/blind-choice people/celebrities mechanics/home-play setting/studio
game-quiz/memory primeQuiz mechanics/countdown mechanics/cash-prize science/mathematics mechanics/duel setting/studio
game-quiz/physical-game physical mechanics/challenge mechanics/elimination mechanics/team-game people/amateurs tone/spectacular
game-quiz/trivia-comedy panel arts/comedy people/celebrities mechanics/team-game tone/ironic society/media
game-quiz/word-game stripQuiz mechanics/countdown mechanics/home-play mechanics/duel arts/books mechanics/cash-prize
humour/comedy-drama comedyDrama family/divorce work/restaurant setting/small-town tone/feel-good family/marriage
humour/mockumentary sitcom tone/ironic society/politics work/startup setting/small-town society/media
humour/satire lateComedy society/politics tone/ironic arts/puppets society/media arts/impersonation
humour/scripted-shorts shorts arts/comedy family/friendship tone/ironic people/couples setting/big-city
humour/sitcom sitcom family/friendship family/parenting society/neighbours setting/big-city tone/feel-good
humour/sketch lateComedy arts/comedy arts/impersonation tone/ironic people/celebrities society/neighbours
humour/stand-up lateComedy arts/comedy people/amateurs tone/ironic setting/studio family/divorce
kids/animation-action kidsSeries fantastic/superpowers family/friendship science/robots fantastic/dragons origin/based-on-comic
kids/animation-comedy kidsSeries people/animals-heroes family/friendship arts/comedy fantastic/dragons nature/animals
kids/edutainment kidsShow science/experiments society/education science/inventions nature/animals science/space
kids/kids-game kidsShow mechanics/team-game setting/school mechanics/challenge people/children tone/family-friendly
kids/live-action kidsShow setting/school family/siblings people/children fantastic/parallel-world family/friendship
kids/preschool preschool people/animals-heroes nature/gardens family/friendship arts/singing arts/puppets
kids/teen teen people/teenagers setting/school family/first-love arts/singing society/social-networks
lifestyle/beauty-fashion makeover arts/fashion body/style body/beauty people/experts mechanics/transformation
lifestyle/cooking lifestyle food/chefs food/family-recipes food/regional-food food/market body/food-health
lifestyle/garden lifestyle nature/gardens people/experts nature/recycling setting/countryside food/vegetarian
lifestyle/health lifestyle body/nutrition body/sleep people/doctors body/mental-health body/wellbeing
lifestyle/home makeover work/real-estate arts/architecture society/housing people/couples work/saving
lifestyle/motoring motoring science/transport work/second-hand people/experts setting/road-trip science/engineering
lifestyle/pets lifestyle nature/pets nature/animals people/experts society/volunteers family/parenting
lifestyle/travel lifestyle setting/road-trip food/street-food setting/island nature/mountains work/saving
music/classical stage arts/singing arts/theatre tone/immersive people/experts setting/big-city
music/concert concert arts/singing tone/immersive history/nostalgia people/celebrities setting/big-city
music/folk concert arts/singing arts/dance history/memory nature/rural-life setting/countryside
music/music-magazine musicMagazine arts/singing society/media people/celebrities history/nostalgia setting/studio
music/music-show musicShow arts/singing people/celebrities history/nostalgia mechanics/duel setting/studio
news/business business work/business work/entrepreneurs work/startup society/politics work/saving
news/debate debate society/politics society/citizenship society/media people/experts mechanics/audience-vote
news/interview newsWeekly society/politics society/media people/experts history/memory setting/studio
news/investigative-magazine newsWeekly law/corruption society/media work/business society/politics body/nutrition
news/morning morning society/citizenship body/wellbeing food/family-recipes people/celebrities society/media
news/news-magazine newsWeekly society/politics society/media society/migration nature/climate work/business
news/newscast newscast society/politics society/media work/business nature/climate society/citizenship
reality/adventure-reality prime mechanics/challenge nature/mountains setting/jungle mechanics/elimination people/couples
reality/cooking-contest prime food/chefs mechanics/elimination people/amateurs mechanics/jury food/desserts
reality/craft-contest prime arts/crafts people/amateurs mechanics/jury work/second-hand mechanics/elimination
reality/dating dating people/couples mechanics/blind-choice family/weddings people/farmers setting/island
reality/docu-soap docuSoap tone/observational work/hospital nature/animals setting/ship people/doctors
reality/home-makeover makeover mechanics/transformation work/real-estate society/neighbours mechanics/countdown arts/architecture
reality/makeover makeover mechanics/transformation body/style body/beauty tone/emotional arts/fashion
reality/shared-living house family/generations mechanics/elimination people/seniors people/students mechanics/audience-vote
reality/social-experiment prime mechanics/swap society/equality nature/climate work/saving society/social-networks
sci-fi-fantasy/dystopia drama fantastic/future science/artificial-intelligence society/politics tone/dark setting/big-city
sci-fi-fantasy/fantasy epic fantastic/dragons fantastic/mythology fantastic/witches tone/spectacular history/middle-ages
sci-fi-fantasy/horror dark tone/dark fantastic/ghosts setting/hotel fantastic/vampires tone/suspenseful
sci-fi-fantasy/science-fiction epic science/space fantastic/future fantastic/aliens science/robots setting/ship
sci-fi-fantasy/supernatural crime fantastic/ghosts fantastic/folklore family/family-secrets setting/small-town tone/suspenseful
sci-fi-fantasy/time-travel drama fantastic/parallel-world history/nostalgia setting/train family/first-love science/inventions
soap/daily-soap dailySoap society/neighbours family/marriage family/divorce setting/big-city work/shopping
soap/period-telenovela telenovela history/nostalgia family/family-secrets setting/countryside family/first-love tone/emotional
soap/telenovela telenovela family/family-secrets people/women-lead family/marriage tone/emotional family/adoption
soap/weekly-serial serial nature/animals setting/small-town family/generations tone/feel-good society/neighbours
soap/youth-soap dailySoap people/teenagers setting/school family/first-love people/students setting/island
sport/extreme docSeries nature/mountains sports/winter-sports tone/spectacular people/experts setting/snow
sport/fitness fitness body/fitness body/wellbeing body/weight-loss people/experts mechanics/home-play
sport/live-sport liveSport sports/football sports/basketball sports/tennis sports/athletics sports/cycling
sport/sport-documentary singleDoc sports/football tone/emotional sports/combat-sports history/nostalgia setting/small-town
sport/sport-magazine sportWeekly sports/football sports/athletics sports/motorsport sports/swimming society/volunteers
sport/sport-talk sportWeekly sports/football people/experts arts/comedy sports/esports society/media
talk/celebrity-talk eveningTalk people/celebrities arts/comedy history/nostalgia tone/emotional setting/train
talk/consumer consumer work/shopping work/saving people/experts society/media law/corruption
talk/court-show court law/courtroom society/neighbours people/lawyers family/divorce work/saving
talk/daytime-talk daytimeTalk body/wellbeing family/parenting people/experts society/citizenship people/celebrities
talk/late-night-talk lateTalk people/celebrities arts/comedy tone/ironic society/politics setting/studio
talk/relationship-talk daytimeTalk family/divorce family/marriage people/couples tone/emotional family/generations
`;

export const SUBGENRE_TRAITS: readonly SubgenreTraits[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [subgenre = '', profile, ...keywords] = row.split(' ');
    return { subgenre, genre: subgenre.split('/')[0] ?? '', profile: profile as ProfileName, keywords };
  });
