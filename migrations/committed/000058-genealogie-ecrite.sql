--! Previous: sha1:70a600a00bf0dcf0c9a2cc0a4a3807d05131245d
--! Hash: sha1:c99d1d7213f40c8ac98fb426e68abef63d5708c6

-- A genealogy is written as text, its records as JSON members: other types are answered
-- (docs/decisions/0063-genealogie-ecrite.md).
drop function if exists v1.lots_genealogie;
drop function if exists genealogie.lire;
drop function if exists genealogie.decrire;
drop function if exists genealogie.liens;
