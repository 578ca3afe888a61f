-- Revises a plot's quality state under a referential from a date on: the period that holds then
-- ends there, later ones are replaced.
-- Spec: POST /v1/conformite/statuts, «revise a compliance status with a reason».
create or replace function conformite.reviser(
  p_parcelle_id uuid, p_referentiel text, p_etat text, p_depuis timestamptz, p_raison text,
  p_auteur_id uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from conformite.statut_parcelle s
  where s.parcelle_id = p_parcelle_id and s.referentiel_code = p_referentiel
    and lower(s.periode) >= p_depuis;
  update conformite.statut_parcelle s set periode = s.periode * tstzrange(null, p_depuis)
  where s.parcelle_id = p_parcelle_id and s.referentiel_code = p_referentiel
    and s.periode @> p_depuis;
  insert into conformite.statut_parcelle
    (organisation_id, parcelle_id, referentiel_code, etat_code, periode, raison, auteur_id)
  values (core.organisation_id(), p_parcelle_id, p_referentiel, p_etat, tstzrange(p_depuis, null),
          p_raison, p_auteur_id);
end
$$;
