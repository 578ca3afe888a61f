--! Previous: sha1:2dc80a340d271957037c0416c0cc69bd43f702ad
--! Hash: sha1:97e410d96d8a758f6eaebbf677b2a1a60b0dd51e

-- Rows that the rules locked are removed at night (tache.ranger), so that they do not grow with what is recorded.
grant delete on core.verrou to taches;
