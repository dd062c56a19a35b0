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
/** An aborted call rejects with the signal's reason. */
export type CallSettings = { signal?: AbortSignal };

export class GeocoderError extends Error {
  readonly code: string;
  readonly recoverable: boolean;
  readonly suggestion: string;
}

/** The binary, started at the first call and again when it has ended. */
export class Geocoder {
  /** options: as `geocoder --help` has them, for example '--offline'. */
  constructor(settings?: { options?: string[]; env?: Record<string, string> });
  call(tool: string, args?: Options, settings?: CallSettings): Promise<Answer>;
  /** Ends the binary when it has answered. Later calls reject. */
  close(): void;
}

export function call(tool: string, args?: Options, settings?: CallSettings): Promise<Answer>;
export function geocode(query: string, options?: Options, settings?: CallSettings): Promise<PlacesAnswer>;
export function reverseGeocode(lat: number, lon: number, options?: Options, settings?: CallSettings): Promise<Answer>;
export function nearbyPlaces(lat: number, lon: number, options?: Options, settings?: CallSettings): Promise<Answer>;
export function bboxFromPlace(query: string, options?: Options, settings?: CallSettings): Promise<Answer>;
