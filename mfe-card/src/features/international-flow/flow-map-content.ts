import type { LegendEntry, Look, MapNote, MapPlace, MapRoute } from '../world-map/index.ts';
import { flowCountries, type FlowCountry, type Launch } from './flow-countries.ts';

/** What a map shows of launches. */
export interface FlowMapContent {
  readonly places: readonly MapPlace[];
  readonly routes: readonly MapRoute[];
  readonly legend: readonly LegendEntry[];
}

/** Texts that depend on the reader's language. */
export interface FlowMapTexts {
  readonly note: (launch: Launch) => MapNote;
  readonly type: (formatType: Launch['formatType']) => string;
  readonly several: string;
  readonly colon: string;
}

export interface TravelledProgramme {
  readonly idProgram: number;
  readonly title: string;
  readonly launches: readonly Launch[];
}

const LOOK_OF_TYPE = { Original: 1, Acquired: 2, Adaptation: 3 } as const;
const LOOK_OF_PLACE: readonly Look[] = [1, 2, 3, 4];
/** The type is unknown, or several programmes share a country. */
const OTHER_LOOK = 5;

const lookOf = (formatType: Launch['formatType']): Look =>
  formatType === null ? OTHER_LOOK : LOOK_OF_TYPE[formatType];

/** From the country of origin to each other country; none if the origin is unknown. */
function routesOf(countries: readonly FlowCountry[], look: (country: FlowCountry) => Look): MapRoute[] {
  const origin = countries.find(({ isOrigin }) => isOrigin);
  if (origin === undefined) return [];
  return countries
    .filter((country) => country !== origin)
    .map((country) => ({ from: origin.code, to: country.code, look: look(country) }));
}

/** One programme: countries by the type of their first launch, in the order of travel. */
export function flowOfProgramme(launches: readonly Launch[], texts: FlowMapTexts): FlowMapContent {
  const countries = flowCountries(launches);
  const look = (country: FlowCountry) => lookOf(country.launches[0].formatType);
  const types = new Set(countries.map((country) => country.launches[0].formatType));
  return {
    places: countries.map((country) => ({
      code: country.code,
      name: country.name,
      look: look(country),
      number: country.number,
      isOrigin: country.isOrigin,
      notes: country.launches.map(texts.note),
    })),
    routes: routesOf(countries, look),
    legend: (['Original', 'Acquired', 'Adaptation', null] as const)
      .filter((type) => types.has(type))
      .map((type) => ({ look: lookOf(type), label: texts.type(type) })),
  };
}

/** If several programmes share a country, a launch names its programme unless it has the same title. */
const ofProgramme = (note: MapNote, title: string, colon: string): MapNote =>
  note.title === title ? note : { ...note, title: `${title}${colon}${note.title}` };

/** Up to four programmes on one map: a look for each, and one for countries that several reached. */
export function flowsOfProgrammes(
  programmes: readonly TravelledProgramme[],
  texts: FlowMapTexts,
): FlowMapContent {
  const travels = programmes.map((programme, index) => ({
    ...programme,
    look: LOOK_OF_PLACE[index] ?? OTHER_LOOK,
    countries: flowCountries(programme.launches),
  }));
  const codes = new Set(travels.flatMap(({ countries }) => countries.map(({ code }) => code)));
  const places = [...codes].flatMap((code): MapPlace[] => {
    const visits = travels.flatMap(({ countries, look, title }) =>
      countries.filter((country) => country.code === code).map((country) => ({ country, look, title })),
    );
    const [first] = visits;
    if (first === undefined) return [];
    return [
      {
        code,
        name: first.country.name,
        look: visits.length === 1 ? first.look : OTHER_LOOK,
        number: null,
        isOrigin: visits.some(({ country }) => country.isOrigin),
        notes: visits.flatMap(({ country, title }) => {
          const notes = country.launches.map(texts.note);
          return visits.length === 1 ? notes : notes.map((note) => ofProgramme(note, title, texts.colon));
        }),
      },
    ];
  });
  const several = places.some(({ look }) => look === OTHER_LOOK);
  return {
    places,
    routes: travels.flatMap(({ countries, look }) => routesOf(countries, () => look)),
    legend: [
      ...travels.map(({ look, title }) => ({ look, label: title })),
      ...(several ? [{ look: OTHER_LOOK, label: texts.several } as const] : []),
    ],
  };
}
