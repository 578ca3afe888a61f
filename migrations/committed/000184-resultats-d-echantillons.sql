--! Previous: sha1:eeacaec3c4569636980ba3cf4c2a4dff2e7ef382
--! Hash: sha1:9c1b976de019733740d5566c8d3dceffc95ca023

-- A laboratory's result of a member's sample is corrected in place, as a lot's is; what it was stands in the correction.
drop trigger if exists ajout_seul on inspection.resultat;
comment on table inspection.resultat is
  'What a laboratory found in a member''s sample: a second report is a row of its own, an error is corrected.';
grant update (rapport, rendu_le, conclusion, commentaire) on inspection.resultat to metier;
