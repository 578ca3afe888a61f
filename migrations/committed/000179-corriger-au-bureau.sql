--! Previous: sha1:99050a5292727054f3f686ab87601d1385429d4f
--! Hash: sha1:bfae84d44f565907c3a26b22bc6743225ebfe243

-- Last days of certificates and their lines, numbers of expeditions, and laboratories' results are corrected in place; what
-- they were stands in the correction.
drop trigger if exists ajout_seul on certificat.portee;
drop trigger if exists ajout_seul on lot.resultat_analyse;
comment on table certificat.portee is
  'A line of what a certificate covers: an activity, at a site or all, for a product or all, in a unit or all. Its last day alone is ever corrected.';
comment on table lot.resultat_analyse is
  'What a laboratory found in a sample: a second analysis is a result of its own, an error is corrected.';
grant update (effet_pendant) on certificat.portee to metier;
grant update (conteneur) on expedition.ligne to metier;
grant update (examen, conclusion, mesures, laboratoire, rapport, rendu_le, commentaire) on lot.resultat_analyse to metier;

-- A lot that only results put into quarantine leaves it when these are corrected.
alter table lot.quarantaine_lot
  add column resultat_id uuid,
  add constraint quarantaine_lot_resultat foreign key (organisation_id, resultat_id) references lot.resultat_analyse not valid;
comment on column lot.quarantaine_lot.resultat_id is 'The result that put it there; null of a person, a recall.';
