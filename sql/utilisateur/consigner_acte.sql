-- Writes an act on an assignment, next to the assignment and in the journal.
-- Spec: organisations-et-modules#journal.
create or replace function utilisateur.consigner_acte(
  p_attribution utilisateur.attribution, p_acte text, p_debut timestamptz, p_fin timestamptz,
  p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into utilisateur.attribution_acte
    (organisation_id, attribution_id, rang, acte, debut, fin, raison, auteur_id, le)
  select p_attribution.organisation_id, p_attribution.id, count(*) + 1, p_acte, p_debut, p_fin,
         p_raison, p_auteur_id, p_le
  from utilisateur.attribution_acte e where e.attribution_id = p_attribution.id;
  perform journal.consigner(p_le, 'attribution.' || p_acte, 'attribution', p_attribution.id,
    jsonb_build_object(
      'utilisateur_id', p_attribution.utilisateur_id,
      'ensemble', (select e.code from utilisateur.ensemble e
                   where e.id = p_attribution.ensemble_id),
      'debut', core.horodatage(p_debut), 'fin', core.horodatage(p_fin), 'raison', p_raison));
end
$$;
