/// <reference lib="esnext.disposable" />
// Units are in names: distance_m is in metres, radius_km in kilometres, area_km2 in square kilometres, bearing_deg in
// degrees clockwise from north; coordinates are degrees of WGS 84, boxes [west, south, east, north].

{{types}}
export type Answer = Record<string, unknown>;
/** An aborted call rejects with the signal's reason. */
export type CallSettings = { signal?: AbortSignal };

/** What a tool refused: `code` is stable, `suggestion` says what to do. */
export class GeocoderError extends Error {
  readonly code: string;
  readonly recoverable: boolean;
  readonly suggestion: string;
  /** seconds */
  readonly retryAfter?: number;
}

/** The binary, started at the first call and again when it has ended. */
export class Geocoder {
  /** options: as `geocoder --help` has them, for example '--offline'; processes: so many, which calls take in turn. */
  constructor(settings?: { options?: string[]; env?: Record<string, string>; processes?: number });
  call(tool: string, args?: Record<string, unknown>, settings?: CallSettings): Promise<Answer>;
  /** Ends the binary when it has answered. Later calls reject. */
  close(): void;
  [Symbol.dispose](): void;
{{methods}}}

export function call(tool: string, args?: Record<string, unknown>, settings?: CallSettings): Promise<Answer>;
{{functions}}