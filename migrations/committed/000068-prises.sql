--! Previous: sha1:4488b99830171b2a38317d7d96838112d2341543
--! Hash: sha1:9bd5c716ce381424bc50b0a79b0564d02885c29d

-- What a collection takes from a capacity as it is recorded stands in its own row; what moves later are rows beside it.

alter table collecte.collecte
  add column prise_campagne_id uuid,
  add column prise_producteur_id uuid,
  add column prise_matiere_code text,
  add column prise_etat_code text,
  add column prise_g bigint,
  add column prise_rang bigint,
  add constraint prise_entiere check (num_nulls(
    prise_campagne_id, prise_producteur_id, prise_matiere_code, prise_etat_code, prise_g,
    prise_rang) in (0, 6)),
  add foreign key (
    organisation_id, prise_campagne_id, prise_producteur_id, prise_matiere_code, prise_etat_code)
    references capacite.solde;
comment on column collecte.collecte.prise_campagne_id is
  'The campaign of the capacity that it took from as it was recorded; null when it took nothing, or in capacite.consommation.';
comment on column collecte.collecte.prise_producteur_id is 'Whose capacity it took from.';
comment on column collecte.collecte.prise_matiere_code is 'The raw material that it took.';
comment on column collecte.collecte.prise_etat_code is 'The quality state that it took for.';
comment on column collecte.collecte.prise_g is 'What it took, in g of raw material.';
comment on column collecte.collecte.prise_rang is
  'Its rank among all that was taken and given back.';
grant usage on sequence capacite.consommation_rang_seq to metier;
