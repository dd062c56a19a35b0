export type Answer = {
  status: 'ok' | 'needs_user_choice' | 'needs_clarification';
  [field: string]: unknown;
};

export interface Place {
  lat: number;
  lon: number;
  display_name: string;
  /** west, south, east, north */
  bbox?: [number, number, number, number];
  id?: string;
  [field: string]: unknown;
}

export type PlacesAnswer = Answer & { results: Place[] };
export type Options = Record<string, unknown>;

export class GeocoderError extends Error {
  readonly code: string;
  readonly recoverable: boolean;
  readonly suggestion: string;
}

/** One process of the binary. */
export class Geocoder {
  /** options: as `geocoder --help` has them, for example '--offline'. */
  constructor(settings?: { options?: string[]; env?: Record<string, string> });
  call(tool: string, args?: Options): Promise<Answer>;
  close(): void;
}

export function call(tool: string, args?: Options): Promise<Answer>;
export function geocode(query: string, options?: Options): Promise<PlacesAnswer>;
export function reverseGeocode(lat: number, lon: number, options?: Options): Promise<Answer>;
export function nearbyPlaces(lat: number, lon: number, options?: Options): Promise<Answer>;
export function bboxFromPlace(query: string, options?: Options): Promise<Answer>;
